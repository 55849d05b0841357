import KPGGCore
import KPGGQuiz
import KPGGSystem

/// A completion candidate.
struct Candidate: Hashable, Sendable {
  let text: String
  /// A short text that a shell may show beside the candidate.
  var description = ""

  /// Whether the text has no control characters and does not look like an option.
  ///
  /// Quoting for a shell happens later: in `BashLine` for bash, in the shell itself for zsh and
  /// fish.
  var isSafe: Bool {
    !text.isEmpty && text.utf8.first != UInt8(ascii: "-") && SafeText.of(text) == text
  }
}

extension Candidate {
  /// Picks the first name that starts with a prefix; `nil` if none does. Literal matches come
  /// before loose ones.
  ///
  /// - Parameters:
  ///   - names: A record's names by preference.
  ///   - prefix: The text as typed.
  ///   - descriptions: Possible descriptions. The first one other than the name is used.
  init?(of names: [String], matching prefix: CompletionPrefix, descriptions: [String?]) {
    guard
      let text = names.first(where: prefix.beginsLiterally) ?? names.first(where: prefix.begins)
    else { return nil }
    self.init(
      text: text, description: descriptions.compactMap(\.self).first { $0 != text } ?? "")
  }
}

extension Candidate {
  /// The candidate with the typed text in place of the same letters in another case. After lowercase
  /// letters, the rest is in lowercase, too: `wonhee`, and not `wonHee`.
  fileprivate func keeping(_ typed: String) -> Candidate {
    let start = text.prefix(typed.count)
    guard String(start).isSame(ignoringCase: typed) else { return self }
    let rest = text.dropFirst(typed.count)
    let isLowercase = typed == typed.lowercased()
    return Candidate(
      text: typed + (isLowercase ? rest.lowercased() : String(rest)), description: description)
  }
}

extension [Candidate] {
  /// The candidates that start with a typed text literally, in any letter case, else all loose
  /// matches.
  ///
  /// bash and zsh replace the typed text by the common prefix of all candidates, which must never be
  /// shorter. Candidates in different letter cases therefore begin with the typed text, and loose matches
  /// with a shorter common prefix are left out.
  func matching(_ typed: String) -> [Candidate] {
    let prefix = CompletionPrefix(typed)
    let literal = filter { prefix.beginsLiterally($0.text) }
    guard literal.isEmpty else {
      return prefix.beginsLiterally(literal.commonPrefix)
        ? literal : literal.map { $0.keeping(typed) }
    }
    let loose = filter { prefix.begins($0.text) }
    guard loose.count > 1 else { return loose }
    return prefix.begins(loose.commonPrefix) ? loose : []
  }

  private var commonPrefix: String {
    guard var common = first?.text[...] else { return "" }
    for candidate in dropFirst() {
      common = common.prefix(zip(common, candidate.text).prefix { $0 == $1 }.count)
    }
    return String(common)
  }

  /// Prepends a text to each candidate.
  func prepending(_ prefix: String) -> [Candidate] {
    map { Candidate(text: prefix + $0.text, description: $0.description) }
  }

  /// The first candidate for each text.
  var uniqued: [Candidate] {
    var seen: Set<String> = []
    return filter { seen.insert($0.text).inserted }
  }
}

/// Candidates from a catalog's names. Each function reads only the documents that it needs.
struct NameCandidates: Sendable {
  let reader: DocumentReader
  /// The catalog without its members.
  let catalog: Catalog
  /// The word at the cursor.
  let typed: String
  /// The words before the cursor: the start of the same name, or a member's group.
  let words: [String]

  /// Whether words name a group, or several in a row.
  func areGroups(_ words: [String]) -> Bool {
    let text = words.joined(separator: " ")
    return catalog.group(named: text).value != nil || Lookup.groups(named: text, in: catalog) != nil
  }

  /// One candidate for each group: its first name that matches.
  func groups() -> [Candidate] {
    catalog.groups.compactMap { group in
      candidate(
        group.mainNames + group.otherNames, descriptions: [group.koreanName, group.name])
    }
  }

  /// One candidate for each section: its key, its years, or its title.
  func sections() -> [Candidate] {
    catalog.sections.compactMap { section in
      candidate(
        [section.key.description] + section.otherNames + [section.title, section.koreanTitle],
        descriptions: [section.title, section.key.description])
    }
  }

  /// One candidate for each member of the group before the cursor, else for each member.
  ///
  /// Without any input there are no candidates, since the list of all members is too long.
  func members() async throws(CatalogError) -> [Candidate] {
    try await candidates { names, lineUp in lineUp.members.compactMap(names.candidate) }
  }

  /// One candidate for each song of the group before the cursor, else for each song.
  ///
  /// Without any input there are no candidates, since the list of all songs is too long.
  func songs() async throws(CatalogError) -> [Candidate] {
    try await candidates { names, lineUp in
      lineUp.titledSongs.compactMap { names.candidate(of: $0, by: lineUp.group) }
    }
  }

