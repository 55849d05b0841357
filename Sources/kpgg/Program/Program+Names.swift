import KPGGCore

/// Command lines that begin with a name, or with another word, in place of a command, such as `kpgg twice`.
extension Program {
  /// Runs the command for the name, or returns the error for an unknown command.
  ///
  /// The documents on this machine are searched first, then the endpoint. An error about the source or an
  /// option is reported as by the command. Words that are more likely a command send no requests.
  func run(
    unknownCommand word: String, suggestion: String?, writing write: (String) -> Void
  ) async -> Outcome {
    let isCommand = suggestion != nil || isLikeCommand
    var session: Session?
    do {
      session = try Session(commandLine.arguments, in: context)
    } catch let error as any ReportedError where error.exitCode == .badData || !isCommand {
      return outcome(of: error)
    } catch {
      // A command line with other mistakes gets no hint about names.
    }
    let lookup = session?.lookup
    if let program = await showingMember(lookup) { return await program.run(writing: write) }
    do {
      var command = await commandForName(lookup)
      // The embedded catalog has no other documents.
      if command == nil, let session, !isCommand, session.reader.source.image == nil {
        command = try await commandForRemoteName(session)
      }
      if let command { return await inserting(command.name).run(writing: write) }
    } catch {
      return outcome(of: error, in: session)
    }
    let name = commandLine.arguments.words.joined(separator: " ")
    if let error = await lookup?.localAmbiguity(of: name) { return outcome(of: error, in: session) }
    return outcome(
      of: UsageError.unknownCommand(word, suggestion: suggestion), in: session,
      hint: await hintInsteadOfCommand(lookup, orCommand: suggestion))
  }

  /// Whether the words are more likely another way to write a command than a name: a synonym, a setting,
  /// `show twice`, `this day`, or a request for help.
  private var isLikeCommand: Bool {
    let arguments = commandLine.arguments
    let first = arguments.words[0]
    if CommandSynonym.command(named: first) != nil || Setting(rawValue: first.lowercased()) != nil
      || options.help() || Version.isRequested(by: arguments)
    {
      return true
    }
    return arguments.words.count > 1
      && (CommandSynonym.showing.contains(first.lowercased())
        || CommandSynonym.commandLine(for: arguments.words.joined(), before: "") != nil)
  }

  /// The command for a name that may need documents that are not on this machine. It reads the index, and
  /// documents until one has the name; only the index if the last word is a command. Returns `nil` for an
  /// unknown name, also if a document cannot be read but a group's name differs by one typo.
  private func commandForRemoteName(_ session: Session) async throws -> CommandDescription? {
    if session.endpoint != nil { try CommandError.checkForThreads { .noRequests(reason: $0) } }
    let catalog = try await session.reader.catalog()
    if let command = await commandForName(session.lookup) { return command }
    let (words, lookup) = (commandLine.arguments.words, session.lookup.withoutHints)
    let name = words.joined(separator: " ")
    guard CommandSynonym.command(named: words.last ?? "") == nil else { return nil }
    do {
      if case .lineUp = try await lookup.profile(named: name) { return Group.description }
      return Profile.description
    } catch CommandError.unknownName {
      // Now all documents are on this machine.
      return await commandForName(session.lookup)
    } catch {
      let group = NameResolver(catalog.groups).nearest(to: name)
      guard let group, !Nearness.isLoose(group.rank, for: name) else { throw error }
      return nil
    }
  }

  /// The command that shows what the command line names in place of a command: groups, one member, or a
  /// song, alone or after its group.
  private func commandForName(_ lookup: Lookup?) async -> CommandDescription? {
    let words = commandLine.arguments.words
    let isSynonym = CommandSynonym.command(named: words[0]) != nil
    // `unit snsd` means a command, although UNI.T is a group.
    guard let lookup, words.count < 2 || !isSynonym else { return nil }
    let name = words.joined(separator: " ")
    if await lookup.namesLocalGroups(name) { return Group.description }
    guard !isSynonym else { return nil }
    if await lookup.localMember(named: name) != nil { return Profile.description }
    // `twice songs` means a command.
    let last = words.last ?? ""
    guard (try? ProgramDescription.kpgg.command(named: last)) == nil else { return nil }
    if await lookup.namesLocalSongOfGroup(name) { return SongCommand.description }
    // The error lists the members. `kpgg song joy` shows the song.
    guard await lookup.localAmbiguity(of: name) == nil else { return nil }
    return await lookup.namesLocalSong(name) ? SongCommand.description : nil
  }

