import KPGGCore

/// Finds the candidates for the word at the cursor.
///
/// It sends no requests and writes no files. Any error leads to an empty result.
struct Completer: Sendable {
  private let program = ProgramDescription.kpgg
  private let position: CompletionPosition
  private let context: Context
  /// Whether the first word, a command, is typed in Korean.
  private let isKorean: Bool
  /// The language of descriptions, which the environment selects.
  private let language: Language

  /// - Parameters:
  ///   - words: The words after the program's name, up to the cursor. The last may be empty.
  ///   - context: The program's external dependencies. The transport is not used.
  init(_ words: [String], in context: Context) {
    position = CompletionPosition(words, program: program)
    self.context = context
    isKorean = words.count > 1 && words[0].hasHangul
    let settings = SettingValues(
      environment: context.environment, stored: StoredSettings(environment: context.environment))
    language = (try? settings.language()) ?? .english
  }

  /// The candidates. Each replaces the whole word at the cursor.
  func result() async -> CompletionResult {
    switch position.expectation {
    case .nothing:
      return CompletionResult()
    case .command:
      let names = program.commands.map { ($0.name, $0.summary.text(in: language)) }
      let candidates = matching(names.map(Candidate.init))
      // A group's name can stand in place of a command.
      guard candidates.isEmpty else { return CompletionResult(candidates: candidates) }
      let words = koreanWords(for: names.map(\.0))
      var groups = await self.names(.group, after: [])
      if !words.isEmpty {
        groups.candidates = words + groups.candidates.filter { $0.text.hasPrefix(position.typed) }
      }
      return safe(groups)
    case .option:
      return CompletionResult(candidates: options)
    case .value(let kind, let words):
      let result = await result(for: kind, after: words)
      // After a complete name, only options can follow.
      if result == CompletionResult(), position.typed.isEmpty, !words.isEmpty {
        return CompletionResult(candidates: options)
      }
      return safe(result)
    }
  }

  /// The result without candidates that are unsafe in a shell, each for the whole word.
  private func safe(_ result: CompletionResult) -> CompletionResult {
    var result = result
    result.candidates = result.candidates.filter(\.isSafe).uniqued.map {
      Candidate(text: position.fixedPrefix + $0.text, description: SafeText.of($0.description))
    }
    return result
  }

  private var options: [Candidate] {
    position.options.map {
      Candidate(text: $0.spelling, description: $0.summary.text(in: language))
    }
    .filter { $0.text.hasPrefix(position.typed) }
  }

  private func result(for kind: ValueKind, after words: [String]) async -> CompletionResult {
    switch kind {
    case .text: CompletionResult()
    case .file: CompletionResult(kind: .files)
    case .quiz:
      CompletionResult(kind: .files, candidates: matching(ListedQuiz.all.map(\.candidate)))
    case .folder: CompletionResult(kind: .folders)
    case .source: CompletionResult(kind: .folders, candidates: matching(["bundled"]))
    case .choice(let choices):
      CompletionResult(
        candidates: isKorean && position.typed.isEmpty
          ? matching(choices.inKorean) : matching(choices) + koreanWords(for: choices))
    case .number(let range): CompletionResult(candidates: matching(range.map(String.init)))
    case .field: CompletionResult(candidates: matching(schema?.sortNames ?? []))
    case .helpPage: CompletionResult(candidates: helpPages(after: words))
    case .list(let items): list(of: items)
    case .fields: list(of: (splitList.last.contains(".") ? schema?.paths : schema?.keys) ?? [])
    case .section: await sections()
    case .group, .groupOrSection, .groupOrMember, .comparable, .groupOrSong, .played, .record:
      await names(kind, after: words)
    case .favorite: await favorites(without: Array(position.arguments.words.dropFirst()))
    case .annotation: await annotation()
    case .tags: list(of: savedFavorites.tags.map(\.text))
    case .rank: CompletionResult(candidates: matching((try? offlineSession)?.rankNames ?? []))
    case .setting: settings()
    case .agencies:
      await list { [typedLanguage] names in
        names.catalog.groups.flatMap(\.agencyNames).map { $0.text(in: typedLanguage) }
      }
    case .nationalities:
      await list { [typedLanguage] names in
        let countries = Set(try await names.allMembers().flatMap(\.nationalities))
        return typedLanguage == .korean
          ? countries.flatMap(typedLanguage.words.countryNames) : Array(countries)
      }
    case .positions:
      await list { [typedLanguage] names in
        let positions = Set(try await names.allMembers().flatMap(\.positions))
        return positions.map {
          typedLanguage == .korean ? typedLanguage.words.position($0) : $0.description
        }
      }
    }
  }

