import Foundation
import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

/// Questions about the bundled catalog, and its quizzes.
final class BundledQuestionsTests: XCTestCase {
  /// `KPGG_QUIZ_QUESTIONS` sets the minimum number of questions.
  func testTheCatalogProvesEveryQuestion() async throws {
    let wanted = ProcessInfo.processInfo.environment["KPGG_QUIZ_QUESTIONS"]
    let proof = QuizProof(lineUps: try await Bundled.lineUps())
    try proof.assertQuestions(
      of: try await QuizGenerator.bundled(), count: wanted.flatMap { Int($0) } ?? 4_000)
  }

  func testNearlyEveryGroupIsAskedAbout() async throws {
    let generator = try await QuizGenerator.bundled()
    let groups = try await Bundled.reader.catalog().groups
    for (kind, percent) in [(QuizKind.lineup, 90), (.initials, 80), (.members, 70)] {
      for level in QuizLevel.allCases {
        let groupCount = groups.count { $0.tier ?? .third < .third || level == .hard }
        var settings = QuizSettings().seeded(0, count: 1_000)
        (settings.level, settings.kinds) = (level, [kind])
        let count = Set(try generator.questions(settings).map { $0.id.parts[0] }).count
        XCTAssertGreaterThan(count * 100, groupCount * percent, "\(kind) \(level)")
      }
    }
  }

  func testTheTableOfAnswers() async throws {
    try assertAnswers(
      in: "quiz/answers-bundled.tsv", try await .bundled(),
      QuizAnswerChecker(FullCatalog(try await Bundled.lineUps())))
  }

  func testTheCatalogProvesEveryBundledQuiz() async throws {
    let generator = try await QuizGenerator.bundled()
    XCTAssertEqual(BundledQuiz.all.count, 3)
    for quiz in BundledQuiz.all {
      let file = try quiz.file
      XCTAssertEqual(file.problems(in: generator).map(\.description), [], quiz.id)
      XCTAssertEqual(file.document.questions(from: generator).count, 10, quiz.id)
      XCTAssertEqual(file.document.text, quiz.text, "canonical")
    }
  }

  func testBundledQuizzesAreWrittenInBothLanguages() throws {
    for quiz in BundledQuiz.all {
      let document = try quiz.file.document
      for text in [document.title] + document.items.compactMap(\.prompt) {
        XCTAssertTrue(text.hasHangul && text.hasLatinLetters, text)
      }
      for case .own(let question) in document.items.map(\.question) {
        for text in question.answers.prefix(1) + question.wrongChoices {
          XCTAssertFalse(text.hasHangul, text)
        }
        for clue in question.clues { XCTAssertTrue(clue.hasLatinLetters, clue) }
      }
    }
  }

  func testAQuizIsFoundByItsTypedName() {
    XCTAssertEqual(BundledQuiz.named("Second Generation")?.id, "second-generation")
    XCTAssertEqual(BundledQuiz.named("hit-songs")?.id, "hit-songs")
    XCTAssertNil(BundledQuiz.named("second"))
    XCTAssertNil(BundledQuiz.named(""))
  }
}

/// The bundled catalog.
enum Bundled {
  static let reader = DocumentReader(source: BundledSource())

  static func lineUps() async throws -> [LineUp] {
    try await reader.lineUps(of: try await reader.catalog().groups)
  }
}

extension QuizGenerator {
  static func bundled() async throws -> QuizGenerator {
    QuizGenerator(
      FullCatalog(try await Bundled.reader.catalog(), lineUps: try await Bundled.lineUps()))
  }
}

extension QuizDocument.Item {
  /// The author's words, if there are any.
  fileprivate var prompt: String? {
    switch question {
    case .own(let question): question.prompt
    case .generated(let question): question.prompt
    }
  }
}

extension String {
  fileprivate var hasHangul: Bool { unicodeScalars.contains(where: Hangul.isHangul) }
  fileprivate var hasLatinLetters: Bool { contains { $0.isASCII && $0.isLetter } }
}
