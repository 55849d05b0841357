public import KPGGCore

/// A group or person that can be guessed in a daily puzzle.
public struct DailyCandidate: Hashable, Sendable, Identifiable {
  /// A known value of an attribute.
  package struct Value: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
      /// A year or a number.
      case number(Double)
      /// One or more values. Two candidates can share some of them.
      case list([String])
    }

    /// The content that is compared with a guess.
    package let content: Content
    /// The value as it is shown: `2015`, `163 cm`.
    package let text: BilingualText
  }

  package let kind: DailyPuzzle.Kind
  /// The IDs of the group or of all entries of the person, the main entry first.
  package let ids: [RecordID]
  /// The name of the group, or the stage name of the person, in both languages.
  public let name: BilingualText
  /// The known values, keyed by their attributes.
  private let values: [GuessAttribute: Value]
  let hasDied: Bool
  private let shownNames: [String]
  private let furtherNames: [String]

  /// Creates a candidate of a group with its line-up entries.
  ///
  /// Counts the current members; all entries if there are no current members.
  package init(_ group: GirlGroup, members: [Member], in catalog: Catalog) {
    kind = .group
    ids = [.group(group.id)]
    name = group.displayName
    let current = members.filter(\.isCurrent)
    let values: [GuessAttribute: Value?] = [
      .debutYear: group.debutDate.map { Value($0.year) },
      .agency: group.agency.flatMap { Value(Self.agencies(in: $0), BilingualText($0)) },
      .memberCount: members.isEmpty ? nil : Value((current.isEmpty ? members : current).count),
      .status: group.status.flatMap { Value([$0.rawValue], $0.name) },
      .section: group.sectionKey.flatMap { Value([$0.rawValue], catalog.name(ofSection: $0)) },
      .initials: group.koreanName.flatMap { Value(Self.initials(of: $0)) },
    ]
    self.values = values.compactMapValues(\.self)
    hasDied = false
    (shownNames, furtherNames) = (group.mainNames, group.otherNames)
  }

  /// Creates a candidate of a person. Someone in several groups is one candidate.
  package init(_ person: Person, in catalog: Catalog) {
    kind = .member
    ids = person.entries.map { .member($0.id) }
    name = person.main.knownName ?? BilingualText(person.main.name)
    let countries = person.firstKnown { $0.nationalities.isEmpty ? nil : $0.nationalities.sorted() }
    let groupIDs = person.entries.map(\.groupID)
    let values: [GuessAttribute: Value?] = [
      .group: Value(
        Set(groupIDs.map(\.description)).sorted(),
        groupIDs.map { catalog[$0]?.displayName ?? BilingualText($0.description) }.list),
      .birthYear: person.firstKnown(\.birthDate).map { Value($0.year) },
      .mbti: person.firstKnown(\.mbti).flatMap { Value($0.rawValue.map(String.init)) },
      .bloodType: person.firstKnown(\.bloodType).flatMap { Value([$0.rawValue]) },
      .height: person.firstKnown(\.height).map {
        Value(content: .number($0.centimeters), text: BilingualText($0.text))
      },
      .country: countries.flatMap { Value($0, BilingualText(countries: $0)) },
    ]
    self.values = values.compactMapValues(\.self)
    hasDied = person.deathDate != nil
    shownNames = person.entries.flatMap(\.mainNames)
    furtherNames = person.entries.flatMap(\.otherNames)
  }

  /// The ID of the group or of the person's main entry.
  public var id: RecordID { ids[0] }

  /// The value of an attribute; `nil` if it is unknown, or if the attribute belongs to the other
  /// kind of candidate.
  package subscript(attribute: GuessAttribute) -> Value? { values[attribute] }

  /// The agencies of a text such as `Starship Entertainment / Yuehua Entertainment` or
  /// `JYP Entertainment (AQ Entertainment)`.
  private static func agencies(in text: String) -> [String] {
    text.lowercased().split { "/()".contains($0) }
      .map { $0.split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty }.sorted()
  }

  /// The initial consonants of a Korean name: ㅇ, ㅁ, ㅇ, ㄱ of 오마이걸.
  private static func initials(of name: String) -> [String] {
    var initials: [String] = []
    TextNormalizer.forEachScalar(in: name) { scalar, _ in
      if ("\u{1100}"..."\u{1112}").contains(scalar) {
        initials.append(String(Hangul.keystrokes(of: scalar).jamo))
      }
    }
    return initials
  }
}

extension DailyCandidate.Value {
  fileprivate init(_ number: Int) {
    self.init(content: .number(Double(number)), text: BilingualText(String(number)))
  }

  /// Creates the value of a list; `nil` for an empty one. Without a text, the list must consist of
  /// letters, which make the text.
  fileprivate init?(_ list: [String], _ text: BilingualText? = nil) {
    guard !list.isEmpty else { return nil }
    self.init(content: .list(list), text: text ?? BilingualText(list.joined()))
  }
}

extension DailyCandidate: Named {
  package var exactID: String { id.description }

  package func hasExactID(_ text: String) -> Bool {
    ids.contains { $0.description == text }
  }

  /// Calls a closure with the names of the group or the stage names in all groups, then with the
  /// aliases and the birth names.
  package func forEachName(_ body: (_ name: String, _ isMain: Bool) -> Void) {
    for name in shownNames { body(name, true) }
    for name in furtherNames { body(name, false) }
  }
}

extension Catalog {
  /// The years of a section, or else its title.
  fileprivate func name(ofSection key: SectionKey) -> BilingualText {
    guard let section = sections.first(where: { $0.key == key }) else {
      return BilingualText(key.description)
    }
    return section.years.map { years in
      BilingualText(
        english: years.yearsText(separator: "–"), korean: years.yearsText(separator: "~"))
    } ?? BilingualText(english: section.title, korean: section.koreanTitle)
  }
}
