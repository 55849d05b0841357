import KPGGCore
import KPGGSystem

/// Hints for words typed where a command is expected. They never send a request.
extension Lookup {
  /// What to type instead of an unknown command.
  ///
  /// It is the command for a group, a member, a song, or a unit, for the group of a fandom, for a comparison, or
  /// for a list; or else the nearest names, unless the command `suggestion` is as near. Words that follow the
  /// name of a group can be a command (`twice songs`), a year, a member, or a song. A command can also follow
  /// the name of a member (`wonyoung birthday`).
  func hint(
    insteadOfCommand name: String,
    followedBy command: (typed: String, description: CommandDescription)?,
    orCommand suggestion: String?
  ) async -> Hint? {
    guard !Self.isTooLongToSplit(name) else { return nil }
    if let (typed, command) = command {
      let name = String(name.dropLast(typed.count))
      if let group = await localGroup(named: name) {
        return Self.use(command.name, group.id.description)
      }
      if let member = await localMember(named: name) {
        let takesMember = command.arguments.contains { $0.kind == .groupOrMember }
        return Self.use(takesMember ? command.name : "profile", member.description)
      }
    }
    if let compared = await hint(forComparisonOf: name) { return compared }
    switch try? await local.profile(named: name) {
    case .lineUp(let lineUp):
      return Self.use("group", lineUp.group.id.description)
    case .member(let member, _):
      return Self.use("profile", member.id.description)
    case nil:
      // `ㅡㅁㅡㅁㅡㅐㅐ` is MAMAMOO, and not MAMAMOO+.
      if let keys = KeyboardLayout.converted(name), let group = await localGroup(named: keys) {
        return Self.use("group", group.id.description)
      }
      let lineUps = (try? await local.reader.lineUps(with: .units) { _ in true }) ?? []
      if let hint = Self.hint(forUnit: name, in: lineUps) { return hint }
      if let fans = await hint(forFandom: name) { return fans }
      if let song = await hint(forSong: name) { return song }
      let all = await localLineUps(with: .all)
      if let list = await hint(forList: name, in: all) { return list }
      let nearest = Self.nearest(to: name, in: all, acceptsLooseMatches: false)
      let commandRank = suggestion.flatMap { Nearness(name)?.rank(of: $0) } ?? .max
      if let nearest, nearest.rank < commandRank { return .didYouMean(nearest.ids) }
      // The ID of a group has no slash.
      let groups = nearest?.rank == commandRank ? nearest?.ids.filter { !$0.hasSlash } ?? [] : []
      if let suggestion, !groups.isEmpty { return .didYouMean([suggestion] + groups) }
      if let group = await hint(afterGroupIn: name) { return group }
      guard suggestion == nil else { return nil }
      let hint = Self.hint(forGivenName: name, in: all) ?? Self.hint(forLongName: name, in: all)
      return if let hint { hint } else { await self.hint(forFullName: name, in: all) }
    }
  }

  /// The names that `profile` suggests for two to four words with a member's name among them, or for four or
  /// more syllables: Suzy for `bae suzy`, and 카리나 for `카리나아`. Other texts are similar to too many names. It
  /// sends no request.
  private func hint(forFullName name: String, in lineUps: [LineUp]) async -> Hint? {
    let words = name.split(separator: " ").map(String.init)
    let resolver = NameResolver(lineUps.members)
    let isName =
      words.count > 1
      ? words.count <= 4 && words.contains { !resolver.matches($0).isEmpty }
      : name.count > 3 && name.unicodeScalars.allSatisfy(Hangul.isSyllable)
    guard isName else { return nil }
    do {
      _ = try await Lookup(reader: reader.local).profile(named: name)
    } catch CommandError.unknownName(_, .groupOrMember, let hint?) {
      return hint == .listedBy(Self.groupAndMemberLists) ? nil : hint
    } catch {
      // The catalog cannot be read.
    }
    return nil
  }

  /// The members whose Korean name ends with a given name of two syllables: 허윤진 for `윤진`. The best known
  /// groups come first.
  private static func hint(forGivenName name: String, in lineUps: [LineUp]) -> Hint? {
    guard name.unicodeScalars.count == 2, name.unicodeScalars.allSatisfy(Hangul.isSyllable) else {
      return nil
    }
    let named = bestKnownFirst(lineUps).members.filter { member in
      [member.koreanStageName, member.koreanBirthName].contains { full in
        full.map { $0.unicodeScalars.count == 3 && $0.hasSuffix(name) } ?? false
      }
    }
    return named.isEmpty ? nil : .didYouMean(named.prefix(3).map(\.id.description))
  }

