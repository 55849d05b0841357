/// An answer in the log of the quiz.
///
/// The log outlives the versions of the program. The kind of a question and its subjects are
/// therefore texts, which may name kinds and records that this version does not know.
package struct LoggedAnswer: Hashable, Sendable {
  /// The ID of the question, the same whenever the question is asked again.
  package let questionID: String
  /// The kind of the question: `lineup`, or `daily-group` for a daily puzzle.
  package let kind: String
  /// The IDs of the groups and members that the question is about.
  package let subjects: [String]
  /// Korea's date on which the game began, with month and day.
  package let date: CalendarDate
  package let grade: ReviewGrade
  /// The points for the answer, from 0 to ``maximumPoints``.
  package let points: Int
  /// Whether the answer was right except for a typo.
  package let isSlip: Bool
  /// The number of clues that were shown; for a daily puzzle, the number of guesses.
  package let clues: Int

  /// The maximum number of points, and of clues.
  package static let maximumPoints = 1000

  /// Creates an answer; `nil` if the date is incomplete, or a number is out of range.
  package init?(
    questionID: String, kind: String, subjects: [String], date: CalendarDate, grade: ReviewGrade,
    points: Int, isSlip: Bool = false, clues: Int = 0
  ) {
    let range = 0...Self.maximumPoints
    guard date.isComplete, range.contains(points), range.contains(clues) else { return nil }
    (self.questionID, self.kind, self.subjects) = (questionID, kind, subjects)
    (self.date, self.grade, self.points) = (date, grade, points)
    (self.isSlip, self.clues) = (isSlip, clues)
  }

  /// Whether the answer is the result of a daily puzzle.
  package var isDaily: Bool { kind.hasPrefix("daily-") }
}
