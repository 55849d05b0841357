/// The statistics of a catalog.
package struct CatalogStatistics: Sendable {
  package let groups: [GirlGroup]
  /// The number of line-up entries.
  package let memberCount: Int
  /// All people. Someone with several entries is listed once.
  package let people: [Person]
  package let songs: [Song]

  /// Creates statistics. Combines the entries of each person.
  package init(_ catalog: FullCatalog) {
    songs = catalog.lineUps.flatMap(\.songs)
    groups = catalog.catalog.groups
    memberCount = catalog.lineUps.reduce(0) { $0 + $1.members.count }
    people = catalog.catalog.people(of: catalog.lineUps)
  }

  /// Creates statistics of the entries and songs of some line-ups, and of all groups, or some of them.
  package init(
    _ catalog: Catalog, groups: [GirlGroup]? = nil, members: [Member], songs: [Song] = []
  ) {
    self.songs = songs
    self.groups = groups ?? catalog.groups
    memberCount = members.count
    people = catalog.people(of: members)
  }

  /// Counts groups, people, or songs by a topic, as `FullCatalog.distribution(of:on:)` does.
  package func distribution(
    of topic: ChartTopic, on day: CalendarDate? = nil
  ) -> Distribution {
    switch topic {
    case .debuts: Distribution(ofNumbers: groups.map { $0.debutDate?.year })
    case .agencies: Distribution(ofNames: groups.map(\.agencies))
    case .mbti: distribution(of: \.mbti)
    case .blood: distribution(of: \.bloodType)
    case .heights:
      Distribution(
        ofNumbers: people.map { $0.firstKnown(\.height).map { Int($0.centimeters) } }, inBandsOf: 5)
    case .nationalities:
      Distribution(
        ofNames: people.map { person in
          person.firstKnown { $0.nationalities.isEmpty ? nil : $0.nationalities } ?? []
        })
    case .ages: ages(on: day)
    case .songs: Distribution(ofNumbers: songs.map { $0.date?.year })
    }
  }

  /// Every type is included, even with a count of 0.
  private func distribution<Value: TextCodable & CaseIterable>(
    of value: (Member) -> Value?
  ) -> Distribution {
    Distribution(
      ofName: people.map { $0.firstKnown(value)?.description },
      always: Value.allCases.map(\.description))
  }

  /// Leaves out people who have died. People born after the day do not count at all.
  private func ages(on day: CalendarDate?) -> Distribution {
    let born = people.filter { person in
      guard let day, let birth = person.firstKnown(\.birthDate) else { return true }
      return birth <= day
    }
    let births = born.filter { $0.deathDate == nil }.map { $0.firstKnown(\.birthDate) }
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

extension FullCatalog {
  /// Counts groups, people, or songs by a topic. Someone in several groups counts once.
  ///
  ///     catalog.distribution(of: .mbti).counts.first?.label  // "ENFP"
  ///
  /// - Parameters:
  ///   - topic: The value to count.
  ///   - day: The day for ages, a complete date; `nil` to count years of birth instead.
  /// - Returns: The counts of all values.
  /// - Complexity: O(*n*), where *n* is the number of line-up entries. Call it once for a screen.
  public func distribution(of topic: ChartTopic, on day: CalendarDate? = nil) -> Distribution {
    CatalogStatistics(self).distribution(of: topic, on: day)
  }
}

/// The values that statistics can count.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
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
  /// The agencies at the time of debut. A group may have several.
  case agencies
  /// Countries of citizenship. A person may have several.
  case nationalities
  /// Years of release.
  case songs

  /// What a chart counts. Each person counts once.
  package enum Subject: String, Sendable {
    case groups, people, songs
  }

  package var subject: Subject {
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
