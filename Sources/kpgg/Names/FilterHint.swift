import KPGGCore

/// Suggests a filter for a text that is not the name of a record.
enum FilterHint {
  /// The filters whose values come from the catalog.
  static let filters = [FieldFilter.position, .nationality, .agency]

  /// The command whose filter finds a text: a debut year, an MBTI type, a status, a position, a
  /// nationality, or an agency. A country comes before an agency with the same word, such as `japan`.
  ///
  ///     FilterHint.command(finding: "jyp", in: lineUps)     // "kpgg groups --agency JYP"
  ///     FilterHint.command(finding: "maknae", in: lineUps)  // "kpgg members --position maknae"
  ///
  /// - Returns: `nil` if no filter finds it, or if the text is not safe to type in a shell.
  static func command(finding text: String, in lineUps: [LineUp]) -> String? {
    if let year = ClosedRange(singleYear: text),
      lineUps.contains(where: { [year].accepts($0.group.debutDate) })
    {
      return "kpgg groups \(text)"
    }
    return option(finding: text, in: lineUps).map(line)
  }

  /// The command that lists the records with a value of a filter.
  fileprivate static func line(_ filter: FieldFilter, _ words: String) -> String {
    "kpgg \(filter.filtersMembers ? "members" : "groups") \(words)"
  }

  /// The first filter that finds a text, and the words of its option: `--agency JYP`.
  static func option(
    finding text: String, in lineUps: [LineUp]
  ) -> (filter: FieldFilter, words: String)? {
    if let type = MBTI(typed: text, names: { _, _ in [] }) {
      return (.mbti, words(.mbti, type.description))
    }
    if let status = GroupStatus(typed: text, names: { $0.names(of: $1) }) {
      return (.status, words(.status, status.rawValue))
    }
    return filters.lazy.compactMap { filter in
      option(of: filter, finding: text, in: lineUps).map { (filter, $0) }
    }.first
  }

  /// The words of a filter's option; `nil` if it does not find the text.
  fileprivate static func option(
    of filter: FieldFilter, finding text: String, in lineUps: [LineUp]
  ) -> String? {
    guard isSafe(text) else { return nil }
    let values = values(of: filter, in: lineUps)
    guard !values.matches(for: text).isEmpty else { return nil }
    // An agency's own spelling is in capitals more often than the typed one.
    let typed = NormalizedText(text)
    let spelled = filter == .agency ? values.words.first(where: typed.matches) : nil
    return words(filter, spelled ?? text)
  }

  static func words(_ filter: FieldFilter, _ value: String) -> String {
    "--\(filter.rawValue) " + (value.contains(" ") ? "\"\(value)\"" : value)
  }

  private static func values(of filter: FieldFilter, in lineUps: [LineUp]) -> FieldValues {
    switch filter {
    case .position: OptionTexts(positionsOf: lineUps.members).texts
    case .nationality: OptionTexts(nationalitiesOf: lineUps.members).texts
    default: FieldValues(agenciesOf: lineUps.map(\.group))
    }
  }

  static func isSafe(_ text: String) -> Bool {
    text.first != "-"
      && text.allSatisfy { $0.isLetter || $0.isNumber || " -.,".contains($0) }
  }
}

