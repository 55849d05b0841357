import Foundation
import KPGGCore

// Times kpgg's reader and JSONDecoder on the same documents, within one process.
// Arguments: a folder with an exported tree, and the number of runs.
// Prints names and numbers, separated by tabs. Times are in microseconds.
//
// Both read every document from memory and keep all values. kpgg makes its checked values, and
// JSONDecoder plain structs with every key of the wire format.

/// Documents in memory.
struct LoadedSource: CatalogSource {
  let documents: [DocumentPath: Data]

  init(folder: String) throws {
    var documents: [DocumentPath: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: "\(folder)/group") {
      let path = name == "index.json" ? .index : GroupID(name).map(DocumentPath.group)
      if let path {
        documents[path] = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/group/\(name)"))
      }
    }
    self.documents = documents
  }

  func document(at path: DocumentPath) -> Data? { documents[path] }

}

/// The index.
struct PlainIndex: Decodable {
  let group: [String: [PlainGroup]]
  let sections: [String: PlainSection]?
  let documents: [String: String]?
}

/// The document of a group.
struct PlainGroupDocument: Decodable {
  let groupname: [String: [PlainMember]]
  let info: PlainGroup?
}

struct PlainSection: Decodable {
  let title, from, to: String?
}

struct PlainGroup: Decodable {
  let groupname, grouplogo, groupimage, hitsong: String
  let haspreviousmember: Bool
  let koreanname, englishname, debut, agency, fandom, status, disbanded: String?
  let hitsongtitle, hitsongkoreantitle: String?
  let hitsongyear: Int?
  let aliases, sections: [String]?
  let songs: [PlainSong]?
  let links: [String: String]?
}

struct PlainSong: Decodable {
  let title, koreantitle, date, kind, youtubeid: String?
}

struct PlainMember: Decodable {
  let activityname, name, birth, mbti, bloodtype, mainimage: String
  let ispreviousmember: Bool
  let stagename, romanname, birthplace, died, memberid, instagram: String?
  let height: Double?
  let aliases, nationalities, positions: [String]?
}

/// A value of one of the two plain documents.
enum PlainDocument {
  case index(PlainIndex)
  case group(PlainGroupDocument)
}

/// The median time of several runs. The values of a run are released after its time is taken.
@MainActor
func median(_ runs: Int, _ read: () async throws -> any Collection) async rethrows -> Double {
  var times: [Duration] = []
  for _ in 0..<runs {
    let start = ContinuousClock.now
    let values = try await read()
    times.append(ContinuousClock.now - start)
    precondition(!values.isEmpty)
  }
  times.sort()
  return times[times.count / 2] / .microseconds(1)
}

/// The resident memory of the process without mapped files, in kilobytes. 0 except on Linux.
func residentMemory() -> Int {
  let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
  let line = status?.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
  return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
}

func show(_ name: String, _ number: some Numeric) { print(name, number, separator: "\t") }

let source = try LoadedSource(folder: CommandLine.arguments[1])
let runs = Int(CommandLine.arguments[2]) ?? 1
let reader = CatalogReader(source: source)
show("documents", source.documents.count)
show("bytes", source.documents.values.reduce(0) { $0 + $1.count })

// Memory that reading needs only once is not counted for the documents.
if case .group(let id)? = source.documents.keys.first(where: { $0 != .index }) {
  _ = try await reader.lineUp(id: id)
}
let before = residentMemory()
let lineUps = try await reader.fullCatalog().lineUps
show("memory", residentMemory() - before)
precondition(lineUps.count == source.documents.count - 1)

show("kpgg", try await median(runs) { try await reader.fullCatalog().lineUps })
show("lookup", await median(runs) { lineUps.compactMap { source.document(at: .group($0.id)) } })
let decoder = JSONDecoder()
show(
  "JSONDecoder",
  try await median(runs) {
    try source.documents.map { path, data -> PlainDocument in
      path == .index
        ? .index(try decoder.decode(PlainIndex.self, from: data))
        : .group(try decoder.decode(PlainGroupDocument.self, from: data))
    }
  })
