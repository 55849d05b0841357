import XCTest

@testable import kpgg

final class LinearCommandTests: XCTestCase {
  func testAnEmptyLine() {
    for line in ["", "  ", "\t", "\r"] { assert(line, .empty) }
  }

  func testNumbers() {
    assert("3", .number(3))
    assert(" 12 ", .number(12))
    assert("0", .number(0))
    assert("99999999999999999999", .number(.max))
    assert("3a", .name("3a"))
    assert("-1", .name("-1"))
    assert("٣", .name("٣"))
  }

  func testKeys() {
    assert("b", .verb(.back, "", line: "b"))
    assert("s", .verb(.sort, "", line: "s"))
    assert("S", .verb(.reverseOrder, "", line: "S"))
    assert("F", .verb(.favorites, "", line: "F"))
    assert("?", .verb(.help, "", line: "?"))
    assert("x", .name("x"))
  }

  func testACapitalThatIsNoOtherKey() {
    assert("Q", .verb(.quit, "", line: "Q"))
    assert("H", .verb(.home, "", line: "H"))
    assert("l", .verb(.switchLanguage, "", line: "l"))
  }

  func testKeysOfTheKoreanLayout() {
    assert("ㅂ", .verb(.quit, "", line: "ㅂ"))
    assert("ㅃ", .verb(.quit, "", line: "ㅃ"))
    assert("ㄹ 3", .verb(.toggleFavorite, "3", line: "ㄹ 3"))
    assert("ㅁ", .name("ㅁ"))
    assert("ㅇㅁㅇㄱ", .name("ㅇㅁㅇㄱ"))
  }

  func testWordsOfBothLanguages() {
    assert("quit", .verb(.quit, "", line: "quit"))
    assert("HOME", .verb(.home, "", line: "HOME"))
    assert("뒤로", .verb(.back, "", line: "뒤로"))
    assert("도움말", .verb(.help, "", line: "도움말"))
    // The same word in NFD.
    assert("\u{1112}\u{1169}\u{11B7}", .verb(.home, "", line: "홈"))
  }

  func testTheTextOfASearchAndAFilter() {
    assert("/유아", .verb(.search, "유아", line: "/유아"))
    assert("/", .verb(.search, "", line: "/"))
    assert("search oh my girl", .verb(.search, "oh my girl", line: "search oh my girl"))
    assert("검색 유아", .verb(.search, "유아", line: "검색 유아"))
    assert(": mbti:infp", .verb(.filter, "mbti:infp", line: ": mbti:infp"))
    assert(":", .verb(.filter, "", line: ":"))
  }

  func testTheEntryAfterAVerb() {
    assert("f 3", .verb(.toggleFavorite, "3", line: "f 3"))
    assert("재생  3", .verb(.play, "3", line: "재생  3"))
    assert("o yooa", .verb(.openImage, "yooa", line: "o yooa"))
  }

  func testTextAfterAVerbWithoutOneIsAName() {
    assert("b 3", .name("b 3"))
    assert("home made", .name("home made"))
    assert("s o s", .name("s o s"))
  }

  func testNamesAreComposed() {
    guard case .name(let name) = LinearCommand("\u{110B}\u{1172}\u{110B}\u{1161}") else {
      return XCTFail("not a name")
    }
    XCTAssertEqual(Array(name.unicodeScalars), ["유", "아"])
  }

  func testControlCharacters() {
    for line in ["\u{1B}[A", "yo\u{0}oa", "/\u{9B}31m", ":\u{7}"] { assert(line, .unreadable) }
    assert("oh\tmy", .name("oh\tmy"))
  }

  func testNoTwoVerbsShareAKeyOrAWord() {
    XCTAssertEqual(Set(LinearVerb.allCases.map(\.key)).count, LinearVerb.allCases.count)
    for language in Language.allCases {
      let word = language.words.browser.linear.word
      for verb in LinearVerb.allCases {
        XCTAssertEqual(LinearVerb(typed: word(verb)), verb)
        XCTAssertFalse(word(verb).contains(" "))
      }
    }
  }

  func testTheKeysAreThoseOfTheFullScreenView() {
    let own: Set<LinearVerb> = [.back, .home, .next, .previous, .start]
    for verb in LinearVerb.allCases where !own.contains(verb) {
      let actions = BrowserKeys.table.actions(for: .character(Character(verb.key)))
      let action: BrowserAction? =
        switch verb {
        case .search: .search
        case .filter: .filter
        case .help: .help
        default: verb.action
        }
      XCTAssertEqual(actions, action.map { [$0] }, verb.key)
    }
  }

  private func assert(_ line: String, _ command: LinearCommand, at number: UInt = #line) {
    XCTAssertEqual(LinearCommand(line), command, "'\(line)'", line: number)
  }
}
