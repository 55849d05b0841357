import KPGGCore
import KPGGSystem

/// The meaning of the words of `kpgg profile`.
indirect enum ProfileSubject: Sendable {
  case lineUp(LineUp)
  /// A member's entry in a group.
  case member(Member, group: GirlGroup)
}

extension Lookup {
  /// Resolves a group, a member, `GROUP/MEMBER`, or a group and a member in either order.
  ///
  /// Both names may have several words, so every split between words is tried. It reads no more
  /// documents than it needs: an exact id needs one. A name of more than 200 bytes is split at its
  /// slash only.
  ///
  /// A hint for the name of a unit suggests the command with the group, or without a command the
  /// commands for the unit.
  func profile(
    named name: String, suggesting command: String? = nil
  ) async throws -> ProfileSubject {
    guard !name.isLongerThanNames else {
      throw CommandError.unknownName(
        name, .groupOrMember, hint: .listedBy(Self.groupAndMemberLists))
    }
    let splits = Self.splits(of: name)
    if let subject = try await profile(exactly: name, splits) { return subject }
    if let unit = try await unit(exactly: name) {
      throw try await error(forUnit: unit.unit, of: unit.group, named: name, .groupOrMember)
    }
    let catalog = try await reader.catalog()
    let attempt = try await member(by: splits, isID: name.hasSlash, in: catalog)
    if let subject = attempt.subject { return subject }
    // `유아 오마이걸`: a member and a group.
    let reversed = name.hasSlash ? [] : splits.map { (group: $0.member, member: $0.group) }
    if let subject = try await member(by: reversed, isID: false, in: catalog).subject {
      return subject
    }
    // `OHMYGIRL/` and `OHMYGIRL ***` mean a member that cannot exist.
    let hasEmptyMember = splits.contains { NormalizedText($0.member).isEmpty }
    if let error = attempt.unknownMember, hasEmptyMember { throw error }
    let groups = NameResolver(catalog.groups).matches(name)
    if groups.count > 1 { throw Self.ambiguous(name, .group, groups) }
    if let group = groups.first { return .lineUp(try await reader.lineUp(of: group)) }
    // "The group lacks this member" helps more than "the whole name is unknown".
    if let error = attempt.unknownMember ?? attempt.ambiguousGroup { throw error }
    let member = try await person(
      named: name, beginnings: splits.map(\.group), in: catalog, suggesting: command)
    return .member(member, group: catalog.group(member.groupID))
  }

  /// Resolves exact ids, with one document.
  private func profile(exactly name: String, _ splits: [Split]) async throws -> ProfileSubject? {
    if let id = GroupID(name), let lineUp = try await reader.lineUp(exactly: id) {
      return .lineUp(lineUp)
    }
    if let id = MemberID(name), let lineUp = try await reader.lineUp(exactly: id.groupID),
      let member = lineUp.members.first(where: { $0.id == id })
    {
      return .member(member, group: lineUp.group)
    }
    for split in splits {
      guard let id = GroupID(split.group), let lineUp = try await reader.lineUp(exactly: id),
        case .found(let member) = NameResolver(lineUp.members).resolve(split.member)
      else { continue }
      return .member(member, group: lineUp.group)
    }
    return nil
  }

  private typealias Attempt = (
    subject: ProfileSubject?, unknownMember: CommandError?, ambiguousGroup: CommandError?
  )

  /// Tries every split as a group and a member.
  private func member(
    by splits: [Split], isID: Bool, in catalog: Catalog
  ) async throws -> Attempt {
    var attempt: Attempt = (nil, nil, nil)
    for split in splits {
      let groups = NameResolver(catalog.groups).matches(split.group)
      if groups.count > 1, attempt.ambiguousGroup == nil {
        attempt.ambiguousGroup = Self.ambiguous(split.group, .group, groups)
      }
      guard groups.count == 1, let group = groups.first else { continue }
      let lineUp = try await reader.lineUp(of: group)
      // An exact id wins: its name alone may be ambiguous.
      let id = isID ? MemberID(groupID: group.id, name: split.member) : nil
      do throws(CommandError) {
        let exact = lineUp.members.first { $0.id == id }
        let member = if let exact { exact } else { try member(named: split.member, in: lineUp) }
        attempt.subject = .member(member, group: lineUp.group)
        return attempt
      } catch {
        attempt.unknownMember = error
      }
    }
    return attempt
  }

  private typealias Split = (group: String, member: String)

  private static func splits(of name: String) -> [Split] {
    let parts = name.pathComponents(maxSplits: 1)
    let words = isTooLongToSplit(name) ? [] : name.split(separator: " ")
    let atSlash = parts.count == 2 ? [(group: parts[0], member: parts[1])] : []
    let betweenWords = words.indices.dropFirst().map { index in
      (
        group: words[..<index].joined(separator: " "),
        member: words[index...].joined(separator: " ")
      )
    }
    return atSlash + betweenWords
  }
}
