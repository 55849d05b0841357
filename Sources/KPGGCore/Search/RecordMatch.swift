/// How a text was seen best among the names of one record.
struct RecordMatch: Sendable {
  let match: MatchRank
  /// Whether it was typed so; else there is a slip in it, or the layout was the other one.
  let isVerbatim: Bool
  /// Where the name stands in the index.
  let name: Int

  /// The better of two, of which a certain one always is; the first of equals.
  static func better(_ one: Self?, _ other: Self?) -> Self? {
    guard let one, let other else { return one ?? other }
    let isOtherBetter =
      one.isVerbatim == other.isVerbatim ? other.match < one.match : other.isVerbatim
    return isOtherBetter ? other : one
  }
}
