package import KPGGCore

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
    package let text: QuizText
  }

  package let kind: DailyPuzzle.Kind
  /// The IDs of the group or of all entries of the person, the main entry first.
  package let ids: [String]
  /// The name of the group, or the stage name of the person, in both languages.
  public let name: QuizText
  /// The values of the attributes that ``GuessAttribute/all(of:)`` lists, in that order; `nil` if
  /// they are unknown.
  package let values: [Value?]
  let hasDied: Bool
  private let shownNames: [String]
  private let furtherNames: [String]

  /// Creates a candidate of a group with its line-up entries.
  ///
  /// Counts the current members; all entries if there are no current members.
  package init(_ group: GirlGroup, members: [Member], in catalog: Catalog) {
    kind = .group
    ids = [group.id.description]
    name = group.quizText
    let current = members.filter(\.isCurrent)
    values = [
      group.debut.map { Value($0.year) },
      group.agency.flatMap { Value(Self.agencies(in: $0), QuizText($0)) },
      members.isEmpty ? nil : Value((current.isEmpty ? members : current).count),
      group.status.flatMap {
        Value([$0.rawValue], QuizText(english: $0.englishName, korean: $0.koreanName))
      },
      group.sectionKey.flatMap { Value([$0.rawValue], catalog.quizText(ofSection: $0)) },
      group.koreanName.flatMap { Value(Self.initials(of: $0)) },
    ]
    hasDied = false
    (shownNames, furtherNames) = (group.mainNames, group.otherNames)
  }

  /// Creates a candidate of a person. Someone in several groups is one candidate.
  package init(_ person: Person, in catalog: Catalog) {
    kind = .member
    ids = person.entries.map(\.id.description)
    name = person.main.quizText ?? QuizText(person.main.name)
    let countries = person.firstKnown { $0.nationalities.isEmpty ? nil : $0.nationalities.sorted() }
    let groupIDs = person.entries.map(\.groupID)
    values = [
      Value(
        Set(groupIDs.map(\.description)).sorted(),
        groupIDs.map { catalog[$0]?.quizText ?? QuizText($0.description) }.list),
      person.firstKnown(\.birth).map { Value($0.year) },
      person.firstKnown(\.mbti).flatMap { Value($0.rawValue.map(String.init)) },
      person.firstKnown(\.bloodType).flatMap { Value([$0.rawValue]) },
      person.firstKnown(\.heightCm).map {
        Value(content: .number($0), text: QuizText(centimeters: $0))
      },
      countries.flatMap { Value($0, QuizText(countries: $0)) },
    ]
    hasDied = person.diedOn != nil
    shownNames = person.entries.flatMap(\.mainNames)
    furtherNames = person.entries.flatMap(\.otherNames)
  }

  /// The ID of the group or of the person's main entry.
  public var id: String { ids[0] }

  /// The value of an attribute; `nil` if it is unknown, or if the attribute belongs to the other
  /// kind of candidate.
  package subscript(attribute: GuessAttribute) -> Value? {
    GuessAttribute.all(of: kind).firstIndex(of: attribute).flatMap { values[$0] }
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
}

extension DailyCandidate.Value {
  fileprivate init(_ number: Int) {
    self.init(content: .number(Double(number)), text: QuizText(String(number)))
  }

  /// Creates the value of a list; `nil` for an empty one. Without a text, the list must consist of
  /// letters, which make the text.
  fileprivate init?(_ list: [String], _ text: QuizText? = nil) {
    guard !list.isEmpty else { return nil }
    self.init(content: .list(list), text: text ?? QuizText(list.joined()))
  }
}

extension DailyCandidate: Named {
  package var exactID: String { id }

  package func hasExactID(_ text: String) -> Bool { ids.contains(text) }

  /// Calls a closure with the names of the group or the stage names in all groups, then with the
  /// aliases and the birth names.
  package func forEachName(_ body: (_ name: String, _ isMain: Bool) -> Void) {
    for name in shownNames { body(name, true) }
    for name in furtherNames { body(name, false) }
  }
}

extension Catalog {
  /// The years of a section, or else its title.
  fileprivate func quizText(ofSection key: SectionKey) -> QuizText {
    guard let section = sections.first(where: { $0.key == key }) else {
      return QuizText(key.description)
    }
    return section.years.map { years in
      QuizText(
        english: years.yearsText(separator: "–"), korean: years.yearsText(separator: "~"))
    } ?? QuizText(english: section.title, korean: section.koreanTitle)
  }
}
