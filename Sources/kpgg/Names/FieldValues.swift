import KPGGCore

/// The distinct values of one catalog field, such as agencies or positions. Finds them by typed
/// text.
///
///     let agencies = FieldValues(["SM Entertainment", "DSP Media"])
///     agencies.matches(for: "dsp-media")  // ["DSP Media"]
///     agencies.matches(for: "sm")         // ["SM Entertainment"]
struct FieldValues: Sendable {
  /// Each value once, in the given order.
  let all: [String]

  private let names: [(value: String, name: String)]

  /// Collects the distinct values. A value can have other names, such as a Korean one.
  init(_ values: some Sequence<String>, otherNames: (String) -> [String] = { _ in [] }) {
    var seen: Set<String> = []
    all = values.filter { seen.insert($0).inserted }
    names = all.flatMap { value in
      ([value] + otherNames(value).filter { $0 != value }).map { (value, $0) }
    }
  }

  /// Collects the agencies of groups, and whole texts such as `HYBE / Geffen Records`. Korean names also
  /// match.
  init(agenciesOf groups: [GirlGroup]) {
    var koreanNames: [String: Set<String>] = [:]
    for group in groups {
      guard let agency = group.agency, let name = group.koreanAgency else { continue }
      for names in group.agencyNames + [BilingualText(english: agency, korean: name)] {
        koreanNames[names.english, default: []].insert(names.korean)
      }
    }
    self.init(groups.flatMap { $0.agencies + [$0.agency].compactMap(\.self) }) { agency in
      let names = [agency] + (koreanNames[agency] ?? []).sorted()
      let words = names.map(KoreanSpelling.dividingAgency)
      let all = words + words.compactMap(KoreanSpelling.spellingLetters)
      return names.dropFirst() + all + all.compactMap(KoreanSpelling.shorteningAgency)
    }
  }

  /// All words of two letters or more in the names, with repetitions.
  var words: [String] { Self.words(in: names.map(\.name)) }

  private static func words(in names: [String]) -> [String] {
    names.flatMap { $0.split(whereSeparator: isSeparator) }.filter { $0.count > 1 }.map(String.init)
  }

  /// Returns the first name with words that begin with all typed words, if there are several, or else
  /// the name or word that is most similar to the text; `nil` for none.
  func nearest(to typed: String) -> String? {
    let beginnings = Self.words(of: typed).filter { !$0.isEmpty }
    // No user has so many values, and a suggestion is not worth more time.
    let all = names.prefix(10_000).map(\.name)
    if beginnings.count > 1,
      let found = all.first(where: { Self.match($0, beginnings) != nil })
    {
      return found
    }
    return Suggestion.nearest(to: typed, among: all)
      ?? Suggestion.firstMisspelled(as: typed, among: Self.words(in: all))
  }

  /// Returns the values with a name that equals the typed text as `NormalizedText`.
  func exactMatches(for typed: String) -> Set<String> {
    let text = NormalizedText(typed)
    return text.isEmpty ? [] : values { text.matches($0) }
  }

  /// Returns the exact matches, or else the values with a name that has all typed words.
  func matches(for typed: String) -> Set<String> { matches(for: typed, allowsBeginnings: false) }

  /// Returns the matches for a text that may be incomplete: `jap` matches *Japan*.
  ///
  /// If no whole words match, each typed word can be the beginning of a word.
  func matches(forBeginning typed: String) -> Set<String> {
    matches(for: typed, allowsBeginnings: true)
  }

  private func matches(for typed: String, allowsBeginnings: Bool) -> Set<String> {
    guard !typed.isLongerThanNames else { return [] }
    let exact = exactMatches(for: typed)
    let words = Self.words(of: typed)
    guard exact.isEmpty, !words.isEmpty else { return exact }
    var (whole, begun): (Set<String>, Set<String>) = ([], [])
    for (value, name) in names {
      switch Self.match(name, words) {
      case .whole: whole.insert(value)
      case .beginning: if allowsBeginnings { begun.insert(value) }
      case nil: break
      }
    }
    return whole.isEmpty ? begun : whole
  }

  private enum Match { case whole, beginning }

  /// Whether each of some words is a word of a name, or the beginning of one.
  private static func match(_ name: String, _ words: Set<NormalizedText>) -> Match? {
    // Few names have the letters of all words, and splitting a name is slow.
    let text = NormalizedText(name).scalars
    let mayMatch = words.allSatisfy { word in
      text.indices.contains { text[$0...].starts(with: word.scalars) }
    }
    guard mayMatch else { return nil }
    let nameWords = Self.words(of: name)
    if words.isSubset(of: nameWords) || words.allSatisfy({ joins($0, in: name) }) { return .whole }
    let begin = words.allSatisfy { word in
      nameWords.contains { $0.scalars.starts(with: word.scalars) }
    }
    return begin ? .beginning : nil
  }

  /// Whether a text consists of consecutive words of a name: `bighit` for Big Hit Entertainment.
  private static func joins(_ text: NormalizedText, in name: String) -> Bool {
    let words = name.split(whereSeparator: isSeparator).map { NormalizedText(String($0)).scalars }
    return words.indices.contains { start in
      var rest = text.scalars[...]
      for word in words[start...] where !rest.isEmpty {
        guard rest.starts(with: word) else { return false }
        rest = rest.dropFirst(word.count)
      }
      return rest.isEmpty
    }
  }

  private static func words(of text: String) -> Set<NormalizedText> {
    Set(text.split(whereSeparator: isSeparator).map { NormalizedText(String($0)) })
  }

  private static func isSeparator(_ character: Character) -> Bool {
    !character.isLetter && !character.isNumber
  }

  private func values(where isMatch: (String) -> Bool) -> Set<String> {
    var values: Set<String> = []
    for (value, name) in names where isMatch(name) { values.insert(value) }
    return values
  }
}
