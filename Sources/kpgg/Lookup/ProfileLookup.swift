import KPGGCore

/// What the words of `kpgg profile` mean.
enum ProfileSubject: Sendable {
  case lineUp(LineUp)
  /// A member in a group. Where the whole catalogue was asked, the others are the groups in which
  /// she also is or was, and the day is that on which she died by any of her entries.
  case member(Member, group: GirlGroup, others: [GirlGroup] = [], died: CalendarDate? = nil)
}

extension Lookup {
  /// What the words name: a group and a member, `GROUP/MEMBER`, a group, or a member alone.
  ///
  /// Names may be of several words each, so every place where the group could end is tried; in one
  /// quoted argument as between several.
  func profile(named name: String) async throws -> ProfileSubject {
    if let id = GroupID(name), let lineUp = try await reader.lineUp(exactly: id) {
      return .lineUp(lineUp)
    }
    if let id = MemberID(name), let lineUp = try await reader.lineUp(exactly: id.group),
      let member = lineUp.members.first(where: { $0.id == id })
    {
      return .member(member, group: lineUp.group)
    }
    let splits = Self.splits(of: name)
    for split in splits {
      // A group's id to the letter: her document alone may be enough.
      guard let id = GroupID(split.group), let lineUp = try await reader.lineUp(exactly: id),
        case .found(let member) = NameResolver(lineUp.members).resolve(split.member)
      else { continue }
      return .member(member, group: lineUp.group)
    }
    let catalog = try await reader.catalog()
    var failure: Failure?
    var ambiguity: Failure?
    for split in splits {
      guard case .found(let group) = catalog.group(named: split.group) else {
        ambiguity = ambiguity ?? Self.ambiguity(of: split.group, in: catalog)
        continue
      }
      let lineUp = try await reader.lineUp(of: group)
      // An id to the letter, as hints list them: by names it may be as ambiguous as before.
      if name.contains("/"), let id = MemberID(group: group.id, name: split.member),
        let member = lineUp.members.first(where: { $0.id == id })
      {
        return .member(member, group: lineUp.group)
      }
      do {
        let member = try member(named: split.member, in: lineUp)
        return .member(member, group: lineUp.group)
      } catch {
        failure = error
      }
    }
    // The other way round, as one also says it: `유아 오마이걸`.
    for split in splits where !name.contains("/") {
      guard case .found(let group) = catalog.group(named: split.member) else { continue }
      let lineUp = try await reader.lineUp(of: group)
      if case .found(let member) = NameResolver(lineUp.members).resolve(split.group) {
        return .member(member, group: lineUp.group)
      }
    }
    // `OHMYGIRL/` and `OHMYGIRL ***` mean a member, if one that cannot be.
    let meansMember = splits.contains { NormalizedText($0.member).isEmpty }
    if let failure, meansMember { throw failure }
    switch catalog.group(named: name) {
    case .found(let group): return .lineUp(try await reader.lineUp(of: group))
    case .ambiguous(let groups): throw Self.ambiguous(name, groups, "groups")
    case .unknown: break
    }
    // A group was named, if not her member: that says more than a failure to find the whole.
    if let failure { throw failure }
    if let ambiguity { throw ambiguity }
    let slipped = splits.lazy.map { Self.similar(to: $0.group, in: catalog) }.first { !$0.isEmpty }
    let appearances = try await self.appearances(named: name, slipped: slipped ?? [], in: catalog)
    return .member(
      appearances.main,
      group: catalog[appearances.main.group] ?? GirlGroup(id: appearances.main.group),
      others: appearances.others.compactMap { catalog[$0.group] }, died: appearances.died)
  }

  private static func ambiguity(of name: String, in catalog: Catalog) -> Failure? {
    guard case .ambiguous(let groups) = catalog.group(named: name) else { return nil }
    return ambiguous(name, groups, "groups")
  }

  private static func splits(of name: String) -> [(group: String, member: String)] {
    let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let words = name.split(separator: " ")
    let atSlash = parts.count == 2 ? [(group: String(parts[0]), member: String(parts[1]))] : []
    let betweenWords = words.indices.dropFirst().map { index in
      (
        group: words[..<index].joined(separator: " "),
        member: words[index...].joined(separator: " ")
      )
    }
    return atSlash + betweenWords
  }
}
