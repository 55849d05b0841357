public import KPGGCore

/// An answer in the log of the quiz.
///
/// An app stores it, for example as JSON. ``ReviewSchedule`` and ``DailyStreak`` follow from all
/// answers.
///
/// The log outlives the versions of the library. The kind of a question and its subjects are
/// therefore texts, which may name kinds and records that this version does not know.
public struct LoggedAnswer: Hashable, Sendable {
  /// The text of the question's ID, the same whenever the question is asked again; for a daily
  /// puzzle, the kind and the date.
  package let questionID: String
  /// The kind of the question: `lineup`, or `daily-group` for a daily puzzle.
  package let kind: String
  /// The IDs of the groups and members that the question is about.
  package let subjects: [String]
  /// Korea's date on which the game began, with month and day.
  public internal(set) var date: CalendarDate
  /// Whether the player knew the answer.
  package let grade: ReviewGrade
  /// The points for the answer, at most ``maximumPoints``. This version gives 0 to 100.
  package let points: Int
  /// Whether the answer was right except for a typo.
  package let hasTypo: Bool
  /// The number of clues that were shown; for a daily puzzle, the number of guesses.
  package let clues: Int
  /// The difficulty of the question; `nil` for a daily puzzle, a question with its own text, and
  /// answers that earlier versions logged.
  package let level: QuizLevel?

  /// The maximum number of points, and of clues, that a log can have.
  package static let maximumPoints = 1000

  /// Creates an answer; `nil` if the date is incomplete, or a number is out of range.
  package init?(
    questionID: String, kind: String, subjects: [String], date: CalendarDate, grade: ReviewGrade,
    points: Int, hasTypo: Bool = false, clues: Int = 0, level: QuizLevel? = nil
  ) {
    let range = 0...Self.maximumPoints
    guard date.isComplete, range.contains(points), range.contains(clues) else { return nil }
    (self.questionID, self.kind, self.subjects) = (questionID, kind, subjects)
    (self.date, self.grade, self.points) = (date, grade, points)
    (self.hasTypo, self.clues, self.level) = (hasTypo, clues, level)
  }

  /// Creates the answer to a question; `nil` if the date is incomplete, or a number is not between 0
  /// and 1000. ``QuizGame/loggedAnswer(on:)`` creates the answers of a game.
  ///
  /// - Parameters:
  ///   - question: The ID of the question.
  ///   - date: Korea's date, with month and day.
  ///   - isRight: Whether the answer was right.
  ///   - points: The points for the answer.
  ///   - level: The difficulty at which the question was asked, if it is known.
  public init?(
    to question: QuizQuestionID, on date: CalendarDate, isRight: Bool, points: Int = 0,
    level: QuizLevel? = nil
  ) {
    self.init(
      questionID: question.description, kind: question.kind.rawValue, subjects: question.subjects,
      date: date, grade: isRight ? .good : .again, points: points, level: level)
  }

  /// Whether the answer was right (perhaps with a typo), or the daily puzzle was solved.
  public var isRight: Bool { grade == .good }

  /// Whether the answer is the result of a daily puzzle.
  package var isDaily: Bool { kind.hasPrefix("daily-") }
}

extension LoggedAnswer: JSONEncodable, Decodable {
  private enum CodingKeys: CodingKey {
    case answer, clues, date, grade, kind, level, points, subjects, typo
  }

  /// An object with the keys of a line in the log, except the version.
  package var json: JSONValue {
    var members: JSONMembers = [
      "answer": .string(questionID), "clues": .integer(clues), "date": date.json,
      "grade": grade.json, "kind": .string(kind), "points": .integer(points),
      "subjects": JSONValue(subjects), "typo": .boolean(hasTypo),
    ]
    if let level { members["level"] = level.json }
    return .object(members)
  }

  /// Reads an answer. It rejects dates without month and day, and numbers out of range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let answer = LoggedAnswer(
      questionID: try container.decode(String.self, forKey: .answer),
      kind: try container.decode(String.self, forKey: .kind),
      subjects: try container.decode([String].self, forKey: .subjects),
      date: try container.decode(CalendarDate.self, forKey: .date),
      grade: try container.decode(ReviewGrade.self, forKey: .grade),
      points: try container.decode(Int.self, forKey: .points),
      hasTypo: try container.decode(Bool.self, forKey: .typo),
      clues: try container.decode(Int.self, forKey: .clues),
      level: try container.decodeIfPresent(QuizLevel.self, forKey: .level))
    guard let answer else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath,
          debugDescription: "the date is incomplete, or a number is out of range"))
    }
    self = answer
  }
}

/// How well the player knew an answer.
package enum ReviewGrade: String, TextCodable, CaseIterable {
  /// The answer was wrong, or there was none.
  case again
  /// The answer was right.
  case good

  /// The grade's number in FSRS, which has four: 1 *again*, 2 *hard*, 3 *good*, and 4 *easy*.
  var number: Double { self == .again ? 1 : 3 }
}
