import KPGGCore
import KPGGQuiz

/// The groups of one person, and the date of death by any of their entries.
struct PersonGroups: Sendable {
  /// One of the groups.
  struct Membership: Sendable {
    let group: GirlGroup
    /// Whether the person has left the group.
    let isFormer: Bool
  }

  /// The current group first, or else the newest, then the others, newest first.
  let memberships: [Membership]
  let died: CalendarDate?

  /// Collects the groups of all entries of a person. A group without data has its ID only.
  init(_ appearances: Appearances, group: (GroupID) -> GirlGroup?) {
    memberships = appearances.entries.map {
      Membership(group: group($0.groupID) ?? GirlGroup(id: $0.groupID), isFormer: $0.isFormer)
    }
    died = appearances.diedOn
  }
}

/// The people of a catalog, to find the other groups of a member.
struct People: Sendable {
  private let catalog: Catalog
  private let entries: [Person: [Member]]

  /// Collects the people of line-ups.
  init(_ lineUps: [LineUp]) {
    catalog = Catalog(sections: [], groups: lineUps.map(\.group), featuredIDs: [])
    entries = Dictionary(grouping: lineUps.members, by: \.person)
  }

  /// Returns the groups of the person behind an entry; the entry's own group if it is not among
  /// the line-ups.
  func groups(of member: Member) -> PersonGroups {
    PersonGroups(appearances(of: member)) { catalog[$0] }
  }

  /// Returns all entries of the person behind an entry.
  func appearances(of member: Member) -> Appearances {
    catalog.appearances(of: member, among: entries[member.person] ?? [member])
  }
}

extension Lookup {
  /// The people of the whole catalog, from the documents on this machine. If a document is missing,
  /// the people of the given line-ups.
  func people(orOf lineUps: [LineUp]) async -> People {
    People(await localCatalog()?.lineUps ?? lineUps)
  }

  /// The groups of the person behind one entry, from the documents on this machine. If a document
  /// is missing, the entry's group.
  func groups(of member: Member, in group: GirlGroup) async -> PersonGroups {
    guard let (catalog, lineUps) = await localCatalog() else {
      return PersonGroups(Appearances(member)) { _ in group }
    }
    return PersonGroups(catalog.appearances(of: member, among: lineUps.members)) { catalog[$0] }
  }

  private func localCatalog() async -> (catalog: Catalog, lineUps: [LineUp])? {
    let local = reader.local
    guard let catalog = try? await local.catalog(),
      let lineUps = try? await local.lineUps(of: catalog.groups)
    else { return nil }
    return (catalog, lineUps)
  }
}

/// The inputs of members' sheets.
extension Session {
  /// The date for the ages on sheets; `nil` if the output has no sheets.
  func dateForAges(_ fields: FieldSelection<Member>) throws(UsageError) -> CalendarDate? {
    fields.showsSheet ? try today() : nil
  }

  /// The people of the catalog, for sheets. If the output has no sheets, the people of the
  /// line-ups.
  func people(orOf lineUps: [LineUp], for fields: FieldSelection<Member>) async -> People {
    fields.showsSheet ? await lookup.people(orOf: lineUps) : People(lineUps)
  }

  /// The groups of the person behind one entry, for a sheet; the entry's group if the output has no
  /// sheet.
  func groups(
    of member: Member, in group: GirlGroup, for fields: FieldSelection<Member>
  ) async -> PersonGroups {
    guard fields.showsSheet else { return PersonGroups(Appearances(member)) { _ in group } }
    return await lookup.groups(of: member, in: group)
  }
}
