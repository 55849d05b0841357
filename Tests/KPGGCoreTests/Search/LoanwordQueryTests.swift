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
      "왓이즈러브": "What is Love?", "피카부": "Peek-A-Boo", "비올레타": "VIOLETA", "키치": "Kitsch",
      "캔트노바디": "Can't Nobody", "유어라이크": "You’re Like", "에클레어": "Éclair", "럭키": "Lucky",
      "아마겟돈": "Armageddon", "라이크": "Like", "쿠키": "Cookie", "케이크": "CAKE", "레이디": "Lady",
      "더필즈": "The Feels", "브리드": "Breathe", "붐바야": "BOOMBAYAH", "일레븐": "ELEVEN", "굿걸": "Good Girl",
    ]
    for (text, title) in spellings {
      let match = try XCTUnwrap(LoanwordQuery(text), text).match(title)
      XCTAssertEqual(match?.isWhole, true, text)
      XCTAssertEqual(match?.distance, 0, text)
    }
  }

  func testOtherTitlesDoNotSoundAlike() throws {
    let query = try XCTUnwrap(LoanwordQuery("하입보이"))
    for title in ["Hype", "Boy", "HIP", "Happy", "Bad Boy", "Hype Boys", "하입보이", "", "!?", "2022"] {
      XCTAssertNil(query.match(title), title)
    }
    for (text, title) in [
      "디토": "TT", "샤이니": "IZNA", "라디오": "Lady", "리더": "Lady", "수박": "Savage", "사과": "Psycho",
      "쿠키": "CAKE", "새비지": "The Boys", "지지지지": "DDU-DU DDU-DU", "왜불러": "I Feel You",
      "키치": "Giddy", "학교": "Higher", "미국": "Magic", "스파이시": "Super Shy",
      "팔레트": "Pirate", "밤비": "BOOMBAYAH", "사랑": "Siren", "마마": "MORE & MORE", "꼬리": "Color",
      "루키": "Loca", "파티": "Future", "나무": "Name",
    ] {
      XCTAssertNil(try XCTUnwrap(LoanwordQuery(text), text).match(title), text)
    }
  }

  func testLongTextsMayDifferALittle() throws {
    let query = try XCTUnwrap(LoanwordQuery("퍼펙트라이트"))
    XCTAssertEqual(query.match("Perfect Light")?.distance, 0)
    XCTAssertEqual(query.match("Perfect Lid")?.distance, 1, "d is no ㅌ")
    XCTAssertNil(LoanwordQuery("라이트")?.match("Lid"), "three letters must be right")
  }

  func testAMatchIsCloseIfItHasNearlyAllSounds() throws {
    for (text, title, isClose) in [
      ("블루문", "Blue Moon", true), ("블루밍", "Blue Moon", false),
      ("미스코리아", "MASCARA", false), ("문라이트선라이즈", "MOONLIGHT SUNRISE", true),
      ("슈퍼노바", "Supernova Love", false),
    ] {
      let match = try XCTUnwrap(LoanwordQuery(text)?.match(title), text)
      XCTAssertEqual(match.isClose, isClose, text)
    }
  }

  func testFewerDifferencesAndWholeTitlesAreBetter() throws {
    let query = try XCTUnwrap(LoanwordQuery("퍼펙트라이트"))
    let titles = ["Perfect Lid Two", "Perfect Lid", "Perfect Light Two", "Perfect Light"]
    let matches = titles.compactMap(query.match)
    XCTAssertEqual(matches.map(\.isWhole), [false, true, false, true])
    XCTAssertEqual(matches.sorted(), [3, 1, 2, 0].map { matches[$0] })
  }

  func testWholeWordsAtTheBeginningMatch() throws {
    let query = try XCTUnwrap(LoanwordQuery("슈퍼노바"))
    XCTAssertEqual(query.match("Supernova Love")?.isWhole, false)
    XCTAssertNil(query.match("Supernovas"))
    XCTAssertNil(LoanwordQuery("러브")?.match("Love Dive"), "two consonants are too few")
    XCTAssertEqual(LoanwordQuery("러브")?.match("Love")?.isWhole, true)
  }

  func testOnlyHangulSyllablesAreAQuery() {
    for text in ["", " ", "hype boy", "하입 boy", "ㅎㅇㅂㅇ", "하입!", "아이", "오", "이에이", "지", "꽃길", "별빛"] {
      XCTAssertNil(LoanwordQuery(text), text)
    }
    XCTAssertNotNil(LoanwordQuery("하입 보이"))
    XCTAssertNotNil(LoanwordQuery("하입보이".decomposedStringWithCanonicalMapping))
  }

  func testATextOfMoreThan64SoundsIsNoQuery() {
    XCTAssertNotNil(LoanwordQuery(String(repeating: "가", count: 32)))
    XCTAssertNil(LoanwordQuery(String(repeating: "가", count: 33)))
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