extension Session {
  /// Returns a hint for an unknown name that is the value of an option. Reads only local documents.
  ///
  /// | words | hint |
  /// |---|---|
  /// | `groups jyp` | `kpgg groups --agency JYP` |
  /// | `groups --agency sony music` | `kpgg groups --agency "sony music"` |
  /// | `songs twice 2019`, `songs 2019 twice` | `kpgg songs TWICE --released 2019` |
  /// | `songs of 2019` | `kpgg songs 2019` |
  /// | `songs 2024-06` | `kpgg songs --released 2024-06` |
  /// | `birthdays in july` | `kpgg birthdays --month july` |
  /// | `birthdays twice july` | `kpgg birthdays twice --month july` |
  /// | `birthdays next` | `kpgg birthdays` |
  /// | `birthdays next 30 days` | `kpgg birthdays --next 30` |
  /// | `groups dream` | `kpgg group DREAM` |
  /// | `groups debut 2022` | `kpgg groups 2022` |
  /// | `songs title 2018 jyp` | `kpgg songs 2018 --kind title --agency JYP` |
  /// | `members twice infp` | `kpgg members TWICE --mbti INFP` |
  /// | `members born 2004`, `멤버 2004년생` | `kpgg members --born 2004` |
  /// | `members mbti=infp` | `kpgg members --mbti infp` |
  /// | `rank groups jyp` | `kpgg rank groups --agency JYP` |
  /// | `group jyp` | `kpgg groups --agency JYP` |
  /// | `birthdays favorites` | `kpgg birthdays --favorites` |
  ///
  /// If another option has a value that a shell would change, the hint has only what to change:
  /// `--position "main dancer"`.
  ///
  /// - Returns: `nil` if the error is not an unknown name, or if no option fits. A hint that names a known
  ///   record stays.
  func filterHint(insteadOf error: any Error) async -> Hint? {
    guard case CommandError.unknownName(let unknown, let kind, let hint) = error,
      let command = arguments.command
    else { return nil }
    let word = unknown.lowercased()
    if ["help"].choice(named: word) != nil { return .use("kpgg \(command.name) --help") }
    if hint?.isGuess ?? true, let favorites = favoritesFilter(of: command) { return favorites }
    if let days = daysFilter(of: command, insteadOf: word) { return days }
    if let birth = birthFilter() { return birth }
    guard takes(FieldFilter.agency.rawValue) || kind == .group else { return nil }
    if let month = monthFilter(of: command, insteadOf: unknown) { return month }
    if let calendar = calendarHint(insteadOf: unknown) { return calendar }
    if command.name == Birthdays.description.name, Self.comingWords.contains(unknown.lowercased()) {
      return .use("kpgg \(command.name)")
    }
    let kinds: [CommandError.NameKind] = [
      .group, .groupOrSection, .groupSectionOrSong, .groupMemberOrSection, .section,
    ]
    guard kinds.contains(kind) else { return nil }
    let name = nameWords.joined(separator: " ")
    guard !name.isLongerThanNames, hint?.isGuess ?? true else { return nil }
    if let filter = await joinedFilter() { return filter }
    if commandAndAction == "\(RankCommand.description.name) \(RankCommand.Action.members.rawValue)",
      await lookup.areLocalMembers(nameWords)
    {
      return .rankTaggedMembers
    }
    if kind == .section, let hint = await lookup.hint(insteadOfSection: name) { return hint }
    if let year = await yearFilter(of: command) { return year }
    let lineUps = await lookup.localLineUps(with: .members)
    if let unquoted = unquotedFilter(before: name, in: lineUps) { return unquoted }
    if let hint = await filtersHint(in: lineUps) { return hint }
    return FilterHint.option(finding: name, in: lineUps)
      .map { filter, words in
        takes(filter.rawValue) ? use(words) : .use(FilterHint.line(filter, words))
      }
  }

  /// The action that the words begin with: `groups` in `rank groups jyp`.
  private var action: String? {
    let actions = arguments.command?.actions.map(\.name) ?? []
    return arguments.words.first.flatMap { actions.choice(named: $0) }
  }

  /// The command and its action: `rank groups`.
  var commandAndAction: String {
    [arguments.command?.name, action].compactMap(\.self).joined(separator: " ")
  }

  /// The words after the action.
  var nameWords: [String] { Array(arguments.words.dropFirst(action == nil ? 0 : 1)) }

  /// Whether the command, or its action, takes an option.
  func takes(_ option: String) -> Bool {
    guard let command = arguments.command, let option = command.option(named: option) else {
      return false
    }
    return action.map { command.options.supports(option, with: $0) } ?? true
  }

  /// The hint for a value without quotes, as in `--agency sony music`; `nil` if the words do not continue
  /// a value.
  private func unquotedFilter(before name: String, in lineUps: [LineUp]) -> Hint? {
    for filter in FilterHint.filters {
      guard let value = arguments.value(ofOptionNamed: filter.rawValue),
        let last = value.listItems.last, FilterHint.isSafe(value),
        FilterHint.option(of: filter, finding: "\(last) \(name)", in: lineUps) != nil
      else { continue }
      return use(FilterHint.words(filter, "\(value) \(name)"), insteadOf: filter.rawValue)
    }
    return nil
  }

  /// The hint for a file after `--ics`, as in `birthdays ive --ics ive.ics`; `nil` for other words.
  private func calendarHint(insteadOf unknown: String) -> Hint? {
    guard arguments.has(optionNamed: "ics"), let file = nameWords.last,
      unknown.hasSuffix(file), file.hasSuffix(".ics")
    else { return nil }
    let names = nameWords.dropLast().map { $0 + " " }.joined()
    guard Lookup.command("", names + file) != nil else { return nil }
    return .use("kpgg \(arguments.command?.name ?? "") \(names)--ics > \(file)")
  }

  /// Words for the coming birthdays, which `kpgg birthdays` lists without words.
  private static let comingWords: Set<String> = [
    "next", "upcoming", "coming", "soon", "다음", "다가오는",
  ]

