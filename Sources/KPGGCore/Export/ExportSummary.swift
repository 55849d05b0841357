/// What an export did to a folder; files by their paths in it, in the order of their bytes.
public struct ExportSummary: Hashable, Sendable {
  /// The number of groups in the tree.
  public let groupCount: Int
  /// The files that were made or replaced.
  public let written: [String]
  /// The files that already had their bytes, and were left as they were.
  public let unchanged: [String]
  /// The files of an earlier export that the tree has no more.
  public let removed: [String]
}

extension ExportSummary: JSONRepresentable {
  /// `groupCount`, and the paths that were `written`, `unchanged` and `removed`.
  public var json: JSONValue {
    .object([
      "groupCount": .integer(groupCount), "written": JSONValue(written),
      "unchanged": JSONValue(unchanged), "removed": JSONValue(removed),
    ])
  }
}

/// Why a tree was not exported.
public enum ExportError: Error, Hashable, Sendable {
  /// There is something else than a folder.
  case notAFolder(String)
  /// The folder is neither empty nor an exported tree.
  case foreignFolder(String)
  /// A file stands where a document is to go, and no export made it.
  case foreignFile(String)
  /// A file or folder cannot be read or written; the reason is the system's.
  case failed(path: String, reason: String)
}
