import KPGGCore
import KPGGQuiz
import KPGGSystem

/// The file `quiz.jsonl` with every answer, to which lines are only appended.
///
/// Several processes can read and append at once, also through links. Each writer waits for the one
/// before. If a process dies while it writes, at most its own line is damaged.
struct AnswerLogFile: Sendable {
  /// The folder of the file, or of a link to it. The first answer creates it.
  let folder: String
  /// The maximum time that a writer waits for the lock.
  let lockTimeout: Duration

  var path: String { file.path }

  private var file: LockedFile {
    LockedFile(folder: folder, name: "quiz.jsonl", lockTimeout: lockTimeout)
  }

  /// Reads the answers. A missing file has none. Damaged lines are reported in the log.
  func read() throws(UserFileError) -> AnswerLog {
    let data = try data()
    // The last line may be one that another process is writing.
    guard let last = data.last, last != UInt8(ascii: "\n"),
      let target = try? file.target(), let lock = try? file.lock(target)
    else { return AnswerLog(decoding: data) }
    let log = AnswerLog(decoding: try self.data())
    _ = consume lock
    return log
  }

  /// Appends records under the lock: all of them, or none if an error is thrown.
  ///
  /// - Parameters:
  ///   - records: The records.
  ///   - questionID: Appends nothing if the log has an answer to this question; `nil` to append
  ///     always.
  /// - Throws: An error from locking, reading, or writing the file.
  func append(
    _ records: [AnswerRecord], unlessLogged questionID: String? = nil
  ) throws(UserFileError) {
    var lines = Data()
    for record in records {
      guard let line = record.line else { throw .tooLong(path: path) }
      lines += line
    }
    guard !lines.isEmpty else { return }
    try file.makeFolder()
    let target = try file.target()
    let lock = try file.lock(target)
    if let questionID {
      guard try !hasAnswer(to: questionID) else { return }
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

  /// Whether the log has an answer. A log that cannot be read cannot be written either.
  private func hasAnswer(to questionID: String) throws(UserFileError) -> Bool {
    let data: Data
    do {
      data = try self.data()
    } catch .unreadable(let path, let reason) {
      throw .unwritable(path: path, reason: reason)
    }
    return AnswerLog(decoding: data).answers.contains { $0.questionID == questionID }
  }

  private func data() throws(UserFileError) -> Data {
    let limit = AnswerLog.byteLimit
    return try file.data(limit: limit, orThrow: .tooLarge(path: path, limit: limit)) ?? Data()
  }
}
