import XCTest

@testable import kpgg

final class CellWidthTests: XCTestCase {
  func testCellWidthsFollowUnicode() {
    let widths: [(String, [(String, Int)])] = [
      ("a Latin letter takes one", [("", 0), ("IVE", 3), ("é", 1)]),
      (
        "a Hangul syllable takes two, composed or not",
        [
          ("오", 2), ("오마이걸", 8), ("\u{110B}\u{1169}", 2), ("\u{1100}\u{1165}\u{11AF}", 2),
        ]
      ),
      ("a vowel or a final consonant by itself takes none", [("\u{1169}", 0), ("\u{D7FB}", 0)]),
      (
        "ideographs, kana, and full-width forms take two",
        [("女", 2), ("ガ", 2), ("Ａ", 2), ("、", 2), ("𠀀", 2)]
      ),
      ("half-width kana take one", [("ｶﾞ", 2)]),
      ("a combining mark takes none", [("e\u{301}", 1), ("\u{301}", 0)]),
      (
        "invisible scalars take none",
        [
          ("a\u{200B}", 1), ("a\u{200C}", 1), ("a\u{200D}", 1), ("a\u{2060}", 1), ("a\u{FE0F}", 1),
          ("a\u{3164}", 1),
        ]
      ),
      ("an Arabic number sign is a visible format character", [("\u{600}", 1)]),
      ("an emoji takes two, alone and in a family", [("🎤", 2), ("👩‍👩‍👧‍👦", 2)]),
      (
        "a flag takes two, and so does half a flag",
        [("🇰🇷", 2), ("🇰🇷🇯🇵", 4), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("\u{1F1F0}", 2)]
      ),
      ("a skin tone joins its emoji", [("👍🏿", 2), ("\u{1F3FF}", 2)]),
      (
        "a variation selector widens a heart and a keycap, but no letter",
        [("❤", 1), ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2)]
      ),
      ("a spacing mark takes one, also without a base", [("\u{915}\u{93F}", 2), ("\u{93F}", 1)]),
      ("a conjunct of three consonants takes two", [("स्त्र", 2), ("स्त्री", 2)]),
      ("a joiner after a virama hides nothing", [("ශ්\u{200D}රී", 2)]),
    ]
    for (rule, texts) in widths {
      for (text, width) in texts {
        XCTAssertEqual(CellWidth.of(text), width, "\(rule): \(text)")
        if text.count == 1 {
          XCTAssertEqual(CellWidth.of(Character(text)), width, "\(rule): \(text)")
        }
      }
    }
  }

  func testAControlCharacterIsAsWideAsItsReplacement() {
    let text = "a\u{1B}\r\n\u{9B}b"
    XCTAssertEqual(CellWidth.of(text), CellWidth.of(SafeText.of(text)))
  }

  func testTheEndsOfTheWideRangesAreFound() {
    XCTAssertTrue(WideRanges.contains("\u{1100}"))
    XCTAssertTrue(WideRanges.contains("\u{3FFFD}"))
    XCTAssertFalse(WideRanges.contains("\u{10FF}"))
    XCTAssertFalse(WideRanges.contains("\u{3FFFE}"))
  }
}

final class CellMeterTests: XCTestCase {
  func testTheWidthIsKnownAfterEachCharacter() {
    var meter = CellMeter()
    var widths: [Int] = []
    for character in "a오🇰🇷" {
      meter.add(character)
      widths.append(meter.width)
    }
    XCTAssertEqual(widths, [1, 3, 5])
  }

  func testTheScalarsOfACharacterCanBeAddedSeparately() {
    var meter = CellMeter()
    for scalar in "1\u{FE0F}\u{20E3}".unicodeScalars { meter.add(scalar) }
    XCTAssertEqual(meter.width, 2)
  }

  func testALineIsNeverWiderThanItsParts() {
    let parts = ["\u{93F}", "\u{1B44}\u{200D}오", "\u{FE0F}", "\u{200D}", "क्", "1", "\u{1F3FD}"]
    for first in parts {
      for second in parts {
        XCTAssertLessThanOrEqual(
          CellWidth.of(first + " " + second), CellWidth.of(first) + 1 + CellWidth.of(second),
          "\(first) \(second)")
      }
    }
  }
}
