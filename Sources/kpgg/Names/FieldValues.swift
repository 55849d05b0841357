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
    names = all.flatMap { value in ([value] + otherNames(value)).map { (value, $0) } }
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
  var words: [String] {
    names.map(\.name).flatMap { $0.split(whereSeparator: Self.isSeparator) }.filter { $0.count > 1 }
      .map(String.init)
  }

  /// Returns the first name with words that begin with all typed words, if there are several, or else
  /// the name or word that is most similar to the text; `nil` for none.
  func nearest(to typed: String) -> String? {
    let beginnings = Self.words(of: typed).filter { !$0.isEmpty }
    if beginnings.count > 1, let found = names.first(where: { Self.begins($0.name, beginnings) }) {
      return found.name
    }
    let all = names.map(\.name)
    return Suggestion.nearest(to: typed, among: all)
      ?? Suggestion.firstMisspelled(as: typed, among: words)
  }

  /// Returns the values with a name that equals the typed text as `NormalizedText`.
  func exactMatches(for typed: String) -> Set<String> {
    let text = NormalizedText(typed)
    return text.isEmpty ? [] : values { text.matches($0) }
  }

  /// Returns the exact matches, or else the values with a name that has all typed words.
  func matches(for typed: String) -> Set<String> {
    guard !typed.isLongerThanNames else { return [] }
    let exact = exactMatches(for: typed)
    let words = Self.words(of: typed)
    guard exact.isEmpty, !words.isEmpty else { return exact }
    return values { name in
      // Few names have the letters of all words, and splitting a name is slow.
      let text = NormalizedText(name)
      return words.allSatisfy(text.contains) && words.isSubset(of: Self.words(of: name))
    }
  }

  /// Returns the matches for a text that may be incomplete: `jap` matches *Japan*.
  ///
  /// If no whole words match, each typed word can be the beginning of a word.
  func matches(forBeginning typed: String) -> Set<String> {
    let whole = matches(for: typed)
    guard whole.isEmpty, !typed.isLongerThanNames else { return whole }
    let words = Self.words(of: typed)
    guard !words.isEmpty else { return [] }
    return values { Self.begins($0, words) }
  }

  /// Whether each of some words is the beginning of a word of a name.
  private static func begins(_ name: String, _ words: Set<NormalizedText>) -> Bool {
    let nameWords = Self.words(of: name)
    return words.allSatisfy { word in
      nameWords.contains { $0.scalars.starts(with: word.scalars) }
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
