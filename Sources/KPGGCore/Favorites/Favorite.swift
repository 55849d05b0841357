/// The ID of a group, member, or song that someone marked as a favorite.
///
/// As in a catalog, a group's ID is case-insensitive. A member's name and a song's title are
/// case-sensitive.
package enum Favorite: Sendable {
  case group(GroupID)
  case member(MemberID)
  case song(group: GroupID, title: String)

  /// Reads an ID; `nil` if it is not a valid ID of this kind.
  package init?(_ kind: RecordKind, id: String) {
    guard let id = RecordID(id), let favorite = Favorite(id) else { return nil }
    self = favorite
    guard self.kind == kind, title != "" else { return nil }
  }

  /// Creates a favorite from a record's ID; `nil` for a unit.
  package init?(_ id: RecordID) {
    switch id {
    case .group(let id): self = .group(id)
    case .member(let id): self = .member(id)
    case .song(let group, let title): self = .song(group: group, title: title)
    case .unit: return nil
    }
  }

  /// The kind of the record.
  package var kind: RecordKind { id.kind }

  /// The ID: `OHMYGIRL`, `OHMYGIRL/YooA`, or `OHMYGIRL/songs/Dolphin`.
  package var id: RecordID {
    switch self {
    case .group(let id): .group(id)
    case .member(let id): .member(id)
    case .song(let group, let title): .song(group: group, title: title)
    }
  }

  /// The ID of the group, or of the group of the member or the song.
  package var groupID: GroupID { id.groupID }

  /// The member's ID; `nil` for another kind.
  package var memberID: MemberID? {
    if case .member(let id) = self { id } else { nil }
  }

  /// The song's title; `nil` for another kind.
  package var title: String? {
    if case .song(_, let title) = self { title } else { nil }
  }
}

extension Favorite: Hashable {
  package static func == (left: Favorite, right: Favorite) -> Bool {
    // Names come first: most differ, and they need no case folding.
    left.memberID?.name == right.memberID?.name && left.title == right.title
      && (left.groupID == right.groupID || left.groupID.isSame(ignoringCase: right.groupID))
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(memberID?.name ?? title)
    hasher.combine(groupID.description.lowercased())
  }
}
