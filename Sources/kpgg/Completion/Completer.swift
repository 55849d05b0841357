import KPGGCore

/// Answers a shell that asks what may stand where the cursor is.
///
/// It never asks an endpoint, writes nothing, and has nothing to offer where anything is wrong.
struct Completer: Sendable {
  /// What a shell is told.
  struct Answer: Hashable, Sendable {
    /// What the shell does with the candidates, or offers beside them of its own.
    enum Kind: String, Sendable {
      case words
      /// More may follow in the same word.
      case parts
      case files, folders
    }

    var kind = Kind.words
    var candidates: [Candidate] = []
  }

  private let place: CompletionPlace
  private let context: Context

  /// - Parameters:
  ///   - words: What follows the program's name, up to the cursor; the last may be empty.
  ///   - context: The world, of which the network is left out.
  init(_ words: [String], in context: Context) {
    place = CompletionPlace(words, program: .kpgg)
    self.context = context
  }

  /// What may stand there, each a whole word.
  func answer() async -> Answer {
    switch place.content {
    case .nothing:
      return Answer()
    case .command:
      let commands = ProgramDescription.kpgg.commands
      return Answer(
        candidates: words(commands.map { Candidate(text: $0.name, note: $0.summary) }))
    case .option:
      return Answer(candidates: options)
    case .value(let kind, let words):
      var answer = await answer(kind, after: words)
      // Where no name goes on, nothing else than an option can follow.
      if answer == Answer(), place.typed.isEmpty, !words.isEmpty {
        return Answer(candidates: options)
      }
      answer.candidates = answer.candidates.filter(\.isSafe).withoutRepetition.map {
        Candidate(text: place.kept + $0.text, note: SafeText.of($0.note))
      }
      return answer
    }
  }

  private var options: [Candidate] {
    place.options.map { Candidate(text: $0.spelling, note: $0.summary) }
      .filter { $0.text.hasPrefix(place.typed) }
  }

  private func answer(_ kind: ValueKind, after words: [String]) async -> Answer {
    switch kind {
    case .text: Answer()
    case .file: Answer(kind: .files)
    case .folder: Answer(kind: .folders)
    case .source: Answer(kind: .folders, candidates: self.words(["bundled"]))
    case .choice(let choices): Answer(candidates: self.words(choices))
    case .field: Answer(candidates: self.words(fieldKeys))
    case .helpPage: Answer(candidates: words.isEmpty ? self.words(Help.pages) : [])
    case .list(let items): list(items)
    case .fields: list(fieldKeys)
    case .section: await sections()
    case .group, .groupOrSection, .groupOrMember: await groups(kind, after: words)
    case .favorite: await favorites()
    case .agencies: await texts { names in names.catalog.groups.compactMap(\.agency) }
    case .nationalities: await texts { try await $0.everyone().flatMap(\.nationalities) }
    case .positions:
      await texts { try await $0.everyone().flatMap(\.positions).map(\.description) }
    }
  }

  private var fieldKeys: [String] {
    place.arguments.command.flatMap { Program.command(named: $0.name) }?
      .fieldKeys(behind: place.arguments.words) ?? []
  }

  private func words(_ texts: [String]) -> [Candidate] { words(texts.map { Candidate(text: $0) }) }

  private func words(_ candidates: [Candidate]) -> [Candidate] {
    candidates.beginning(with: CompletionPrefix(place.typed))
  }

  /// What may follow the last comma, but what is there already.
  private func list(_ candidates: [Candidate]) -> Answer {
    let (before, last) = lastOfList
    let given = before.split(separator: ",").map { $0.lowercased() }
    let left = candidates.filter { !given.contains($0.text.lowercased()) }
    return Answer(
      kind: .parts, candidates: left.beginning(with: CompletionPrefix(last)).behind(before))
  }

  private func list(_ texts: [String]) -> Answer { list(texts.map { Candidate(text: $0) }) }

  /// What is typed of a list: all through the last comma, and what follows.
  private var lastOfList: (before: String, last: String) {
    let scalars = place.typed.unicodeScalars
    let end = scalars.lastIndex(of: ",").map(scalars.index(after:)) ?? scalars.startIndex
    return (String(scalars[..<end]), String(scalars[end...]))
  }

  private func sections() async -> Answer {
    guard let names = await names(typed: lastOfList.last, after: []) else { return Answer() }
    return list(names.sections())
  }

  /// What the catalogue says of one fact, as a list.
  private func texts(
    _ texts: (NameCandidates) async throws -> [String]
  ) async -> Answer {
    guard let names = await names(typed: place.typed, after: []),
      let all = try? await texts(names)
    else { return Answer() }
    return list(Set(all).sorted())
  }

  private func favorites() async -> Answer {
    guard let session = try? offlineSession,
      let favorites = await FavoriteCandidates(in: session, typed: place.typed)
    else { return Answer() }
    let given = Array(place.arguments.words.dropFirst())
    return Answer(candidates: words(favorites.candidates(without: given)))
  }

  private func groups(_ kind: ValueKind, after words: [String]) async -> Answer {
    guard let names = await names(typed: place.typed, after: words) else { return Answer() }
    var candidates = names.groups()
    if kind == .groupOrSection { candidates += names.sections() }
    // The cache of an endpoint may hold the index alone.
    if kind == .groupOrMember { candidates += (try? await names.members()) ?? [] }
    return Answer(candidates: self.words(candidates))
  }

  /// The names of the catalogue; `nil` where it cannot be read.
  private func names(typed: String, after words: [String]) async -> NameCandidates? {
    guard let reader = try? offlineSession.reader, let catalog = try? await reader.catalog()
    else { return nil }
    return NameCandidates(reader: reader, catalog: catalog, typed: typed, words: words)
  }

  /// A session with the source that the command line names, read from this machine alone.
  private var offlineSession: Session {
    get throws(UsageError) {
      var context = context
      context.transport = NoTransport()
      // Shells hand a word over as it is typed.
      let arguments = place.arguments.offline(home: context.environment["HOME"])
      return try Session(arguments, in: context)
    }
  }
}
