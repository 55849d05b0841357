import XCTest
import KPGGCore

@testable import kpgg

final class MarkupTests: XCTestCase {
  func testInterpolatedStringsAreEscaped() {
    let name = "<script>alert('\"&')</script>"
    XCTAssertEqual(
      ("<p title=\"\(name)\">" as Markup).text,
      "<p title=\"&lt;script&gt;alert('&quot;&amp;')&lt;/script&gt;\">")
  }

  func testInterpolatedMarkupIsKept() {
    let link: Markup = "<a>\("<")</a>"
    let missing: Markup? = nil
    XCTAssertEqual(("<li>\(link)\(missing)\(2)</li>" as Markup).text, "<li><a>&lt;</a>2</li>")
    XCTAssertEqual([link, "&"].joined(separator: "|").text, "<a>&lt;</a>|&")
  }

  func testCharactersThatHideOrReverseTextAreReplaced() {
    XCTAssertEqual(
      Markup(showing: "a\u{0}b\u{1B}c\u{FFFE}d\u{FFFF}e\u{202E}f\u{2066}g").text,
      "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\u{FFFD}f\u{FFFD}g")
    XCTAssertEqual(Markup(showing: "효정 🙂").text, "효정 🙂")
  }

  func testHangulIsMarkedOnEnglishPagesOnly() {
    XCTAssertEqual(
      Language.english.markup("Mimi (미미) & 오 마이 걸!").text,
      "Mimi (<span lang=\"ko\">미미</span>) &amp; <span lang=\"ko\">오 마이 걸</span>!")
    XCTAssertEqual(Language.english.markup("<IVE>").text, "&lt;IVE&gt;")
    XCTAssertEqual(Language.korean.markup("미미 <Mimi>").text, "미미 &lt;Mimi&gt;")
  }
}
