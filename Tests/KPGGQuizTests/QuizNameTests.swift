import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class QuizNameTests: XCTestCase {
  func testSpellingsThatDifferOnlyInPunctuationCountOnce() {
    let name = QuizName(
      id: "FX", text: QuizText(english: "f(x)", korean: "에프엑스"),
      spellings: ["FX", "fx", "", "★", "에프 엑스", "F X!", "Pinocchio"])
    XCTAssertEqual(name.spellings, ["f(x)", "에프엑스", "Pinocchio"])
  }

  func testAPersonHasTheNamesOfAllEntries() async throws {
    let lineUps = try await EmbeddedCatalog.lineUps()
    let members = lineUps.members
    let eunha = try XCTUnwrap(members.first { $0.id.description == "VIVIZ/Eunha" })
    let person = try await EmbeddedCatalog.catalog().appearances(of: eunha, among: members)
    let spellings = try XCTUnwrap(person.quizName).spellings
    for name in ["Eunha", "은하", "정은비", "GFRIEND/Eunha", "VIVIZ/Eunha"] {
      XCTAssertTrue(spellings.contains(name), name)
    }
  }
}
