import KPGGCore

/// Hints for words that several options take: `songs title 2022`, `members twice infp`.
extension FilterHint {
  /// Words around a year that only say that it is one.
  static let debutWords: Set<String> = [
    "debut", "debuts", "debuted", "from", "in", "of", "since", "year", "데뷔", "년",
  ]

  /// The value of an option for a year or two years: `2016..2018` for `2016-2018`; `nil` for another text.
  static func years(_ text: String) -> String? {
    let years = text.split(separator: "-", omittingEmptySubsequences: false)
    guard years.count <= 2, years.allSatisfy({ ClosedRange(singleYear: String($0)) != nil }) else {
      return nil
    }
    let digits = years.map { String($0.prefix(4)) }
    return digits == digits.sorted() ? digits.joined(separator: "..") : nil
  }

  /// The options of a command that find words, all together or one by one; `nil` if a word has none, or if two
  /// words have the same one.
  fileprivate static func options(
    finding words: [String], in lineUps: [LineUp], of command: CommandDescription
  ) -> [String]? {
    let isKnown = { (filter: FieldFilter) in command.option(named: filter.rawValue) != nil }
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
  func filtersHint(of typed: CommandDescription, in lineUps: [LineUp]) async -> Hint? {
    let words = arguments.words.filter { !FilterHint.debutWords.contains($0.lowercased()) }
    guard arguments.optionNames.isEmpty, arguments.words.count > 1, words.count <= 10 else {
      return nil
    }
    let hasFilters = typed.option(named: FieldFilter.agency.rawValue) != nil
    let command = hasFilters ? typed : Groups.description
    var years = words.filter { FilterHint.years($0) != nil }
    var rest = words.filter { FilterHint.years($0) == nil }[...]
    var line = [command.name]
    // No group's name has more than six words.
    for count in rest.indices.prefix(6).reversed() where line.count == 1 {
      guard command.name != Groups.description.name,
        let group = await lookup.localGroup(named: rest.prefix(count + 1).joined(separator: " "))
      else { continue }
      let id = group.id.description
      // The ID becomes a part of a command to copy.
      guard Lookup.isPlainWord(id) else { return nil }
      line.append(id)
      rest = rest.dropFirst(count + 1)
    }
    guard var options = FilterHint.options(finding: Array(rest), in: lineUps, of: command) else {
      return nil
    }
    if line.count > 1, let year = years.first.flatMap(FilterHint.years) {
      let released = FieldFilter.released.rawValue
      guard years.count == 1, command.option(named: released) != nil else { return nil }
      options.append("--\(released) \(year)")
      years = []
    }
    let count = line.count - 1 + years.count + options.count
    guard count > 1 || count == 1 && words.count < arguments.words.count else { return nil }
    return .use("kpgg " + (line + years + options).joined(separator: " "))
  }

  /// The hint for a year of birth, as in `members born 2004`; `nil` for other words.
  func birthFilter(of command: CommandDescription) -> Hint? {
    let born = FieldFilter.born.rawValue
    guard command.option(named: born) != nil, arguments.optionNames.isEmpty else { return nil }
    var words = arguments.words.map { $0.lowercased() }
    let isBirth = words.contains { $0 == born || $0.hasSuffix("생") }
    words = words.map { $0.last == "생" ? String($0.dropLast()) : $0 }
      .filter { ![born, "in", ""].contains($0) }
    guard isBirth, words.count == 1, let year = FilterHint.years(words[0]) else { return nil }
    return .use("kpgg \(command.name) --\(born) \(year)")
  }
}
