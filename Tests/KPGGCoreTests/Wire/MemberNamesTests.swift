import XCTest

@testable import KPGGCore

final class MemberNamesTests: XCTestCase {
  func testARomanisedNameKeepsItsASCIILettersAndDigits() {
    for (stageName, name) in [
      ("YooA", "YooA"), ("ROSÉ", "ROSE"), ("D.ana", "Dana"), ("E:U", "EU"), ("So!YoON", "SoYoON"),
      ("Kim Lip", "KimLip"), ("S2", "S2"), ("Su-ah", "Suah"),
    ] { XCTAssertEqual(self.name(stageName, nil), name) }
  }

  func testARomanisedNameComesBeforeTheKorean() { XCTAssertEqual(name("YooA", "유아"), "YooA") }

  func testWithoutARomanisedNameTheKoreanIsTaken() { XCTAssertEqual(name(nil, "유아"), "유아") }

  func testARomanisedNameOfPunctuationAloneGivesWayToTheKorean() {
    XCTAssertEqual(name("***", "유아"), "유아")
  }

  func testAKoreanNameIsComposed() {
    let name = name(nil, UnicodeForm.decomposed("효정"))
    XCTAssertEqual(Array(name.utf8), Array("효정".utf8))
  }

  func testAKoreanNameLosesSlashesSpacesAndControlCharacters() {
    XCTAssertEqual(name(nil, "유/아 시\u{3000}아\u{1B}\n"), "유아시아")
  }

  func testAKoreanNameKeepsItsPunctuation() { XCTAssertEqual(name(nil, "J-유"), "J-유") }

  func testWhoHasNoNameIsCalledMember() {
    XCTAssertEqual(name(nil, nil), "member")
    XCTAssertEqual(name("***", nil), "member")
    XCTAssertEqual(name("", " / "), "member")
  }

  func testRepeatsAreNumberedFromTwo() {
    XCTAssertEqual(names(["Jisoo", "Jisoo", "Jisoo"]), ["Jisoo", "Jisoo-2", "Jisoo-3"])
  }

  func testNamesThatBecomeEqualAreRepeats() {
    XCTAssertEqual(names(["ROSÉ", "Rosé", "ROSE"]), ["ROSE", "Rose", "ROSE-2"])
  }

  func testANumberThatIsTakenIsLeftOut() {
    var names = MemberNames()
    let given = ["유아", "유아-2", "유아", "유아-2"].map { names.next(romanised: nil, korean: $0) }
    XCTAssertEqual(given, ["유아", "유아-2", "유아-3", "유아-2-2"])
  }

  /// Were each counted from the first, this would take the square of their number.
  func testAHundredThousandRepeatsAreCountedOn() {
    var names = MemberNames()
    for _ in 0..<100_000 { _ = names.next(romanised: "Jisoo", korean: nil) }
    XCTAssertEqual(names.next(romanised: "Jisoo", korean: nil), "Jisoo-100001")
  }

  private func name(_ romanised: String?, _ korean: String?) -> String {
    var names = MemberNames()
    return names.next(romanised: romanised, korean: korean)
  }

  private func names(_ romanised: [String]) -> [String] {
    var names = MemberNames()
    return romanised.map { names.next(romanised: $0, korean: nil) }
  }
}
