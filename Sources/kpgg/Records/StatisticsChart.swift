import KPGGCore

/// The data of a chart: a topic and its frequencies.
struct StatisticsChart: Sendable {
  /// The topic.
  let topic: ChartTopic
  /// The day for ages; `nil` for other topics and for years of birth.
  let day: CalendarDate?
  /// The frequencies.
  private(set) var distribution: Distribution
  /// The names in both languages of values that have them, by their labels.
  var names: [String: BilingualText] = [:]

  /// Returns a copy with only the first values, up to a limit.
  func limited(to limit: Int) -> StatisticsChart {
    var chart = self
    chart.distribution = distribution.limited(to: limit)
    return chart
  }

  /// The name of a value in a language.
  func name(of label: String, in language: Language) -> String {
    topic == .nationalities
      ? language.words.country(label) : names[label]?.text(in: language) ?? label
  }
}

extension StatisticsChart: JSONRepresentable {
  /// The object with the keys that the article *JSON output* lists.
  var json: JSONValue {
    distribution.json(topic: topic.rawValue, by: measure, of: topic.subject.rawValue)
  }

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

extension CatalogStatistics {
  /// The number of people with entries in several groups.
  var peopleInSeveralGroups: Int {
    people.count { person in person.others.contains { $0.groupID != person.main.groupID } }
  }

  /// Returns the number of groups with a status. `nil` counts the groups with an unknown status.
  func groupCount(of status: GroupStatus?) -> Int { groups.count { $0.status == status } }

  /// Counts groups, people, or songs by a topic.
  ///
  /// - Parameters:
  ///   - topic: The value to count.
  ///   - day: The day for ages; `nil` to count years of birth instead.
  /// - Returns: The chart with all values.
  func chart(of topic: ChartTopic, on day: CalendarDate? = nil) -> StatisticsChart {
    StatisticsChart(
      topic: topic, day: topic == .ages ? day : nil, distribution: distribution(of: topic, on: day),
      names: topic == .agencies ? groups.namesByAgency : [:])
  }
}

extension CatalogStatistics: JSONRepresentable {
  /// The object with the keys that the article *JSON output* lists: the totals, and
  /// all charts without a day.
  var json: JSONValue {
    var statuses: JSONMembers = ["unknown": .integer(groupCount(of: nil))]
    for status in GroupStatus.allCases {
      statuses[status.description] = .integer(groupCount(of: status))
    }
    return .object([
      "groupCount": .integer(groups.count),
      "groupsByStatus": .object(statuses),
      "memberCount": .integer(memberCount),
      "personCount": .integer(people.count),
      "songCount": .integer(songs.count),
      "charts": JSONValue(ChartTopic.allCases.map { chart(of: $0) }),
    ])
  }
}
