import KPGGCore
import KPGGQuiz
import KPGGSystem

/// Why a file in the user's data folder cannot be read or saved.
indirect enum UserFileError: Error, Equatable, Sendable {
  /// The system cannot read the file. The reason is the system's text.
  case unreadable(path: String, reason: String)
  /// The file is not a valid document. It stays unchanged.
  case corrupt(path: String, VersionedJSONError)
  /// The log exceeds the limit of bytes. It stays unchanged.
  case tooLarge(path: String, limit: Int)
  /// The system cannot write the file. The reason is the system's text.
  case unwritable(path: String, reason: String)
  /// The new document would not be valid. The file stays unchanged.
  case unsavable(path: String, VersionedJSONError)
  /// An answer is longer than a line of the log can be.
  case tooLong(path: String)
  /// The IDs of a ranking are longer than a line of its file can be.
  case tooLongRank(path: String)
  /// Another process held the lock for the whole waiting time.
  case busy(path: String)
  /// A change would result in this many favorites, which exceeds the limit.
  case tooManyFavorites(Int)
}

extension UserFileError: ReportedError {
  var exitCode: ExitCode {
    switch self {
    case .unreadable: .noInput
    case .corrupt, .tooLarge, .tooManyFavorites: .badData
    case .unwritable, .unsavable, .tooLong, .tooLongRank, .busy: .cannotWrite
    }
  }

  func text(in words: Words) -> ErrorText {
    switch self {
    case .unreadable(let path, let reason): words.error(words.cannotRead("'\(path)'", reason))
    case .corrupt(let path, let error):
      words.error(
        "\(path): \(words.message(for: error))",
        Hint(
          "repair or move the file; kpgg will not overwrite it",
          "kpgg는 파일을 그대로 둡니다. 고치거나 다른 곳으로 옮기세요"))
    case .tooLarge(let path, let limit):
      words.error(
        "\(path): \(words.tooLarge(limit))",
        Hint("move the file; kpgg then starts a new one", "파일을 다른 곳으로 옮기면 새 파일로 시작합니다"))
    case .unwritable(let path, let reason): words.error(words.cannotWrite(path, reason))
    case .unsavable(let path, let error):
      words.error(words.cannotWrite(path, words.message(for: error)))
    case .tooLong(let path):
      words.error(
        words.cannotWrite(
          path,
          words.text(
            "an answer is longer than \(AnswerRecord.byteLimit) bytes",
            "답이 \(AnswerRecord.byteLimit)바이트보다 깁니다")))
    case .tooLongRank(let path):
      words.error(
        words.cannotWrite(
          path,
          words.text(
            "the IDs are longer than \(RankRecord.byteLimit) bytes",
            "ID를 모두 합한 길이가 \(RankRecord.byteLimit)바이트를 넘습니다")))
    case .busy(let path):
      words.error(
        words.cannotWrite(
          path, words.text("another process is using it", "다른 프로세스가 쓰고 있습니다")), .retryLater)
    case .tooManyFavorites(let count):
      words.error(
        "\(count) favorites exceed the limit of \(Favorites.limit)",
        "즐겨찾기 수(\(count)개)가 제한(\(Favorites.limit)개)을 넘습니다")
    }
  }
}

/// A file in the user's data folder, and the lock that its writers wait for.
///
/// The lock is on the folder: some changes replace the file, so the file itself cannot hold a lock.
struct LockedFile: Sendable {
  /// The folder of the file, or of a link to it. The first change creates it.
  let folder: String
  /// The file's name in the folder.
  let name: String
  /// The maximum time that a writer waits for the lock.
  let lockTimeout: Duration

  var path: String { "\(folder)/\(name)" }

  /// The file's own path and folder, without links.
  typealias Target = (file: String, folder: String)

  /// Reads the whole file.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of bytes.
  ///   - error: The error for a larger file.
  /// - Returns: The content; `nil` if the file is missing.
  /// - Throws: The error for a larger file, or one from reading.
  func data(
    limit: Int, orThrow error: UserFileError
  ) throws(UserFileError) -> Data? {
    do {
      return try BoundedFile.read(path, limit: limit)
    } catch let failure {
      switch failure {
      case .tooLarge: throw error
      case .failed(let failure): throw .unreadable(path: path, reason: failure.reason)
      }
    }
  }

  func makeFolder() throws(UserFileError) {
    do {
      try Folder.make(folder, isPrivate: true)
    } catch {
      throw .unwritable(path: folder, reason: error.reason)
    }
  }

  /// Resolves links to the file's own path and folder.
  func target() throws(UserFileError) -> Target {
    do {
      let file = try AtomicFile.target(of: path)
      return (file, Folder.parentPath(of: file))
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// Locks the folder of the file.
  func lock(_ target: Target) throws(UserFileError) -> FileLock {
    do {
      let folder = try OpenFolder(target.folder)
      if let lock = try FileLock(waitingFor: folder, atMost: lockTimeout) { return lock }
    } catch {
      throw .unwritable(path: target.folder, reason: error.reason)
    }
    throw .busy(path: path)
  }
}
