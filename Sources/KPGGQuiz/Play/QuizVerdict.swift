import KPGGCore

/// The result of checking an answer.
public enum QuizVerdict: Hashable, Sendable {
  /// The answer is right.
  case right
  /// The answer is right, but has typos.
  case typo
  /// The answer has some of the names that the question asks for. Each wrong name cancels one.
  case partial(found: Int, of: Int)
  /// The answer is wrong.
  case wrong
}

extension QuizQuestion {
  /// The points of a right answer without further clues.
  package static let fullPoints = 100

  /// Returns the points of an answer. All clues together cost 60 points, and a typo a fifth of the
  /// rest.
  ///
  /// - Parameters:
  ///   - verdict: The result of checking the answer.
  ///   - clueCount: The number of clues that were shown, including those shown from the start.
  /// - Returns: 0 to 100 points. A right answer has at least 40, and a typo 32.
  package func points(for verdict: QuizVerdict, clueCount: Int) -> Int {
    let (used, all) = (clueCount - openClueCount, clues.count - openClueCount)
    let cost = all > 0 ? 60 * min(max(used, 0), all) / all : 0
    let points = Self.fullPoints - cost
    return switch verdict {
    case .right: points
    case .typo: points * 4 / 5
    case .partial(let found, let count): points * found / max(count, 1)
    case .wrong: 0
    }
  }
}
