internal import KPGGSystem

/// A tree that is being filled, and goes away with its folder unless it is published.
struct CacheStage: ~Copyable, Sendable {
  /// Where documents are stored.
  let tree: CacheTree
  /// Whether readers see the tree by now.
  var isPublished = false
  private let lock: FileLock

  init(folder: String, lock: consuming FileLock) {
    tree = CacheTree(folder: folder)
    self.lock = lock
  }

  /// The name of the tree's folder.
  var name: String { String(tree.folder.split(separator: "/").last ?? "") }

  deinit { if !isPublished { Folder.remove(tree.folder) } }
}
