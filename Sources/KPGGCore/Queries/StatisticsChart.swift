/// The data of a chart: a topic and its frequencies.
public struct StatisticsChart: Hashable, Sendable {
  /// The topic.
  public let topic: ChartTopic
  /// The day for ages; `nil` for other topics and for years of birth.
  public let day: CalendarDate?
  /// The frequencies.
  public let distribution: Distribution

  /// Returns a copy with only the first values, up to a limit.
  package func limited(to limit: Int) -> StatisticsChart {
    StatisticsChart(topic: topic, day: day, distribution: distribution.limited(to: limit))
  }
}

extension StatisticsChart: JSONRepresentable {
  /// The object with the keys that the article *JSON output* lists.
  package var json: JSONValue {
    distribution.json(topic: topic.rawValue, by: measure, of: topic.subject.rawValue)
  }

  /// The meaning of the labels.
  private var measure: String {
    switch topic {
    case .debuts: "debutYear"
    case .mbti: "mbti"
    case .blood: "bloodType"
    case .ages: day == nil ? "birthYear" : "age"
    case .heights: "heightCm"
    case .agencies: "agency"
    case .nationalities: "nationality"
    case .songs: "releaseYear"
    }
  }
}

/// The values that statistics can count.
public enum ChartTopic: String, TextCodable, CaseIterable {
  /// Years of debut.
  case debuts
  /// MBTI types.
  case mbti
  /// Blood types.
  case blood
  /// Ages; or years of birth if no day is given.
  case ages
  /// Heights in bands of five centimeters.
  case heights
  /// The agencies at the time of debut.
  case agencies
  /// Countries of citizenship. A person may have several.
  case nationalities
  /// Years of release.
  case songs

  /// What the topic counts. Each person counts once.
  package var subject: ChartSubject {
    switch self {
    case .debuts, .agencies: .groups
    case .mbti, .blood, .ages, .heights, .nationalities: .people
    case .songs: .songs
    }
  }

  /// Whether the values have a natural order; otherwise the most frequent come first.
  package var isOrdered: Bool {
    switch self {
    case .debuts, .ages, .heights, .songs: true
    case .mbti, .blood, .agencies, .nationalities: false
    }
  }
}

/// What a chart counts.
package enum ChartSubject: String, Sendable {
  /// Groups of the index.
  case groups
  /// People with entries in line-ups.
  case people
  /// Songs of all groups.
  case songs
}