  /// The nearest names for a long Latin word, also with two typos: Lisa for `lalisa`. In a shorter text, two
  /// typos find many names that are not meant.
  private static func hint(forLongName name: String, in lineUps: [LineUp]) -> Hint? {
    guard name.utf8.count > 5, !name.hasHangul, !name.contains(" ") else { return nil }
    return nearest(to: name, in: lineUps).map { .didYouMean($0.ids) }
  }

  /// The comparison of groups or members with a word between them: `ive vs aespa`; `nil` for another text.
  private func hint(forComparisonOf text: String) async -> Hint? {
    let names = text.split(separator: " ")
      .split { Compare.separators.contains($0.lowercased()) }.map { $0.joined(separator: " ") }
    guard 2...Compare.limit ~= names.count else { return nil }
    var ids: [String] = []
    for name in names {
      switch try? await local.profile(named: name) {
      case .lineUp(let lineUp): ids.append(lineUp.id.description)
      case .member(let member, _): ids.append(member.id.description)
      case nil: return nil
      }
    }
    return Self.use(Compare.description.name, ids.joined(separator: " "))
  }

  /// The command for the group whose fans have a name, such as `once`.
  private func hint(forFandom name: String) async -> Hint? {
    let typed = NormalizedText(name)
    guard let catalog = try? await local.reader.catalog() else { return nil }
    let groups = catalog.groups.filter { group in
      [group.fandomName?.english, group.fandomName?.korean].contains {
        $0.map(NormalizedText.init) == typed
      }
    }
    guard groups.count == 1 else { return nil }
    return Self.use(Group.description.name, groups[0].id.description)
  }

  /// The songs of a group in a year, as in `twice 2018`, or the members or songs with names like the words
  /// after the name of a group: `twice sna`; for other words, the group.
  private func hint(afterGroupIn name: String) async -> Hint? {
    let groups = await groupsBefore(rest: name)
    for (group, rest) in groups {
      if ClosedRange(singleYear: rest) != nil {
        let option = "--\(FieldFilter.released.rawValue)"
        return Self.command(Songs.description.name, "\(group.id)").map {
          .use("\($0) \(option) \(rest.prefix(4))")
        }
      }
      guard let lineUp = try? await reader.local.lineUp(of: group) else { continue }
      let songs = NameResolver(ListedSong.newestFirst([lineUp])).nearest(to: rest)
      let members = NameResolver(lineUp.members)
      if let songs, songs.rank < members.nearest(to: rest)?.rank ?? .max {
        let commands = songs.candidates.compactMap {
          Self.command(SongCommand.description.name, "\(group.id) \($0.song.title)")
        }
        if !commands.isEmpty { return .didYouMean(commands) }
      }
      if case .unknown(let similar) = members.resolve(rest), !similar.isEmpty {
        return Self.suggestion(of: similar, in: Self.catalog(of: group))
      }
    }
    return groups.first.flatMap {
      Self.use(Group.description.name, $0.group.id.description)
    }
  }

  /// Whether a text is the name of a group and one of its songs, not of its units. It sends no request.
  func namesLocalSongOfGroup(_ text: String) async -> Bool {
    guard await !groupsBefore(rest: text).isEmpty else { return false }
    let song = try? await local.song(named: text)
    return song != nil && song?.unit == nil
  }

  /// The groups that a text begins with, each with the words after it. It sends no request.
  private func groupsBefore(rest text: String) async -> [(group: GirlGroup, rest: String)] {
    guard !Self.isTooLongToSplit(text) else { return [] }
    let words = text.split(separator: " ")
    var found: [(group: GirlGroup, rest: String)] = []
    // No group's name has more than six words.
    for count in words.indices.dropFirst().prefix(6) {
      if let group = await localGroup(named: words[..<count].joined(separator: " ")) {
        found.append((group, words[count...].joined(separator: " ")))
      }
    }
    return found
  }

  /// The command that lists what a text means: the groups of a year or a section, or the records with a
  /// value of a filter. It sends no request.
  private func hint(forList text: String, in lineUps: [LineUp]) async -> Hint? {
    // `2022년 데뷔`
    let words = text.split(separator: " ").filter {
      !FilterHint.debutWords.contains($0.lowercased())
    }
    let period = words.joined(separator: " ")
    if let catalog = try? await local.reader.catalog(),
      (try? DebutPeriod(named: period, in: catalog)) != nil
    {
      return Self.use(Groups.description.name, period)
    }
    return FilterHint.command(finding: text, in: lineUps).map { .use($0) }
  }
}
