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

extension LoggedAnswer {
  /// Creates an answer to the question `KIND/SUBJECT`, about that subject.
  static func of(
    _ id: String, _ date: String, _ grade: ReviewGrade = .good, subjects: [String]? = nil,
    kind: String? = nil, points: Int? = nil, hasTypo: Bool = false, clues: Int = 0
  ) throws -> LoggedAnswer {
    try XCTUnwrap(
      LoggedAnswer(
        questionID: id, kind: kind ?? String(id.prefix { $0 != "/" }), subjects: subjects ?? [id],
        date: try checked(date), grade: grade, points: points ?? (grade == .good ? 100 : 0),
        hasTypo: hasTypo, clues: clues))
  }
}
