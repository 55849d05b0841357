internal import KPGGSystem

/// The documents of one endpoint, kept on disk.
///
/// They stand in a tree that is replaced as a whole when all of them are fetched anew, by a link
/// that is made to lead to another; a single document that was missing is added to the tree in
/// place. Any number of processes may read and write at once.
public struct EndpointCache: Sendable {
  /// The folder that holds this endpoint's documents alone.
  let folder: String

  /// Touches nothing until a document is stored.
  ///
  /// - Parameters:
  ///   - folder: The folder of all endpoints' documents, made where it is missing.
  ///   - endpoint: Whose documents these are.
  public init(folder: String, of endpoint: Endpoint) {
    let name = endpoint.description.percentEncoded
    // Most file systems end a name at 255 bytes.
    let isShort = name.utf8.count <= 200
    let shortName = isShort ? name : "\(name.prefix(180))-\(Checksum.text(of: Array(name.utf8)))"
    self.folder = "\(folder)/\(shortName)"
  }

  /// The document of a path, if it is there and whole.
  ///
  /// Both of its files are read out of one tree, whichever tree the link leads to meanwhile;
  /// `betweenFiles` happens after the first of them.
  func entry(at path: DocumentPath, betweenFiles: () -> Void = {}) -> CacheTree.Entry? {
    read { $0.entry(at: path, betweenFiles: betweenFiles) }
  }

  /// The document of a group, if it says what the index says that is in the cache now.
  func entryOfItsIndex(at path: DocumentPath) -> CacheTree.Entry? {
    read { $0.entryOfItsIndex(at: path) }
  }

  /// Adds a document to the tree, or replaces it there.
  func store(_ entry: CacheTree.Entry, at path: DocumentPath) throws(CacheError) {
    if !Folder.exists(link) { try makeFirstTree() }
    // By way of the link, as a tree that is replaced just then must not be made again.
    let tree = CacheTree(folder: link)
    do {
      try tree.store(entry, at: path)
    } catch {
      // The tree may have been replaced just then.
      try tree.store(entry, at: path)
    }
  }

  /// A new tree that no reader sees yet; what no process uses any more is removed.
  ///
  /// `beforeLocking` happens when the tree's folder is there and not yet locked.
  func makeStage(beforeLocking: () -> Void = {}) throws(CacheError) -> CacheStage {
    try attempt { () throws(SystemError) in
      try Folder.make(folder, isPrivate: true)
      let lock = try FileLock(waitingFor: folder)
      removeTrees()
      let path = "\(folder)/tree-\(Folder.randomSuffix)"
      try Folder.make(path, isPrivate: true)
      beforeLocking()
      let stage = CacheStage(folder: path, lock: try FileLock(path))
      _ = consume lock
      return stage
    }
  }

  /// Puts a new tree in the place of the old one, and removes what no process uses any more.
  func publish(_ stage: consuming CacheStage) throws(CacheError) {
    let name = stage.name
    try attempt { () throws(SystemError) in
      let lock = try FileLock(waitingFor: folder)
      try Folder.link(link, to: name)
      removeTrees()
      _ = consume lock
    }
    stage.isPublished = true
  }

  private var link: String { "\(folder)/tree" }

  /// Reads out of the tree that the link leads to; again where it was replaced, and so perhaps
  /// removed, meanwhile.
  private func read<Value>(_ body: (CacheTree) -> Value?) -> Value? {
    var target = Folder.target(ofLink: link)
    while let name = target {
      if let value = body(CacheTree(folder: "\(folder)/\(name)")) { return value }
      target = Folder.target(ofLink: link)
      guard target != name else { return nil }
    }
    return nil
  }

  private func makeFirstTree() throws(CacheError) {
    try attempt { () throws(SystemError) in
      try Folder.make(folder, isPrivate: true)
      let lock = try FileLock(waitingFor: folder)
      if !Folder.exists(link) {
        let name = "tree-\(Folder.randomSuffix)"
        try Folder.make("\(folder)/\(name)", isPrivate: true)
        try Folder.link(link, to: name)
      }
      _ = consume lock
    }
  }

  /// Trees that were replaced, and those that a process died over, one that is still being filled
  /// being locked; the lock on the folder has to be held.
  private func removeTrees() {
    let current = Folder.target(ofLink: link)
    for name in Folder.names(in: folder) where name.hasPrefix("tree-") && name != current {
      let path = "\(folder)/\(name)"
      // A link of that name was to take the place of the one that leads to the tree.
      if Folder.isLink(path) || (try? FileLock(path)) != nil { Folder.remove(path) }
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
