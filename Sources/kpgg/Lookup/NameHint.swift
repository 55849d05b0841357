import KPGGCore
import KPGGSystem

/// What a name means that no group has.
extension Lookup {
  /// The hint for a name that is a member's, or that of several groups one after the other; `nil`
  /// for any other. Asks no other machine for anything.
  func hint(for name: String, in catalog: Catalog) async -> String? {
    // Nothing that long is anybody's name, and to try it in all its parts would take its time.
    guard name.utf8.count <= 200 else { return nil }
    let words = name.split(separator: " ")
    if let groups = Self.groups(named: words[...], in: NameResolver(catalog.groups)),
      Set(groups.map(\.id)).count > 1
    {
      return "name one of these alone: \(Self.list(groups))"
    }
    let lookup = atHand
    if case .member(let member, let group, _, _)? = try? await lookup.profile(named: name) {
      let command = Self.command("profile", member.id.description).map { ": \($0)" }
      return "\(QuotedWord(name)) is a member of \(group.name)\(command ?? "")"
    }
    let members = try? await lookup.reader.lineUps(of: catalog.groups).flatMap(\.members)
    let matches = NameResolver(members ?? []).matches(name)
    return matches.isEmpty ? nil : "members have this name: \(Self.list(matches))"
  }

  /// The hint for a command line that begins with no command: how the group or the member is shown
  /// that it names; `nil` where it names none. Asks no other machine for anything.
  func hint(insteadOfCommand name: String) async -> String? {
    guard name.utf8.count <= 200 else { return nil }
    switch try? await atHand.profile(named: name) {
    case .lineUp(let lineUp):
      return Self.command("group", lineUp.group.id.description).map { "\($0) shows the group" }
    case .member(let member, _, _, _):
      return Self.command("profile", member.id.description).map { "\($0) shows the member" }
    case nil: return nil
    }
  }

  /// A command line to copy; `nil` where a shell would not take the id, which may be anybody's, as
  /// one word.
  private static func command(_ command: String, _ id: String) -> String? {
    let isWord = id.unicodeScalars.allSatisfy {
      "._-/".unicodeScalars.contains($0) || $0.properties.isAlphabetic || ("0"..."9").contains($0)
    }
    return isWord ? "'kpgg \(command) \(id)'" : nil
  }

  private var atHand: Lookup {
    Lookup(reader: CatalogReader(source: SourceAtHand(source: reader.source)))
  }

  /// The groups that the words name one after the other; `nil` where any word is left over.
  private static func groups(
    named words: ArraySlice<Substring>, in resolver: NameResolver<GirlGroup>
  ) -> [GirlGroup]? {
    guard !words.isEmpty else { return [] }
    for end in words.indices.reversed() {
      let matches = resolver.matches(words[...end].joined(separator: " "))
      guard matches.count == 1 else { continue }
      return groups(named: words[(end + 1)...], in: resolver).map { matches + $0 }
    }
    return nil
  }
}

/// A source's documents as far as they can be had without asking another machine.
private struct SourceAtHand: CatalogSource {
  let source: any CatalogSource

  func document(at path: DocumentPath) async throws(CatalogError) -> Data? {
    try await source.localDocument(at: path)
  }

  func location(of path: DocumentPath) -> String { source.location(of: path) }
}
