import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

/// Pictures of the quiz for the README.
final class QuizPicturesTests: QuizTestCase {
  override func setUp() async throws {
    let (catalog, lineUps) = try await SampleCatalog.realGroups()
    prepared = QuestionSource(FullCatalog(catalog, lineUps: lineUps))
  }

  func testAnAnsweredQuestion() throws {
    var quiz = try quiz(
      try game(.profile, .members, .initials), .english, CellSize(width: 80, height: 17))
    quiz.type("c")
    quiz.choose()
    check(
      [ScreenPicture.Screen(quiz.frame)], picture: "quiz",
      showing: "kpgg quiz: a question with its answer")
  }
}
