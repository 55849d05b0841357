import KPGGCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The file in which favourites are kept from one run to the next.
///
/// Any number of processes may read and change it at once: a change waits for those before it, and a
/// reader sees the file as it was before a change or after it, whenever a process dies.
struct FavoritesFile: Sendable {
  /// Why the favourites cannot be had or kept.
  enum Failure: Error, Hashable, Sendable {
    /// The reason is the system's.
    case unreadable(path: String, reason: String)
    /// The file is not what this program writes. It stays as it is.
    case corrupt(path: String, VersionedJSON.Flaw)
    case unwritable(path: String, reason: String)
    /// A change would make them so many, more than can be kept.
    case tooMany(Int)
  }

  /// The folder that holds the file; made when something is first kept.
  let folder: String

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
  /// changes nothing, the file is not touched.
  ///
  /// - Returns: What was kept before, and what is now.
  @discardableResult
  func update(
    _ change: (inout Favorites) throws -> Void
  ) throws -> (old: Favorites, new: Favorites) {
    let lock = try lock()
    let old = try read()
    var new = old
    try change(&new)
    guard new.entries.count <= max(old.entries.count, Favorites.limit) else {
      throw Failure.tooMany(new.entries.count)
    }
    if new != old { try save(new) }
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
      case .failed(let reason): throw .unreadable(path: path, reason: reason)
      }
    }
  }

  /// The folder's, as the file is another after every change.
  private func lock() throws(Failure) -> FileLock {
    do {
      try Folder.make(folder, isPrivate: true)
      return try FileLock(waitingFor: folder)
    } catch {
      throw .unwritable(path: folder, reason: error.reason)
    }
  }

  private func save(_ favorites: Favorites) throws(Failure) {
    let data = FavoritesDocument(favorites).data
    do {
      // Whatever could not be read again is never written.
      _ = try FavoritesDocument(decoding: data)
    } catch {
      throw .unwritable(path: path, reason: "\(error)")
    }
    do {
      try AtomicFile.save(data, to: path)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
    removeLeftovers()
  }

  /// What a process that died while it wrote has left: nobody else writes now.
  private func removeLeftovers() {
    for name in Folder.names(in: folder) where name.hasPrefix(AtomicFile.temporaryPrefix) {
      try? Folder.removeFile("\(folder)/\(name)")
    }
  }
}
