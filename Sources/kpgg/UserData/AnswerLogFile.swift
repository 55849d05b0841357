import KPGGCore
import KPGGQuiz
import KPGGSystem

/// Why the answers of the quiz cannot be read or saved.
enum AnswerLogError: Error, Hashable, Sendable {
  /// The system cannot read the file. The reason is the system's text.
  case unreadable(path: String, reason: String)
  /// The file exceeds the limit of bytes. It stays unchanged.
  case tooLarge(path: String, limit: Int)
  /// The system cannot write the file. The reason is the system's text.
  case unwritable(path: String, reason: String)
  /// An answer is longer than a line of the file can be.
  case tooLong(path: String)
  /// Another process held the lock for the whole waiting time.
  case busy(path: String)
}

/// The file `quiz.jsonl` with every answer, to which lines are only appended.
///
/// Several processes can read and append at once, also through links. Each writer waits for the one
/// before. If a process dies while it writes, at most its own line is damaged.
struct AnswerLogFile: Sendable {
  /// The folder of the file, or of a link to it. The first answer creates it.
  let folder: String
  /// The maximum time that a writer waits for the lock.
  let lockTimeout: Duration

  /// The path of the file.
  var path: String { "\(folder)/quiz.jsonl" }

  /// Reads the answers. A missing file has none. Damaged lines are reported in the log.
  func read() throws(AnswerLogError) -> AnswerLog {
    let data = try data()
    // The last line may be one that another process is writing.
    guard let last = data.last, last != UInt8(ascii: "\n"),
      let target = try? target(), let lock = try? lock(target.folder)
    else { return AnswerLog(decoding: data) }
    let log = AnswerLog(decoding: try self.data())
    _ = consume lock
    return log
  }

  /// Appends records under the lock: all of them, or none if an error is thrown.
  ///
  /// - Parameters:
  ///   - records: The records.
  ///   - questionID: The question whose earlier answer in the log makes the records unnecessary;
  ///     `nil` to append them in any case.
  /// - Throws: An error from locking, reading, or writing the file.
  func append(
    _ records: [AnswerRecord], unlessLogged questionID: String? = nil
  ) throws(AnswerLogError) {
    var lines = Data()
    for record in records {
      guard let line = record.line else { throw .tooLong(path: path) }
      lines += line
    }
    guard !lines.isEmpty else { return }
    do {
      try Folder.make(folder, isPrivate: true)
    } catch {
      throw .unwritable(path: folder, reason: error.reason)
    }
    let target = try target()
    let lock = try lock(target.folder)
    if let questionID {
      let isLogged = AnswerLog(decoding: try data()).answers.contains {
        $0.questionID == questionID
      }
      guard !isLogged else { return }
    }
    do {
      try LineFile.append(lines, to: target.file, limit: AnswerLog.byteLimit)
    } catch {
      switch error {
      case .tooLarge(let limit): throw .tooLarge(path: path, limit: limit)
      case .failed(let error): throw .unwritable(path: path, reason: error.reason)
      }
    }
    _ = consume lock
  }

  private func data() throws(AnswerLogError) -> Data {
    do {
      return try BoundedFile.read(path, limit: AnswerLog.byteLimit) ?? Data()
    } catch {
      switch error {
      case .tooLarge(let limit): throw .tooLarge(path: path, limit: limit)
      case .failed(let error): throw .unreadable(path: path, reason: error.reason)
      }
    }
  }

  /// Resolves links to the file's own path and folder.
  private func target() throws(AnswerLogError) -> (file: String, folder: String) {
    do {
      let file = try AtomicFile.target(of: path)
      return (file, Folder.parentPath(of: file))
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  /// Locks the folder, as changes of the favorites do.
  private func lock(_ folder: String) throws(AnswerLogError) -> FileLock {
    do {
      if let lock = try FileLock(waitingFor: folder, atMost: lockTimeout) { return lock }
    } catch {
      throw .unwritable(path: folder, reason: error.reason)
    }
    throw .busy(path: path)
  }
}
