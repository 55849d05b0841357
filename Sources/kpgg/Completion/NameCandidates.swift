import KPGGCore

/// The names of a catalogue that may follow what is typed, out of no more documents than it takes.
struct NameCandidates: Sendable {
  let lookup: Lookup
  let prefix: NamePrefix
  /// The words before, which may be the beginning of the same name, or the group of a member.
  let words: [String]

  init(_ lookup: Lookup, typed: String, after words: [String]) {
    self.lookup = lookup
    self.words = words
    prefix = NamePrefix(typed)
    isEmpty = typed.isEmpty
    isMemberID = typed.contains("/")
  }

  private let isEmpty: Bool
  private let isMemberID: Bool

  /// Groups, each by the first of its names that fits.
  func groups() async throws -> [Candidate] {
    try await lookup.reader.catalog().groups.compactMap { group in
      candidate([group.mainNames + group.otherNames], other: [group.koreanName, group.name])
    }
  }

  /// Sections by key, years or title.
  func sections() async throws -> [Candidate] {
    try await lookup.reader.catalog().sections.compactMap { section in
      candidate(
        [[section.key.description] + section.otherNames + [section.title, section.koreanTitle]],
        other: [section.title, section.key.description])
    }
  }

  /// The members of the group that the words before name, or where they name none, of all groups.
  func members() async throws -> [Candidate] {
    var candidates: [Candidate] = []
    for count in stride(from: words.count, to: 0, by: -1) {
      let name = words.prefix(count).joined(separator: " ")
      guard let lineUp = try? await lookup.lineUp(named: name) else { continue }
      let rest = NameCandidates(self, after: Array(words.dropFirst(count)))
      candidates += lineUp.members.compactMap { rest.candidate(of: $0) }
    }
    guard candidates.isEmpty, !(isEmpty && words.isEmpty) else { return candidates }
    let groups = try await lookup.reader.catalog().groups
    return try await lookup.reader.lineUps(of: groups).flatMap(\.members)
      .compactMap { candidate(of: $0) }
  }

  private init(_ other: NameCandidates, after words: [String]) {
    (lookup, prefix, isEmpty, isMemberID) = (
      other.lookup, other.prefix, other.isEmpty, other.isMemberID
    )
    self.words = words
  }

  private func candidate(of member: Member) -> Candidate? {
    candidate(
      isMemberID ? [[member.exactID]] : [member.mainNames, member.otherNames],
      other: [member.koreanStageName, member.name, member.exactID])
  }

  /// The first of the names that fits, in the very characters if there is one, and beside it another.
  private func candidate(_ names: [[String]], other: [String?]) -> Candidate? {
    let rests = names.joined().compactMap { rest(of: $0) }
    guard
      let text = rests.first(where: prefix.beginsLiterally) ?? rests.first(where: prefix.begins)
    else { return nil }
    return Candidate(
      text: text, note: other.compactMap(\.self).first { $0 != text } ?? "")
  }

  /// What of a name follows the words before; `nil` where it does not begin with them.
  private func rest(of name: String) -> String? {
    guard !words.isEmpty else { return name }
    let parts = name.split(separator: " ").map(String.init)
    guard parts.count > words.count,
      zip(parts, words).allSatisfy({ SearchKey($0) == SearchKey($1) })
    else { return nil }
    return parts.dropFirst(words.count).joined(separator: " ")
  }
}
