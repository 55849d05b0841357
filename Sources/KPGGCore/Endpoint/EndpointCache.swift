import KPGGSystem

/// The documents and pictures of one endpoint on disk.
///
/// Any number of processes can read and write at the same time.
package struct EndpointCache: Sendable {
  // A symbolic link named `tree` leads to the current tree of documents. A sync fills the tree
  // `unfinished`, renames it, and then switches the link; a single missing document is added to the
  // current tree. An interrupted sync leaves `unfinished` to the next one.

  let folder: String

  private var link: String { "\(folder)/tree" }

  private var unfinishedTree: String { "\(folder)/unfinished" }

  /// Creates a cache in a folder for all endpoints. The first write creates the folder.
  package init(folder: String, of endpoint: Endpoint) {
    self.folder = "\(folder)/\(Self.folderName(of: endpoint.description))"
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
    var target = Folder.target(ofLink: link)
    while let name = target {
      if let value = body(CacheTree(folder: "\(folder)/\(name)")) { return value }
      target = Folder.target(ofLink: link)
      guard target != name else { return nil }
    }
    return nil
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
    // The path goes through the link: a write must not recreate a tree that was just removed.
    let tree = CacheTree(folder: link)
    do {
      try change(tree)
    } catch {
      try change(tree)
    }
  }

  /// Makes the first tree if necessary.
  ///
  /// - Returns: `false` if there is no tree, because another process holds the folder's lock.
  private func hasTree() throws(CacheError) -> Bool {
    if Folder.isLink(link) { return true }
    guard let lock = try lockFolderIfFree() else { return false }
    if !Folder.isLink(link) { try switchToEmptyTree(holding: lock) }
    _ = consume lock
    return true
  }

  private func switchToEmptyTree(holding lock: borrowing FileLock) throws(CacheError) {
    do throws(SystemError) {
      try linkTree(named: try makeTreeFolder(holding: lock))
    } catch {
      throw CacheError(path: folder, reason: error.reason)
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

/// A tree that a sync fills. No other process fills it at the same time.
struct CacheStage: ~Copyable, Sendable {
  /// The tree to store documents in. It may contain documents of an interrupted sync.
  let tree: CacheTree
  /// Whether the tree stays for the next sync if it is not published.
  private let isResumable: Bool
  /// Whether the tree is the current one.
  fileprivate(set) var isPublished = false
  private let lock: FileLock

  fileprivate init(folder: String, isResumable: Bool, lock: consuming FileLock) {
    tree = CacheTree(folder: folder)
    self.isResumable = isResumable
    self.lock = lock
  }

  deinit { if !isPublished && !isResumable { Folder.remove(tree.folder) } }
}

extension EndpointCache {
  /// Prepares a tree for a sync, which no reader sees yet, and removes unused trees.
  ///
  /// Reuses the tree of an interrupted sync. If another sync is filling that tree, or it cannot be
  /// locked, creates a new one.
  func makeStage(holding lock: borrowing FileLock) throws(CacheError) -> CacheStage {
    do {
      removeUnusedTrees(holding: lock)
      if let stage = resumableStage(holding: lock) { return stage }
      return try makeStage(inTree: try makeTreeFolder(holding: lock), holding: lock)
    } catch {
      throw CacheError(path: folder, reason: error.reason)
    }
  }

  /// Makes the stage's tree the current one, and removes unused trees.
  func publish(
    _ stage: consuming CacheStage, holding lock: consuming FileLock
  ) throws(CacheError) {
    let (staged, name) = (stage.tree.folder, newTreeName)
    try attempt { () throws(SystemError) in
      try Folder.move(staged, to: "\(folder)/\(name)")
      do throws(SystemError) {
        try linkTree(named: name)
      } catch {
        try? Folder.move("\(folder)/\(name)", to: staged)
        throw error
      }
    }
    removeUnusedTrees(holding: lock)
    removeIfUnlocked(unfinishedTree)
    stage.isPublished = true
    // Release the tree's lock first. Otherwise the next process that locks the folder finds the
    // tree locked, and keeps it.
    _ = consume stage
    _ = consume lock
  }

  /// Makes a tree the current one. A folder or a file in the link's place is not a tree of kpgg, and is
  /// removed.
  private func linkTree(named name: String) throws(SystemError) {
    if !Folder.isLink(link) { Folder.remove(link) }
    try Folder.link(link, to: name)
  }

  /// Removes all documents and pictures, including the documents of an interrupted sync. Trees that
  /// a sync is filling stay.
  ///
  /// The link is switched instead of removed: a writer's path always leads through it.
  func removeAll(holding lock: borrowing FileLock) throws(CacheError) {
    try switchToEmptyTree(holding: lock)
    removeUnusedTrees(holding: lock)
    removeIfUnlocked(unfinishedTree)
    Folder.remove("\(folder)/pictures")
  }

  /// Makes the endpoint's folder if necessary, and locks it unless another process has locked it.
  ///
  /// Trees are added and removed only under this lock.
  func lockFolderIfFree() throws(CacheError) -> FileLock? {
    try attempt { () throws(SystemError) in
      try Folder.make(folder, isPrivate: true)
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
    try Folder.make("\(folder)/\(name)", isPrivate: true)
    return name
  }

  /// Locks a new tree, so that no other process removes it.
  func makeStage(
    inTree name: String, holding _: borrowing FileLock
  ) throws(SystemError) -> CacheStage {
    let path = "\(folder)/\(name)"
    return CacheStage(folder: path, isResumable: false, lock: try FileLock(path))
  }

  /// Locks the unfinished tree, and makes it if necessary.
  ///
  /// - Returns: `nil` if another sync fills it, or if it cannot be made.
  private func resumableStage(holding _: borrowing FileLock) -> CacheStage? {
    // A link could lead outside the cache.
    if Folder.isLink(unfinishedTree) { Folder.remove(unfinishedTree) }
    guard (try? Folder.make(unfinishedTree, isPrivate: true)) != nil,
      let lock = try? FileLock(unfinishedTree)
    else { return nil }
    return CacheStage(folder: unfinishedTree, isResumable: true, lock: lock)
  }

  /// A random tree name. `removeUnusedTrees` looks for the prefix.
  private var newTreeName: String { "tree-\(Folder.randomSuffix)" }

  /// Removes trees that were replaced or that a crashed process left. Trees that a sync is filling
  /// are locked, and stay. The unfinished tree always stays.
  private func removeUnusedTrees(holding _: borrowing FileLock) {
    let current = Folder.target(ofLink: link)
    for name in Folder.names(in: folder) where name.hasPrefix("tree-") && name != current {
      removeIfUnlocked("\(folder)/\(name)")
    }
  }

  private func removeIfUnlocked(_ tree: String) {
    // A crash while switching the link leaves a link with a tree's name.
    if Folder.isLink(tree) || (try? FileLock(tree)) != nil { Folder.remove(tree) }
  }
}

extension EndpointCache {
  func picture(at address: WebAddress) -> Picture? {
    (try? BoundedFile.read(file(of: address), limit: Picture.byteLimit)).flatMap(Picture.init)
  }

  func store(_ picture: Picture, at address: WebAddress) throws(SystemError) {
    try Folder.make("\(folder)/pictures", isPrivate: true)
    try AtomicFile.save(picture.data, to: file(of: address), durable: false)
  }

  /// The address is hashed: no part of it may become a path.
  private func file(of address: WebAddress) -> String {
    "\(folder)/pictures/\(Checksum.text(of: Array(address.description.utf8)))"
  }
}
