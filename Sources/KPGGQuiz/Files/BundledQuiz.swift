internal import KPGGCatalogData
import KPGGCore

/// A quiz that comes with the program.
package struct BundledQuiz: Sendable, Identifiable {
  /// The name that is typed: `second-generation`.
  package let id: String
  /// The quiz file.
  package let text: String

  /// All quizzes, in the order in which they are listed.
  package static let all = (0..<kpgg_quiz_count()).map { index in
    let quiz = kpgg_quizzes()[index]
    return BundledQuiz(id: String(cString: quiz.name), text: String(cString: quiz.text))
  }

  /// Finds a quiz by its name. Case, spaces, and hyphens do not matter.
  package static func named(_ name: String) -> BundledQuiz? {
    let name = NormalizedText(name)
    return all.first { NormalizedText($0.id) == name }
  }

  /// Reads the quiz file.
  package var file: QuizFile {
    get throws(QuizDocument.Problems) { try QuizFile(decoding: text.utf8) }
  }
}
