import KPGGCore

/// Hints for words that several options take: `songs title 2022`, `members twice infp`.
extension FilterHint {
  /// Words around a year that only say that it is one.
  static let debutWords: Set<String> = [
    "debut", "debuts", "debuted", "from", "in", "of", "since", "year", "데뷔", "년",
  ]

  /// The value of an option for a year or two years: `2016..2018` for `2016-2018` and `2016..2018`; `nil` for
  /// another text.
  static func years(_ text: String) -> String? {
    let isRange = text.utf8.count > 5 && text.dropFirst(4).hasPrefix("..")
    let years =
      isRange
      ? [text.prefix(4), text.dropFirst(6)]
      : text.split(separator: "-", omittingEmptySubsequences: false)
    guard years.count <= 2, years.allSatisfy({ ClosedRange(singleYear: String($0)) != nil }) else {
      return nil
    }
    let digits = years.map { String($0.prefix(4)) }
    return digits == digits.sorted() ? digits.joined(separator: "..") : nil
  }

  /// The terms of a filter line that find the words of a text: `agency:jyp` for `jyp`, `debut:2018` for `2018`,
  /// `debut 2018`, and `debut=2018`; `nil` if a word has none.
  static func terms(finding text: String, in lineUps: [LineUp]) -> String? {
    var words = text.split { $0.isWhitespace || $0 == "=" }[...]
    // Each word is looked for in all values.
    guard words.count <= 4 else { return nil }
    var terms: [String] = []
    while let word = words.popFirst() {
      let found: String?
      if let filter = FieldFilter(typed: word), let value = words.popFirst() {
        let term = "\(filter.rawValue):\(value)"
        // Ranges, such as `2015..`, are valid without a hit.
        let isRange =
          value.contains("..") && [.debut, .born, .released, .height, .tier].contains(filter)
        let isFound = Self.term(finding: String(value), in: lineUps)?.hasPrefix(
          "\(filter.rawValue):")
        found = isRange || isFound == true ? term : nil
      } else {
        found = term(finding: String(word), in: lineUps)
      }
      guard let found else { return nil }
      terms.append(found)
    }
    return terms.isEmpty ? nil : terms.joined(separator: " ")
  }

  private static func term(finding word: String, in lineUps: [LineUp]) -> String? {
    guard !word.contains(":") else { return nil }
    if let year = ClosedRange(singleYear: word),
      lineUps.contains(where: { [year].accepts($0.group.debutDate) })
    {
      return "\(FieldFilter.debut.rawValue):\(word.prefix(4))"
    }
    return option(finding: word, in: lineUps).map { "\($0.filter.rawValue):\(word)" }
  }

  /// The known options that find words, all together or one by one; `nil` if a word has none, or if two words
  /// have the same one.
  fileprivate static func options(
    finding words: [String], in lineUps: [LineUp], where isKnown: (FieldFilter) -> Bool
  ) -> [String]? {
    if words.count > 1,
      let (filter, option) = option(finding: words.joined(separator: " "), in: lineUps),
      isKnown(filter)
    {
      return [option]
    }
    var options: [(filter: FieldFilter, words: String)] = []
    for word in words {
      let kind = isKnown(.kind) ? SongKind(typed: word) { $0.names(of: $1) } : nil
      let found =
        kind.map { (filter: FieldFilter.kind, words: Self.words(.kind, $0.rawValue)) }
        ?? option(finding: word, in: lineUps)
      guard let found, isKnown(found.filter),
        !options.contains(where: { $0.filter == found.filter })
      else { return nil }
      options.append(found)
    }
    return options.map(\.words)
  }
}

extension Session {
  /// The hint for years, a group, and values of filters in one line; `nil` for other words. A command without
  /// filters gets a hint about `groups`.
  func filtersHint(in lineUps: [LineUp]) async -> Hint? {
    let words = nameWords.filter { !FilterHint.debutWords.contains($0.lowercased()) }
    guard arguments.optionNames.isEmpty, nameWords.count > 1, words.count <= 10 else {
      return nil
    }
    let groups = Groups.description
    let hasFilters = takes(FieldFilter.agency.rawValue)
    let start = hasFilters ? commandAndAction : groups.name
    var years = words.filter { FilterHint.years($0) != nil }
    var rest = words.filter { FilterHint.years($0) == nil }[...]
    var line = [start]
    // No group's name has more than six words. A list of groups takes none.
    for count in rest.indices.prefix(6).reversed() where line.count == 1 {
      guard !start.hasSuffix(groups.name),
        let group = await lookup.localGroup(named: rest.prefix(count + 1).joined(separator: " "))
      else { continue }
      let id = group.id.description
      // The ID becomes a part of a command to copy.
      guard Lookup.isPlainWord(id) else { return nil }
      line.append(id)
      rest = rest.dropFirst(count + 1)
    }
    let found = FilterHint.options(finding: Array(rest), in: lineUps) { filter in
      hasFilters ? takes(filter.rawValue) : groups.option(named: filter.rawValue) != nil
    }
    guard var options = found else { return nil }
    if line.count > 1, let year = years.first.flatMap(FilterHint.years) {
      let released = FieldFilter.released.rawValue
      guard years.count == 1, hasFilters, takes(released) else { return nil }
      options.append("--\(released) \(year)")
      years = []
    }
    let count = line.count - 1 + years.count + options.count
    guard count > 1 || count == 1 && words.count < nameWords.count else { return nil }
    return .use("kpgg " + (line + years + options).joined(separator: " "))
  }

  /// The hint for a filter and its value in one word, alone or after a group, as in `members mbti=infp`; `nil`
  /// for other words.
  func joinedFilter() async -> Hint? {
    guard let word = nameWords.last, let end = word.firstIndex(where: "=:".contains),
      let filter = FieldFilter(typed: word[..<end]), takes(filter.rawValue)
    else { return nil }
    let value = String(word[end...].dropFirst())
    guard !value.isEmpty, FilterHint.isSafe(value) else { return nil }
    let name = nameWords.dropLast().joined(separator: " ")
    let group = name.isEmpty ? nil : await lookup.localGroup(named: name)
    guard name.isEmpty || group != nil else { return nil }
    return use(
      FilterHint.words(filter, value), insteadOf: filter.rawValue,
      after: group.map { "\($0.id) " } ?? "")
  }

  /// The hint for a year of birth, as in `members born 2004`; `nil` for other words.
  func birthFilter() -> Hint? {
    let born = FieldFilter.born.rawValue
    guard takes(born), arguments.optionNames.isEmpty else { return nil }
    var words = nameWords.map { $0.lowercased() }
    let isBirth = words.contains { $0 == born || $0.hasSuffix("생") }
    words = words.map { $0.last == "생" ? String($0.dropLast()) : $0 }
      .filter { ![born, "in", ""].contains($0) }
    guard isBirth, words.count == 1, let year = FilterHint.years(words[0]) else { return nil }
    return .use("kpgg \(commandAndAction) --\(born) \(year)")
  }
}
