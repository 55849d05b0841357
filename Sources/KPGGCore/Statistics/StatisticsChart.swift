/// A distribution, and what it is of: all that a picture of it has to say.
public struct StatisticsChart: Hashable, Sendable {
  /// What is counted by.
  public let topic: ChartTopic
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

/// What the catalogue can be counted by.
public enum ChartTopic: String, TextCodable, CaseIterable {
  /// The years of the groups' debuts.
  case debuts
  /// Myers–Briggs types.
  case mbti
  /// Blood types.
  case blood
  /// Ages on a day; where no day is given, years of birth.
  case ages
  /// Heights in bands of five centimetres.
  case heights
  /// The groups' agencies at their debuts.
  case agencies
  /// Citizenships, of which a person may have several.
  case nationalities

  /// Whether groups are counted; otherwise it is people, each of them once.
  public var isOfGroups: Bool { self == .debuts || self == .agencies }

  /// Whether its values have an order of their own; otherwise the most frequent come first.
  public var isOrdered: Bool {
    switch self {
    case .debuts, .ages, .heights: true
    case .mbti, .blood, .agencies, .nationalities: false
    }
  }
}
