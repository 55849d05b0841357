import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

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
