package import KPGGCore
import KPGGSystem

/// The statistics of a player's answers: scores, streaks, and what the player knows.
///
/// Questions and daily puzzles count separately.
package struct QuizStatistics: Hashable, Sendable {
  /// The day for the streak and for the questions that are due.
  package let today: CalendarDate
  /// The answers to questions, oldest first.
  package let answers: [LoggedAnswer]
  /// The results of daily puzzles, oldest first. A puzzle counts once, with its first result.
  package let puzzles: [LoggedAnswer]
  /// The streak of daily puzzles.
  package let streak: DailyStreak
  /// The number of questions that were missed and are asked again.
  package let scheduledCount: Int
  /// The number of questions to ask again today.
  package let dueCount: Int

  /// Creates the statistics of a log.
  ///
  /// - Parameters:
  ///   - answers: All answers of the log, oldest first.
  ///   - today: Korea's date.
  package init(_ answers: [LoggedAnswer], today: CalendarDate) {
    self.today = today
    self.answers = answers.filter { !$0.isDaily }
    var seen: Set<String> = []
    puzzles = answers.filter { $0.isDaily && seen.insert($0.questionID).inserted }
    streak = DailyStreak(answers, today: today)
    let schedule = ReviewSchedule(self.answers, today: today)
    scheduledCount = schedule.items.count
    dueCount = schedule.due(on: today).count
  }

  /// Whether there are no answers and no puzzles.
  package var isEmpty: Bool { answers.isEmpty && puzzles.isEmpty }

  /// The number of right answers to questions, including those with a typo.
  package var rightCount: Int { answers.count(where: \.isRight) }

  /// The number of answers that were right except for a typo.
  package var typoCount: Int { answers.count(where: \.hasTypo) }

  /// The points for all questions.
  package var points: Int { answers.reduce(0) { $0 + $1.points } }

  /// The points for a question on average, rounded; `nil` without answers.
  package var averagePoints: Int? {
    answers.isEmpty ? nil : (points + answers.count / 2) / answers.count
  }

  /// The number of days on which questions or daily puzzles were played.
  package var dayCount: Int { Set((answers + puzzles).map(\.date)).count }

  /// The number of daily puzzles that were solved.
  package var solvedCount: Int { puzzles.count(where: \.isRight) }
}

extension QuizStatistics {
  /// Counts answers or daily puzzles by a topic.
  package func distribution(of topic: QuizChartTopic) -> Distribution {
    switch topic {
    case .kinds: counted(answers) { Distribution(ofName: $0.map(\.kind)) }
    case .groups: counted(answers) { Distribution(ofNames: $0.lazy.map(\.groupIDs)) }
    case .days:
      counted(answers) { answers in
        Distribution(ofNumbers: answers.map(\.date.dayNumber)) {
          Self.label($0, $1) { CalendarDate(dayNumber: $0) }
        }
      }
    case .months:
      counted(answers) { answers in
        Distribution(ofNumbers: answers.map(\.date.monthNumber)) {
          Self.label($0, $1) { CalendarDate(monthNumber: $0) }
        }
      }
    case .guesses:
      counted(puzzles.filter(\.isRight)) { solved in
        var distribution = Distribution(ofNumbers: solved.map(\.clues))
        distribution.leftOut = puzzles.count - solved.count
        return distribution
      }
    }
  }

  /// Counts answers, and the right ones among them.
  private func counted(
    _ answers: [LoggedAnswer], _ count: ([LoggedAnswer]) -> Distribution
  ) -> Distribution {
    count(answers).marking(right: count(answers.filter(\.isRight)))
  }

  /// Returns the share of right answers in percent; `nil` without answers.
  ///
  /// It is rounded, but 0% and 100% are used only for none and all.
  package static func percent(_ right: Int, of count: Int) -> Int? {
    switch right {
    case _ where count <= 0: nil
    case 0: 0
    case count: 100
    default: min(max(1, (right * 100 + count / 2) / count), 99)
    }
  }

  /// The label of one date, or of a range without answers: `2026-11-02..2026-11-20`.
  private static func label(_ from: Int, _ to: Int, _ date: (Int) -> CalendarDate?) -> String {
    (from == to ? [from] : [from, to]).compactMap(date).map(\.description).joined(separator: "..")
  }
}

extension QuizStatistics: JSONRepresentable {
  /// The object with the keys that the article *JSON output* lists. Only `date`, `streak`,
  /// and `dueCount` depend on today.
  package var json: JSONValue {
    .object([
      "date": today.json,
      "answerCount": .integer(answers.count),
      "rightCount": .integer(rightCount),
      "typoCount": .integer(typoCount),
      "points": .integer(points),
      "averagePoints": JSONValue(averagePoints),
      "dayCount": .integer(dayCount),
      "daily": .object([
        "playedCount": .integer(puzzles.count), "solvedCount": .integer(solvedCount),
      ]),
      "streak": .object([
        "currentDays": .integer(streak.days), "longestDays": .integer(streak.longest),
      ]),
      "review": .object([
        "questionCount": .integer(scheduledCount), "dueCount": .integer(dueCount),
      ]),
      "charts": .array(QuizChartTopic.allCases.map { $0.json(of: distribution(of: $0)) }),
    ])
  }
}

extension LoggedAnswer {
  /// The IDs of the groups that the question is about. A member counts for the group.
  fileprivate var groupIDs: [String] {
    subjects.map(\.firstPathComponent).filter { !$0.isEmpty }
  }
}

extension CalendarDate {
  /// The number of months since January of the year 0; `nil` for a lone year.
  fileprivate var monthNumber: Int? { month.map { year * 12 + $0 - 1 } }

  /// Creates the month with a ``monthNumber``; `nil` outside the years 1 to 9999.
  fileprivate init?(monthNumber: Int) {
    self.init(year: monthNumber / 12, month: monthNumber % 12 + 1)
  }
}

/// The values that statistics of the quiz can count.
package enum QuizChartTopic: String, TextCodable, CaseIterable {
  /// The kinds of questions.
  case kinds
  /// The groups of the questions. A question may be about several.
  case groups
  /// The days on which questions were answered.
  case days
  /// The months in which questions were answered.
  case months
  /// The numbers of guesses that solved a daily puzzle.
  case guesses

  /// Whether the values have a natural order; otherwise the most frequent come first.
  package var isOrdered: Bool { !showsShare }

  /// Whether the share of right answers matters more than the number of answers.
  package var showsShare: Bool { self == .kinds || self == .groups }

  /// The object of a chart: the keys of a chart of the catalog, and the right answers.
  package func json(of distribution: Distribution) -> JSONValue {
    distribution.json(
      topic: rawValue, by: measure, of: self == .guesses ? "puzzles" : "answers")
  }

  /// The meaning of the labels.
  private var measure: String {
    switch self {
    case .kinds: "kind"
    case .groups: "group"
    case .days: "date"
    case .months: "month"
    case .guesses: "guessCount"
    }
  }
}
