import KPGGCore

/// The file in an exported tree that lists the tree's other files.
struct ExportManifest: Hashable, Sendable {
  /// The manifest's file name.
  static let fileName = ".kpgg-export"

  /// The maximum number of bytes: enough for the paths of the largest readable catalog.
  static let byteLimit = 64 << 20

  /// The paths of the files, relative to the folder.
  var paths: Set<String>

  init(paths: Set<String>) { self.paths = paths }

  /// Reads the form that `data` has; `nil` for anything else. A path must belong to a
  /// document or a site file, so that a forged manifest cannot point outside the folder.
  init?(_ data: Data) {
    guard let paths = JSONElement(parsing: data, byteLimit: Self.byteLimit)?.texts,
      paths.allSatisfy({ Self.isDocument($0) || SitePath.isSiteFile($0) })
    else { return nil }
    self.paths = Set(paths)
  }

  /// A JSON array of the paths, sorted by their UTF-8 bytes.
  var data: Data {
    let sorted = paths.sorted { $0.precedesInBytes($1) }
    return Data(JSONValue(sorted).canonicalText.utf8)
  }

  private static func isDocument(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, ["group", "main"].contains(parts[0]) else { return false }
    let isEncoded = parts[1].utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "-._~%".utf8.contains(byte)
    }
    // Earlier versions wrote percent-encoded names, which are removed now.
    return PathName.problem(in: String(parts[1])) == nil
      || isEncoded && !parts[1].isEmpty && !parts[1].hasPrefix(".")
  }
}
