/// Finds the candidates that have a given name.
///
/// An exact ID has priority over main names, and main names over other names. Names are compared as
/// `NormalizedText`. A text without letters and digits, like `***`, is never a name.
package struct NameResolver<Candidate: Named> {
  private let candidates: [Candidate]

  /// Creates a resolver. Ambiguous candidates keep the given order.
  package init(_ candidates: [Candidate]) { self.candidates = candidates }

  /// Resolves a name, with suggestions if it is unknown.
  package func resolve(_ text: String) -> Resolution<Candidate> {
    let matches = matches(text)
    switch matches.count {
    case 0: return .unknown(suggestions: suggestions(for: text))
    case 1: return .found(matches[0])
    default: return .ambiguous(matches)
    }
  }

  /// Returns all candidates with a name, in the order of the candidates.
  package func matches(_ text: String) -> [Candidate] {
    guard !text.isLongerThanNames else { return [] }
    if let exact = candidates.first(where: { $0.exactID == text }) { return [exact] }
    let name = NormalizedText(text)
    guard !name.isEmpty else { return [] }
    let hasName = { (names: [String]) in names.contains { NormalizedText($0) == name } }
    let byMainName = candidates.filter { hasName($0.mainNames) }
    return byMainName.isEmpty ? candidates.filter { hasName($0.otherNames) } : byMainName
  }

  /// Returns at most three similar candidates, best first.
  private func suggestions(for text: String) -> [Candidate] {
    guard let query = SuggestionQuery(text) else { return [] }
    var ranked: [(rank: Int, index: Int)] = []
    for (index, candidate) in candidates.enumerated() {
      // A main name wins over another name of the same rank.
      let mainRanks = candidate.mainNames.compactMap(query.rank(of:)).map { 2 * $0 }
      let otherRanks = candidate.otherNames.compactMap(query.rank(of:)).map { 2 * $0 + 1 }
      if let rank = (mainRanks + otherRanks).min() { ranked.append((rank, index)) }
    }
    ranked.sort { ($0.rank, $0.index) < ($1.rank, $1.index) }
    return ranked.prefix(3).map { candidates[$0.index] }
  }
}

/// An unknown name, to be compared with known names.
private struct SuggestionQuery {
  private let whole: QueryTerm
  private let words: Set<NormalizedText>
  /// Whether the text is long enough to match inside a name. Two letters occur in many names.
  private let allowsSubstrings: Bool

  /// Returns `nil` for a text of one letter or none.
  init?(_ text: String) {
    let count = NormalizedText(text).scalars.count
    guard count > 1, let whole = QueryTerm(text) else { return nil }
    self.whole = whole
    allowsSubstrings = count > 2
    words = Self.words(of: text)
  }

  /// Returns the rank of a name: first names with all words, then matches of a search, then names
  /// with a common word; `nil` for other names.
  func rank(of name: String) -> Int? {
    let commonWords = Self.words(of: name).intersection(words).count
    if commonWords > 0, commonWords == words.count { return MatchRank.exact.rawValue }
    if let rank = whole.match(in: IndexedName(name), allowsTypos: true)?.rank,
      rank != .substring || allowsSubstrings
    {
      return rank.rawValue
    }
    return commonWords > 0 ? MatchRank.twoTypos.rawValue + 1 : nil
  }

  /// The words of two letters or more. Single letters, such as initials, are too common.
  private static func words(of text: String) -> Set<NormalizedText> {
    NormalizedText.words(of: text, separatedBy: .name).filter { $0.scalars.count > 1 }
  }
}

/// The result of resolving a name.
public enum Resolution<Candidate> {
  /// One candidate has the name.
  case found(Candidate)
  /// Two or more candidates have the name.
  case ambiguous([Candidate])
  /// No candidate has the name. There are at most three suggestions, best first.
  case unknown(suggestions: [Candidate])
}

extension Resolution {
  /// The only candidate with the name; `nil` if there is none, or more than one.
  public var value: Candidate? {
    if case .found(let candidate) = self { candidate } else { nil }
  }
}

extension Resolution: Equatable where Candidate: Equatable {}
extension Resolution: Sendable where Candidate: Sendable {}

/// A type with names that `NameResolver` can find.
package protocol Named {
  /// The ID. It matches only exactly, and takes precedence over all names.
  var exactID: String { get }

  /// The names that the program shows.
  var mainNames: [String] { get }

  /// Further names, which match only if no main name does.
  var otherNames: [String] { get }
}

extension GirlGroup: Named {
  /// The ID, such as `OHMYGIRL`.
  package var exactID: String { id.description }

  /// The ID, the name, and the Korean name.
  package var mainNames: [String] { [id.description, name] + [koreanName].compactMap(\.self) }

  /// The aliases.
  package var otherNames: [String] { aliases }
}

extension Member: Named {
  /// The ID, such as `OHMYGIRL/YooA`.
  package var exactID: String { id.description }

  /// The name part of the ID, and the stage name in both scripts.
  package var mainNames: [String] { [id.name] + [stageName, koreanStageName].compactMap(\.self) }

  /// The aliases, and the birth name in both scripts.
  package var otherNames: [String] { aliases + [birthName, koreanBirthName].compactMap(\.self) }
}

extension DebutSection: Named {
  /// The key, such as `second`.
  package var exactID: String { key.description }

  /// The key, and the title in both languages.
  package var mainNames: [String] { [key.description, title, koreanTitle] }

  /// The years, such as `2016-2019`.
  package var otherNames: [String] { years.map { [$0.yearsText()] } ?? [] }
}

extension LineUp {
  /// The member with a name; `nil` if there is none, or more than one.
  ///
  /// Names can be in either script. Case, spaces, and punctuation do not matter: `YooA`, `유아`.
  public subscript(name: String) -> Member? { NameResolver(members).resolve(name).value }
}

extension Catalog {
  /// Finds a group by its ID, its Korean or English name, or an alias.
  public func group(named name: String) -> Resolution<GirlGroup> {
    NameResolver(groups).resolve(name)
  }

  /// Finds a section by its key, a title, its years (`2016-2019`), or any single year in them.
  package func section(named name: String) -> Resolution<DebutSection> {
    let resolution = NameResolver(sections).resolve(name)
    guard case .unknown = resolution, let years = ClosedRange(years: name), years.count == 1,
      let section = sections.first(where: { $0.years?.contains(years.lowerBound) ?? false })
    else { return resolution }
    return .found(section)
  }
}
