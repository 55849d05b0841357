import KPGGCore
import KPGGPublishing
import KPGGSystem

/// The JSON document of a file in the user's data folder.
protocol UserDocument: Equatable, Sendable, JSONRepresentable {
  /// The file's name without `.json`.
  static var name: String { get }

  /// The maximum size of the document, in bytes.
  static var byteLimit: Int { get }

  /// Creates the document of a missing file.
  init()

  /// Reads a document in any key order.
  init(decoding data: Data) throws(VersionedJSONError)

  /// Throws an error if the document must not replace an older one.
  func checkChange(of old: Self) throws(UserFileError)
}

extension UserDocument {
  func checkChange(of old: Self) {}
}

/// The file `favorites.json`, which several processes can read and change at once.
typealias FavoritesFile = UserFile<Favorites>

extension Favorites: UserDocument {
  static let name = "favorites"

  /// Rejects a change that exceeds the limit, unless the file already had as many favorites.
  func checkChange(of old: Favorites) throws(UserFileError) {
    guard entries.count <= max(old.entries.count, Self.limit) else {
      throw .tooManyFavorites(entries.count)
    }
  }
}

/// A file in the user's data folder, with atomic changes under a lock.
///
/// Several processes can read and change the file at once, also through links. Each change waits
/// for the one before. Readers see the file before or after a change, even if a process dies.
struct UserFile<Document: UserDocument>: Sendable {
  /// The folder of the file, or of a link to it. The first change creates it.
  let folder: String
  /// The maximum time that a change waits for the lock.
  let lockTimeout: Duration

  var path: String { file.path }

  private var file: LockedFile {
    LockedFile(folder: folder, name: "\(Document.name).json", lockTimeout: lockTimeout)
  }

  /// Reads the document. A missing file has an empty one.
  func read() throws(UserFileError) -> Document {
    let limit = Document.byteLimit
    let tooLarge = UserFileError.corrupt(
      path: file.path, .invalid(.root, .syntax(.tooLarge(limit: limit))))
    guard let data = try file.data(limit: limit, orThrow: tooLarge) else { return Document() }
    do {
      return try Document(decoding: data)
    } catch {
      throw .corrupt(path: file.path, error)
    }
  }

  /// Changes the document under the lock.
  ///
  /// A change that throws or has no effect does not touch the file. The closure may be called
  /// twice.
  ///
  /// - Returns: The document before and after the change.
  @discardableResult
  func update(
    _ change: (inout Document) throws -> Void
  ) throws -> (old: Document, new: Document) {
    // A change without effect must not create the folder.
    if !Folder.exists(folder) {
      let first = try Self.changed(Document(), change)
      guard first != Document() else { return (first, first) }
    }
    try file.makeFolder()
    let target = try file.target()
    let lock = try file.lock(target)
    let old = try read()
    let new = try Self.changed(old, change)
    if new != old {
      try save(new, to: target.file)
    } else {
      // The writer that saved this document may have died before it flushed the file's name.
      try? OpenFolder(target.folder).synchronize()
    }
    _ = consume lock
    return (old, new)
  }

  private static func changed(
    _ old: Document, _ change: (inout Document) throws -> Void
  ) throws -> Document {
    var new = old
    try change(&new)
    try new.checkChange(of: old)
    return new
  }

  private func save(_ document: Document, to target: String) throws(UserFileError) {
    let data = Data(document.json.canonicalText.utf8)
    do {
      // A document that kpgg cannot read back must not replace a valid one.
      _ = try Document(decoding: data)
    } catch {
      throw .unsavable(path: file.path, error)
    }
    do {
      try AtomicFile.save(data, to: target)
    } catch {
      throw .unwritable(path: file.path, reason: error.reason)
    }
  }
}
