import KPGGCore
import KPGGQuiz

/// A parsed filter line: words of names, and terms such as `mbti:infp` and `former`.
///
/// Everything must match. Unknown values never match.
struct ListFilter: Sendable {
  /// The groups and members of the catalog. They are read only for terms that need their values.
  struct Candidates {
    var groups: () -> [GirlGroup] = { [] }
    var members: () -> [Member] = { [] }
    /// Whether these are all members. If not, an unknown value may be one of a missing member.
    var hasAllMembers = true
  }

  /// A part of the line that does not filter, because it is incomplete or wrong.
  enum Problem: Hashable, Sendable {
    case unknownTerm(String)
    case invalidValue(String, FieldFilter)
  }

  /// The words that are not part of a term.
  let names: String
  private(set) var problem: Problem?
  /// Whether the line has a term, even an incomplete one, that needs the members or the songs of
  /// groups.
  private(set) var namesLineUps = false
  /// Whether the line has a term in addition to names.
  private(set) var hasTerms = false
  private var groups = GroupFilter()
  private var members = MemberFilter()
  private var songs = SongFilter()

  /// Parses a line.
  init(_ line: String, among candidates: Candidates) {
    var names: [Substring] = []
    var terms: [(key: Substring, value: Substring)] = []
    for word in line.split(whereSeparator: \.isWhitespace) {
      if ["current", "현재"].contains(word.lowercased()) {
        members.isCurrent = true
        (namesLineUps, hasTerms) = (true, true)
      } else if ["former", "탈퇴"].contains(word.lowercased()) {
        members.isCurrent = false
        (namesLineUps, hasTerms) = (true, true)
      } else if let colon = word.firstIndex(of: ":") {
        terms.append((word[..<colon], word[colon...].dropFirst()))
      } else {
        names.append(word)
      }
    }
    self.names = names.joined(separator: " ")
    for (key, value) in terms {
      hasTerms = true
      guard let term = FieldFilter(typed: key) else {
        problem = problem ?? .unknownTerm(String(key))
        continue
      }
      if term.needsLineUps { namesLineUps = true }
      if !apply(term, TermValues(value), candidates) {
        problem = problem ?? .invalidValue(String(value), term)
      }
    }
  }

  /// Adds the condition of a term. Returns `false` if its value is incomplete or wrong.
  private mutating func apply(
    _ term: FieldFilter, _ values: TermValues, _ candidates: Candidates
  ) -> Bool {
    switch term {
    case .mbti: set(\.members.mbtiTypes, values.choices())
    case .blood: set(\.members.bloodTypes, values.choices())
    case .born: set(\.members.births, values.ranges(.born))
    case .height: set(\.members.heights, values.ranges(.height))
    case .nationality:
      set(
        \.members.nationalities,
        values.texts(among: OptionTexts(nationalitiesOf: candidates.members()).texts)
          ?? values.literal(unless: candidates.hasAllMembers))
    case .position:
      set(
        \.members.positions,
        (values.texts(among: OptionTexts(positionsOf: candidates.members()).texts)
          ?? values.literal(unless: candidates.hasAllMembers))
          .map { Set($0.compactMap { Position($0) }) })
    case .debut: set(\.groups.debuts, values.ranges(.debut))
    case .agency:
      set(
        \.groups.agencies,
        values.texts(among: FieldValues(candidates.groups().compactMap(\.agency))))
    case .status: set(\.groups.statuses, values.choices { $0.status($1) })
    case .released: set(\.songs.releases, values.ranges(.released))
    case .kind: set(\.songs.kinds, values.choices { $0.kind($1) })
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

  /// Whether the terms need the members or the songs of groups.
  var needsLineUps: Bool { filtersMembers || filtersSongs }

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
    case .invalidValue(let value, let term): invalidValue(value, term.example)
    }
  }
}
