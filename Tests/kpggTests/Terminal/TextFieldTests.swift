import XCTest

@testable import kpgg

final class TextFieldTests: XCTestCase {
  func testConjoiningJamoTypedOneByOneBecomeSyllables() {
    var field = TextField()
    for jamo in "\u{1112}\u{116D}\u{110C}\u{1165}\u{11BC}".unicodeScalars {
      XCTAssertTrue(field.edit(with: .character(Character(jamo))))
    }
    XCTAssertEqual(field.text.unicodeScalars.map(\.value), "효정".unicodeScalars.map(\.value))
    XCTAssertEqual(field.parts.before.count, 2)
  }

  func testBackspaceRemovesOneVisibleCharacter() {
    for text in ["한", "\u{1112}\u{1161}\u{11AB}", "é", "e\u{301}", "👩‍👩‍👧‍👦", "🇰🇷", "❤\u{FE0F}"] {
      var field = TextField()
      field.insert("x" + text)
      XCTAssertTrue(field.edit(with: .backspace))
      XCTAssertEqual(field.text, "x", text)
      XCTAssertEqual(field.parts.before, "x", text)
    }
  }

  func testKeysMoveTheCursorAndEditAroundIt() {
    let edits: [(String, keys: [Key], text: String, before: String)] = [
      ("abc", [.left, .left, "x"], "axbc", "ax"), ("abc", [.home, "y", .delete], "ybc", "y"),
      ("abc", [.control("a"), .left, .delete], "bc", ""),
      ("abc", [.home, .end, .right], "abc", "abc"),
      ("abc", [.control("e"), .control("b"), .backspace], "ac", "a"),
      ("abc", [.home, .control("f"), .backspace, .delete, .delete, .delete], "", ""),
      ("oh my girl", [.left, .left, .control("u")], "rl", ""),
      ("oh my  ", [.control("w")], "oh ", "oh "),
      ("oh my  ", [.control("w"), .control("w"), .control("w")], "", ""),
    ]
    for (text, keys, edited, before) in edits {
      var field = TextField(text)
      for key in keys { XCTAssertTrue(field.edit(with: key), "\(key)") }
      XCTAssertEqual(field.text, edited, "\(keys)")
      XCTAssertEqual(String(field.parts.before), before, "\(keys)")
    }
  }

  func testAMarkJoinsTheLetterBeforeTheCursor() {
    var field = TextField()
    field.insert("e")
    field.insert("\u{301}")
    XCTAssertEqual(field.parts.before.count, 1)
    XCTAssertTrue(field.edit(with: .character("a")))
    XCTAssertEqual(field.text, "éa")
  }

  func testKeysThatDoNotEditAreLeftToTheList() {
    for key in [Key.enter, .escape, .up, .down, .pageUp, .tab, .control("p"), .backspace] {
      var field = TextField()
      XCTAssertFalse(field.edit(with: key), "\(key)")
    }
  }

  func testALongTextIsCut() {
    var field = TextField()
    field.insert(String(repeating: "가", count: 5000))
    XCTAssertEqual(field.text.count, 100)
    XCTAssertEqual(field.parts.before.count, 100)
  }
}
