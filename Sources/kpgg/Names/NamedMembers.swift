import KPGGCore

extension Lookup {
  /// The members of groups, a section, or a year, or else single members: all words are one name, or
  /// each word is a name of its own. Without words, all members.
  ///
  /// - Throws: If no word is known, an error with similar groups or members, or else with similar
  ///   sections.
  func members(named words: [String]) async throws -> [Member] {
    let name = words.isEmpty ? nil : words.joined(separator: " ")
    do {
      return try await withoutHints.lineUps(named: name, with: .members).members
    } catch CommandError.unknownName {
      do {
        return try await members(namedInTurn: words)
      } catch CommandError.unknownName(let unknown, .groupOrMember, let hint)
        where unknown == name
      {
        let isSimilar = hint != .listedBy(Self.groupAndMemberLists)
        let other = isSimilar ? nil : await sectionHint(for: unknown)
        throw CommandError.unknownName(unknown, .groupMemberOrSection, hint: other ?? hint)
      }
    }
  }

  /// The hint that commands about groups and sections give for an unknown name; `nil` if they only
  /// list.
  private func sectionHint(for name: String) async -> Hint? {
    do {
      _ = try await lineUps(named: name, with: .members)
    } catch CommandError.unknownName(_, _, let hint) {
      return hint == .listedBy(Self.groupAndSectionLists) ? nil : hint
    } catch {}
    return nil
  }

  /// The members whose names follow each other, or the only one that the whole text names.
  private func members(namedInTurn words: [String]) async throws -> [Member] {
    guard words.count > 1 else {
      return try await profile(named: words.joined(separator: " ")).members
    }
    // The whole text is tried first: `twice mina` is one member.
    if let named = try? await withoutHints.profile(named: words.joined(separator: " ")) {
      return named.members
    }
    var members: [Member] = []
    for word in words {
      do {
        let lookup = members.isEmpty ? withoutHints : self
        members += try await lookup.profile(named: word).members
      } catch CommandError.unknownName where members.isEmpty {
        // No word is known. Together they may be one misspelled name, such as `oh my gilr`.
        return try await profile(named: words.joined(separator: " ")).members
      }
    }
    var seen: Set<MemberID> = []
    return members.filter { seen.insert($0.id).inserted }
  }
}

extension ProfileSubject {
  /// The members of the group, or the member.
  fileprivate var members: [Member] {
    switch self {
    case .lineUp(let lineUp): lineUp.members
    case .member(let member, _): [member]
    }
  }
}