  /// The hint for `favorites` without dashes, as in `birthdays favorites`; `nil` for other words.
  private func favoritesFilter(of command: CommandDescription) -> Hint? {
    let isName = { (word: String) in ["favorites", "favourites"].contains(word.lowercased()) }
    guard nameWords.contains(where: isName), let option = command.option(named: "favorites")
    else { return nil }
    let names = nameWords.filter { !isName($0) }.map { $0 + " " }.joined()
    guard FilterHint.isSafe(names) || names.isEmpty else { return use(option.spelling) }
    return use(option.spelling, after: names)
  }

  /// The hint for a number of days, weeks, or months, as in `birthdays next 30 days` or `생일 2주`; `nil` for
  /// other words.
  private func daysFilter(of command: CommandDescription, insteadOf unknown: String) -> Hint? {
    let words = unknown.split(separator: " ").filter { !Self.spanWords.contains(String($0)) }
    guard command.option(named: "next") != nil, !words.isEmpty else { return nil }
    let text = words.joined()
    let digits = text.prefix { $0.utf8.allSatisfy(\.isDigit) }
    var unit = text.dropFirst(digits.count)
    // `7일이내`
    for suffix in Self.spanSuffixes where unit.hasSuffix(suffix) {
      unit = unit.dropLast(suffix.count)
    }
    guard let length = Self.daysOfUnits[String(unit)],
      let count = digits.isEmpty ? 1 : Int(digits), count < 365, !(digits.isEmpty && length == 1)
    else { return nil }
    // A number alone, or after "in", can be a month.
    let canBeMonth = [String(digits), "in \(digits)"].contains(unknown) && count <= 12
    guard count * length < 365, !canBeMonth else { return nil }
    return use("--next \(count * length)")
  }

  /// Words around a number of days that do not change it.
  private static let spanWords =
    ["next", "coming", "in", "within", "앞으로", "다음", "향후"] + spanSuffixes

  private static let spanSuffixes = ["이내", "동안", "간"]

  private static let daysOfUnits = [
    "": 1, "day": 1, "days": 1, "일": 1, "week": 7, "weeks": 7, "주": 7, "주일": 7, "일주일": 7,
    "month": 30, "months": 30, "달": 30, "한달": 30, "개월": 30,
  ]

  /// The hint for a month, alone or after names; `nil` for other words.
  private func monthFilter(of command: CommandDescription, insteadOf unknown: String) -> Hint? {
    guard command.option(named: DayOptions.monthOption) != nil, let month = nameWords.last,
      [month, nameWords.joined(separator: " ")].contains(unknown),
      !["next", "on"].contains(where: arguments.has(optionNamed:)),
      DayOptions.month(month) != nil
    else { return nil }
    // `birthdays in december`
    let words = nameWords.dropLast().filter { !["in", "of"].contains($0.lowercased()) }
    let names = words.map { $0 + " " }.joined()
    return FilterHint.isSafe(names + month)
      ? use("--\(DayOptions.monthOption) \(month)", after: names) : nil
  }

  /// The hint for a group and a year in any order, or for a year after a preposition; `nil` for other
  /// words.
  private func yearFilter(of command: CommandDescription) async -> Hint? {
    let option = [FieldFilter.released.rawValue, "on"].first(where: takes)
    // `songs 2024-06`
    if let option, let date = CalendarDate(nameWords.joined(separator: " ")),
      date.month != nil
    {
      return use("--\(option) \(date)")
    }
    let years = nameWords.filter { FilterHint.years($0) != nil }
    guard let option, nameWords.count > 1, years.count == 1, let year = years.first,
      let value = FilterHint.years(year)
    else { return nil }
    let rest = nameWords.filter { $0 != year }.joined(separator: " ")
    if FilterHint.debutWords.contains(rest), arguments.optionNames.isEmpty {
      // `그룹` is `group` before a word.
      let isGroup = command.name == Group.description.name
      return .use("kpgg \(isGroup ? Groups.description.name : commandAndAction) \(year)")
    }
    guard let group = await lookup.localGroup(named: rest) else { return nil }
    return use("--\(option) \(value)", after: "\(group.id) ")
  }

  /// The whole command line with an option; without the other options if one has an unsafe value, and only the
  /// option after an unsafe name.
  func use(_ option: String, insteadOf replaced: String? = nil, after name: String = "")
    -> Hint
  {
    let others = arguments.spelledOptions(except: replaced).map { " \($0)" }.joined()
    guard let command = Lookup.command(commandAndAction, name) else { return .use(option) }
    guard Lookup.command("", others) != nil else { return .use(name + option) }
    return .use("\(command)\(name.isEmpty ? " " : "")\(option)\(others)")
  }
}
