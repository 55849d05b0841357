public import KPGGCore

/// How well the player knew an answer.
public enum ReviewGrade: String, TextCodable, CaseIterable {
  /// The answer was wrong, or there was none.
  case again
  /// The answer was right.
  case good

  /// The grade's number in FSRS, which has four: 1 *again*, 2 *hard*, 3 *good*, and 4 *easy*.
  var number: Double { self == .again ? 1 : 3 }
}
