/// What became of a member in a group.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum MemberStatus: CaseIterable, Sendable {
  /// The member is in the group.
  case current
  /// The member left while the group went on.
  case left
  /// The member stayed until the group disbanded.
  case untilTheEnd
  /// The member died, in the group or after leaving it.
  case died

  /// The name in both languages.
  public var name: BilingualText {
    switch self {
    case .current: BilingualText(english: "member", korean: "멤버")
    case .left: BilingualText(english: "former", korean: "탈퇴")
    case .untilTheEnd: BilingualText(english: "ended", korean: "해체")
    case .died: BilingualText(english: "died", korean: "사망")
    }
  }
}

extension Member {
  /// Returns the member's status, given their group.
  public func status(in group: GirlGroup) -> MemberStatus {
    if deathDate != nil { return .died }
    if isFormer { return .left }
    return group.status == .disbanded ? .untilTheEnd : .current
  }
}
