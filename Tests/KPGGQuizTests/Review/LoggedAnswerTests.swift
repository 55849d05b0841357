import Foundation
import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class LoggedAnswerTests: XCTestCase {
  func testAnAnswerThatAnAppEncodesCanBeReadBack() throws {
    let answer = try XCTUnwrap(
      LoggedAnswer(
        questionID: "lineup IVE", kind: "lineup", subjects: ["IVE"],
        date: try checked("2026-11-21"), grade: .good, points: 64, hasTypo: true, clues: 1))
    let data = try JSONEncoder().encode([answer])
    XCTAssertEqual(try JSONDecoder().decode([LoggedAnswer].self, from: data), [answer])
  }

  func testAnAnswerOutOfRangeIsRejected() {
    for (date, points) in [("2026-11", 64), ("2026-11-21", -1), ("2026-11-21", 1001)] {
      let text = """
        {"answer": "lineup IVE", "clues": 0, "date": "\(date)", "grade": "good", "kind": "lineup",
         "points": \(points), "typo": false, "subjects": ["IVE"]}
        """
      XCTAssertThrowsError(try decoded(LoggedAnswer.self, text), text)
    }
  }
}
