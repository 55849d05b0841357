internal import KPGGSystem

/// An export of a tree into a folder. Files that no export wrote stay unchanged.
///
/// All files are written to a staging folder and then moved, the index last, so readers always see
/// whole documents. A manifest lists the tree's files before they are moved. The next export can
/// therefore clean up after an interrupted one.
package struct TreeExport: Sendable {
  private let tree: StaticTree
  private let folder: String

  private var manifestPath: String { "\(folder)/\(ExportManifest.fileName)" }
  private var stagingFolder: String { "\(folder)/\(ExportManifest.fileName).new" }

  /// Creates an export without writing anything.
  package init(_ tree: StaticTree, into folder: String) {
    self.tree = tree
    var folder = folder
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    self.folder = folder
  }

  /// Writes, replaces, and removes files until the folder matches the tree. Unchanged files keep
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
    let old = try oldPaths()
    let documents = tree.documents.map { ($0.path.description, $0.data) }
    let paths = Set(documents.map(\.0))
    var changed: [(path: String, data: Data)] = []
    for (path, data) in documents {
      if try needsWriting(data, to: path, isOwn: old.contains(path)) {
        changed.append((path, data))
      }
    }
    // A case-insensitive file system treats these names as the same file.
    let folded = Set(paths.map { $0.lowercased() })
    let removed = old.subtracting(paths).sorted { $0.precedesInBytes($1) }
    if !changed.isEmpty || old != paths {
      try write(changed, known: ExportManifest(paths: old.union(paths)))
      for path in removed where !folded.contains(path.lowercased()) { try remove(path) }
      try save(ExportManifest(paths: paths).data, to: manifestPath)
    }
    Folder.remove(stagingFolder)
    _ = consume lock
    let written = Set(changed.map(\.path))
    return ExportSummary(
      groupCount: tree.groupCount, written: changed.map(\.path),
      unchanged: documents.map(\.0).filter { !written.contains($0) }, removed: removed)
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
      // An export that was interrupted at the very beginning leaves such files.
      let isEmpty = Folder.names(in: folder).allSatisfy { $0.hasPrefix(AtomicFile.temporaryPrefix) }
      guard isEmpty else { throw .foreignFolder(folder) }
      return []
    }
    guard let manifest = ExportManifest(data), ["group", "main"].allSatisfy(isOwnFolder) else {
      throw .foreignFolder(folder)
    }
    return manifest.paths
  }

  /// A link could lead out of the tree.
  private func isOwnFolder(_ name: String) -> Bool {
    !Folder.isLink("\(folder)/\(name)")
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

  private func write(
    _ documents: [(path: String, data: Data)], known: ExportManifest
  ) throws(ExportError) {
    Folder.remove(stagingFolder)
    // On a full disk, the staged files would keep it full.
    defer { Folder.remove(stagingFolder) }
    let names = Set(documents.map { $0.path.prefix { $0 != "/" } })
    for name in names { try make("\(stagingFolder)/\(name)") }
    for document in documents { try save(document.data, to: "\(stagingFolder)/\(document.path)") }
    // Without space for all files, the folder stays as it was.
    try save(known.data, to: manifestPath)
    for name in names { try make("\(folder)/\(name)") }
    let index = DocumentPath.index.description
    let ordered = documents.filter { $0.path != index } + documents.filter { $0.path == index }
    for document in ordered {
      try attempt("\(folder)/\(document.path)") { () throws(SystemError) in
        try Folder.move("\(stagingFolder)/\(document.path)", to: "\(folder)/\(document.path)")
      }
    }
  }

  private func remove(_ path: String) throws(ExportError) {
    let file = "\(folder)/\(path)"
    try attempt(file) { () throws(SystemError) in try Folder.removeFile(file) }
    if let name = path.split(separator: "/").first { Folder.removeIfEmpty("\(folder)/\(name)") }
  }

  private func make(_ path: String) throws(ExportError) {
    try attempt(path) { () throws(SystemError) in try Folder.make(path) }
  }

  private func save(_ data: Data, to file: String) throws(ExportError) {
    try attempt(file) { () throws(SystemError) in try AtomicFile.save(data, to: file) }
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
  /// The number of groups in the tree.
  package let groupCount: Int
  /// The files that were created or replaced.
  package let written: [String]
  /// The files that already had the right bytes.
  package let unchanged: [String]
  /// The files of an earlier export that are no longer part of the tree.
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
package enum ExportError: Error, Hashable, Sendable {
  /// The path exists and is not a folder.
  case notAFolder(String)
  /// The folder is neither empty nor an exported tree.
  case foreignFolder(String)
  /// A document's path is occupied by a file that no export wrote.
  case foreignFile(String)
  /// A file or folder cannot be read or written. The reason is the system's error message.
  case failed(path: String, reason: String)
}
