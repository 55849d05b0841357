import KPGGCore

/// A hint for a text that no record has: the filter that finds it.
enum FilterHint {
  /// The command whose filter finds a text: an MBTI type, a position, a nationality, or an agency. The
  /// word Japan of an agency means the country.
  ///
  ///     FilterHint.command(finding: "jyp", in: lineUps)     // "kpgg groups --agency JYP"
  ///     FilterHint.command(finding: "maknae", in: lineUps)  // "kpgg members --position maknae"
  ///
  /// - Parameters:
  ///   - text: The typed text.
  ///   - lineUps: The line-ups with the values.
  ///   - command: The command to suggest if it has the filter. By default, the one that lists the
  ///     records with the value.
  /// - Returns: `nil` if no filter finds it, or if the text is not safe to type in a shell.
  static func command(
    finding text: String, in lineUps: [LineUp], for command: CommandDescription? = nil
  ) -> String? {
    guard isSafe(text) else { return nil }
    let line = { (filter: FieldFilter, argument: String) in
      let own = command?.option(named: filter.rawValue) == nil ? nil : command?.name
      let argument = argument.contains(" ") ? "\"\(argument)\"" : argument
      return "kpgg \(own ?? (filter.filtersMembers ? "members" : "groups")) --\(filter) \(argument)"
    }
    if let type = MBTI(text.uppercased()) { return line(.mbti, type.description) }
    let members = lineUps.members
    for (filter, texts) in [
      (FieldFilter.position, OptionTexts(positionsOf: members)),
      (.nationality, OptionTexts(nationalitiesOf: members)),
    ] where !texts.texts.matches(for: text).isEmpty {
      return line(filter, text)
    }
    let agencies = FieldValues(agenciesOf: lineUps.map(\.group))
    guard !agencies.matches(for: text).isEmpty else { return nil }
    // An agency's own spelling is in capitals more often than the typed one.
    let spelled = agencies.words.first { NormalizedText($0) == NormalizedText(text) }
    return line(.agency, spelled ?? text)
  }

  private static func isSafe(_ text: String) -> Bool {
    text.first != "-"
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "." }
  }
}

extension Session {
  /// The command with a filter, instead of an unknown name: `groups jyp` means `groups --agency JYP`,
  /// and `songs twice 2019` means `songs TWICE --released 2019`. The value of a filter may lack its
  /// quotes: `groups --agency sony music`. It sends no request.
  ///
  /// - Returns: `nil` for another error, for a command without filters, and for other names.
  func filterHint(insteadOf error: any Error) async -> Hint? {
    guard case CommandError.unknownName(let name, let kind, _) = error,
      [.groupOrSection, .section].contains(kind), !name.isLongerThanNames,
      let command = arguments.command, command.option(named: FieldFilter.agency.rawValue) != nil
    else { return nil }
    if command.option(named: "month") != nil, DayOptions.month(name) != nil {
      return .use("kpgg \(command.name) --month \(name)")
    }
    if let line = await yearFilter(of: command) { return .use(line) }
    let lineUps = try? await reader.local.lineUps(with: .members) { _ in true }
    let lost = [FieldFilter.agency, .position, .nationality].compactMap { filter in
      arguments.value(ofOptionNamed: filter.rawValue).map { "\($0) \(name)" }
    }
    return (lost + [name]).lazy
      .compactMap { FilterHint.command(finding: $0, in: lineUps ?? [], for: command) }
      .first.map { .use($0) }
  }

  /// The command for a group and a year in a row; `nil` for other words.
  private func yearFilter(of command: CommandDescription) async -> String? {
    let option = ["released", "on"].first { command.option(named: $0) != nil }
    guard let option, arguments.words.count > 1, let year = arguments.words.last,
      ClosedRange(singleYear: year) != nil,
      let group = await lookup.localGroup(
        named: arguments.words.dropLast().joined(separator: " "))
    else { return nil }
    return Lookup.command(command.name, "\(group.id) --\(option) \(year.prefix(4))")
  }
}
