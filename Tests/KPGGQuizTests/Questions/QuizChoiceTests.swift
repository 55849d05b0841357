import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class QuizChoiceTests: XCTestCase {
  func testSpellingsThatDifferOnlyInPunctuationCountOnce() {
    let name = QuizChoice(
      id: .record("FX"), name: BilingualText(english: "f(x)", korean: "에프엑스"),
      spellings: ["FX", "fx", "", "★", "에프 엑스", "F X!", "Pinocchio"])
    XCTAssertEqual(name.spellings, ["f(x)", "에프엑스", "Pinocchio"])
  }

  func testAPersonHasTheNamesOfAllEntries() async throws {
    let lineUps = try await SampleCatalog.lineUps()
    let members = lineUps.members
    let wonyoung = try XCTUnwrap(members.first { $0.id.description == "IVE/Wonyoung" })
    let person = try await SampleCatalog.catalog().person(of: wonyoung, among: members)
    let names = PersonNames([person])
    let candidate = try XCTUnwrap(QuizCandidate(person: 0, names, debut: nil, tier: .first))
    XCTAssertEqual(candidate.name.id, .record("IVE/Wonyoung"))
    XCTAssertEqual(candidate.name.name, wonyoung.displayName)
    let spellings = candidate.name.spellings
    for name in ["Wonyoung", "원영", "장원영", "IZONE/Wonyoung", "IVE/Wonyoung"] {
      XCTAssertTrue(spellings.contains(name), name)
    }
  }

  func testAVeryLongNameIsNoCandidate() throws {
    for count in [301, 5_000, 70_000] {
      let name = QuizChoice(
        id: .record("FX"), name: BilingualText(String(repeating: "f!", count: count)))
      XCTAssertNil(QuizCandidate(name, debut: nil, tier: .first), "\(count)")
    }
  }

  func testANameWithTooManySpellingsIsNoCandidate() throws {
    for (count, length, isCandidate) in [
      (59, 10, true), (60, 10, false), (2, 299, true), (2, 301, false), (4, 299, false),
    ] {
      let spellings = (0..<count).map { "\(10 + $0)" + String(repeating: "a", count: length - 2) }
      let name = QuizChoice(id: .record("FX"), name: BilingualText("f(x)"), spellings: spellings)
      XCTAssertEqual(name.spellings.count, count + 1)
      XCTAssertEqual(
        QuizCandidate(name, debut: nil, tier: .first) != nil, isCandidate, "\(count) \(length)")
    }
  }
}
