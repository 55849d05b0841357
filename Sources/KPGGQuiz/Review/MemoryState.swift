import KPGGCore
import KPGGSystem

/// A player's memory of one question, by FSRS-6 with its default parameters.
///
/// The formulas are from open-spaced-repetition: *The Algorithm* in the wiki of
/// `free-spaced-repetition-scheduler`, section FSRS-6, and `src/model.rs` of `fsrs-rs`. Nothing is
/// random: intervals have no fuzz.
///
///     let first = MemoryState(first: .good)          // stability 2.3065
///     first.interval()                               // 2
///     first.next(.good, afterDays: 2).interval()     // 11
package struct MemoryState: Hashable, Sendable {
  /// How hard the question is for the player, from 1 to 10.
  package let difficulty: Double
  /// The number of days until the probability of a right answer falls to 90%.
  package let stability: Double

  /// The longest interval, in days.
  package static let longestInterval = 36_500

  /// Creates a state from values of FSRS. Values outside its limits become the nearest limit.
  package init(difficulty: Double, stability: Double) {
    self.difficulty = min(max(difficulty, 1), 10)
    self.stability = min(max(stability, 0.001), Double(Self.longestInterval))
  }

  /// Creates the state after the first answer.
  package init(first grade: ReviewGrade) {
    self.init(
      difficulty: Self.initialDifficulty(grade.number),
      stability: Self.weights[Int(grade.number) - 1])
  }

  /// Returns the state after another answer, a number of days after the last one.
  ///
  /// FSRS has its own formula for an answer on the same day.
  package func next(_ grade: ReviewGrade, afterDays days: Int) -> MemoryState {
    let stability =
      days < 1
      ? stabilityOnTheSameDay(grade)
      : stability(after: grade, retrievability: retrievability(afterDays: days))
    return MemoryState(difficulty: nextDifficulty(grade), stability: stability)
  }

  /// Returns the probability of a right answer, from 0 to 1, a number of days after the last one.
  package func retrievability(afterDays days: Int) -> Double {
    pow(1 + Self.factor * Double(max(0, days)) / stability, Self.decay)
  }

  /// Returns the number of days until the question is due, from 1 to ``longestInterval``.
  ///
  /// On that day, the probability of a right answer is about 90%.
  package func interval() -> Int {
    Int(min(max(1, stability.rounded()), Double(Self.longestInterval)))
  }

  private func nextDifficulty(_ grade: ReviewGrade) -> Double {
    let weights = Self.weights
    let change = -weights[6] * (grade.number - 3) * (10 - difficulty) / 9
    // The state of an easy first answer, whose difficulty is not limited here.
    return weights[7] * Self.initialDifficulty(4) + (1 - weights[7]) * (difficulty + change)
  }

  private func stabilityOnTheSameDay(_ grade: ReviewGrade) -> Double {
    let weights = Self.weights
    let increase =
      exp(weights[17] * (grade.number - 3 + weights[18])) * pow(stability, -weights[19])
    return stability * (grade == .good ? max(increase, 1) : increase)
  }

  /// Returns the stability after an answer on a later day, from the probability of a right answer on
  /// that day.
  func stability(after grade: ReviewGrade, retrievability: Double) -> Double {
    let weights = Self.weights
    switch grade {
    case .good:
      let forgotten = exp((1 - retrievability) * weights[10]) - 1
      let increase = exp(weights[8]) * (11 - difficulty) * pow(stability, -weights[9]) * forgotten
      return stability * (1 + increase)
    case .again:
      let relearned =
        weights[11] * pow(difficulty, -weights[12]) * (pow(stability + 1, weights[13]) - 1)
        * exp((1 - retrievability) * weights[14])
      return min(relearned, stability / exp(weights[17] * weights[18]))
    }
  }

  private static func initialDifficulty(_ grade: Double) -> Double {
    weights[4] - exp(weights[5] * (grade - 1)) + 1
  }

  private static let decay = -weights[20]
  private static let factor = pow(0.9, 1 / decay) - 1

  /// The default parameters of FSRS-6, w₀ to w₂₀.
  private static let weights = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]
}
