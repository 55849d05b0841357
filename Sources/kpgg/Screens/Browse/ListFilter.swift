import KPGGCore
import KPGGQuiz

/// A parsed filter line: words of names, and terms such as `mbti:infp` and `former`.
///
/// Everything must match. Unknown values never match.
struct ListFilter: Sendable {
  /// A part of the line that does not filter, because it is incomplete or wrong.
  enum Problem: Hashable, Sendable {
    case unknownTerm(String)
    case invalidValue(String, FieldFilter)
    case unknownTag(String)
    /// A term about tags on a screen without favorites.
    case tagElsewhere
  }

  /// The names of the term that selects favorites by their tags.
  static let tagNames = ["tag", "태그"]

  /// The words that are not part of a term.
  let names: String
  private(set) var problem: Problem?
  /// Whether the line has a term about groups, members, or songs.
  private(set) var hasTerms = false
  /// The valid terms that choose among members and among songs, as typed.
  private var typedTerms: (members: [Substring], songs: [Substring]) = ([], [])
  private var groups = GroupFilter()
  private var members = MemberFilter()
  private var songs = SongFilter()
  /// A favorite must have at least one of these tags. If there are none, all favorites pass.
  private var tags: Set<FavoriteTag> = []

  /// Parses a line. Some terms need the values of the loaded groups and members.
  init(_ line: String, in state: BrowserState) {
    let words = line.split(whereSeparator: \.isWhitespace).map { (text: $0, meaning: Word($0)) }
    let names = words.filter { if case .name = $0.meaning { true } else { false } }
    self.names = names.map(\.text).joined(separator: " ")
    for word in words {
      switch word.meaning {
      case .name: break
      case .isCurrent(let isCurrent):
        hasTerms = true
        members.isCurrent = isCurrent
        typedTerms.members.append(word.text)
      case .term(let key, let value) where Self.tagNames.contains(key.lowercased()):
        select(String(value), in: state)
      case .term(let key, let value):
        hasTerms = true
        guard let term = FieldFilter(typed: key) else {
          problem = problem ?? .unknownTerm(String(key))
          continue
        }
        guard apply(term, TermValues(value), state) else {
          problem = problem ?? .invalidValue(String(value), term)
          continue
        }
        if term.filtersMembers { typedTerms.members.append(word.text) }
        if term.filtersSongs { typedTerms.songs.append(word.text) }
      }
    }
  }

  /// The line without names and without terms of groups, for the list of a group's members and
  /// songs. No list matches terms of both, so those of members remain.
  var termsOfLineUps: String {
    (typedTerms.members.isEmpty ? typedTerms.songs : typedTerms.members).joined(separator: " ")
  }

  /// Whether a line has a term, even an incomplete one, that needs the members or the songs of
  /// groups.
  static func namesLineUps(_ line: String) -> Bool {
    line.split(whereSeparator: \.isWhitespace).contains { word in
      switch Word(word) {
      case .isCurrent: true
      case .term(let key, _): FieldFilter(typed: key)?.needsLineUps ?? false
      case .name: false
      }
    }
  }

  private enum Word {
    case isCurrent(Bool)
    case term(key: Substring, value: Substring)
    case name

    init(_ word: Substring) {
      if ["current", "현재"].contains(word.lowercased()) {
        self = .isCurrent(true)
      } else if ["former", "탈퇴"].contains(word.lowercased()) {
        self = .isCurrent(false)
      } else if let colon = word.firstIndex(of: ":") {
        self = .term(key: word[..<colon], value: word[colon...].dropFirst())
      } else {
        self = .name
      }
    }
  }

  /// Adds the tags of a term: those that it names, else those that begin with it.
  private mutating func select(_ value: String, in state: BrowserState) {
    guard case .favorites = state.screen else {
      problem = problem ?? .tagElsewhere
      return
    }
    guard let tags = TermValues(value).tags(among: state.savedFavorites.tags) else {
      problem = problem ?? .unknownTag(value)
      return
    }
    self.tags.formUnion(tags)
  }

  /// Adds the condition of a term. Returns `false` if its value is incomplete or wrong.
  private mutating func apply(
    _ term: FieldFilter, _ values: TermValues, _ state: BrowserState
  ) -> Bool {
    let texts = { (known: ([Member]) -> OptionTexts) -> Set<String>? in
      if let all = state.allLineUps.value {
        return values.texts(among: known(all.lineUps.members).texts)
      }
      // A line-up that is not loaded may have a member with the text.
      let members = state.lineUps.values.flatMap { $0.value?.members ?? [] }
      return values.texts(among: known(members).texts) ?? values.literal
    }
    switch term {
    case .mbti: return set(\.members.mbtiTypes, values.choices())
    case .blood: return set(\.members.bloodTypes, values.choices())
    case .born: return set(\.members.births, values.ranges(.born))
    case .height: return set(\.members.heights, values.ranges(.height))
    case .nationality:
      return set(\.members.nationalities, texts { OptionTexts(nationalitiesOf: $0) })
    case .position:
      return set(
        \.members.positions,
        texts { OptionTexts(positionsOf: $0) }.map { Set($0.compactMap { Position($0) }) })
    case .debut: return set(\.groups.debuts, values.ranges(.debut))
    case .agency:
      let groups = state.catalog.value?.groups ?? []
      return set(\.groups.agencies, values.texts(among: FieldValues(agenciesOf: groups)))
    case .status: return set(\.groups.statuses, values.choices { $0.names(of: $1) })
    case .tier: return set(\.groups.tiers, values.ranges(.tier).map(Tier.all))
    case .released: return set(\.songs.releases, values.ranges(.released))
    case .kind: return set(\.songs.kinds, values.choices { $0.names(of: $1) })
    }
  }