  /// The Korean words for some choices that begin with the typed letters, if these are Hangul.
  private func koreanWords(for choices: [String]) -> [Candidate] {
    guard position.typed.hasHangul else { return [] }
    return choices.koreanWords.filter { $0.hasPrefix(position.typed) }.map { Candidate(text: $0) }
  }

  /// The pages of `kpgg help`, or the actions of the command before the cursor.
  private func helpPages(after words: [String]) -> [Candidate] {
    guard let page = words.first else {
      return matching(
        program.pages.map { Candidate(text: $0.name, description: $0.summary.text(in: language)) })
    }
    let command = program.commands.first { $0.name == page }
    return matching(command?.actions.map(\.name) ?? [])
  }

  /// The keys of settings, or the values of the setting before the cursor.
  private func settings() -> CompletionResult {
    let words = position.arguments.words
    guard words.first == ConfigCommand.Action.set.rawValue, words.count > 1 else {
      let rest = Setting.allCases.filter { !words.contains($0.rawValue) }
      return CompletionResult(
        candidates: matching(
          rest.map { Candidate(text: $0.rawValue, description: $0.summary.text(in: language)) }))
    }
    guard let setting = Setting(rawValue: words[1]) else { return CompletionResult() }
    return setting == .source
      ? CompletionResult(kind: .folders, candidates: matching([setting.defaultValue]))
      : CompletionResult(candidates: matching(setting.choices))
  }

  /// The schema of the command's output, if `--fields` selects among its keys.
  private var schema: OutputSchema? {
    position.arguments.command.flatMap { CommandTable.command(named: $0.name) }?
      .selectableSchema(after: position.arguments.words)
  }

  private func matching(_ texts: [String]) -> [Candidate] {
    matching(texts.map { Candidate(text: $0) })
  }

  private func matching(_ candidates: [Candidate]) -> [Candidate] {
    candidates.matching(position.typed)
  }

  private func sections() async -> CompletionResult {
    guard let names = await names(typed: splitList.last, after: []) else {
      return CompletionResult()
    }
    return list(of: names.sections())
  }

  /// The names that continue the words before the cursor. After complete names of groups, or if there
  /// are none, they are also the names that start there, if the command takes several.
  private func names(_ kind: ValueKind, after words: [String]) async -> CompletionResult {
    guard let names = await names(typed: position.typed, after: words) else {
      return CompletionResult()
    }
    // Groups are compared only with groups.
    let isOther = kind == .comparable && names.areGroups(words)
    var candidates = isOther ? [] : matching(await candidates(of: kind, names))
    let isStart = words.isEmpty || position.typed.isEmpty && !isOther
    if !isStart, position.arguments.command?.takesSeveralNames == true,
      candidates.isEmpty || names.areGroups(words),
      let others = await self.names(typed: position.typed, after: [])
    {
      candidates += matching(await self.candidates(of: isOther ? .group : kind, others))
    }
    return CompletionResult(candidates: candidates)
  }

  private func candidates(of kind: ValueKind, _ names: NameCandidates) async -> [Candidate] {
    var candidates = names.groups()
    if kind == .groupOrSection { candidates += names.sections() }
    // An endpoint's cache may lack the members, songs, and units.
    if [.groupOrMember, .comparable, .record].contains(kind) {
      candidates += (try? await names.members()) ?? []
    }
    if kind == .groupOrSong || kind == .played || kind == .record {
      candidates += (try? await names.songs()) ?? []
    }
    if kind == .played { candidates += (try? await names.units()) ?? [] }
    return candidates
  }

