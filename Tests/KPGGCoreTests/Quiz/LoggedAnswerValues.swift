import XCTest

@testable import KPGGCore

extension LoggedAnswer {
  /// Creates an answer to the question `KIND/SUBJECT`, about that subject.
  static func of(
    _ id: String, _ date: String, _ grade: ReviewGrade = .good, subjects: [String]? = nil,
    kind: String? = nil, clues: Int = 0
  ) throws -> LoggedAnswer {
    try XCTUnwrap(
      LoggedAnswer(
        questionID: id, kind: kind ?? String(id.prefix { $0 != "/" }), subjects: subjects ?? [id],
        date: try checked(date), grade: grade, points: grade == .good ? 100 : 0, clues: clues))
  }
}

/// A random number generator with the same numbers in every run (SplitMix64).
struct RepeatableGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
