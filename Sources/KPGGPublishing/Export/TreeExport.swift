package import KPGGCore
import KPGGSystem

/// An export of documents, and optionally a website, into a folder. Files that no export wrote stay
/// unchanged.
///
/// All files are written to a staging folder and then moved, the index last, so readers always see
/// whole documents. A manifest lists the exported files before they are moved. The next export can
/// therefore clean up after an interrupted one.
package struct TreeExport: Sendable {
  /// Passes each file of a website to `body`, and rethrows its errors.
  package typealias SiteFiles =
    @Sendable (_ body: (SiteFile) throws(ExportError) -> Void) throws(ExportError) -> Void

  private let tree: StaticTree
  private let siteFiles: SiteFiles?
  private let folder: String

  private var manifestPath: String { "\(folder)/\(ExportManifest.fileName)" }
  private var stagingFolder: String { "\(folder)/\(ExportManifest.fileName).new" }

  /// Creates an export without writing anything. Without site files, it exports only the documents.
  package init(_ tree: StaticTree, siteFiles: SiteFiles? = nil, into folder: String) {
    (self.tree, self.siteFiles) = (tree, siteFiles)
    self.folder = folder.withoutFinalSlashes
  }

  /// Writes, replaces, and removes files until the folder matches the export. Unchanged files keep
  /// their times.
  ///
  /// Waits while another export uses the folder.
  package func run() throws(ExportError) -> ExportSummary {
    guard !Folder.exists(folder) else { return try update() }
    do {
      try Folder.make(folder)
    } catch {
      throw error == .notAFolder
        ? .notAFolder(folder) : .failed(path: folder, reason: error.reason)
    }
    do {
      return try update()
    } catch {
      Folder.removeIfEmpty(folder)
      throw error
    }
  }

  private func update() throws(ExportError) -> ExportSummary {
    let lock = try attempt(folder) { () throws(SystemError) in try FileLock(waitingFor: folder) }
    let summary = try updateLocked()
    _ = consume lock
    return summary
  }

  private func updateLocked() throws(ExportError) -> ExportSummary {
    let old = try oldPaths()
    Folder.remove(stagingFolder)
    // On a full disk, the staged files would keep it full.
    defer { Folder.remove(stagingFolder) }
    let (changed, paths) = try stageChangedFiles(old: old)
    let keptPaths = Dictionary(
      paths.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    let removed = old.subtracting(paths).sorted { $0.precedesInBytes($1) }
    if !changed.isEmpty || old != Set(paths) {
      // Without space for all files, the folder stays as it was.
      try save(ExportManifest(paths: old.union(paths)))
      try moveIntoPlace(changed)
      for path in removed {
        // A case-insensitive file system treats names that differ in case as the same file.
        let kept = keptPaths[path.lowercased()].map { "\(folder)/\($0)" }
        if kept.map({ !Folder.isSameFile("\(folder)/\(path)", $0) }) ?? true { try remove(path) }
      }
      try save(ExportManifest(paths: Set(paths)))
    }
    let written = Set(changed)
    return ExportSummary(
      groupCount: tree.groupCount, written: changed.sorted { $0.precedesInBytes($1) },
      unchanged: paths.filter { !written.contains($0) }.sorted { $0.precedesInBytes($1) },
      removed: removed)
  }

  /// Writes the files that differ from those in the folder to the staging folder.
  ///
  /// - Returns: The paths of the changed files and of all files, in the order of moving.
  private func stageChangedFiles(
    old: Set<String>
  ) throws(ExportError) -> (changed: [String], all: [String]) {
    var (changed, all): ([String], [String]) = ([], [])
    var (checked, made): (Set<String>, Set<String>) = ([], [])
    func stage(_ path: String, _ data: Data, durable: Bool = true) throws(ExportError) {
      all.append(path)
      let parent = Self.folders(of: path).last ?? ""
      if checked.insert(parent).inserted { try checkFolders(of: [path]) }
      guard try needsWriting(data, to: path, isOwn: old.contains(path)) else { return }
      if made.insert(parent).inserted { try make("\(stagingFolder)/\(parent)") }
      try save(data, to: "\(stagingFolder)/\(path)", durable: durable)
      changed.append(path)
    }
    let index = DocumentPath.index
    for document in tree.documents where document.path != index {
      try stage(document.path.description, document.data)
    }
    // Waiting for the disk takes several times as long as making the pages, and the next export repairs
    // what a power failure damages.
    try siteFiles? { file throws(ExportError) in
      try stage(file.path, file.data, durable: false)
    }
    for document in tree.documents where document.path == index {
      try stage(index.description, document.data)
    }
    return (changed, all)
  }

  /// Checks that no folder of the paths is a link, which could lead out of the tree.
  private func checkFolders(of paths: some Sequence<String>) throws(ExportError) {
    let hasLink = Set(paths.flatMap(Self.folders)).contains { Folder.isLink("\(folder)/\($0)") }
    if hasLink { throw .foreignFolder(folder) }
  }

  /// The folders of a path, the outermost first: `ko`, `ko/groups`.
  private static func folders(of path: String) -> [String] {
    let parts = path.pathComponents.dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }

  /// Reads the paths of an earlier export.
  private func oldPaths() throws(ExportError) -> Set<String> {
    let data: Data?
    do {
      data = try BoundedFile.read(manifestPath, limit: ExportManifest.byteLimit)
    } catch {
      throw .foreignFolder(folder)
    }
    guard let data else {
      // An export that was interrupted at the very beginning leaves its staging folder.
      let isEmpty = Folder.names(in: folder).allSatisfy { "\(folder)/\($0)" == stagingFolder }
      guard isEmpty else { throw .foreignFolder(folder) }
      return []
    }
    guard let manifest = ExportManifest(data) else { throw .foreignFolder(folder) }
    try checkFolders(of: manifest.paths)
    return manifest.paths
  }

  private func needsWriting(
    _ data: Data, to path: String, isOwn: Bool
  ) throws(ExportError) -> Bool {
    let file = "\(folder)/\(path)"
    do {
      guard let current = try BoundedFile.read(file, limit: max(data.count, 1)) else { return true }
      if isOwn { return current != data }
    } catch {
      if isOwn { return true }
    }
    throw .foreignFile(file)
  }

  private func moveIntoPlace(_ paths: [String]) throws(ExportError) {
    var folders: Set<String> = []
    for path in paths {
      let parent = Self.folders(of: path).last ?? ""
      if folders.insert(parent).inserted { try make("\(folder)/\(parent)") }
      try attempt("\(folder)/\(path)") { () throws(SystemError) in
        try Folder.move("\(stagingFolder)/\(path)", to: "\(folder)/\(path)")
      }
    }
  }

  /// Removes a file, and its folders if they are empty.
  private func remove(_ path: String) throws(ExportError) {
    let file = "\(folder)/\(path)"
    try attempt(file) { () throws(SystemError) in try Folder.removeFile(file) }
    for parent in Self.folders(of: path).reversed() { Folder.removeIfEmpty("\(folder)/\(parent)") }
  }

  /// Replaces the manifest. Its temporary file is in the staging folder, which the next export
  /// removes if this one is interrupted.
  private func save(_ manifest: ExportManifest) throws(ExportError) {
    let staged = "\(stagingFolder)/\(ExportManifest.fileName)"
    try make(stagingFolder)
    try save(manifest.data, to: staged)
    try attempt(manifestPath) { () throws(SystemError) in
      try Folder.move(staged, to: manifestPath)
    }
  }

  private func make(_ path: String) throws(ExportError) {
    try attempt(path) { () throws(SystemError) in try Folder.make(path) }
  }

  private func save(
    _ data: Data, to file: String, durable: Bool = true
  ) throws(ExportError) {
    try attempt(file) { () throws(SystemError) in
      try AtomicFile.save(data, to: file, durable: durable)
    }
  }

  private func attempt<Value: ~Copyable>(
    _ path: String, _ body: () throws(SystemError) -> Value
  ) throws(ExportError) -> Value {
    do {
      return try body()
    } catch {
      throw .failed(path: path, reason: error.reason)
    }
  }
}

/// The changes that an export made to a folder. Files are relative paths in the order of their
/// UTF-8 bytes.
package struct ExportSummary: Hashable, Sendable {
  package let groupCount: Int
  /// The files that were created or replaced.
  package let written: [String]
  /// The files that already had the right bytes.
  package let unchanged: [String]
  /// The files of an earlier export that are no longer exported.
  package let removed: [String]
}

extension ExportSummary: JSONRepresentable {
  /// The object with the key `groupCount` and the paths in `written`, `unchanged`, and `removed`.
  package var json: JSONValue {
    .object([
      "groupCount": .integer(groupCount), "written": JSONValue(written),
      "unchanged": JSONValue(unchanged), "removed": JSONValue(removed),
    ])
  }
}

/// The error of an export.
package enum ExportError: Error, Equatable, Sendable {
  /// The path exists and is not a folder.
  case notAFolder(String)
  /// The folder is neither empty nor an exported tree.
  case foreignFolder(String)
  /// A file that no export wrote is in the way of a document or a page.
  case foreignFile(String)
  /// A file with other content is in the way of a table.
  case otherTable(String)
  /// A file or folder cannot be read or written. The reason is the system's error message.
  case failed(path: String, reason: String)
}

/// The file in an exported tree that lists the tree's other files.
struct ExportManifest: Hashable, Sendable {
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
