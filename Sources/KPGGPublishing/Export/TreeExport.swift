package import KPGGCore
package import KPGGSystem

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
  private let path: String
  /// The folder, if it is open already.
  private let folder: OpenFolder?

  /// Creates an export without writing anything. Without site files, it exports only the documents.
  ///
  /// The path names a folder of the user, which may be a link.
  package init(_ tree: StaticTree, siteFiles: SiteFiles? = nil, into path: String) {
    (self.tree, self.siteFiles, folder) = (tree, siteFiles, nil)
    self.path = path.withoutFinalSlashes
  }

  /// Creates an export into an open folder of kpgg without writing anything. If foreign files are in the way,
  /// such as those of an export whose manifest was removed, the export removes all files first.
  package init(_ tree: StaticTree, siteFiles: SiteFiles? = nil, into folder: OpenFolder) {
    (self.tree, self.siteFiles, self.folder) = (tree, siteFiles, folder)
    path = folder.path
  }

  /// Writes, replaces, and removes files until the folder matches the export. Unchanged files keep
  /// their times.
  ///
  /// Waits while another export uses the folder.
  package func run() throws(ExportError) -> ExportSummary {
    if let folder { return try update(folder, isNew: false) }
    let isNew = !Folder.exists(path)
    let folder: OpenFolder
    do {
      if isNew { try Folder.make(path) }
      folder = try OpenFolder(path)
    } catch {
      throw error == .notAFolder ? .notAFolder(path) : .failed(path: path, reason: error.reason)
    }
    return try update(folder, isNew: isNew)
  }

  /// Whether a folder has all files of its last export, and a path is one of them. A power failure can leave
  /// empty files, which count as missing, and so does a file at the path with another content.
  package static func isComplete(_ folder: OpenFolder, with path: String) -> Bool {
    guard let data = try? folder.read(ExportManifest.fileName, limit: ExportManifest.byteLimit),
      let manifest = ExportManifest(data), manifest.staging == nil,
      let checksums = manifest.files[path],
      let page = try? folder.read(path, limit: ExportManifest.byteLimit),
      checksums.contains(Checksum.text(of: page))
    else { return false }
    return manifest.files.keys.allSatisfy(folder.hasContent)
  }

  private func update(_ folder: OpenFolder, isNew: Bool) throws(ExportError) -> ExportSummary {
    let lock: FileLock
    do {
      lock = try FileLock(waitingFor: folder)
    } catch {
      throw .failed(path: path, reason: error.reason)
    }
    let summary = try EndingSignals.hold { () throws(ExportError) in
      do throws(ExportError) {
        return try update(folder)
      } catch {
        if isNew { Folder.removeIfEmpty(path) }
        throw error
      }
    }
    _ = consume lock
    return summary
  }

  private func update(_ folder: OpenFolder) throws(ExportError) -> ExportSummary {
    do throws(ExportError) {
      return try write(into: folder)
    } catch {
      guard self.folder != nil, error.isAboutForeignFiles else { throw error }
      folder.removeAll()
      return try write(into: folder)
    }
  }

  private func write(into folder: OpenFolder) throws(ExportError) -> ExportSummary {
    var update = try FolderUpdate(folder)
    do throws(ExportError) {
      try stage(&update)
      return try update.finish(groupCount: tree.groupCount)
    } catch {
      // On a full disk, the staged files would keep it full.
      update.cancel()
      throw error
    }
  }

  private func stage(_ update: inout FolderUpdate) throws(ExportError) {
    let index = DocumentPath.index
    for document in tree.documents where document.path != index {
      try update.stage(document.data, at: document.path.description)
    }
    // Flushing each page takes several times as long as making it. Many files are flushed together, and the
    // next export repairs what a power failure damages.
    try siteFiles? { file throws(ExportError) in
      try update.stage(file.data, at: file.path, isDurable: false)
    }
    for document in tree.documents where document.path == index {
      try update.stage(document.data, at: index.description)
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
  /// The removed files of an earlier export, which are no longer exported.
  package let removed: [String]
  /// The files of an earlier export that are no longer exported, but stay because their content has
  /// changed since.
  package let kept: [String]
}

extension ExportSummary: JSONRepresentable {
  /// The object with the key `groupCount` and the paths in `written`, `unchanged`, `removed`, and
  /// `kept`.
  package var json: JSONValue {
    .object([
      "groupCount": .integer(groupCount), "written": JSONValue(written),
      "unchanged": JSONValue(unchanged), "removed": JSONValue(removed), "kept": JSONValue(kept),
    ])
  }
}

/// The error of an export.
package indirect enum ExportError: Error, Equatable, Sendable {
  /// The path exists and is not a folder.
  case notAFolder(String)
  /// The folder to read does not exist.
  case folderNotFound(String)
  /// The folder is neither empty nor an exported tree.
  case foreignFolder(String)
  /// A file that no export wrote is in the way of a document or a page.
  case foreignFile(String)
  /// A file with other content is in the way of a table.
  case otherTable(String)
  /// A file or folder cannot be read or written. The reason is the system's error message.
  case failed(path: String, reason: String)

  /// Whether files that no export wrote are in the way.
  fileprivate var isAboutForeignFiles: Bool {
    switch self {
    case .foreignFolder, .foreignFile: true
    case .notAFolder, .folderNotFound, .otherTable, .failed: false
    }
  }
}
