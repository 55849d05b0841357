import Foundation
import XCTest

@testable import KPGGCore

final class LoanwordQueryTests: XCTestCase {
  func testTitlesAreSpelledInHangul() throws {
    let spellings = [
      "하입보이": "Hype Boy", "치얼업": "CHEER UP", "사이코": "Psycho", "터치": "Touch", "허쉬": "Hush",
      "스텝": "STEP", "블랙맘바": "Black Mamba", "아이스크림케이크": "Ice Cream Cake",
      "러시안룰렛": "Russian Roulette", "어텐션": "Attention", "덤덤": "Dumb Dumb", "디토": "Ditto",
      "퍼펙트나이트": "Perfect Night", "킬디스러브": "Kill This Love", "예스오어예스": "YES or YES",
      "왓이즈러브": "What is Love?", "피카부": "Peek-A-Boo", "비올레타": "VIOLETA",
      "캔트노바디": "Can't Nobody", "유어라이크": "You’re Like", "카페": "Café",
    ]
    for (text, title) in spellings {
      XCTAssertEqual(try XCTUnwrap(LoanwordQuery(text), text).match(title), .whole, text)
    }
  }

  func testOtherTitlesDoNotSoundAlike() throws {
    let query = try XCTUnwrap(LoanwordQuery("하입보이"))
    for title in ["Hype", "Boy", "HIP", "Happy", "Bad Boy", "Hype Boys", "하입보이", "", "!?", "2022"] {
      XCTAssertNil(query.match(title), title)
    }
    XCTAssertNil(LoanwordQuery("디토")?.match("TT"), "a vowel is missing")
    XCTAssertNil(LoanwordQuery("샤이니")?.match("IZNA"), "a vowel comes first")
  }

  func testWholeWordsAtTheBeginningMatch() throws {
    let query = try XCTUnwrap(LoanwordQuery("슈퍼노바"))
    XCTAssertEqual(query.match("Supernova Love"), .beginning)
    XCTAssertNil(query.match("Supernovas"))
    XCTAssertNil(LoanwordQuery("러브")?.match("Love Dive"), "two consonants are too few")
    XCTAssertEqual(LoanwordQuery("러브")?.match("Love"), .whole)
  }

  func testOnlyHangulSyllablesAreAQuery() {
    for text in ["", " ", "hype boy", "하입 boy", "ㅎㅇㅂㅇ", "하입!", "아이", "오", "이에이", "지"] {
      XCTAssertNil(LoanwordQuery(text), text)
    }
    XCTAssertNotNil(LoanwordQuery("하입 보이"))
    XCTAssertNotNil(LoanwordQuery("하입보이".decomposedStringWithCanonicalMapping))
  }

  func testATextOfMoreThan63SoundsIsNoQuery() {
    XCTAssertNotNil(LoanwordQuery(String(repeating: "가", count: 31)))
    XCTAssertNil(LoanwordQuery(String(repeating: "가", count: 32)))
    XCTAssertNil(LoanwordQuery(String(repeating: "가", count: 300_000)))
  }

  func testUnusualTitlesDoNotMatch() throws {
    let query = try XCTUnwrap(LoanwordQuery("가나다라"))
    let silent = String(repeating: "gh", count: 512)
    for title in [String(repeating: "a", count: 1024), silent, "'", "é’"] {
      XCTAssertNil(query.match(title))
    }
  }
}
