import KPGGCore
import KPGGSystem

/// The changes of an export to its folder, which is open and locked.
struct FolderUpdate {
  private let folder: OpenFolder
  /// The manifest in the folder; `nil` before the first export.
  private let known: ExportManifest?
  private var old: ExportManifest
  private var new = ExportManifest()
  /// The folder with the changed files. Its name is in the manifest before it has a file.
  private var staging: (name: String, folder: OpenFolder)?
  private var paths: [String] = []
  private var changed: [String] = []
  private var checkedFolders: Set<String> = []
  private var stagedFolders: Set<String> = []
  /// The changed files that must survive a power failure.
  private var durable: [String] = []

  /// Reads the manifest of an earlier export, and removes what an interrupted one left.
  ///
  /// - Throws: An error for a folder with files that no export wrote.
  init(_ folder: OpenFolder) throws(ExportError) {
    self.folder = folder
    known = try Self.manifest(of: folder)
    old = known ?? ExportManifest()
    for name in folder.names() where ExportManifest.isStagingName(name) {
      Self.removeStaging(name, in: folder, isListed: name == old.staging)
    }
    guard known != nil || folder.names().isEmpty else { throw .foreignFolder(folder.path) }
    old.staging = nil
    for path in old.files.keys.sorted() { try checkFolders(of: path) }
  }

  private static func manifest(of folder: OpenFolder) throws(ExportError) -> ExportManifest? {
    let data: Data?
    do {
      data = try folder.read(ExportManifest.fileName, limit: ExportManifest.byteLimit)
    } catch {
      throw .foreignFile("\(folder.path)/\(ExportManifest.fileName)")
    }
    guard let data else { return nil }
    guard let manifest = ExportManifest(data) else { throw .foreignFolder(folder.path) }
    return manifest
  }

  /// Writes a file to the staging folder if it differs from the one in the folder.
  ///
  /// - Throws: An error if the file cannot be written, or if a signal waits to end the process.
  mutating func stage(
    _ data: Data, at path: String, isDurable: Bool = true
  ) throws(ExportError) {
    guard !EndingSignals.areWaiting else {
      throw .failed(path: "\(folder.path)/\(path)", reason: SystemError(EINTR).reason)
    }
    paths.append(path)
    new.files[path] = [Checksum.text(of: data)]
    try checkFolders(of: path)
    guard try needsWriting(data, to: path) else { return }
    let staging = try stagingFolder()
    try attempt(path) { () throws(SystemError) in
      if let parent = path.parentFolders.last, stagedFolders.insert(parent).inserted {
        try staging.folder.makeFolder(parent)
      }
      try staging.folder.create(data, at: path)
    }
    changed.append(path)
    if isDurable { durable.append(path) }
  }

  /// Moves the staged files into place, removes the files that are no longer exported, and replaces
  /// the manifest.
  mutating func finish(groupCount: Int) throws(ExportError) -> ExportSummary {
    let removable = old.files.keys.filter { new.files[$0] == nil }
      .sorted { $0.precedesInBytes($1) }
    var kept: [String] = []
    if !changed.isEmpty || known != new {
      let staging = try stagingFolder()
      try attempt(staging.name) { () throws(SystemError) in
        try staging.folder.synchronize(durable, among: changed.count)
      }
      // Without space for all files, the folder stays as it was.
      var both = old
      both.files.merge(new.files) { $0.union($1) }
      both.staging = staging.name
      try save(both, in: staging.name, staging.folder)
      try moveIntoPlace(from: staging.name)
      kept = try remove(removable)
      // The new manifest must not lack files whose removal can still be lost.
      let parents = (durable + removable).compactMap { $0.parentFolders.last }
      for parent in Set(parents) { (try? folder.folder(parent))?.synchronize() }
      try save(new, in: staging.name, staging.folder)
      folder.synchronize()
      Self.removeStaging(staging.name, in: folder, isListed: true)
    }
    let (written, notRemoved) = (Set(changed), Set(kept))
    return ExportSummary(
      groupCount: groupCount, written: changed.sorted { $0.precedesInBytes($1) },
      unchanged: paths.filter { !written.contains($0) }.sorted { $0.precedesInBytes($1) },
      removed: removable.filter { !notRemoved.contains($0) }, kept: kept)
  }

  /// Removes the staged files after an error.
  func cancel() {
    guard let staging else { return }
    Self.removeStaging(staging.name, in: folder, isListed: true)
    // The first export leaves its manifest only if it has moved files.
    let listed = try? Self.manifest(of: folder)
    if known == nil, listed?.files.isEmpty ?? true {
      try? folder.removeFile(ExportManifest.fileName)
    }
  }

