package import KPGGCore

/// The data of a chart of the quiz: how often each value was asked, and how
/// often it was answered correctly.
package struct QuizChart: Hashable, Sendable {
  package let topic: QuizChartTopic
  /// All answers; for guesses, the solved daily puzzles.
  package let distribution: Distribution
  /// The right answers among them, by the same labels.
  private let rightAnswers: Distribution

  /// Creates a chart of answers, with the values that a distribution finds in them.
  init(
    _ topic: QuizChartTopic, of answers: [LoggedAnswer],
    _ distribution: ([LoggedAnswer]) -> Distribution
  ) {
    self.init(
      topic: topic, distribution: distribution(answers),
      rightAnswers: distribution(answers.filter(\.isRight)))
  }

  private init(topic: QuizChartTopic, distribution: Distribution, rightAnswers: Distribution) {
    (self.topic, self.distribution, self.rightAnswers) = (topic, distribution, rightAnswers)
  }

  /// The answers to a value of the topic.
  package struct Row: Hashable, Sendable {
    /// The ID of a kind or group, a date, or a number; `nil` for answers without a value.
    package let label: String?
    package let count: Int
    /// The number of right answers among them.
    package let right: Int
  }

  /// The rows of all values. The row for answers without a value is omitted.
  package var rows: [Row] {
    let right = Dictionary(rightAnswers.counts.map { ($0.label, $0.count) }) { $1 }
    return distribution.counts.map {
      Row(label: $0.label, count: $0.count, right: right[$0.label] ?? 0)
    }
  }

  /// The row for answers without a value; `nil` if there are none.
  package var unknownRow: Row? {
    distribution.unknown > 0
      ? Row(label: nil, count: distribution.unknown, right: rightAnswers.unknown) : nil
  }

  /// The number of right answers, each counted once.
  package var rightCount: Int { rightAnswers.total }

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

  /// Returns a copy with only the first values, up to a limit.
  package func limited(to limit: Int) -> QuizChart {
    QuizChart(
      topic: topic, distribution: distribution.limited(to: limit), rightAnswers: rightAnswers)
  }
}

extension QuizChart: JSONRepresentable {
  /// The object of a ``StatisticsChart``, with the right answers added to each count.
  package var json: JSONValue {
    .object([
      "topic": topic.json,
      "by": .string(measure),
      "of": .string(topic == .guesses ? "puzzles" : "answers"),
      "counts": JSONValue(rows),
      "total": .integer(distribution.total),
      "right": .integer(rightCount),
      "unknown": .integer(distribution.unknown),
      "several": .integer(distribution.several),
      "leftOut": .integer(distribution.leftOut),
      "omitted": .integer(distribution.omitted),
    ])
  }

  /// The meaning of the labels.
  private var measure: String {
    switch topic {
    case .kinds: "kind"
    case .groups: "group"
    case .days: "date"
    case .months: "month"
    case .guesses: "guessCount"
    }
  }
}

extension QuizChart.Row: JSONRepresentable {
  /// An object with `label`, `count`, and `right`.
  package var json: JSONValue {
    .object(["label": JSONValue(label), "count": .integer(count), "right": .integer(right)])
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
}
