package import KPGGCore

/// The answers of a player, from the lines of a log.
///
/// Damaged lines are reported. The others still count.
package struct AnswerLog: Hashable, Sendable {
  /// A line that is not a record of the known version.
  package struct DamagedLine: Hashable, Sendable {
    /// The number of the line, from 1.
    package let number: Int
    package let problem: AnswerRecord.Problem
  }

  /// The answers that were not undone, oldest first.
  package private(set) var answers: [LoggedAnswer]
  /// The damaged lines, in the order of the file. Nothing removes them from it.
  package private(set) var damagedLines: [DamagedLine]

  /// The maximum size of a file, in bytes. It has room for about 50,000 answers.
  package static let byteLimit = 8 << 20

  /// Creates an empty log.
  package init() { (answers, damagedLines) = ([], []) }

  /// Reads the lines of a file. Empty lines are ignored.
  ///
  /// - Complexity: O(number of bytes).
  package init(decoding data: Data) {
    self.init()
    let lines = Array(data).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      do throws(AnswerRecord.Problem) {
        append(try AnswerRecord(decoding: line))
      } catch {
        damagedLines.append(DamagedLine(number: index + 1, problem: error))
      }
    }
  }

  /// The number of answers, from the last one, that a record can undo.
  private static let undoLimit = 1000

  /// Adds an answer, or removes the one that a record undoes. An answer that is older than the last
  /// 1000 stays.
  package mutating func append(_ record: AnswerRecord) {
    switch record {
    case .answer(let answer): answers.append(answer)
    case .undo(let questionID, let date):
      let index = answers.suffix(Self.undoLimit).lastIndex {
        $0.questionID == questionID && $0.date == date
      }
      if let index { answers.remove(at: index) }
    }
  }
}
