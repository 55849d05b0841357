import KPGGCore

/// Hints for names that no group has. They never send a request.
extension Lookup {
  /// The hint for a member's name, or for several groups' names in a row; `nil` for other names.
  func hint(for name: String, in catalog: Catalog) async -> Hint? {
    guard !Self.isTooLongToSplit(name) else { return nil }
    let words = name.split(separator: " ")
    if let groups = Self.groups(named: words[...], in: NameResolver(catalog.groups)),
      Set(groups.map(\.id)).count > 1
    {
      let (ids, more) = Self.ids(of: groups)
      return .namesSeveralGroups(ids, more: more)
    }
    let local = local
    if case .member(let member, let group, _, _)? = try? await local.profile(named: name) {
      return .isMember(
        name: name, group: group.name,
        command: Self.command("profile", member.id.description))
    }
    let members = try? await local.reader.lineUps(of: catalog.groups).members
    let (ids, more) = Self.ids(of: NameResolver(members ?? []).matches(name))
    return ids.isEmpty ? nil : .membersHaveName(ids, more: more)
  }

  /// The hint for a command line that starts with a name instead of a command: the command that
  /// shows the group or the member; `nil` for an unknown name.
  func hint(insteadOfCommand name: String) async -> Hint? {
    guard !Self.isTooLongToSplit(name) else { return nil }
    let command: String? =
      switch try? await local.profile(named: name) {
      case .lineUp(let lineUp): Self.command("group", lineUp.group.id.description)
      case .member(let member, _, _, _): Self.command("profile", member.id.description)
      case nil: nil
      }
    return command.map { .use($0) }
  }

  /// Whether trying all parts of a name takes too long. No real name has more than 200 bytes.
  static func isTooLongToSplit(_ name: String) -> Bool { name.utf8.count > 200 }

  /// A command line to copy; `nil` if the id is not one plain word for every shell.
  private static func command(_ command: String, _ id: String) -> String? {
    let isWord = id.unicodeScalars.allSatisfy {
      "._-/".unicodeScalars.contains($0) || $0.properties.isAlphabetic || ("0"..."9").contains($0)
    }
    return isWord ? "kpgg \(command) \(id)" : nil
  }

  /// The same lookup in the documents on this machine.
  private var local: Lookup {
    Lookup(reader: DocumentReader(source: LocalDocuments(source: reader.source)))
  }

  /// The groups that the words name, one after the other; `nil` if a word is left over.
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

/// A source without its requests: the documents on this machine.
private struct LocalDocuments: CatalogSource {
  let source: any CatalogSource

  func document(at path: DocumentPath) async throws(CatalogError) -> Data? {
    try await source.localDocument(at: path)
  }

  func location(of path: DocumentPath) -> String { source.location(of: path) }
}
