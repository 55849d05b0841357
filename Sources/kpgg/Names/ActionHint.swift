import KPGGCore

/// Hints for a word typed where a command expects an action.
extension Lookup {
  /// Returns a hint if a word is not an action of a command. Sends no request.
  ///
  /// | words | hint |
  /// |---|---|
  /// | `favorites rm ive` | `kpgg favorites remove ive` |
  /// | `favorites karina` | `kpgg favorites add karina` |
  /// | `favorites tags` | `kpgg favorites` |
  /// | `quiz hard` | `kpgg quiz --level hard` |
  /// | `quiz song ive` | `kpgg quiz song --group IVE` |
  /// | `rank ive` | `kpgg rank members IVE` |
  /// | `rank favorites` | `kpgg rank members --favorites` |
  /// | `config lang ko` | `kpgg config set lang ko` |
  /// | `rank help` | `kpgg help rank` |
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - words: The unknown word, and those after it.
  ///   - actions: The words before it.
  /// - Returns: `nil` if the word resembles an action or has no other meaning.
  func hint(
    insteadOfActionOf command: CommandDescription, in words: [String], after actions: [String]
  ) async -> Hint? {
    guard let word = words.first?.lowercased() else { return nil }
    let known = command.actions.map(\.name)
    if command.name == FavoritesCommand.description.name, ["tags", "notes"].contains(word),
      words.count == 1
    {
      return .use("kpgg \(command.name)")
    }
    if ["help"].choice(named: word) != nil { return .help(command.name) }
    let rest = words.dropFirst().joined(separator: " ")
    if let action = Self.actionSynonyms[word], known.contains(action) {
      // `config reset` means all settings.
      let all = Setting.allCases.map(\.rawValue).joined(separator: " ")
      let isReset = action == ConfigCommand.Action.unset.rawValue && rest.isEmpty
      return Self.use("\(command.name) \(action)", isReset ? all : rest)
    }
    guard Suggestion.nearest(to: word, among: known) == nil else { return nil }
    if word == "favorites", let option = command.option(named: word) {
      let isRank = command.name == RankCommand.description.name && actions.isEmpty
      let start = [command.name] + (isRank ? ["members"] : actions)
      return Self.use(start.joined(separator: " "), option.spelling)
    }
    // Every command has the option for colors.
    if let option = command.options.first(where: {
      $0.choices.contains(word) && $0.name != Setting.color.rawValue
    }) {
      return Self.use(command.name, "\(option.spelling) \(word)")
    }
    if command.name == ConfigCommand.description.name, Setting(rawValue: word) != nil {
      return rest.isEmpty
        ? Self.use("\(command.name) get", word) : Self.use("\(command.name) set", "\(word) \(rest)")
    }
    return await hint(forNameIn: words, after: command.name, actions)
  }

  private func hint(
    forNameIn words: [String], after command: String, _ actions: [String]
  ) async -> Hint? {
    let name = words.joined(separator: " ")
    guard !Self.isTooLongToSplit(name) else { return nil }
    switch command {
    case FavoritesCommand.description.name:
      return await namesLocalRecord(name) ? Self.use("\(command) add", name) : nil
    case QuizCommand.description.name:
      let start = ([command] + actions).joined(separator: " ")
      return await localGroup(named: name).flatMap { Self.use(start, "--group \($0.id)") }
    case RankCommand.description.name:
      // `rank ive members`
      let action = words.last.flatMap { RankCommand.Action.selecting.choice(named: $0) }
      let group = action == nil ? name : words.dropLast().joined(separator: " ")
      let ids = await localGroups(named: group).map(\.id.description)
      guard ids.isEmpty else {
        return Self.use("\(command) \(action ?? "members")", ids.joined(separator: " "))
      }
      return await areLocalMembers(words) ? .rankTaggedMembers : nil
    default: return nil
    }
  }

  /// Whether there are at least two words, and each one names one or more members. It sends no request.
  func areLocalMembers(_ words: [String]) async -> Bool {
    guard 2...20 ~= words.count else { return false }
    let members = NameResolver(await localLineUps(with: .names).members)
    return words.allSatisfy { !members.matches($0).isEmpty }
  }

  /// The hint with a command line; `nil` if the words are not plain words for every shell.
  static func use(_ command: String, _ words: String) -> Hint? {
    Self.command(command, words).map { .use($0) }
  }

  private static let actionSynonyms = [
    "rm": "remove", "delete": "remove", "del": "remove", "ls": "list", "reset": "unset",
    "today": "daily", "list": "play",
  ]
}
