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

  /// The tree that readers see now.
  var current: CacheTree { CacheTree(folder: link) }

  /// The document of a path, if it is there and whole.
  func entry(at path: DocumentPath) -> CacheTree.Entry? { current.entry(at: path) }

  /// Adds a document to the tree, or replaces it there.
  func store(_ entry: CacheTree.Entry, at path: DocumentPath) throws(CacheError) {
    if !Folder.exists(link) { try makeFirstTree() }
    do {
      try current.store(entry, at: path)
    } catch {
      // The tree may have been replaced just then.
      try current.store(entry, at: path)
    }
  }

  /// A new tree that no reader sees yet.
  func makeStage() throws(CacheError) -> CacheStage {
    try attempt { () throws(FileFailure) in
      let name = "tree-\(Folder.randomSuffix)"
      try Folder.make("\(folder)/\(name)", isPrivate: true)
      return CacheStage(folder: "\(folder)/\(name)", lock: try FileLock("\(folder)/\(name)"))
    }
  }

  /// Puts a new tree in the place of the old one, and removes what no process uses any more.
  func publish(_ stage: consuming CacheStage) throws(CacheError) {
    let name = stage.name
    try attempt { () throws(FileFailure) in
      let lock = try FileLock(waitingFor: "\(folder)/lock")
      try Folder.link(link, to: name)
      removeTrees(except: name)
      _ = consume lock
    }
    stage.isPublished = true
  }

  private var link: String { "\(folder)/tree" }

  private func makeFirstTree() throws(CacheError) {
    try attempt { () throws(FileFailure) in
      try Folder.make(folder, isPrivate: true)
      let lock = try FileLock(waitingFor: "\(folder)/lock")
      if !Folder.exists(link) {
        let name = "tree-\(Folder.randomSuffix)"
        try Folder.make("\(folder)/\(name)", isPrivate: true)
        try Folder.link(link, to: name)
      }
      _ = consume lock
    }
  }

  /// Trees that were replaced, and those that a process died over; one that is still being filled
  /// is locked.
  private func removeTrees(except current: String) {
    for name in Folder.names(in: folder) where name.hasPrefix("tree-") && name != current {
      let path = "\(folder)/\(name)"
      if (try? FileLock(path)) != nil { Folder.remove(path) }
    }
  }

  private func attempt<Value: ~Copyable>(
    _ body: () throws(FileFailure) -> Value
  ) throws(CacheError) -> Value {
    do {
      return try body()
    } catch {
      throw CacheError(path: folder, reason: error.reason)
    }
  }
}
