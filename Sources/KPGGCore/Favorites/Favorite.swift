/// The ID of a group or member that someone marked as a favorite.
///
/// As in a catalog, a group's ID is case-insensitive and a member's name is case-sensitive.
package enum Favorite: Sendable {
  case group(GroupID)
  case member(MemberID)

  /// Reads an ID; `nil` if it is not a valid ID of this kind.
  package init?(_ kind: RecordKind, id: String) {
    switch kind {
    case .group:
      guard let id = GroupID(id) else { return nil }
      self = .group(id)
    case .member:
      guard let id = MemberID(id) else { return nil }
      self = .member(id)
    case .song: return nil
    }
  }

  /// Creates a favorite from a record's ID; `nil` for a song.
  init?(_ id: RecordID) {
    switch id {
    case .group(let id): self = .group(id)
    case .member(let id): self = .member(id)
    case .song, .unit: return nil
    }
  }

  /// Whether it is a group or a member.
  package var kind: RecordKind {
    switch self {
    case .group: .group
    case .member: .member
    }
  }

  /// The ID: `OHMYGIRL` or `OHMYGIRL/YooA`. Only a member's ID has a slash.
  package var id: RecordID {
    switch self {
    case .group(let id): .group(id)
    case .member(let id): .member(id)
    }
  }

  /// The ID of the group, or of the member's group.
  package var groupID: GroupID { id.groupID }

  /// The member's ID; `nil` for a group.
  package var memberID: MemberID? {
    if case .member(let id) = self { id } else { nil }
  }
}

extension Favorite: Hashable {
  package static func == (left: Favorite, right: Favorite) -> Bool {
    // Names come first: most differ, and they need no case folding.
    left.memberID?.name == right.memberID?.name
      && (left.groupID == right.groupID || left.groupID.isSame(ignoringCase: right.groupID))
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(memberID?.name)
    hasher.combine(groupID.description.lowercased())
  }
}
