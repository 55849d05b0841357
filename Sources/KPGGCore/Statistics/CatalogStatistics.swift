/// A catalogue in numbers.
public struct CatalogStatistics: Sendable {
  /// Every group.
  public let groups: [GirlGroup]
  /// How many entries the line-ups have together.
  public let memberCount: Int
  /// Every person, whether she has one entry or several.
  public let people: [Appearances]

  /// Puts the entries of one person together.
  ///
  /// - Parameters:
  ///   - catalog: The index.
  ///   - members: The entries of all line-ups.
  public init(_ catalog: Catalog, members: [Member]) {
    groups = catalog.groups
    memberCount = members.count
    people = catalog.appearancesByPerson(of: members)
  }

  /// How many people are in several groups.
  public var peopleInSeveralGroups: Int {
    people.count { person in person.entries.contains { $0.group != person.main.group } }
  }

  /// How many groups have a status; `nil` asks for those of which it is unknown.
  public func groupCount(of status: GroupStatus?) -> Int { groups.count { $0.status == status } }

  /// Counts groups or people by a topic.
  ///
  /// - Parameters:
  ///   - topic: What to count by.
  ///   - day: The day on which ages are counted; without it, it is years of birth.
  /// - Returns: The counts of all values.
  public func chart(of topic: ChartTopic, on day: CalendarDate? = nil) -> StatisticsChart {
    StatisticsChart(
      topic: topic, day: topic == .ages ? day : nil, distribution: distribution(of: topic, on: day))
  }

  private func distribution(of topic: ChartTopic, on day: CalendarDate?) -> Distribution {
    switch topic {
    case .debuts: Distribution(ofNumbers: groups.map { $0.debut?.year })
    case .agencies: Distribution(ofNames: groups.map { [$0.agency].compactMap(\.self) })
    case .mbti: distribution(of: \.mbti)
    case .blood: distribution(of: \.bloodType)
    case .heights:
      Distribution(ofNumbers: people.map { $0.known(\.heightCm).map { Int($0) } }, inBandsOf: 5)
    case .nationalities:
      Distribution(
        ofNames: people.map { person in
          person.known { $0.nationalities.isEmpty ? nil : $0.nationalities } ?? []
        })
    case .ages: ages(on: day)
    }
  }

  /// All types are shown, also one that nobody has.
  private func distribution<Value: TextCodable & CaseIterable>(
    of value: (Member) -> Value?
  ) -> Distribution {
    Distribution(
      ofNames: people.map { person in [person.known(value)?.description].compactMap(\.self) },
      always: Value.allCases.map(\.description))
  }

  /// Leaves out the deceased; on a day in the past, who is not yet born is nobody at all.
  private func ages(on day: CalendarDate?) -> Distribution {
    let born = people.filter { person in
      guard let day, let birth = person.known(\.birth) else { return true }
      return birth <= day
    }
    let births = born.filter { $0.died == nil }.map { $0.known(\.birth) }
    var distribution =
      if let day {
        Distribution(ofNumbers: births.map { $0?.years(until: day) })
      } else {
        Distribution(ofNumbers: births.map { $0?.year })
      }
    distribution.leftOut = born.count - births.count
    return distribution
  }
}

extension CatalogStatistics: JSONRepresentable {
  /// The totals and all charts on no particular day, by the keys that the README lists.
  public var json: JSONValue {
    let statuses = GroupStatus.allCases.map { status in
      (status.description, JSONValue.integer(groupCount(of: status)))
    }
    let unknown = ("unknown", JSONValue.integer(groupCount(of: nil)))
    return .object([
      "groupCount": .integer(groups.count),
      "groupsByStatus": .object(Dictionary(statuses + [unknown]) { first, _ in first }),
      "memberCount": .integer(memberCount),
      "personCount": .integer(people.count),
      "charts": JSONValue(ChartTopic.allCases.map { chart(of: $0) }),
    ])
  }
}
