/// A group or member that a search found.
public struct SearchHit: Hashable, Sendable {
  /// What was found.
  public enum Subject: Hashable, Sendable {
    case group(GirlGroup)
    /// A member, and the group in whose line-up she stands.
    case member(Member, of: GirlGroup)
  }

  /// The group or member.
  public let subject: Subject
  /// How the text stands in it; of several words, how the worst of them does. In a song or a fandom
  /// it never stands better than as a later word's beginning.
  public let match: MatchRank
  /// Where the text was found; of several words, the one that was found best.
  public let field: SearchField
  /// What stands there, as it is written in the catalogue.
  public let text: String

  /// Whether it is a group or a member.
  public var kind: RecordKind {
    switch subject {
    case .group: .group
    case .member: .member
    }
  }

  /// The group, or the group in whose line-up the member stands.
  public var group: GirlGroup {
    switch subject {
    case .group(let group), .member(_, let group): group
    }
  }

  /// The member; `nil` where a group was found.
  public var member: Member? {
    switch subject {
    case .group: nil
    case .member(let member, _): member
    }
  }

  /// The id of the group or member.
  public var id: String { member?.id.description ?? group.id.description }
}

extension SearchHit: JSONRepresentable {
  /// `kind`, `field`, and `group` or `member`.
  public var json: JSONValue {
    .object([
      "kind": .string(kind.rawValue), "field": .string(field.rawValue),
      kind.rawValue: member?.json ?? group.json,
    ])
  }
}