  /// One candidate for each unit of the group before the cursor, else for each unit.
  func units() async throws(CatalogError) -> [Candidate] {
    try await candidates { names, lineUp in
      ListedUnit.all(of: lineUp).compactMap { unit in
        names.candidate(
          (names.typed.hasSlash ? [unit.exactID] : []) + unit.mainNames,
          descriptions: [lineUp.group.name, unit.unit.koreanName])
      }
    }
  }

  /// The candidates in the line-up of the group before the cursor, else in all line-ups.
  private func candidates(
    in lineUp: (NameCandidates, LineUp) -> [Candidate]
  ) async throws(CatalogError) -> [Candidate] {
    let groups = NameResolver(catalog.groups)
    var candidates: [Candidate] = []
    // No real name has more words.
    for count in stride(from: min(words.count, 20), to: 0, by: -1) {
      let rest = NameCandidates(
        reader: reader, catalog: catalog, typed: typed, words: Array(words.dropFirst(count)))
      for group in groups.matches(words.prefix(count).joined(separator: " ")) {
        candidates += lineUp(rest, try await reader.lineUp(of: group))
      }
    }
    guard candidates.isEmpty, !typed.isEmpty || !words.isEmpty else { return candidates }
    return try await reader.lineUps(of: catalog.groups, with: [.names, .songs, .units])
      .flatMap { lineUp(self, $0) }
  }

  func allMembers() async throws(CatalogError) -> [Member] {
    try await reader.lineUps(of: catalog.groups, with: .members).members
  }

  private func candidate(of member: Member) -> Candidate? {
    candidate(
      typed.hasSlash ? [member.exactID] : member.mainNames + member.otherNames,
      descriptions: [member.koreanStageName, member.name, member.exactID])
  }

  private func candidate(of song: Song, by group: GirlGroup) -> Candidate? {
    let listed = ListedSong(song: song, group: group.id)
    return candidate(
      (typed.hasSlash ? [listed.exactID] : []) + listed.mainNames,
      descriptions: [group.name, song.koreanTitle])
  }

  private func candidate(_ names: [String], descriptions: [String?]) -> Candidate? {
    Candidate(
      of: names.compactMap(rest), matching: CompletionPrefix(typed), descriptions: descriptions)
  }

  /// The part of a name after `words`; `nil` if the name does not start with them.
  private func rest(of name: String) -> String? {
    guard !words.isEmpty else { return name }
    let parts = name.split(separator: " ").map(String.init)
    guard parts.count > words.count,
      zip(parts, words).allSatisfy({ NormalizedText($0) == NormalizedText($1) })
    else { return nil }
    return parts.dropFirst(words.count).joined(separator: " ")
  }
}

extension Session {
  /// One candidate for each favorite: its first matching name that is unique among the favorites,
  /// else its id.
  ///
  /// - Parameters:
  ///   - typed: The word at the cursor.
  ///   - words: The words before the cursor. The favorites that they name are left out.
  /// - Returns: The candidates in the order of the favorites; none if they cannot be read.
  func favoriteCandidates(for typed: String, without words: [String]) async -> [Candidate] {
    guard let saved = try? favoritesFile().read() else { return [] }
    // Without a readable catalog, favorites still have their ids.
    let favorites =
      (try? await reader.lookUp(saved, countingMembers: false))
      ?? saved.entries.map { ListedFavorite(entry: $0) }
    let given = Set(words.map { NormalizedText($0) })
    let names = favorites.map { $0.named.map { $0.mainNames + $0.otherNames } ?? [] }
    var owners: [NormalizedText: Int] = [:]
    for key in names.flatMap({ Set($0.map { NormalizedText($0) }) }) {
      owners[key, default: 0] += 1
    }
    let prefix = CompletionPrefix(typed)
    return zip(favorites, names).compactMap { favorite, names in
      let unique =
        names.filter { owners[NormalizedText($0)] == 1 } + [favorite.entry.favorite.id.description]
      guard unique.allSatisfy({ !given.contains(NormalizedText($0)) }) else { return nil }
      // Only a member's id has a slash.
      let matching = typed.hasSlash ? unique.filter { $0.hasSlash } : unique
      return Candidate(of: matching, matching: prefix, descriptions: favorite.descriptions)
    }
  }
}

extension ListedQuiz {
  /// The name with the title.
  var candidate: Candidate { Candidate(text: id, description: document.title) }
}

extension ListedFavorite {
  /// The group, member, or song; `nil` if the catalog no longer has it.
  fileprivate var named: (any Named)? {
    switch entry.favorite {
    case .group: group
    case .member: member
    case .song(let group, _): song.map { ListedSong(song: $0, group: group) }
    }
  }

  fileprivate var descriptions: [String?] {
    switch entry.favorite {
    case .group: [group?.koreanName, group?.name]
    case .member: [member?.koreanStageName, member?.name, entry.favorite.id.description]
    case .song: [song?.koreanTitle, song?.title, entry.favorite.id.description]
    }
  }
}
