import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

/// Questions about one group or member of the sample catalog.
final class QuizSubjectQuestionsTests: XCTestCase {
  func testEveryQuestionIsAboutTheGroupAndRepeatedByItsID() async throws {
    let generator = try await QuizGenerator.sample()
    for level in QuizLevel.allCases {
      for name in ["OHMYGIRL", "2NE1", "IVE"] {
        let group = try XCTUnwrap(GroupID(name))
        let questions = generator.questions(about: group, level: level, seed: 5)
        XCTAssertGreaterThan(questions.count, 5, name)
        XCTAssertEqual(Set(questions.map(\.id)).count, questions.count, name)
        for question in questions {
          XCTAssertTrue(question.subjects.contains(name), "\(question.id)")
          XCTAssertEqual(generator.question(question.id, level: level, seed: 5), question)
        }
      }
    }
  }

  func testOtherGroupsAndMembersAreTakenOnlyOnce() async throws {
    let generator = try await QuizGenerator.sample()
    let group = try XCTUnwrap(GroupID("KARA"))
    let random = { (taken: Set<QuizQuestionID>) in
      generator.questions(about: group, level: .easy, seed: 1, avoiding: taken)
        .filter { [.odd, .debut].contains($0.kind) }.map(\.id)
    }
    let first = random([])
    XCTAssertEqual(first.count, 6)
    XCTAssertTrue(Set(random(Set(first))).isDisjoint(with: first))
  }

  func testAMemberOfSeveralGroupsIsMissedInEach() async throws {
    let generator = try await QuizGenerator.sample()
    let member = try XCTUnwrap(MemberID("IZONE/Wonyoung"))
    let questions = generator.questions(about: member, level: .hard, seed: 0)
    XCTAssertEqual(
      Set(questions.filter { $0.kind == .odd }.map { $0.id.parts[0] }), ["IZONE", "IVE"])
  }

  func testAnUnknownSubjectHasNoQuestions() async throws {
    let generator = try await QuizGenerator.sample()
    let (group, member) = (try XCTUnwrap(GroupID("NOBODY")), try XCTUnwrap(MemberID("NOBODY/A")))
    XCTAssertEqual(generator.questions(about: group, level: .easy, seed: 0), [])
    XCTAssertEqual(generator.questions(about: member, level: .easy, seed: 0), [])
  }
}
