import KPGGCore

/// The names of a catalogue that may stand where one is typed, out of no more documents than it
/// takes.
struct NameCandidates: Sendable {
  let reader: CatalogReader
  /// What the reader has, its members apart.
  let catalog: Catalog
  /// What is typed of the word.
  let typed: String
  /// The words before, which may be the beginning of the same name, or the group of a member.
  let words: [String]

  /// Groups, each by the first of its names that fits.
  func groups() -> [Candidate] {
    catalog.groups.compactMap { group in
      candidate(group.mainNames + group.otherNames, notes: [group.koreanName, group.name])
    }
  }

  /// Sections by key, years or title.
  func sections() -> [Candidate] {
    catalog.sections.compactMap { section in
      candidate(
        [section.key.description] + section.otherNames + [section.title, section.koreanTitle],
        notes: [section.title, section.key.description])
    }
  }

  /// The members of the group that the words before name, or where they name none, of all groups;
  /// none where nothing is typed that would tell one from another.
  func members() async throws(CatalogError) -> [Candidate] {
    let groups = NameResolver(catalog.groups)
    var candidates: [Candidate] = []
    for count in stride(from: words.count, to: 0, by: -1) {
      let rest = NameCandidates(
        reader: reader, catalog: catalog, typed: typed, words: Array(words.dropFirst(count)))
      for group in groups.matches(words.prefix(count).joined(separator: " ")) {
        candidates += try await reader.lineUp(of: group).members.compactMap(rest.candidate)
      }
    }
    guard candidates.isEmpty, !typed.isEmpty || !words.isEmpty else { return candidates }
    return try await everyone().compactMap(candidate)
  }

  /// The members of all groups.
  func everyone() async throws(CatalogError) -> [Member] {
    try await reader.lineUps(of: catalog.groups).flatMap(\.members)
  }

  private func candidate(of member: Member) -> Candidate? {
    candidate(
      typed.contains("/") ? [member.exactID] : member.mainNames + member.otherNames,
      notes: [member.koreanStageName, member.name, member.exactID])
  }

  private func candidate(_ names: [String], notes: [String?]) -> Candidate? {
    Candidate(of: names.compactMap(rest), beginning: CompletionPrefix(typed), notes: notes)
  }

  /// What of a name follows the words before; `nil` where it does not begin with them.
  private func rest(of name: String) -> String? {
    guard !words.isEmpty else { return name }
    let parts = name.split(separator: " ").map(String.init)
    guard parts.count > words.count,
      zip(parts, words).allSatisfy({ NormalizedText($0) == NormalizedText($1) })
    else { return nil }
    return parts.dropFirst(words.count).joined(separator: " ")
  }
}
