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
    AnswerLog(decoding: try file.completeLines(limit: AnswerLog.byteLimit))
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
    try file.append(lines, to: target, limit: AnswerLog.byteLimit)
    _ = consume lock
  }

  /// Whether the log has an answer. A log that cannot be read cannot be written either.
  private func hasAnswer(to questionID: String) throws(UserFileError) -> Bool {
    let data: Data
    do {
      data = try file.lines(limit: AnswerLog.byteLimit)
    } catch .unreadable(let path, let reason) {
      throw .unwritable(path: path, reason: reason)
    }
    return AnswerLog(decoding: data).answers.contains { $0.questionID == questionID }
  }
}
