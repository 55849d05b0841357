internal import KPGGSystem

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Writes a tree into a folder, and nothing else of what is there.
///
/// Everything is written beside the documents first and then put in its place, the index last, so
/// that a reader meanwhile sees whole documents. A marker says beforehand which files are the
/// tree's own: whatever an interrupted export leaves, the next one knows and mends.
public struct TreeExport: Sendable {
  private let tree: StaticTree
  private let folder: String

  private var marker: String { "\(folder)/\(ExportMarker.fileName)" }
  private var stage: String { "\(folder)/\(ExportMarker.fileName).new" }

  /// Writes nothing yet.
  public init(_ tree: StaticTree, into folder: String) {
    self.tree = tree
    var folder = folder
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    self.folder = folder
  }

  /// Makes the folder what the tree is; files that stay the same keep their times.
  ///
  /// Waits for another export into the same folder.
  public func run() throws(ExportError) -> ExportSummary {
    if !Folder.exists(folder) {
      do {
        try Folder.make(folder)
      } catch {
        throw error == .notAFolder
          ? .notAFolder(folder) : .failed(path: folder, reason: error.reason)
      }
    }
    let lock = try attempt(folder) { () throws(SystemError) in try FileLock(waitingFor: folder) }
    let old = try oldPaths()
    let documents = tree.documents.map { ($0.path.filePath, $0.data) }
    let paths = Set(documents.map(\.0))
    var changed: [(path: String, data: Data)] = []
    for (path, data) in documents {
      if try needsWriting(data, to: path, isOwn: old.contains(path)) {
        changed.append((path, data))
      }
    }
    // On a file system that takes both for one, another case of a name is no other file.
    let folded = Set(paths.map { $0.lowercased() })
    let removed = old.subtracting(paths).sorted { $0.precedesInBytes($1) }
    if !changed.isEmpty || old != paths {
      try write(changed, known: ExportMarker(paths: old.union(paths)))
      for path in removed where !folded.contains(path.lowercased()) { try remove(path) }
      try save(ExportMarker(paths: paths).data, to: marker)
    }
    Folder.remove(stage)
    _ = consume lock
    let written = Set(changed.map(\.path))
    return ExportSummary(
      groupCount: tree.groupCount, written: changed.map(\.path),
      unchanged: documents.map(\.0).filter { !written.contains($0) }, removed: removed)
  }

  /// The files of an earlier export.
  private func oldPaths() throws(ExportError) -> Set<String> {
    let data: Data?
    do {
      data = try BoundedFile.read(marker, limit: ExportMarker.byteLimit)
    } catch {
      throw .foreignFolder(folder)
    }
    guard let data else {
      // What an export that was interrupted at its very beginning leaves is none of the user's.
      let isEmpty = Folder.names(in: folder).allSatisfy { $0.hasPrefix(AtomicFile.temporaryPrefix) }
      guard isEmpty else { throw .foreignFolder(folder) }
      return []
    }
    guard let marker = ExportMarker(data), ["group", "main"].allSatisfy(isOwnFolder) else {
      throw .foreignFolder(folder)
    }
    return marker.paths
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
    _ documents: [(path: String, data: Data)], known: ExportMarker
  ) throws(ExportError) {
    try save(known.data, to: marker)
    Folder.remove(stage)
    // On a full disk, what was written so far would keep it full.
    defer { Folder.remove(stage) }
    for name in Set(documents.map { $0.path.prefix { $0 != "/" } }) {
      for parent in [stage, folder] {
        try attempt("\(parent)/\(name)") { () throws(SystemError) in
          try Folder.make("\(parent)/\(name)")
        }
      }
    }
    for document in documents { try save(document.data, to: "\(stage)/\(document.path)") }
    let index = DocumentPath.index.filePath
    let ordered = documents.filter { $0.path != index } + documents.filter { $0.path == index }
    for document in ordered {
      try attempt("\(folder)/\(document.path)") { () throws(SystemError) in
        try Folder.move("\(stage)/\(document.path)", to: "\(folder)/\(document.path)")
      }
    }
  }

  private func remove(_ path: String) throws(ExportError) {
    let file = "\(folder)/\(path)"
    try attempt(file) { () throws(SystemError) in try Folder.removeFile(file) }
    if let name = path.split(separator: "/").first { Folder.removeIfEmpty("\(folder)/\(name)") }
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
