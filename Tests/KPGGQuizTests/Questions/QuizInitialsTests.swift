import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class QuizInitialsTests: XCTestCase {
  func testHangulBecomesChoseong() {
    XCTAssertEqual(QuizInitials.of("오마이걸"), "ㅇㅁㅇㄱ")
    XCTAssertEqual(QuizInitials.of(UnicodeForm.decomposed("빨간 맛")), "ㅃㄱ ㅁ")
  }

  func testALatinWordKeepsItsFirstLetterAndItsLength() {
    XCTAssertEqual(QuizInitials.of("Red velvet"), "R__ V_____")
    XCTAssertEqual(QuizInitials.of("Don't Go-Go"), "D___ G_ G_")
    XCTAssertEqual(QuizInitials.of("Love ♥\u{FE0F}"), "L___")
    XCTAssertEqual(QuizInitials.of("넌 is 뭔들 (21)"), "ㄴ I_ ㅁㄷ 21")
  }

  func testOtherLettersHaveNoInitials() {
    for name in ["", "★", "21", "さくら", "Éva", "X\u{30C}IA"] {
      XCTAssertNil(QuizInitials.of(name), name)
    }
  }

  func testABeginningIsNotTheWholeName() {
    let names = ["하입 보이", "Hype Boy", "2NE1", "I AM", "UP", "빙", ""]
    XCTAssertEqual(
      names.map(QuizInitials.beginning), ["하", "Hy", "2N", "IA", nil, nil, nil])
  }

  func testChoseongIgnorePunctuationOnly() {
    XCTAssertEqual(QuizInitials.choseong(of: "(여자)아이들"), "ㅇㅈㅇㅇㄷ")
    for name in ["", "2NE1", "카라2", "KARA", "★"] {
      XCTAssertNil(QuizInitials.choseong(of: name), name)
    }
  }
}
