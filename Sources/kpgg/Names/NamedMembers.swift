import KPGGCore

extension Lookup {
  /// The members of groups, a section, or a year, or else single members: all words are one name, or
  /// each word is a name of its own. Without words, all members.
  ///
  /// - Throws: If no word is known, the error that a command about groups throws.
  func members(named words: [String]) async throws -> [Member] {
    let name = words.isEmpty ? nil : words.joined(separator: " ")
    do {
      return try await lineUps(named: name, with: .members).members
    } catch let error as CommandError {
      guard let name, case .unknownName = error else { throw error }
      return try await members(named: name, words, orThrow: error)
    }
  }

  private func members(
    named name: String, _ words: [String], orThrow unknown: CommandError
  ) async throws -> [Member] {
    var members: [Member] = []
    // The whole text is tried first: `twice mina` is one member.
    if let named = try? await profile(named: name) { return named.members }
    for word in words {
      do {
        members += try await profile(named: word).members
      } catch let error as CommandError {
        if case .unknownName = error, members.isEmpty { throw unknown }
        throw error
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
