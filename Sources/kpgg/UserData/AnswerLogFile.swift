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
    try file.append(records, limit: AnswerLog.byteLimit, tooLong: .tooLong(path: path)) {
      () throws(UserFileError) in
      guard let questionID else { return false }
      return try hasAnswer(to: questionID)
    }
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
