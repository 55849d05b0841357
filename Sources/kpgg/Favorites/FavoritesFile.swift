import KPGGCore
import KPGGSystem

/// The file in which favourites are kept from one run to the next.
///
/// Any number of processes may read and change it at once, also by links to it: a change waits for
/// those before it, and a reader sees the file as it was before a change or after it, whenever a
/// process dies.
struct FavoritesFile: Sendable {
  /// Why the favourites cannot be had or kept.
  enum Failure: Error, Hashable, Sendable {
    /// The reason is the system's.
    case unreadable(path: String, reason: String)
    /// The file is not what this program writes. It stays as it is.
    case corrupt(path: String, VersionedJSON.Flaw)
    case unwritable(path: String, reason: String)
    /// Another process was changing the file, or the files beside it, for as long as a change
    /// waits.
    case busy(path: String)
    /// A change would make them so many, more than can be kept.
    case tooMany(Int)
  }

  /// The folder that holds the file, or a link to it; made when something is first kept.
  let folder: String
  /// The maximum time that a change waits for other processes.
  var lockTimeout = Duration.seconds(30)

  private var path: String { "\(folder)/favorites.json" }

  /// What is kept; nothing where there is no file.
  func read() throws(Failure) -> Favorites {
    guard let data = try data() else { return Favorites() }
    do {
      return try FavoritesDocument(decoding: data).favorites
    } catch {
      throw .corrupt(path: path, error)
    }
  }

  /// Changes what is kept, nobody else changing it meanwhile. Where the change throws, and where it
  /// changes nothing, the file is not touched; it may be asked for twice.
  ///
  /// - Returns: What was kept before, and what is now.
  @discardableResult
  func update(
    _ change: (inout Favorites) throws -> Void
  ) throws -> (old: Favorites, new: Favorites) {
    // Nothing is made where nothing is to be kept.
    if !Folder.exists(folder) {
      var first = Favorites()
      try change(&first)
      guard first != Favorites() else { return (first, first) }
    }
    let target = try target()
    let lock = try lock(target.folder)
    let old = try read()
    var new = old
    try change(&new)
    guard new.entries.count <= max(old.entries.count, Favorites.limit) else {
      throw Failure.tooMany(new.entries.count)
    }
    if new != old {
      try save(new, to: target.file)
      removeLeftovers(in: target.folder)
    }
    _ = consume lock
    return (old, new)
  }

  private func data() throws(Failure) -> Data? {
    do {
      return try BoundedFile.read(path, limit: FavoritesDocument.byteLimit)
    } catch {
      switch error {
      case .tooLarge(let limit):
        throw .corrupt(path: path, .invalid(.root, .tooLarge(limit: limit)))
      case .failed(let error): throw .unreadable(path: path, reason: error.reason)
      }
    }
  }

  /// The file itself, wherever a link leads to it from, and its folder.
  private func target() throws(Failure) -> (file: String, folder: String) {
    do {
      try Folder.make(folder, isPrivate: true)
    } catch {
      throw .unwritable(path: folder, reason: error.reason)
    }
    do {
      let file = try AtomicFile.target(of: path)
      return (file, Folder.parentPath(of: file))
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// The folder's, as the file is another after every change.
  private func lock(_ folder: String) throws(Failure) -> FileLock {
    do {
      if let lock = try FileLock(waitingFor: folder, atMost: lockTimeout) { return lock }
    } catch {
      throw .unwritable(path: folder, reason: error.reason)
    }
    throw .busy(path: path)
  }

  private func save(_ favorites: Favorites, to target: String) throws(Failure) {
    let data = FavoritesDocument(favorites).data
    do {
      // Whatever could not be read again is never written.
      _ = try FavoritesDocument(decoding: data)
    } catch {
      throw .unwritable(path: path, reason: "\(error)")
    }
    do {
      try AtomicFile.save(data, to: target, prefix: Self.temporaryPrefix)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// What a process that died while it wrote has left: nobody else writes favourites now.
  private func removeLeftovers(in folder: String) {
    for name in Folder.names(in: folder) where name.hasPrefix(Self.temporaryPrefix) {
      try? Folder.removeFile(folder + name)
    }
  }

  /// The folder that a link leads to may hold what other commands are just writing.
  private static let temporaryPrefix = AtomicFile.temporaryPrefix + "favorites-"
}
