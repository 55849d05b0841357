import KPGGCore
import KPGGPublishing
import KPGGSystem

/// Why a file in the user's data folder cannot be read or saved.
enum UserFileError: Error, Hashable, Sendable {
  /// The system cannot read the file. The reason is the system's text.
  case unreadable(path: String, reason: String)
  /// The file is not a valid document. It stays unchanged.
  case corrupt(path: String, VersionedJSONError)
  /// The system cannot write the file. The reason is the system's text.
  case unwritable(path: String, reason: String)
  /// The new document would not be valid. The file stays unchanged.
  case unsavable(path: String, VersionedJSONError)
  /// Another process held the lock for the whole waiting time.
  case busy(path: String)
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

  private var path: String { "\(folder)/\(Document.name).json" }

  /// Reads the document. A missing file has an empty one.
  func read() throws(UserFileError) -> Document {
    guard let data = try data() else { return Document() }
    do {
      return try Document(decoding: data)
    } catch {
      throw .corrupt(path: path, error)
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
      var first = Document()
      try change(&first)
      guard first != Document() else { return (first, first) }
    }
    let target = try target()
    let lock = try lock(target.folder)
    let old = try read()
    var new = old
    try change(&new)
    if new != old {
      try save(new, to: target.file)
      removeLeftovers(in: target.folder)
    }
    _ = consume lock
    return (old, new)
  }

  private func data() throws(UserFileError) -> Data? {
    do {
      return try BoundedFile.read(path, limit: Document.byteLimit)
    } catch {
      switch error {
      case .tooLarge(let limit):
        throw .corrupt(path: path, .invalid(.root, .tooLarge(limit: limit)))
      case .failed(let error): throw .unreadable(path: path, reason: error.reason)
      }
    }
  }

  /// Creates the folder, and resolves links to the file's own path and folder.
  private func target() throws(UserFileError) -> (file: String, folder: String) {
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

  /// Locks the folder: every change replaces the file, so the file itself cannot hold a lock.
  private func lock(_ folder: String) throws(UserFileError) -> FileLock {
    do {
      if let lock = try FileLock(waitingFor: folder, atMost: lockTimeout) { return lock }
    } catch {
      throw .unwritable(path: folder, reason: error.reason)
    }
    throw .busy(path: path)
  }

  private func save(_ document: Document, to target: String) throws(UserFileError) {
    let data = document.data
    do {
      // A document that kpgg cannot read back must not replace a valid one.
      _ = try Document(decoding: data)
    } catch {
      throw .unsavable(path: path, error)
    }
    do {
      try AtomicFile.save(data, to: target, prefix: temporaryPrefix)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// Removes temporary files of processes that died. The lock excludes running ones.
  private func removeLeftovers(in folder: String) {
    for name in Folder.names(in: folder) where name.hasPrefix(temporaryPrefix) {
      try? Folder.removeFile(folder + name)
    }
  }

  /// A prefix of its own, since other commands may write temporary files to a linked folder.
  private var temporaryPrefix: String { "\(AtomicFile.temporaryPrefix)\(Document.name)-" }
}
