/// What to ask in a quiz.
package struct QuizSettings: Hashable, Sendable {
  /// The kinds of questions.
  package var kinds: Set<QuizKind> = Set(QuizKind.generated)
  /// The difficulty.
  package var level = QuizLevel.easy
  /// The maximum number of questions.
  package var count = 10
  /// The number that decides which questions are asked, in which order, and with which choices.
  package var seed: UInt64 = 0
  /// The accepted groups.
  package var groups = GroupFilter()
  /// The accepted members. A group is accepted if one of its members is.
  package var members = MemberFilter()
  /// The IDs of the accepted groups; empty to accept all.
  package var groupIDs: Set<GroupID> = []
  /// The IDs of the accepted members; empty to accept all.
  package var memberIDs: Set<MemberID> = []
  /// Questions that were asked lately, the oldest first. They are asked again only if no others are
  /// left.
  package var recent: [QuizQuestionID] = []

  /// Creates settings for ten easy questions about everything.
  package init() {}

  /// Returns whether questions can be about a group, apart from its members.
  func accepts(_ group: GirlGroup) -> Bool {
    groups.matches(group) && (groupIDs.isEmpty || groupIDs.contains(group.id))
  }

  /// Whether the settings accept every member of an accepted group.
  var acceptsAllMembers: Bool { members == MemberFilter() && memberIDs.isEmpty }

  /// Returns whether questions can be about a member of an accepted group.
  func accepts(_ member: Member) -> Bool {
    members.matches(member) && (memberIDs.isEmpty || memberIDs.contains(member.id))
  }
}

/// The reason why a quiz has no questions.
package enum QuizError: Error, Hashable {
  /// No group or member matches the filters.
  case noMatches
  /// The catalog proves the answer of no question of these kinds about the accepted subjects.
  case noQuestions(kinds: [QuizKind], level: QuizLevel)
  /// The catalog has no group or member to guess in a daily puzzle.
  case noPuzzle(DailyPuzzle.Kind)
}

extension QuizError: CustomStringConvertible {
  /// A sentence without a full stop.
  package var description: String {
    switch self {
    case .noMatches: "no group or member matches the filters"
    case .noPuzzle(let kind): "the catalog has no \(kind) to guess"
    case .noQuestions(let kinds, let level):
      "no \(level.englishName) question can be asked about the filtered groups and members: "
        + kinds.map(\.rawValue).joined(separator: ", ")
    }
  }
}
