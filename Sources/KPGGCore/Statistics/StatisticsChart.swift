/// A distribution, and what it is of: all that a picture of it has to say.
public struct StatisticsChart: Hashable, Sendable {
  /// What is counted by.
  public let topic: StatisticsTopic
  /// The day on which ages are counted; `nil` for all other topics, and for years of birth.
  public let day: CalendarDate?
  /// The counts.
  public let distribution: Distribution

  /// The same with no more than so many values, the first ones.
  public func limited(to limit: Int) -> StatisticsChart {
    StatisticsChart(topic: topic, day: day, distribution: distribution.limited(to: limit))
  }
}

extension StatisticsChart: JSONRepresentable {
  /// The chart's keys as the README lists them.
  public var json: JSONValue {
    .object([
      "topic": topic.json,
      "by": .string(measure),
      "of": .string(topic.isOfGroups ? "groups" : "people"),
      "counts": JSONValue(distribution.counts),
      "total": .integer(distribution.total),
      "unknown": .integer(distribution.unknown),
      "several": .integer(distribution.several),
      "leftOut": .integer(distribution.leftOut),
      "omitted": .integer(distribution.omitted),
    ])
  }

  /// What a label is.
  private var measure: String {
    switch topic {
    case .debuts: "debutYear"
    case .mbti: "mbti"
    case .blood: "bloodType"
    case .ages: day == nil ? "birthYear" : "age"
    case .heights: "heightCm"
    case .agencies: "agency"
    case .nationalities: "nationality"
    }
  }
}