  private func favorites(without given: [String]) async -> CompletionResult {
    let candidates = await (try? offlineSession)?
      .favoriteCandidates(for: position.typed, without: given)
    return CompletionResult(candidates: matching(candidates ?? []))
  }

  /// The saved favorites; none if they cannot be read.
  private var savedFavorites: Favorites {
    (try? offlineSession.favoritesFile().read()) ?? Favorites()
  }

  /// The names before tags or a note, then tags: of the favorite for `untag`, of all for `tag`.
  private func annotation() async -> CompletionResult {
    let words = position.arguments.words
    let action = words.first.flatMap { FavoritesCommand.Action(rawValue: $0) }
    guard words.count > 1 else {
      return action == .untag ? await favorites(without: []) : await names(.record, after: [])
    }
    guard action != .note else { return CompletionResult() }
    var tags = savedFavorites.tags
    if action == .untag, let session = try? offlineSession {
      let known = await session.knownFavorites(savedFavorites, for: [words[1]])
      let entry = known.favorite(named: words[1]).flatMap { savedFavorites.entry(of: $0) }
      tags = entry?.tags ?? []
    }
    let given = Set(words.dropFirst(2).compactMap { FavoriteTag($0) })
    return CompletionResult(candidates: matching(tags.filter { !given.contains($0) }.map(\.text)))
  }
}

// MARK: - Comma-separated lists

extension Completer {
  /// Completes the last item of a list. Items that the list already has are left out.
  private func list(of candidates: [Candidate]) -> CompletionResult {
    let (complete, last) = splitList
    let given = complete.split(separator: ",").map(String.init)
    let remaining = candidates.filter { candidate in
      !given.contains { $0.isSame(ignoringCase: candidate.text) }
    }
    return CompletionResult(
      kind: .parts, candidates: remaining.matching(last).prepending(complete))
  }

  private func list(of texts: [String]) -> CompletionResult {
    list(of: texts.map { Candidate(text: $0) })
  }

  /// Completes a list of texts from the catalog.
  private func list(
    _ texts: (NameCandidates) async throws -> [String]
  ) async -> CompletionResult {
    guard let names = await names(typed: position.typed, after: []),
      let all = try? await texts(names)
    else { return CompletionResult() }
    return list(of: Set(all).sorted())
  }

  /// The language of the last item: filters take values in both.
  private var typedLanguage: Language {
    splitList.last.unicodeScalars.contains(where: Hangul.isHangul) ? .korean : .english
  }

  /// The typed list up to its last comma, and the rest.
  private var splitList: (complete: String, last: String) {
    let scalars = position.typed.unicodeScalars
    let end = scalars.lastIndex(of: ",").map(scalars.index(after:)) ?? scalars.startIndex
    return (String(scalars[..<end]), String(scalars[end...]))
  }
}

// MARK: - The catalog

extension Completer {
  /// The names of the catalog; `nil` if it cannot be read.
  private func names(typed: String, after words: [String]) async -> NameCandidates? {
    guard let reader = try? offlineSession.reader, let catalog = try? await reader.catalog()
    else { return nil }
    return NameCandidates(reader: reader, catalog: catalog, typed: typed, words: words)
  }

  /// Replaces `~` at the start of the source. A shell passes a word to completions before it expands
  /// the tilde.
  private func expandingTilde(_ source: String) -> String {
    guard let home = context.environment["HOME"], source.hasPrefix("~/") else { return source }
    return home + source.dropFirst()
  }

  /// A session with the source from the command line, without network access.
  private var offlineSession: Session {
    get throws {
      var context = context
      context.transport = NoTransport()
      var options = SessionOptions()
      options.freshness = .offline
      options.source = OptionReader(position.arguments).source().map(expandingTilde)
      return try Session(position.arguments, options, in: context)
    }
  }
}
