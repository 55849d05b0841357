import KPGGCore

/// The id of a group or member that the user marked as a favorite.
///
/// As in a catalog, a group's id is case-insensitive and a member's name is case-sensitive.
enum Favorite: Sendable {
  case group(GroupID)
  case member(MemberID)

  /// Reads an id; `nil` if it is not a valid id of this kind.
  init?(_ kind: RecordKind, id: String) {
    switch kind {
    case .group:
      guard let id = GroupID(id) else { return nil }
      self = .group(id)
    case .member:
      guard let id = MemberID(id) else { return nil }
      self = .member(id)
    }
  }

  var kind: RecordKind {
    switch self {
    case .group: .group
    case .member: .member
    }
  }

  /// The id: `OHMYGIRL` or `OHMYGIRL/YooA`. Only a member's id has a slash.
  var id: RecordID {
    switch self {
    case .group(let id): .group(id)
    case .member(let id): .member(id)
    }
  }

  /// The id of the group, or of the member's group.
  var groupID: GroupID { id.groupID }

  /// The member's id; `nil` for a group.
  var memberID: MemberID? {
    if case .member(let id) = self { id } else { nil }
  }

  /// Whether a text is the id in any letter case.
  func hasID(_ text: String) -> Bool { id.description.isSame(ignoringCase: text) }
}

extension Favorite: Hashable {
  static func == (left: Favorite, right: Favorite) -> Bool {
    // Names come first: most differ, and they need no case folding.
    left.memberID?.name == right.memberID?.name
      && (left.groupID == right.groupID || left.groupID.isSame(ignoringCase: right.groupID))
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(memberID?.name)
    hasher.combine(groupID.description.lowercased())
  }
}
