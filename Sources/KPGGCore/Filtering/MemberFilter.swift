/// Which entries of line-ups are wanted.
///
/// An entry must meet every condition that is set, and meets one by any of its values. What is not
/// known of a member meets no condition.
public struct MemberFilter: Hashable, Sendable {
  /// Her types by the test; none for any.
  public var mbti: Set<MBTI> = []
  /// Her blood types; none for any.
  public var bloodTypes: Set<BloodType> = []
  /// The days between which she must have been born; none for any. A lone year has to lie within
  /// whole.
  public var births: [Bounds<CalendarDate>] = []
  /// The heights between which hers must lie, in centimetres; none for any.
  public var heights: [Bounds<Double>] = []
  /// The countries of one of which she must be a citizen, as the catalogue writes them; none for
  /// any.
  public var nationalities: Set<String> = []
  /// The positions one of which she must hold; none for any.
  public var positions: Set<Position> = []
  /// Whether she must be in the line-up still, or must have left or died; `nil` for either.
  public var isCurrent: Bool?

  /// A filter that every member passes.
  public init() {}

  /// Whether a member passes.
  public func matches(_ member: Member) -> Bool {
    if let isCurrent, member.isCurrent != isCurrent { return false }
    return mbti.hold(member.mbti) && bloodTypes.hold(member.bloodType)
      && births.hold(member.birth) && heights.hold(member.heightCm)
      && nationalities.hold(anyOf: member.nationalities)
      && positions.hold(anyOf: member.positions)
  }
}
