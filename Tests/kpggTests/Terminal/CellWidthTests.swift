import XCTest

@testable import kpgg

final class CellWidthTests: XCTestCase {
  func testALatinLetterTakesOneCell() {
    XCTAssertEqual(CellWidth.of("IVE"), 3)
    XCTAssertEqual(CellWidth.of("é"), 1)
  }

  func testAnEmptyTextTakesNoCell() {
    XCTAssertEqual(CellWidth.of(""), 0)
  }

  func testAHangulSyllableTakesTwoCells() {
    XCTAssertEqual(CellWidth.of("오"), 2)
    XCTAssertEqual(CellWidth.of("오마이걸"), 8)
  }

  func testADecomposedHangulSyllableTakesTwoCells() {
    XCTAssertEqual(CellWidth.of("\u{110B}\u{1169}"), 2)
    XCTAssertEqual(CellWidth.of("\u{1100}\u{1165}\u{11AF}"), 2)
  }

  func testAVowelOrFinalConsonantByItselfTakesNoCell() {
    XCTAssertEqual(CellWidth.of("\u{1169}"), 0)
    XCTAssertEqual(CellWidth.of("\u{D7FB}"), 0)
  }

  func testIdeographsKanaAndFullWidthFormsTakeTwoCells() {
    for character: Character in ["女", "ガ", "Ａ", "、", "𠀀"] {
      XCTAssertEqual(CellWidth.of(character), 2, "\(character)")
    }
  }

  func testHalfWidthKanaTakeOneCell() {
    XCTAssertEqual(CellWidth.of("ｶﾞ"), 2)
  }

  func testACombiningMarkTakesNoCell() {
    XCTAssertEqual(CellWidth.of("e\u{301}"), 1)
    XCTAssertEqual(CellWidth.of("\u{301}"), 0)
  }

  func testInvisibleScalarsTakeNoCell() {
    for scalar in ["\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FE0F}", "\u{3164}"] {
      XCTAssertEqual(CellWidth.of("a" + scalar), 1)
    }
  }

  func testAnArabicNumberSignIsAFormatCharacterThatTakesACell() {
    XCTAssertEqual(CellWidth.of("\u{600}"), 1)
  }

  func testAnEmojiTakesTwoCells() {
    XCTAssertEqual(CellWidth.of("🎤"), 2)
  }

  func testAFlagTakesTwoCells() {
    XCTAssertEqual(CellWidth.of("🇰🇷"), 2)
    XCTAssertEqual(CellWidth.of("🇰🇷🇯🇵"), 4)
    XCTAssertEqual(CellWidth.of("🏴󠁧󠁢󠁥󠁮󠁧󠁿"), 2)
  }

  func testHalfAFlagTakesTwoCells() {
    XCTAssertEqual(CellWidth.of("\u{1F1F0}"), 2)
  }

  func testAnEmojiFamilyTakesTwoCells() {
    XCTAssertEqual(CellWidth.of("👩‍👩‍👧‍👦"), 2)
  }

  func testASkinToneJoinsItsEmoji() {
    XCTAssertEqual(CellWidth.of("👍🏿"), 2)
    XCTAssertEqual(CellWidth.of("\u{1F3FF}"), 2)
  }

  func testAVariationSelectorMakesAHeartAndAKeycapWide() {
    XCTAssertEqual(CellWidth.of("❤"), 1)
    XCTAssertEqual(CellWidth.of("❤\u{FE0F}"), 2)
    XCTAssertEqual(CellWidth.of("1\u{FE0F}\u{20E3}"), 2)
  }

  func testAVariationSelectorWidensNoLetter() {
    XCTAssertEqual(CellWidth.of("a\u{FE0F}"), 1)
  }

  func testASpacingMarkTakesACell() {
    XCTAssertEqual(CellWidth.of("\u{915}\u{93F}"), 2)
  }

  func testASpacingMarkWithoutABaseTakesACell() {
    XCTAssertEqual(CellWidth.of("\u{93F}"), 1)
  }

  func testAConjunctOfThreeConsonantsTakesTwoCells() {
    XCTAssertEqual(CellWidth.of("स्त्र"), 2)
    XCTAssertEqual(CellWidth.of("स्त्री"), 2)
  }

  func testAJoinerAfterAViramaHidesNothing() {
    XCTAssertEqual(CellWidth.of("ශ්\u{200D}රී"), 2)
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
