import XCTest

@testable import kpgg

/// The quizzes of kpgg itself, which ask about the bundled catalog.
final class BundledQuizzesTests: CommandTestCase {
  override class var bundled: BundledCatalog { .embedded }

  func testACodePlaysTheSameQuiz() async throws {
    for quiz in ["second-generation", "hit-songs", "through-the-years"] {
      let code = await output(of: "quiz share \(quiz)")
      XCTAssertEqual(code.filter { $0 == "\n" }.count, 1)
      let shared = await output(of: "quiz play \(String(code.dropLast())) --json")
      let original = await output(of: "quiz play \(quiz) --json")
      XCTAssertEqual(shared, original)
    }
    await assertRun("quiz play", .shows("quiz/bundled.txt"))
    await assertRun("quiz play --lang ko", on: .terminal(40), .shows("quiz/bundled-ko-40.txt"))
    await assertRun("quiz play --json", .shows("quiz/bundled.json"))
    await assertRun("quiz play --csv", .shows("quiz/bundled.csv"))
    await assertRun("quiz share hit-songs --json", .shows("quiz/shared.json"))
  }
}
