import KPGGCore

/// The tiers of a catalog's groups.
///
/// A group without a tier counts as little known. If no group has a tier, all groups count as well
/// known.
struct GroupTiers: Sendable {
  private let tierOfOthers: Tier

  /// Collects the tiers of all groups of a catalog.
  init(_ groups: some Sequence<GirlGroup>) {
    tierOfOthers = groups.contains { $0.tier != nil } ? .third : .first
  }

  /// The tier of a group; `nil` stands for a group that the catalog lacks.
  subscript(group: GirlGroup?) -> Tier { group?.tier ?? tierOfOthers }
}

extension Tier {
  /// The least known tier that the daily puzzle asks about, and questions that are not hard.
  static let leastAsked = Self.second
}

extension QuizLevel {
  /// The least known tier that generated questions ask about, unless the player names the group.
  var leastAskedTier: Tier { self == .hard ? .third : .leastAsked }

  /// Returns the least known tier of choices, other than the answer. The choices of an easy question
  /// are at least as well known as what it asks about.
  func leastChosenTier(askingAbout tier: Tier) -> Tier {
    self == .easy ? max(.leastAsked, tier) : .third
  }
}
