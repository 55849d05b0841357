import KPGGSystem

/// The documents and pictures of one endpoint on disk.
///
/// Any number of processes can read and write at the same time.
package struct EndpointCache: Sendable {
  // A symbolic link named `tree` leads to the current tree of documents. A sync fills the tree
  // `unfinished`, renames it, and then switches the link; a single missing document is added to the
  // current tree. An interrupted sync leaves `unfinished` to the next one.

  /// The folder for all endpoints, or a folder around it. Links in its path are followed.
  private let root: String
  /// The path of the endpoint's folder below the root. No link in it is followed.
  private let path: String

  var folder: String { "\(root)/\(path)" }

  /// The names in the folder.
  private static let (link, unfinishedTree, pictures) = ("tree", "unfinished", "pictures")

  /// Creates a cache in a folder for all endpoints. The first write creates the folder.
  package init(folder: String, of endpoint: Endpoint) {
    (root, path) = (folder, Self.folderName(of: endpoint.description))
  }

  /// Creates a cache in the folder `endpoints` of kpgg's cache, which must not be a link.
  package init(inCache folder: String, of endpoint: Endpoint) {
    (root, path) = (folder, "endpoints/\(Self.folderName(of: endpoint.description))")
  }

  /// The name of a source's folder: its percent-encoded URL or path. A long name is shortened and
  /// ends in a checksum.
  package static func folderName(of source: String) -> String {
    let name = source.percentEncoded
    // Most file systems limit a name to 255 bytes.
    let isShort = name.utf8.count <= 200
    return isShort ? name : "\(name.prefix(180))-\(Checksum.text(of: Array(name.utf8)))"
  }

  func entry(at path: DocumentPath) -> CacheTree.Entry? {
    read { $0.entry(at: path) }
  }

  func entryMatchingIndex(at path: DocumentPath) -> CacheTree.Entry? {
    read { $0.entryMatchingIndex(at: path) }
  }

  /// Reads from the current tree.
  ///
  /// Another process may replace and remove the tree while `body` reads it. `body` then runs again
  /// on the new tree, so that everything it reads comes from one tree.
  func read<Value>(_ body: (CacheTree) -> Value?) -> Value? {
    guard let folder = try? openFolder() else { return nil }
    var target = Self.currentTree(in: folder)
    while let name = target {
      let value = (try? folder.folder(name)).flatMap { body(CacheTree(folder: $0)) }
      if let value { return value }
      target = Self.currentTree(in: folder)
      guard target != name else { return nil }
    }
    return nil
  }

  private func openFolder() throws(SystemError) -> OpenFolder {
    try OpenFolder(root).folder(path)
  }

  /// Opens the endpoint's folder. First makes it if necessary.
  private func makeFolder() throws(SystemError) -> OpenFolder {
    try Folder.make(root, isPrivate: true)
    return try OpenFolder(root).makeFolder(path, isPrivate: true)
  }

  /// The name of the current tree; `nil` without one. A link of another program can lead anywhere.
  private static func currentTree(in folder: OpenFolder) -> String? {
    folder.target(ofLink: link).flatMap { isTreeName($0) ? $0 : nil }
  }

  private static func isTreeName(_ name: String) -> Bool {
    name.utf8.starts(with: "tree-".utf8)
      && Folder.isRandomSuffix(Substring(name).utf8.dropFirst(5))
  }

  /// Adds a document to the current tree or replaces it there.
  ///
  /// If there is no tree yet and another process holds the folder's lock, it stores nothing:
  /// returning the received document is more urgent than storing it.
  func store(_ entry: CacheTree.Entry, at path: DocumentPath) throws(CacheError) {
    guard try hasTree() else { return }
    try changeTree { (tree) throws(CacheError) in try tree.store(entry, at: path) }
  }

  /// Stores the day on which the endpoint confirmed a document, unless the current tree has another
  /// document by now.
  func confirm(
    _ document: ReceivedDocument, at path: DocumentPath, on day: CalendarDate
  ) throws(CacheError) {
    try changeTree { (tree) throws(CacheError) in try tree.confirm(document, at: path, on: day) }
  }

  /// Changes the current tree. Another process may replace it at this moment: `change` then runs
  /// again on the new tree.
  private func changeTree(
    _ change: (CacheTree) throws(CacheError) -> Void
  ) throws(CacheError) {
    do {
      try change(try openTree())
    } catch {
      try change(try openTree())
    }
  }

  /// Opens the current tree. In an open folder, a write cannot recreate a tree that was just removed.
  private func openTree() throws(CacheError) -> CacheTree {
    try attempt { () throws(SystemError) in
      let folder = try openFolder()
      return CacheTree(folder: try folder.folder(Self.currentTree(in: folder) ?? Self.link))
    }
  }

  /// Makes the first tree if necessary.
  ///
  /// - Returns: `false` if there is no tree, because another process holds the folder's lock.
  private func hasTree() throws(CacheError) -> Bool {
    if let folder = try? openFolder(), Self.currentTree(in: folder) != nil { return true }
    guard let lock = try lockFolderIfFree() else { return false }
    let folder = try attempt { () throws(SystemError) in try openFolder() }
    if Self.currentTree(in: folder) == nil { try switchToEmptyTree(holding: lock) }
    _ = consume lock
    return true
  }

  private func switchToEmptyTree(holding lock: borrowing FileLock) throws(CacheError) {
    try attempt { () throws(SystemError) in
      try linkTree(named: try makeTreeFolder(holding: lock), in: try openFolder())
    }
  }

  private func attempt<Value: ~Copyable>(
    _ body: () throws(SystemError) -> Value
  ) throws(CacheError) -> Value {
    do {
      return try body()
    } catch {
      throw CacheError(path: folder, reason: error.reason)
    }
  }
}

