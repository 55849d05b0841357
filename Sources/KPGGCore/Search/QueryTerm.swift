/// One text to look for in names, as it was typed and as the same keys type in the other layout of
/// a Korean keyboard.
struct QueryTerm {
  /// How a term stands in a name.
  struct Found {
    let match: MatchRank
    /// Whether it was typed so; else there is a slip in it, or the layout was the other one.
    let isVerbatim: Bool
  }

  private let typed: QueryPattern
  private let otherLayout: QueryPattern?

  /// A term of any length; `nil` for one without letters and digits, which is found nowhere.
  init?(_ text: String) {
    guard let typed = QueryPattern(text) else { return nil }
    self.typed = typed
    otherLayout = KeyboardLayout.other(than: text).flatMap { QueryPattern($0) }
  }

  /// Whether it may stand in a name of these letters; if not, it does not.
  func mayBeFound(in letters: LetterMask, allowsTypos: Bool) -> Bool {
    if typed.mayMatch(letters) || otherLayout?.mayMatch(letters) ?? false { return true }
    return allowsTypos && (typed.maySlip(letters) || otherLayout?.maySlip(letters) ?? false)
  }

  /// How it stands in a name; `nil` if it does not.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - allowsTypos: Whether slips and all of the other layout count too. The whole name, typed in
  ///     the other layout, always does.
  /// - Returns: The best of all ways in which it stands there.
  func found(in name: IndexedName, allowsTypos: Bool) -> Found? {
    if let match = typed.match(in: name) { return Found(match: match, isVerbatim: true) }
    if let match = otherLayout?.match(in: name), allowsTypos || match == .exact {
      return Found(match: match, isVerbatim: false)
    }
    guard allowsTypos else { return nil }
    let slips = [typed.slips(from: name), otherLayout?.slips(from: name)].compactMap(\.self).min()
    return slips.map { Found(match: $0 > 1 ? .twoTypos : .typo, isVerbatim: false) }
  }
}
