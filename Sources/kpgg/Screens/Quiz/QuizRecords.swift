import KPGGCore
import KPGGQuiz
import KPGGSystem

/// The records that a running quiz appends to the log of answers.
///
/// An undo names only a question and a day. If the log lacks the answer of this quiz, because it
/// could not be written, the undo would remove an older answer. It is therefore left out.
final class QuizRecords: Sendable {
  private let write: @Sendable (AnswerRecord) throws -> Void
  /// Whether the log has each answer that was not undone, in their order.
  private let areLogged = Mutex<[Bool]>([])

  /// Creates an empty list.
  ///
  /// - Parameter write: Appends a record to the log.
  init(write: @escaping @Sendable (AnswerRecord) throws -> Void) { self.write = write }

  /// Appends an answer, or the undo of the last one.
  func append(_ record: AnswerRecord) throws {
    switch record {
    case .answer:
      areLogged.withLock { $0.append(false) }
      try write(record)
      areLogged.withLock { $0[$0.count - 1] = true }
    case .undo:
      if areLogged.withLock({ $0.popLast() }) == true { try write(record) }
    }
  }
}