  private func attempt<Value>(
    _ path: String, _ body: () throws(SystemError) -> Value
  ) throws(ExportError) -> Value {
    do {
      return try body()
    } catch {
      throw .failed(path: "\(folder.path)/\(path)", reason: error.reason)
    }
  }
}

extension FolderUpdate {
  /// Returns the staging folder. First makes it, and saves its name in the manifest.
  private mutating func stagingFolder() throws(ExportError) -> (name: String, folder: OpenFolder) {
    if let staging { return staging }
    let name = ExportManifest.newStagingName
    let opened = try attempt(name) { () throws(SystemError) in try folder.makeFolder(name) }
    staging = (name, opened)
    var marked = old
    marked.staging = name
    try save(marked, in: name, opened)
    return (name, opened)
  }

  /// Removes the files of an export from a staging folder, and the folder itself if it is empty then.
  ///
  /// If the manifest does not list the folder, an export was interrupted before or after it used the
  /// folder, so that there can be no more than a manifest.
  private static func removeStaging(_ name: String, in folder: OpenFolder, isListed: Bool) {
    guard let staging = try? folder.folder(name) else { return }
    AtomicFile.removeLeftovers(of: ExportManifest.fileName, in: staging)
    func remove(_ path: String, depth: Int) {
      switch staging.kind(of: path) {
      // No export makes folders in three others.
      case .folder where depth < 4:
        for name in (try? staging.folder(path))?.names() ?? [] {
          remove("\(path)/\(name)", depth: depth + 1)
        }
        staging.removeFolderIfEmpty(path)
      case .file:
        let isManifest = path == ExportManifest.fileName
        let isOwn =
          isListed
          ? isManifest || ExportManifest.isExported(path)
            || AtomicFile.isTemporary(path.pathComponents.last ?? "")
          : isManifest && (try? manifest(of: staging)) != nil
        if isOwn { try? staging.removeFile(path) }
      case .folder, .link, .other, nil: break
      }
    }
    for entry in staging.names() { remove(entry, depth: 1) }
    folder.removeFolderIfEmpty(name)
  }

  /// Checks that all folders of a path are folders or missing. A link could lead out of the tree.
  private mutating func checkFolders(of path: String) throws(ExportError) {
    for parent in path.parentFolders where checkedFolders.insert(parent).inserted {
      switch folder.kind(of: parent) {
      case .folder, nil: continue
      case .file, .link, .other: throw .foreignFile("\(folder.path)/\(parent)")
      }
    }
  }

  private func needsWriting(_ data: Data, to path: String) throws(ExportError) -> Bool {
    let isOwn = old.files[path] != nil
    do {
      guard let current = try folder.read(path, limit: max(data.count, 1)) else { return true }
      if isOwn { return current != data }
    } catch {
      // A file cannot replace a folder. The export must know that before it moves files.
      if isOwn, folder.kind(of: path) != .folder { return true }
    }
    throw .foreignFile("\(folder.path)/\(path)")
  }

  private func moveIntoPlace(from staging: String) throws(ExportError) {
    var folders: Set<String> = []
    for path in changed {
      try attempt(path) { () throws(SystemError) in
        if let parent = path.parentFolders.last, folders.insert(parent).inserted {
          try folder.makeFolder(parent)
        }
        try folder.move("\(staging)/\(path)", to: path)
      }
    }
  }

  /// Removes files, and their folders if they are empty.
  ///
  /// - Returns: The files that stay, because they have another content than any export wrote.
  private func remove(_ removable: [String]) throws(ExportError) -> [String] {
    let exported = Dictionary(
      paths.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    var kept: [String] = []
    for path in removable {
      // A case-insensitive file system treats names that differ in case as the same file.
      if let other = exported[path.lowercased()], folder.isSameFile(path, other) { continue }
      guard hasExportedContent(path) else {
        kept.append(path)
        continue
      }
      try attempt(path) { () throws(SystemError) in try folder.removeFile(path) }
      for parent in path.parentFolders.reversed() { folder.removeFolderIfEmpty(parent) }
    }
    return kept
  }

  /// Whether a file of the old manifest is missing or as it was written.
  private func hasExportedContent(_ path: String) -> Bool {
    guard let checksums = old.files[path], folder.kind(of: path) != nil else { return true }
    guard let data = try? folder.read(path, limit: ExportManifest.byteLimit) else { return false }
    return checksums.isEmpty || checksums.contains(Checksum.text(of: data))
  }

  /// Replaces the manifest. Its temporary file is in the staging folder.
  private func save(
    _ manifest: ExportManifest, in name: String, _ staging: OpenFolder
  ) throws(ExportError) {
    try attempt(ExportManifest.fileName) { () throws(SystemError) in
      try staging.save(manifest.data, to: ExportManifest.fileName)
      try folder.move("\(name)/\(ExportManifest.fileName)", to: ExportManifest.fileName)
    }
  }
}
