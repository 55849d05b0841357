public import KPGGCore
import KPGGSystem

/// What to ask in a quiz.
public struct QuizSettings: Hashable, Sendable, Encodable, DefaultDecodable {
  /// The kinds of questions.
  public var kinds: Set<QuizKind> = Set(QuizKind.generated)
  /// The difficulty.
  public var level = QuizLevel.easy
  /// The maximum number of questions.
  public var count = 10
  /// The number that decides which questions are asked, in which order, and with which choices.
  public var seed: UInt64 = 0
  /// The accepted groups.
  public var groups = GroupFilter()
  /// The accepted members. A group is accepted if one of its members is.
  public var members = MemberFilter()
  /// The IDs of the accepted groups; empty to accept all.
  public var groupIDs: Set<GroupID> = []
  /// The IDs of the accepted members; empty to accept all.
  package var memberIDs: Set<MemberID> = []
  /// Whether a question can ask for an accepted group itself, or for one of its members among members
  /// of other groups. If only one group is accepted, the player knows the answer.
  package var asksForAcceptedGroups = true
  /// Recently asked questions, oldest first. They are asked again only after all others.
  public var recent: [QuizQuestionID] = []

  /// Creates settings for ten easy questions about everything.
  public init() {}

  package enum CodingKeys: CodingKey {
    case kinds, level, count, seed, groups, members, groupIDs, memberIDs, asksForAcceptedGroups,
      recent
  }

  package mutating func read(_ container: KeyedDecodingContainer<CodingKeys>) throws {
    try container.read(.kinds, into: &kinds)
    try container.read(.level, into: &level)
    try container.read(.count, into: &count)
    try container.read(.seed, into: &seed)
    try container.read(.groups, into: &groups)
    try container.read(.members, into: &members)
    try container.read(.groupIDs, into: &groupIDs)
    try container.read(.memberIDs, into: &memberIDs)
    try container.read(.asksForAcceptedGroups, into: &asksForAcceptedGroups)
    try container.read(.recent, into: &recent)
  }

  /// Returns whether questions can be about a group. Its members are not checked.
  func accepts(_ group: GirlGroup) -> Bool {
    groups.matches(group) && (groupIDs.isEmpty || groupIDs.contains(group.id))
  }

  /// Returns whether the level asks about a group, or about a person whose main group it is. Questions
  /// about groups that the player names are of all tiers.
  func asks(about candidate: QuizCandidate, of group: GroupID) -> Bool {
    candidate.tier <= level.leastAskedTier || groupIDs.contains(group)
  }

  /// Whether the settings accept every member of an accepted group.
  var acceptsAllMembers: Bool { members == MemberFilter() && memberIDs.isEmpty }

  /// Returns whether questions can be about a member of an accepted group.
  func accepts(_ member: Member) -> Bool {
    members.matches(member) && (memberIDs.isEmpty || memberIDs.contains(member.id))
  }
}

/// The reason why a quiz has no questions.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum QuizError: Error, Hashable {
  /// No group or member matches the filters.
  case noMatches
  /// Groups or members match the filters, but the level does not ask about groups as little known as
  /// theirs.
  case littleKnown(level: QuizLevel)
  /// No question of these kinds about the accepted subjects has one answer in the catalog.
  case noQuestions(kinds: [QuizKind], level: QuizLevel)
}

extension QuizError: BilingualError {
  /// A sentence in both languages that you can show to people.
  public var text: BilingualText {
    BilingualText(english: message.english.sentence, korean: message.korean.sentence)
  }

  /// One line without a full stop, for the command line.
  package var message: BilingualText {
    switch self {
    case .noMatches:
      BilingualText(
        english: "no group or member matches the filters", korean: "조건에 맞는 그룹이나 멤버가 없습니다")
    case .littleKnown(let level):
      BilingualText(
        english: "\(level.name.english) questions are about groups of tiers 1 and 2 only",
        korean: "'\(level.name.korean)' 문제는 잘 알려진 그룹(인지도 1, 2)만 다룹니다")
    case .noQuestions(let kinds, let level):
      BilingualText(
        english: "no \(level.name.english) questions of these kinds match the filters: "
          + kinds.map(\.rawValue).joined(separator: ", "),
        korean: "조건에 맞는 '\(level.name.korean)' 문제가 없습니다: "
          + kinds.map(\.name.korean).joined(separator: ", "))
    }
  }
}
