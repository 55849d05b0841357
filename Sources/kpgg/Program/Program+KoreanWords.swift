import KPGGCore

/// Korean words that name two commands: which one is meant can depend on the catalog and on the options.
extension Program {
  /// The command line with the other meaning of a Korean word, if only that one fits the words: `song`
  /// for `노래 디토`, and `groups` for `그룹 2022`. `nil` for another error or command line.
  func showingOther(insteadOf error: any Error, _ session: Session?) async -> Program? {
    guard let session,
      case CommandError.unknownName(let name, let kind, _)? = error as? CommandError
    else { return nil }
    let (words, other): ([String], CommandDescription)
    switch (commandLine.arguments.command?.name, kind) {
    case (Songs.description.name, .groupOrSection), (Songs.description.name, .groupSectionOrSong):
      guard await session.lookup.withoutHints.isSong(name) else { return nil }
      (words, other) = (["노래", "곡"], SongCommand.description)
    case (Group.description.name, .group):
      guard let catalog = try? await session.reader.catalog(),
        (try? session.debutPeriods(in: catalog)) != nil
      else { return nil }
      (words, other) = (["그룹"], Groups.description)
    case (Members.description.name, .groupOrSection):
      guard await session.lookup.localMember(named: name) != nil else { return nil }
      (words, other) = (["멤버"], Profile.description)
    default: return nil
    }
    return replacing(words, with: other)
  }

  /// The command line with `groups` for `그룹`, if the option is one of `groups` alone: `그룹 2018 --agency
  /// jyp`. Its error has the right hint for an unknown option: `그룹 --소속사 jyp`. `nil` for another error or
  /// command line.
  func listingGroups(insteadOf error: UsageError) -> Program? {
    switch error {
    case .misplacedOption(_, Group.description.name, _):
      replacing(["그룹"], with: Groups.description)
    case .unknownOption(_, Group.description.name, nil):
      replacing(["그룹"], with: Groups.description) { error in
        if case .unknownOption(_, _, _?) = error { true } else { false }
      }
    default: nil
    }
  }

  /// The command line with another command for the first of some words; `nil` if that is wrong, too.
  func replacing(
    _ words: [String], with other: CommandDescription,
    allowing isAllowed: (UsageError) -> Bool = { _ in false }
  ) -> Program? {
    guard let index = context.arguments.firstIndex(where: words.contains) else { return nil }
    var context = context
    context.arguments[index] = other.name
    let program = Program(context: context)
    return program.commandLine.error.map(isAllowed) ?? true ? program : nil
  }
}
