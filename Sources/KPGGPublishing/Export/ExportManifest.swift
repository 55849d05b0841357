import KPGGCore
import KPGGSystem

/// The file in an exported tree that lists the tree's other files.
struct ExportManifest: Equatable, Sendable {
  static let fileName = ".kpgg-export"

  /// The maximum number of bytes: enough for the files of the largest readable catalog.
  static let byteLimit = 64 << 20

  /// The checksums that each file can have, by its path relative to the folder: the old one and the
  /// new one while an export replaces the file. Files of earlier versions have none.
  var files: [String: Set<String>]

  /// The name of the folder with the files of an export that did not finish.
  var staging: String?

  /// Reads the form that `data` has, or a list of paths, which earlier versions wrote. `nil` for anything
  /// else.
  ///
  /// A path must belong to a document or a site file, so that a forged manifest cannot point outside the
  /// folder.
  init?(_ data: Data) {
    guard let json = JSONElement(parsing: data, byteLimit: Self.byteLimit), json.isQuickToCompare
    else { return nil }
    if let paths = json.texts {
      files = Dictionary(paths.map { ($0, []) }, uniquingKeysWith: { first, _ in first })
    } else {
      guard let members = json["files"]?.members else { return nil }
      files = [:]
      for (path, checksums) in members {
        guard let checksums = checksums.texts else { return nil }
        files[path] = Set(checksums)
      }
      staging = json["staging"]?.text
      guard staging.map(Self.isStagingName) ?? true else { return nil }
    }
    guard files.keys.allSatisfy(Self.isExported) else { return nil }
  }

  init(files: [String: Set<String>] = [:], staging: String? = nil) {
    (self.files, self.staging) = (files, staging)
  }

  /// The manifest as canonical JSON.
  var data: Data {
    let files = JSONMembers(files.mapValues { JSONValue($0.sorted()) })
    return Data(
      JSONValue.object(["files": .object(files), "staging": JSONValue(staging)]).canonicalText.utf8)
  }

  static var newStagingName: String { "\(fileName)-\(Folder.randomSuffix)" }

  /// Whether a name has the form of a staging folder's name.
  static func isStagingName(_ name: String) -> Bool {
    let prefix = "\(fileName)-".utf8
    return name.utf8.starts(with: prefix)
      && Folder.isRandomSuffix(Substring(name).utf8.dropFirst(prefix.count))
  }

  /// Whether an export can write a file with this path.
  static func isExported(_ path: String) -> Bool {
    isDocument(path) || SitePath.isSiteFile(path)
  }

  private static func isDocument(_ path: String) -> Bool {
    let parts = path.pathComponents
    guard parts.count == 2, ["group", "main"].contains(parts[0]) else { return false }
    let isEncoded = parts[1].utf8.allSatisfy { byte in
      byte.isASCIILetterOrDigit || "-._~%".utf8.contains(byte)
    }
    // Earlier versions wrote percent-encoded names, which are removed now.
    return PathName.problem(in: parts[1]) == nil
      || isEncoded && !parts[1].isEmpty && !parts[1].hasPrefix(".")
  }
}
