import Foundation
import KPGGCore
import TestSupport
import XCTest

/// Apps that read documents of their own, or of an endpoint that drifted from the wire format.
final class OwnSourceTests: XCTestCase {
  func testACatalogIsReadFromAnAppsOwnStore() async throws {
    let sample = DirectorySource(SampleCatalog.folder)
    var documents: [String: String] = [:]
    for path in [DocumentPath.index, .group("IVE")] {
      documents[path.description] = try sample.document(at: path).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    let archive = FileManager.default.temporaryDirectory
      .appendingPathComponent("kpgg-app-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: archive) }
    try JSONEncoder().encode(documents).write(to: archive)
    let reader = CatalogReader(source: try ArchiveSource(archive: archive))
    let members = try await reader.lineUp(id: "IVE").members
    XCTAssertEqual(members.count, 6)
    do {
      _ = try await reader.lineUp(id: "OHMYGIRL")
      XCTFail("read a document that the store does not have")
    } catch {
      XCTAssertEqual(error, .documentNotFound(location: "group/OHMYGIRL"))
    }
  }

  func testEveryDriftedDocumentIsReadAndItsProblemsAreListed() async throws {
    let (groups, problems) = try await driftedCatalog(DriftedSource())
    XCTAssertEqual(groups.count, 8)
    XCTAssertEqual(Set(groups.map(\.hitSong?.youtubeID?.rawValue)), ["QIN5_tJRiyY"])
    XCTAssertEqual(groups.first { $0.id == "STAYC" }?.koreanName, nil)
    for text in ["미상", "1994/07/28", "94.07.28", "1994-07-28T00:00:00Z", "youtu.be/QIN5_tJRiyY"] {
      XCTAssertEqual(problems.count { $0.contains("'\(text)'") }, 1, text)
    }
    let search = try await CatalogReader(source: DriftedSource()).search()
    XCTAssertEqual(search.hits(for: "최효정", limit: 1).map(\.group.id), ["OHMYGIRL"])
  }

  func testADriftedMemberHasWhatCanBeRead() async throws {
    var problems: [DocumentProblem] = []
    let lineUp = try await CatalogReader(source: DriftedSource()).lineUp(id: "OHMYGIRL") {
      problems.append($0)
    }
    XCTAssertEqual(
      lineUp.members.map { $0.birthDate?.description },
      [
        nil, nil, "1994-07-28", "1994-07-28", "2003-05-01", "1994-07-28", "1994-07-28",
        "1995-01-22", "1995-01-22", "1995-01-22", "1995-01-22",
      ])
    XCTAssertEqual(
      lineUp.members.suffix(4).map(\.isFormer), [false, false, true, true])
    XCTAssertEqual(problems.count, 11)
  }
}

/// The drifted documents, and groups without members.
private struct DriftedSource: CatalogSource {
  private let folder = SampleCatalog.folder.deletingLastPathComponent()
    .appendingPathComponent("wire/good")

  func document(at path: DocumentPath) -> Data? {
    switch path {
    case .index: document(named: "index-of-a-drifted-endpoint.json")
    case .group("OHMYGIRL"): document(named: "group-of-a-drifted-endpoint.json")
    case .group(let id): Data(#"{"groupname": {"\#(id)": []}}"#.utf8)
    default: nil
    }
  }

  private func document(named name: String) -> Data? {
    try? Data(contentsOf: folder.appendingPathComponent(name))
  }
}
