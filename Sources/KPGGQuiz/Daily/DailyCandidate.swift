public import KPGGCore

/// A group or person that can be guessed in a daily puzzle.
public struct DailyCandidate: Hashable, Sendable, Identifiable {
  /// A known value of an attribute.
  package struct Value: Hashable, Sendable {
    package indirect enum Content: Hashable, Sendable {
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

  /// The IDs of the group or of all entries of the person, the main entry first.
  package let ids: [RecordID]
  private let record: Record
  /// The catalog names the groups and sections of the values.
  private let catalog: Catalog

  private enum Record: Sendable {
    case group(GirlGroup, memberCount: Int?)
    case person(Person)
  }

  /// Creates a candidate of a group with its line-up entries.
  ///
  /// Counts the current members; all entries if there are no current members.
  package init(_ group: GirlGroup, members: [Member], in catalog: Catalog) {
    ids = [.group(group.id)]
    let current = members.count(where: \.isCurrent)
    let count = current > 0 ? current : members.count
    record = .group(group, memberCount: count > 0 ? count : nil)
    self.catalog = catalog
  }

  /// Creates a candidate of a person. Someone in several groups is one candidate.
  package init(_ person: Person, in catalog: Catalog) {
    ids =
      person.others.isEmpty
      ? [.member(person.main.id)] : person.entries.map { .member($0.id) }
    record = .person(person)
    self.catalog = catalog
  }

  /// The ID of the group or of the person's main entry.
  public var id: RecordID { ids[0] }

  package var kind: DailyPuzzle.Kind {
    switch record {
    case .group: .group
    case .person: .member
    }
  }

  /// The name of the group, or the stage name of the person, in both languages.
  public var name: BilingualText {
    switch record {
    case .group(let group, _): group.displayName
    case .person(let person): person.main.knownName ?? BilingualText(person.main.name)
    }
  }

  package var hasDied: Bool {
    switch record {
    case .group: false
    case .person(let person): person.deathDate != nil
    }
  }

  /// The value of an attribute; `nil` if it is unknown, or if the attribute belongs to the other
  /// kind of candidate.
  ///
  /// Computed for each call: a puzzle shows the values of a few candidates among more than a thousand.
  package subscript(attribute: GuessAttribute) -> Value? {
    switch record {
    case .group(let group, let memberCount):
      Self.value(of: attribute, for: group, memberCount: memberCount, in: catalog)
    case .person(let person): Self.value(of: attribute, for: person, in: catalog)
    }
  }

  private static func value(
    of attribute: GuessAttribute, for group: GirlGroup, memberCount: Int?, in catalog: Catalog
  ) -> Value? {
    switch attribute {
    case .debutYear: group.debutDate.map { Value($0.year) }
    case .agency:
      group.agency.flatMap { Value(agencies(in: $0), group.agencyName ?? BilingualText($0)) }
    case .memberCount: memberCount.map { Value($0) }
    case .status: group.status.flatMap { Value([$0.rawValue], $0.name) }
    case .section:
      group.sectionKey.flatMap { Value([$0.rawValue], catalog.name(ofSection: $0)) }
    case .initials: group.koreanName.map(initials).flatMap { Value($0, text(ofInitials: $0)) }
    default: nil
    }
  }

  private static func value(
    of attribute: GuessAttribute, for person: Person, in catalog: Catalog
  ) -> Value? {
    switch attribute {
    case .group:
      let ids = person.entries.map(\.groupID)
      return Value(
        Set(ids.map(\.description)).sorted(),
        ids.map { catalog[$0]?.displayName ?? BilingualText($0.description) }.list)
    case .birthYear: return person.firstKnown(\.birthDate).map { Value($0.year) }
    case .mbti: return person.firstKnown(\.mbti).flatMap { Value($0.rawValue.map(String.init)) }
    case .bloodType: return person.firstKnown(\.bloodType).flatMap { Value([$0.rawValue]) }
    case .height:
      return person.firstKnown(\.height).map {
        Value(content: .number($0.centimeters), text: BilingualText($0.text))
      }
    case .country:
      let countries = person.firstKnown {
        $0.nationalities.isEmpty ? nil : $0.nationalities.sorted()
      }
      return countries.flatMap { Value($0, BilingualText(countries: $0)) }
    default: return nil
    }
  }

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

  /// The initials as they are shown. Readers of English get Latin letters: `-m-g` for ㅇㅁㅇㄱ.
  private static func text(ofInitials initials: [String]) -> BilingualText {
    let latin = initials.map { latinInitials[$0] ?? $0 }
    return BilingualText(english: latin.joined(), korean: initials.joined())
  }

  /// The Revised Romanization of Korean. ㅇ is silent before a vowel.
  private static let latinInitials = [
    "ㄱ": "g", "ㄲ": "kk", "ㄴ": "n", "ㄷ": "d", "ㄸ": "tt", "ㄹ": "r", "ㅁ": "m", "ㅂ": "b", "ㅃ": "pp",
    "ㅅ": "s", "ㅆ": "ss", "ㅇ": "-", "ㅈ": "j", "ㅉ": "jj", "ㅊ": "ch", "ㅋ": "k", "ㅌ": "t", "ㅍ": "p",
    "ㅎ": "h",
  ]
}

extension DailyCandidate {
  /// Whether both are the same group or person with the same name and values.
  public static func == (left: Self, right: Self) -> Bool {
    left.ids == right.ids && left.name == right.name
      && GuessAttribute.all(of: left.kind).allSatisfy { left[$0] == right[$0] }
  }

  /// Hashes the IDs.
  public func hash(into hasher: inout Hasher) { hasher.combine(ids) }
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
    switch record {
    case .group(let group, _):
      for name in group.mainNames { body(name, true) }
      for name in group.otherNames { body(name, false) }
    case .person(let person):
      let entries = person.entries
      for name in entries.lazy.flatMap(\.mainNames) { body(name, true) }
      for name in entries.lazy.flatMap(\.otherNames) { body(name, false) }
    }
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
