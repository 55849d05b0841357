import KPGGCore

/// A group or a member that the user marked, by its id alone: all else is the catalogue's to tell.
///
/// The letter case of a group's id tells no two apart, as in a catalogue; that of a member's name
/// does.
enum Favorite: Sendable {
  case group(GroupID)
  case member(MemberID)

  /// The group or member with this id; `nil` where none could have it.
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

  /// `OHMYGIRL` or `OHMYGIRL/YooA`; a member's never equals a group's, which holds no slash.
  var id: String {
    switch self {
    case .group(let id): id.description
    case .member(let id): id.description
    }
  }

  /// The group, or the group in whose line-up the member stands.
  var groupID: GroupID {
    switch self {
    case .group(let id): id
    case .member(let id): id.group
    }
  }

  /// The member; `nil` for a group.
  var memberID: MemberID? {
    if case .member(let id) = self { id } else { nil }
  }

  /// Whether this is how somebody wrote its id, in whichever letter case.
  func isID(_ text: String) -> Bool { id.lowercased() == text.lowercased() }
}

extension Favorite: Hashable {
  static func == (left: Favorite, right: Favorite) -> Bool {
    // Names first: most differ, and need no folding.
    left.memberID?.name == right.memberID?.name
      && (left.groupID == right.groupID || left.groupID.isSame(ignoringCase: right.groupID))
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(memberID?.name)
    hasher.combine(groupID.description.lowercased())
  }
}
