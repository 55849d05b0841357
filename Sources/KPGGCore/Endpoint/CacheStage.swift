import KPGGSystem

/// A tree that a sync fills. No other process fills it at the same time.
struct CacheStage: ~Copyable, Sendable {
  /// The tree to store documents in. It may contain documents of an interrupted sync.
  let tree: CacheTree
  /// Whether the tree stays for the next sync if it is not published.
  private let isResumable: Bool
  /// Whether the tree is the current one.
  var isPublished = false
  let name: String
  private let parent: OpenFolder
  private let lock: FileLock

  private init(
    _ name: String, _ folder: OpenFolder, in parent: OpenFolder, isResumable: Bool,
    lock: consuming FileLock
  ) {
    (self.name, self.parent, self.isResumable) = (name, parent, isResumable)
    tree = CacheTree(folder: folder, isVisible: false)
    self.lock = lock
  }

  /// Locks a tree.
  static func locking(
    _ name: String, in parent: OpenFolder, isResumable: Bool
  ) throws(SystemError) -> CacheStage {
    let folder = try parent.folder(name)
    return CacheStage(
      name, folder, in: parent, isResumable: isResumable, lock: try FileLock(folder))
  }

  deinit { if !isPublished && !isResumable { parent.remove(name) } }
}
