import KPGGSystem

/// Finds the candidates that have a given name.
///
/// An exact ID has priority over main names, and main names over other names. Names are compared as
/// `NormalizedText`. If no name is the same, a romanized text is compared with the sounds of Korean names:
/// `sonyeosidae` is 소녀시대. A text without letters and digits, like `***`, is never a name.
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
    if Candidate.canBeExactID(text),
      let exact = candidates.first(where: { $0.hasExactID(text) })
    {
      return [exact]
    }
    var matches = matches(NormalizedText(text))
    if matches.isEmpty, let respelled = Spelling.respelled(text) {
      matches = self.matches(NormalizedText(respelled))
    }
    guard matches.isEmpty, let query = RomanizedQuery(text) else { return matches }
    return candidates.filter { candidate in
      var isMatch = false
      candidate.forEachName { name, _ in isMatch = isMatch || query.matches(name) }
      return isMatch
    }
  }

  private func matches(_ name: NormalizedText) -> [Candidate] {
    guard !name.isEmpty else { return [] }
    let byMainName = candidates.filter { $0.has(name, asMain: true) }
    return byMainName.isEmpty ? candidates.filter { $0.has(name, asMain: false) } : byMainName
  }

  /// Returns at most three similar candidates, best first. Two typos count only without a better
  /// match, and everything else only if no candidate has the name in the other keyboard layout.
  package func suggestions(for text: String) -> [Candidate] {
    guard let nearness = Nearness(text) else { return [] }
    let ranks = ranks(nearness)
    let limit =
      [Nearness.otherForm, Nearness.twoTypos].first { limit in ranks.contains { $0 < limit } }
      ?? .max
    return sortedIndices(below: ranks.count) { ranks[$0] < ranks[$1] }
      .prefix(3).filter { ranks[$0] < limit }.map { candidates[$0] }
  }

  /// Returns the candidates most similar to an unknown name, at most three, with their rank; `nil` if
  /// none is similar. A common word is not enough.
  package func nearest(to text: String) -> (rank: Int, candidates: [Candidate])? {
    guard let nearness = Nearness(text) else { return nil }
    let ranks = ranks(nearness)
    guard let rank = ranks.min(), rank < Nearness.commonWord else { return nil }
    return (rank, ranks.indices.lazy.filter { ranks[$0] == rank }.prefix(3).map { candidates[$0] })
  }

  private func ranks(_ nearness: Nearness) -> [Int] {
    candidates.map { candidate in
      var best = Int.max
      candidate.forEachName { best = min(best, nearness.rank(of: $0, isMain: $1)) }
      return best
    }
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

  /// Returns whether a text is the ID. Types whose `exactID` is slow to create implement it.
  func hasExactID(_ text: String) -> Bool

  /// Returns whether a text can be an ID. Types whose IDs contain a slash return `false` for a text
  /// without one, which avoids slow comparisons.
  static func canBeExactID(_ text: String) -> Bool

  /// Calls a closure with each name, main names first. Main names are the ones that kpgg shows; the
  /// others match only if no main name does.
  func forEachName(_ body: (_ name: String, _ isMain: Bool) -> Void)
}

extension Named {
  package func hasExactID(_ text: String) -> Bool { exactID == text }

  package static func canBeExactID(_ text: String) -> Bool { true }

  /// The names that kpgg shows.
  package var mainNames: [String] { names(areMain: true) }

  /// The other names.
  package var otherNames: [String] { names(areMain: false) }

  /// Returns whether a text is a name with its punctuation. Only the letter case does not matter.
  package func isSpelled(_ text: String) -> Bool {
    let typed = text.lowercased()
    return hasExactID(text) || (mainNames + otherNames).contains { $0.lowercased() == typed }
  }

  private func names(areMain: Bool) -> [String] {
    var names: [String] = []
    forEachName { name, isMain in if isMain == areMain { names.append(name) } }
    return names
  }

  fileprivate func has(_ name: NormalizedText, asMain: Bool) -> Bool {
    var isMatch = false
    forEachName { isMatch = isMatch || ($1 == asMain && name.matches($0)) }
    return isMatch
  }
}

extension GirlGroup: Named {
  /// The ID, such as `OHMYGIRL`.
  package var exactID: String { id.description }

  /// Calls a closure with the ID, the name, and the Korean name, then with the aliases.
  package func forEachName(_ body: (_ name: String, _ isMain: Bool) -> Void) {
    body(id.description, true)
    body(name, true)
    if let koreanName { body(koreanName, true) }
    for alias in aliases { body(alias, false) }
  }
}

extension Member: Named {
  /// The ID, such as `OHMYGIRL/YooA`.
  package var exactID: String { id.description }

  package static func canBeExactID(_ text: String) -> Bool { text.hasSlash }

  /// Calls a closure with the name part of the ID and the stage name in both scripts, then with the
  /// aliases and the birth name in both scripts.
  package func forEachName(_ body: (_ name: String, _ isMain: Bool) -> Void) {
    body(id.name, true)
    if let stageName { body(stageName, true) }
    if let koreanStageName { body(koreanStageName, true) }
    for alias in aliases { body(alias, false) }
    if let birthName { body(birthName, false) }
    if let koreanBirthName { body(koreanBirthName, false) }
  }
}

extension DebutSection: Named {
  /// The key, such as `second`.
  package var exactID: String { key.description }

  /// Calls a closure with the key and the title in both languages, then with the years, such as
  /// `2016-2019`.
  package func forEachName(_ body: (_ name: String, _ isMain: Bool) -> Void) {
    for name in [key.description, title, koreanTitle] { body(name, true) }
    if let years { body(years.yearsText(), false) }
  }
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

  /// Finds a section by its key, a title, or its years (`2016-2019`).
  package func section(named name: String) -> Resolution<DebutSection> {
    NameResolver(sections).resolve(name)
  }
}
