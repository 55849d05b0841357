import KPGGCore

/// Hints for names that no group has. They never send a request.
extension Lookup {
  /// The hint for a member's name, or for several groups' names in a row.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - catalog: The index.
  ///   - groupCommand: The command to suggest with the member's group; `nil` for the member's
  ///     profile.
  /// - Returns: The hint; `nil` for other names.
  func hint(
    for name: String, in catalog: Catalog, suggesting groupCommand: String? = nil
  ) async -> Hint? {
    if let groups = Self.groups(named: name, in: catalog) {
      let (ids, more) = Self.ids(of: groups)
      return .namesSeveralGroups(ids, more: more)
    }
    guard !Self.isTooLongToSplit(name) else { return nil }
    let local = local
    if case .member(let member, let group)? = try? await local.profile(named: name) {
      return .isMember(
        name: name, group: group.name,
        command: groupCommand.map { Self.command($0, group.id.description) }
          ?? Self.command("profile", member.id.description))
    }
    let members = try? await local.reader.lineUps(of: catalog.groups).members
    let (ids, more) = Self.ids(of: NameResolver(members ?? []).matches(name))
    return ids.isEmpty ? nil : .membersHaveName(ids, more: more)
  }

  /// The only group with a name; `nil` for none. It sends no request.
  func localGroup(named name: String) async -> GirlGroup? {
    guard !name.isLongerThanNames, let catalog = try? await reader.local.catalog() else {
      return nil
    }
    return catalog.group(named: name).value
  }

  /// The member with a name that no group has; `nil` if there is none. It sends no request.
  func localMember(named name: String?) async -> MemberID? {
    guard let name, case .member(let member, _)? = try? await local.profile(named: name) else {
      return nil
    }
    return member.id
  }

  /// Returns the hint for a command line that starts with a name instead of a command.
  ///
  /// - Parameters:
  ///   - name: The words of the command line.
  ///   - command: The command that the last word names, if it does: `twice songs`.
  /// - Returns: The command for the group or the member; `nil` for an unknown name.
  func hint(insteadOfCommand name: String, followedBy command: String?) async -> Hint? {
    guard !Self.isTooLongToSplit(name) else { return nil }
    if let command, let group = await localGroup(named: String(name.dropLast(command.count))) {
      return Self.command(command, group.id.description).map { .use($0) }
    }
    let command: String? =
      switch try? await local.profile(named: name) {
      case .lineUp(let lineUp): Self.command("group", lineUp.group.id.description)
      case .member(let member, _): Self.command("profile", member.id.description)
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
  private var local: Lookup { Lookup(reader: reader.local) }

  /// The groups that a text names, one after the other; `nil` if there are fewer than two, or a word
  /// is left over.
  static func groups(named text: String, in catalog: Catalog) -> [GirlGroup]? {
    guard !text.isLongerThanNames else { return nil }
    var seen: Set<GroupID> = []
    let words = text.split(separator: " ")
    let groups = groups(named: words[...], in: NameResolver(catalog.groups))?
      .filter { seen.insert($0.id).inserted }
    return groups.flatMap { $0.count > 1 ? $0 : nil }
  }

  /// The groups that the words name. No group's name has more than six words.
  private static func groups(
    named words: ArraySlice<Substring>, in resolver: NameResolver<GirlGroup>
  ) -> [GirlGroup]? {
    guard !words.isEmpty else { return [] }
    for end in words.prefix(6).indices.reversed() {
      let matches = resolver.matches(words[...end].joined(separator: " "))
      guard matches.count == 1 else { continue }
      return groups(named: words[(end + 1)...], in: resolver).map { matches + $0 }
    }
    return nil
  }
}