  /// The command line with `profile` in place of `member`, if the name of a member follows, as after `멤버`;
  /// `nil` otherwise.
  private func showingMember(_ lookup: Lookup?) async -> Program? {
    let words = commandLine.arguments.words
    let name = words.dropFirst().joined(separator: " ")
    guard words[0].lowercased() == "member", await lookup?.localMember(named: name) != nil else {
      return nil
    }
    return replacing([words[0]], with: Profile.description)
  }

  /// The same command line with a command in front.
  private func inserting(_ command: String) -> Program {
    var context = context
    context.arguments.insert(command, at: 0)
    return Program(context: context)
  }

  /// The hint for an unknown command: a synonym of a command, or a group's or member's name, or a similar one, in place
  /// of a command; `nil` if a command is nearer.
  private func hintInsteadOfCommand(
    _ lookup: Lookup?, orCommand suggestion: String?
  ) async -> Hint? {
    var words = commandLine.arguments.words
    if words.count > 1, CommandSynonym.showing.contains(words[0].lowercased()) {
      words.removeFirst()
    }
    // `this day`
    if words.count > 1, let command = CommandSynonym.commandLine(for: words.joined(), before: "") {
      return .use("kpgg \(command)")
    }
    let arguments = words.dropFirst().joined(separator: " ")
    if let setting = words.first.flatMap({ Setting(rawValue: $0.lowercased()) }) {
      let action = arguments.isEmpty ? "get" : "set"
      return Lookup.command("config \(action) \(setting.rawValue)", arguments).map { .use($0) }
    }
    // Only for favorites: a record that does not exist is looked for in all documents.
    let isAboutFavorites =
      CommandSynonym.command(named: words.first ?? "")?.name == FavoritesCommand.description.name
    var isOneRecord = false
    if isAboutFavorites { isOneRecord = await lookup?.namesLocalRecord(arguments) ?? false }
    if let hint = CommandSynonym.annotation(words, ofOneRecord: isOneRecord) { return hint }
    if var command = CommandSynonym.commandLine(
      for: words.first ?? "", before: arguments),
      arguments.isEmpty || CommandSynonym.takesArguments(command)
    {
      // `노래 하입보이`: the songs of a group need its name.
      if let other = CommandSynonym.commandForOne[command], !arguments.isEmpty,
        arguments.first?.isNumber == false, await lookup?.namesLocalGroups(arguments) == false
      {
        command = other
      }
      if command == FavoritesCommand.description.name, isOneRecord { command += " add" }
      return Lookup.command(command, arguments).map { .use($0) }
    }
    if let hint = await hintForListing(words, lookup) { return hint }
    let last = words.last ?? ""
    let command = CommandSynonym.command(named: last)
    let takesGroup = command?.arguments.contains {
      [.group, .groupOrMember, .groupOrSection, .groupOrSong, .played].contains($0.kind)
    }
    return await lookup?.hint(
      insteadOfCommand: words.joined(separator: " "),
      followedBy: takesGroup == true ? command.map { (last, $0) } : nil,
      orCommand: suggestion)
  }

  /// The hint for days, years, or the value of a filter before a command that lists records: `이번 주 생일`,
  /// `2024 songs`, `jyp groups`; `nil` for other words.
  private func hintForListing(_ words: [String], _ lookup: Lookup?) async -> Hint? {
    guard words.count > 1, let command = CommandSynonym.command(named: words.last ?? "") else {
      return nil
    }
    let (period, text) = (Array(words.dropLast()), words.dropLast().joined(separator: " "))
    if command.name == Birthdays.description.name {
      guard let today = try? context.today() else { return nil }
      let days = try? DayOptions(
        words: period, besides: nil, today: today, command: command.name)
      return days == nil && DayOptions.month(text) == nil ? nil : Lookup.use(command.name, text)
    }
    // `그룹` is `group` and `groups`.
    let list = command.name == Group.description.name ? Groups.description : command
    let lists = [Groups.description, Members.description, Songs.description].map(\.name)
    guard lists.contains(list.name) else { return nil }
    if ClosedRange(typedYears: text) != nil { return Lookup.use(list.name, text) }
    guard let lineUps = await lookup?.localLineUps(with: .members),
      let (filter, option) = FilterHint.option(finding: text, in: lineUps),
      list.option(named: filter.rawValue) != nil
    else { return nil }
    return .use("kpgg \(list.name) \(option)")
  }
}