extension EndpointCache {
  /// Prepares a tree for a sync, which no reader sees yet, and removes unused trees.
  ///
  /// Reuses the tree of an interrupted sync. If another sync is filling that tree, or it cannot be
  /// locked, creates a new one.
  func makeStage(holding lock: borrowing FileLock) throws(CacheError) -> CacheStage {
    do {
      let folder = try openFolder()
      removeUnusedTrees(in: folder, holding: lock)
      if let stage = resumableStage(in: folder, holding: lock) { return stage }
      return try makeStage(inTree: try makeTreeFolder(holding: lock), holding: lock)
    } catch {
      throw CacheError(path: folder, reason: error.reason)
    }
  }

  /// Makes the stage's tree the current one, and removes unused trees.
  func publish(
    _ stage: consuming CacheStage, holding lock: consuming FileLock
  ) throws(CacheError) {
    let (staged, name) = (stage.name, newTreeName)
    let folder = try attempt { () throws(SystemError) in
      let folder = try openFolder()
      try folder.move(staged, to: name)
      do throws(SystemError) {
        try linkTree(named: name, in: folder)
      } catch {
        try? folder.move(name, to: staged)
        throw error
      }
      return folder
    }
    removeUnusedTrees(in: folder, holding: lock)
    Self.removeIfUnlocked(Self.unfinishedTree, in: folder)
    stage.isPublished = true
    // Release the tree's lock first. Otherwise the next process that locks the folder finds the
    // tree locked, and keeps it.
    _ = consume stage
    _ = consume lock
  }

  /// Makes a tree the current one. A folder or a file in the link's place is not a tree of kpgg, and is
  /// removed.
  private func linkTree(named name: String, in folder: OpenFolder) throws(SystemError) {
    if folder.kind(of: Self.link) != .link { folder.remove(Self.link) }
    try folder.link(Self.link, to: name)
  }

  /// Removes all documents and pictures, including the documents of an interrupted sync. Trees that
  /// a sync is filling stay.
  ///
  /// The link is switched instead of removed: a writer's path always leads through it.
  func removeAll(holding lock: borrowing FileLock) throws(CacheError) {
    try switchToEmptyTree(holding: lock)
    guard let folder = try? openFolder() else { return }
    removeUnusedTrees(in: folder, holding: lock)
    Self.removeIfUnlocked(Self.unfinishedTree, in: folder)
    folder.remove(Self.pictures)
  }

  /// Makes the endpoint's folder if necessary, and locks it unless another process has locked it.
  ///
  /// Trees are added and removed only under this lock.
  func lockFolderIfFree() throws(CacheError) -> FileLock? {
    try attempt { () throws(SystemError) in
      let folder = try makeFolder()
      do throws(SystemError) {
        return try FileLock(folder)
      } catch .lockIsHeld {
        return nil
      }
    }
  }

  /// Returns the folder's name.
  func makeTreeFolder(holding _: borrowing FileLock) throws(SystemError) -> String {
    let name = newTreeName
    try openFolder().makeFolder(name, isPrivate: true)
    return name
  }

  /// Locks a new tree, so that no other process removes it.
  func makeStage(
    inTree name: String, holding _: borrowing FileLock
  ) throws(SystemError) -> CacheStage {
    try CacheStage.locking(name, in: try openFolder(), isResumable: false)
  }

  /// Locks the unfinished tree, and makes it if necessary.
  ///
  /// - Returns: `nil` if another sync fills it, or if it cannot be made.
  private func resumableStage(
    in folder: OpenFolder, holding _: borrowing FileLock
  ) -> CacheStage? {
    let name = Self.unfinishedTree
    // A link could lead outside the cache.
    if folder.kind(of: name) != .folder { folder.remove(name) }
    guard (try? folder.makeFolder(name, isPrivate: true)) != nil else { return nil }
    return try? CacheStage.locking(name, in: folder, isResumable: true)
  }

  /// A random tree name, which ``isTreeName(_:)`` accepts.
  private var newTreeName: String { "tree-\(Folder.randomSuffix)" }

  /// Removes trees that were replaced or that a crashed process left. Trees that a sync is filling
  /// are locked, and stay. The unfinished tree always stays.
  private func removeUnusedTrees(in folder: OpenFolder, holding _: borrowing FileLock) {
    let current = Self.currentTree(in: folder)
    for name in folder.names() where Self.isTreeName(name) && name != current {
      Self.removeIfUnlocked(name, in: folder)
    }
  }

  private static func removeIfUnlocked(_ name: String, in folder: OpenFolder) {
    let isLocked = (try? folder.folder(name)).map { (try? FileLock($0)) == nil }
    // A crash while switching the link leaves a link with a tree's name.
    if !(isLocked ?? (folder.kind(of: name) == .folder)) { folder.remove(name) }
  }
}

extension EndpointCache {
  func picture(at address: WebAddress) -> Picture? {
    (try? openFolder().read(Self.file(of: address), limit: Picture.byteLimit))
      .flatMap(Picture.init)
  }

  func store(_ picture: Picture, at address: WebAddress) throws(SystemError) {
    let folder = try makeFolder()
    try folder.makeFolder(Self.pictures, isPrivate: true)
    try folder.save(picture.data, to: Self.file(of: address), durable: false)
  }

  /// The address is hashed: no part of it may become a path.
  private static func file(of address: WebAddress) -> String {
    "\(pictures)/\(Checksum.text(of: Array(address.description.utf8)))"
  }
}
