import XCTest
import KPGGCore

@testable import kpgg

/// What typed lines do on the home screen, a list of 24 entries, after the first ten were shown.
final class LinearReplyTests: BrowserTestCase {
  func testALineIsANumberAVerbOrAName() throws {
    let usage = LinearReply.lines([
      Language.english.words.browser.linear.usage
    ])
    let noEntry = LinearReply.lines([Language.english.words.browser.linear.noEntry(24)])
    let next = LinearReply.entries(from: 10)
    let rows: [(String, lines: [String], LinearReply)] = [
      ("an empty line shows the next entries", ["", "  ", "\t", "\r"], next),
      ("a number opens an entry", ["3", " 3 "], act(.openItem(row: 2, column: 0))),
      ("a number must be one of the list", ["0", "25", "99999999999999999999"], noEntry),
      ("other digits are no numbers", ["3a"], search("3a")),
      ("a key is a verb", ["b", "뒤로", "ㅠ"], act(.back)),
      ("a capital has its own meaning", ["S"], act(.reverseOrder, fromStart: true)),
      ("a capital has its own meaning", ["s"], act(.sort, fromStart: true)),
      ("a capital has its own meaning", ["F"], act(.favorites)),
      ("a capital that is no other key is the letter", ["Q", "q", "quit", "QUIT"], act(.quit)),
      ("a capital that is no other key is the letter", ["l", "L"], act(.switchLanguage)),
      ("the Korean layout has the keys, with and without Shift", ["ㅂ", "ㅃ"], act(.quit)),
      ("home shows the visible home screen", ["h", "H", "HOME", "홈"], .screen),
      ("a word may be in NFD", ["\u{1112}\u{1169}\u{11B7}"], .screen),
      ("a letter without a meaning is a mistyped key", ["x", "***"], usage),
      (
        "a control character comes from a cursor key",
        ["\u{1B}[A", "yo\u{0}oa", "/\u{9B}31m", ":\u{7}"], usage
      ),
      ("a tab is a space in a name", ["oh\tmy"], search("oh\tmy")),
      ("jamo are a search", ["ㅇㅁㅇㄱ"], search("ㅇㅁㅇㄱ")),
      ("jamo are a search", ["ㅁ"], search("ㅁ")),
      ("a name is composed", ["\u{110B}\u{1172}\u{110B}\u{1161}"], search("유아")),
      ("a search has a text", ["/유아", "/ 유아", "검색 유아"], search("유아")),
      ("a search has a text", ["search oh my girl"], search("oh my girl")),
      ("a search may have no text", ["/", "search"], search("")),
      ("a filter has a text", [": mbti:infp", ":mbti:infp"], filter("mbti:infp")),
      ("a filter without a text is cleared", [":"], events([.action(.filter), .key(.escape)])),
      (
        "an entry follows a verb by number or name",
        ["f 2", "즐겨찾기  2", "ㄹ 2", "f liz"],
        .steps([.action(.toggleFavorite, on: .member(try Known.member("IVE/Liz")))])
      ),
      ("an unknown entry is a name with a space", ["o yooa"], search("o yooa")),
      ("text after a verb without one is a name", ["b 3"], search("b 3")),
      ("text after a verb without one is a name", ["home made"], search("home made")),
      ("the lists turn pages", ["n"], next), ("the lists turn pages", ["N"], .steps([])),
      ("the screen is shown again", ["g"], .screen),
    ]
    var state = try browser().state
    state.homeStyle = .rows
    let view = LinearView(state)
    for (rule, lines, reply) in rows {
      for line in lines {
        XCTAssertEqual(view.reply(to: line, shown: 0..<10), reply, "\(rule): '\(line)'")
      }
    }
  }

  func testNoTwoVerbsShareAKeyOrAWord() {
    XCTAssertEqual(Set(LinearVerb.allCases.map(\.key)).count, LinearVerb.allCases.count)
    for language in Language.allCases {
      for verb in LinearVerb.allCases {
        let word = verb.word(in: language.words)
        XCTAssertEqual(LinearVerb(typed: word), verb)
        XCTAssertFalse(word.contains(" "))
      }
    }
    XCTAssertEqual(["목록", "끝"].map(LinearVerb.init(typed:)), [.favorites, .quit])
  }

  private func act(_ action: BrowserAction, fromStart: Bool = false) -> LinearReply {
    events([.action(action)], fromStart: fromStart)
  }

  private func search(_ text: String) -> LinearReply {
    events([.action(.search)] + (text.isEmpty ? [] : [.paste(text)]))
  }

  private func filter(_ text: String) -> LinearReply {
    events([
      .action(.filter), .key(.control("e")), .key(.control("u")), .paste(text), .key(.enter),
    ])
  }

  private func events(_ events: [BrowserEvent], fromStart: Bool = true) -> LinearReply {
    .steps(events.map { .event($0) }, showsStart: fromStart)
  }
}