  /// Adds the values of a term to the earlier values of the same term: one of them must match.
  private mutating func set<Element>(
    _ path: WritableKeyPath<Self, Set<Element>>, _ values: Set<Element>?
  ) -> Bool {
    guard let values else { return false }
    self[keyPath: path].formUnion(values)
    return true
  }

  private mutating func set<Value>(_ path: WritableKeyPath<Self, [Value]>, _ values: [Value]?)
    -> Bool
  {
    guard let values else { return false }
    self[keyPath: path] += values
    return true
  }

  /// Whether a term filters members. If so, songs never match, and a group matches only through
  /// its members.
  var filtersMembers: Bool { members != MemberFilter() }

  /// Whether a term filters songs. If so, members never match, and a group matches only through
  /// its songs.
  var filtersSongs: Bool { songs != SongFilter() }

  var needsLineUps: Bool { filtersMembers || filtersSongs }

  /// Whether a favorite with some tags passes the terms about tags.
  func accepts(_ tags: @autoclosure () -> [FavoriteTag]) -> Bool {
    self.tags.isEmpty || !self.tags.isDisjoint(with: tags())
  }

  /// Whether a group passes the terms (names aside).
  func accepts(_ group: GirlGroup) -> Bool {
    !needsLineUps && groups.matches(group)
  }

  /// Whether a group with a line-up passes the terms (names aside).
  func accepts(_ group: GirlGroup, with lineUp: LineUp?) -> Bool {
    guard groups.matches(group) else { return false }
    return (!filtersMembers || lineUp?.members.contains { members.matches($0) } ?? false)
      && (!filtersSongs || lineUp?.songs.contains { songs.matches($0) } ?? false)
  }

  /// Whether a member of a group passes the terms (names aside).
  func accepts(_ member: Member, of group: GirlGroup) -> Bool {
    !filtersSongs && members.matches(member) && groups.matches(group)
  }

  /// Whether a song of a group passes the terms (titles aside).
  func accepts(_ song: Song, of group: GirlGroup) -> Bool {
    !filtersMembers && groups.matches(group) && songs.matches(song)
  }
}

extension BrowserLabels {
  /// The part of a filter that has no effect, and how to write it.
  func problem(_ problem: ListFilter.Problem) -> String {
    switch problem {
    case .unknownTerm(let key): unknownTerm(key)
    case .invalidValue(let value, let term): invalidValue(value, term)
    case .unknownTag(let value): unknownTag(value)
    case .tagElsewhere: tagElsewhere
    }
  }
}

/// The typed values of a term, separated by commas. A list matches any of them.
///
/// A value may still be incomplete: the beginning of a word stands for every value with it.
private struct TermValues {
  let typed: [String]

  init(_ text: some StringProtocol) {
    typed = String(text).listItems.filter { !$0.isEmpty }
  }

  /// The values of a fixed set.
  ///
  /// - Parameter names: A value's names in a language, accepted besides its code; by default none.
  /// - Returns: `nil` if one of the texts is not the beginning of a value, or if there is no text.
  func choices<Value: TextCodable & CaseIterable>(
    names: (Words, Value) -> [String] = { _, _ in [] }
  ) -> Set<Value>? {
    collected { text in
      Value(typed: text, names: names).map { [$0] } ?? Value.beginning(with: text, names: names)
    }
  }

  /// The texts of the catalog that match; all that begin with a text if none matches in full.
  ///
  /// - Returns: `nil` if a text matches nothing.
  func texts(among values: FieldValues) -> Set<String>? {
    collected { Array(values.matches(forBeginning: $0)) }
  }

  /// The tags that match; all that begin with a text if none matches in full.
  ///
  /// - Returns: `nil` if a text matches no tag.
  func tags(among known: [FavoriteTag]) -> Set<FavoriteTag>? {
    collected { text in
      let exact = known.filter { $0 == FavoriteTag(text) }
      return exact.isEmpty
        ? known.filter { $0.text.lowercased().hasPrefix(text.lowercased()) } : exact
    }
  }

  /// The typed texts themselves; `nil` if there is no text.
  var literal: Set<String>? { typed.isEmpty ? nil : Set(typed) }

  /// The ranges.
  ///
  /// - Returns: `nil` if a range is invalid or incomplete.
  func ranges<Value>(_ range: OptionRange<Value>) -> [ClosedRange<Value>]? {
    let bounds = typed.map { try? range.bounds(of: $0) }
    return bounds.isEmpty || bounds.contains(nil) ? nil : bounds.compactMap(\.self)
  }

  private func collected<Value: Hashable>(_ values: (String) -> [Value]) -> Set<Value>? {
    let found = typed.map(values)
    return found.isEmpty || found.contains([]) ? nil : Set(found.joined())
  }
}
