import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class BundledQuizTests: XCTestCase {
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

  func testAQuizIsFoundByItsTypedName() {
    XCTAssertEqual(BundledQuiz.named("Second Generation")?.id, "second-generation")
    XCTAssertEqual(BundledQuiz.named("hit-songs")?.id, "hit-songs")
    XCTAssertNil(BundledQuiz.named("second"))
    XCTAssertNil(BundledQuiz.named(""))
  }
}
