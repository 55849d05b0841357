import Foundation
import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class LoggedAnswerTests: XCTestCase {
  func testAnAnswerThatAnAppEncodesCanBeReadBack() throws {
    let answer = try XCTUnwrap(
      LoggedAnswer(
        questionID: "lineup IVE", kind: "lineup", subjects: ["IVE"],
        date: try checked("2026-11-21"), grade: .good, points: 64, hasTypo: true, clues: 1,
        level: .hard))
    let data = try JSONEncoder().encode([answer])
    XCTAssertEqual(try JSONDecoder().decode([LoggedAnswer].self, from: data), [answer])
  }

  func testAnAnswerToAQuestionIsAboutItsGroupsAndMembers() throws {
    let day: CalendarDate = try checked("2026-11-21")
    for (id, subjects) in [
      ("song IVE HEYA title", ["IVE"]), ("odd IVE AOA/Mina", ["IVE", "AOA/Mina"]),
    ] {
      let answer = try XCTUnwrap(
        LoggedAnswer(to: try checked(id), on: day, isRight: false, points: 0))
      XCTAssertEqual(answer.subjects, subjects)
      XCTAssertEqual(ReviewSchedule([answer]).items.count, 1)
    }
    XCTAssertNil(LoggedAnswer(to: try checked("song IVE"), on: day, isRight: true, points: -1))
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
  /// Creates an answer to the question `KIND SUBJECT`, about that subject; or to the puzzle
  /// `KIND/DATE`.
  static func of(
    _ id: String, _ date: String, _ grade: ReviewGrade = .good, subjects: [String]? = nil,
    kind: String? = nil, points: Int? = nil, hasTypo: Bool = false, clues: Int = 0,
    level: QuizLevel? = nil
  ) throws -> LoggedAnswer {
    try XCTUnwrap(
      LoggedAnswer(
        questionID: id, kind: kind ?? String(id.prefix { $0 != " " && $0 != "/" }),
        subjects: subjects ?? [id],
        date: try checked(date), grade: grade, points: points ?? (grade == .good ? 100 : 0),
        hasTypo: hasTypo, clues: clues, level: level))
  }
}
