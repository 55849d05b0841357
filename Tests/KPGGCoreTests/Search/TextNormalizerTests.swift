import Foundation
import XCTest

@testable import KPGGCore

/// Word boundaries in a normalized text. `NormalizedTextTests` covers the scalars.
final class TextNormalizerTests: XCTestCase {
  func testWordsStartAfterSpacesAndPunctuation() {
    XCTAssertEqual(words("OH MY GIRL"), ["oh", "my", "girl"])
    XCTAssertEqual(words("fromis_9 (여자)아이들 T-ara"), ["fromis", "9", "여자", "아이들", "t", "ara"])
    XCTAssertEqual(words("  Dal★Shabet!"), ["dal", "shabet"])
  }

  func testAnApostropheDoesNotSplitAWord() {
    XCTAssertEqual(words("Girl's Girl’s Belllie've É's"), ["girls", "girls", "belllieve", "es"])
  }

  func testADiacriticDoesNotSplitAWord() {
    XCTAssertEqual(words("Rose\u{301}s Kyōto"), ["roses", "kyoto"])
  }

  func testDiacriticsAreDroppedWithAndWithoutOtherLetters() {
    for value in 0x300...0x36F as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { return XCTFail("\(value)") }
      XCTAssertEqual(words("Ro\(scalar)se 걸\(scalar)스 \(scalar)"), ["rose", "걸스"])
      XCTAssertEqual(words("É Ro\(scalar)se 걸\(scalar)스 \(scalar)"), ["e", "rose", "걸스"])
    }
  }

  func testASyllableIsDecomposed() {
    for scalar in ["가", "각", "힣"] as [Unicode.Scalar] {
      XCTAssertEqual(scalars(String(scalar)), scalars(UnicodeForm.decomposed(String(scalar))))
    }
    XCTAssertEqual(scalars("a가b").count, 4)
  }

  func testScalarsOutsideTheSyllableRangeAreNotDecomposed() {
    XCTAssertEqual(scalars("\u{ABFF}\u{D7B0}가").count, 3)
  }

  func testTheLettersOfALongTextAreNormalizedLikeThoseOfAShortOne() {
    // The last text has marks that Unicode's canonical order swaps.
    for text in [
      "Éạ Ж’s", "ガール ブラ", "İΣς", "Ａ１！b", "각 한★", "\u{5D0}\u{5B8}\u{5BC} \u{5D0}\u{5BC}\u{5B8}",
    ] {
      let count = 65 / text.utf8.count + 1
      let long = Array(repeating: text, count: count).joined(separator: " ")
      XCTAssertEqual(words(long), Array(repeating: words(text), count: count).flatMap(\.self))
    }
  }

  func testATextWithoutLettersHasNoWords() { XCTAssertEqual(words("*** 🙂"), []) }

  func testAKeywordIsNormalizedOnlyInCaseAndUnicodeForm() {
    for text in ["--No Color", "--no cOLOR"] {
      XCTAssertEqual(scalars(text, as: .keyword), Array("--no color".unicodeScalars))
    }
    for text in ["É 걸", UnicodeForm.decomposed("É 걸")] {
      XCTAssertEqual(scalars(text, as: .keyword), Array("é 걸".unicodeScalars))
    }
  }

  private func scalars(
    _ text: String, as form: TextNormalizer.Form = .name
  ) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    TextNormalizer.forEachScalar(in: text, as: form) { scalar, _ in scalars.append(scalar) }
    return scalars
  }

  private func words(_ text: String) -> [String] {
    var words: [String] = []
    TextNormalizer.forEachScalar(in: text) { scalar, startsWord in
      if startsWord { words.append("") }
      words[words.count - 1].unicodeScalars.append(scalar)
    }
    return words.map(UnicodeForm.composed)
  }
}

final class NormalizedTextTests: XCTestCase {
  func testTextsWithTheSameLettersAndDigitsAreEqual() {
    for (texts, same) in [
      (["oh my girl", "oh-my-girl", "OhMyGirl!", " O.H_M·Y  G★I(R)L\t"], "OHMYGIRL"),
      (["ROSÉ", "Rose\u{301}"], "rose"), ([UnicodeForm.decomposed("오마이걸")], "오마이걸"),
      (["ＯＭＧ　２ＮＥ１！"], "omg2ne1"), (["오마이걸É"], "오마이걸e"), (["a\u{FE0F}é"], "ae"),
    ] {
      for text in texts {
        XCTAssertEqual(NormalizedText(text), NormalizedText(same), text)
        XCTAssertTrue(NormalizedText(same).matches(text), text)
        XCTAssertTrue(NormalizedText(text).matches(same), text)
      }
    }
  }

  func testDifferentWordsDiffer() {
    for (one, other) in [
      ("오마이걸", "오마이글"), ("OHMYGIRL", "OHMYGIRLS"), ("2NE1", "NE"), ("ガ", "カ"), ("가", "ㄱㅏ"),
      ("9", ""),
    ] {
      XCTAssertNotEqual(NormalizedText(one), NormalizedText(other), "\(one) \(other)")
      XCTAssertFalse(NormalizedText(one).matches(other), "\(one) \(other)")
      XCTAssertFalse(NormalizedText(other).matches(one), "\(one) \(other)")
    }
  }

  func testPunctuationAndEmojiNormalizeToNothing() {
    for text in ["", "***", " \t\n", "★", "😀", "👩‍👩‍👧", "♥️", "…", "\u{301}", "(!)", "🇰🇷", "\u{200B}"] {
      XCTAssertTrue(NormalizedText(text).isEmpty, text.debugDescription)
    }
  }

  func testATextContainsOnlyWholeSyllables() {
    let text = NormalizedText("Go, 그룹!")
    for part in ["go", "O 그", "그룹", "룹"] {
      XCTAssertTrue(text.contains(NormalizedText(part)), part)
    }
    for other in ["", "★", "루", "그루", "goo", "go그룹go"] {
      XCTAssertFalse(text.contains(NormalizedText(other)), other)
    }
  }

  func testTheLongestNamesAreNormalized() {
    XCTAssertEqual(NormalizedText(String(repeating: "ㅋ", count: 1024)).scalars.count, 1024)
    XCTAssertEqual(
      NormalizedText("e" + String(repeating: "\u{301}", count: 1023)).scalars.count, 1)
  }
}

final class NormalizedTextListTests: XCTestCase {
  func testNamesAreSortedByNormalizedText() {
    let names = ["", "***", "A", "a", "AB", "b", "ROSÉ", "Rose", "가", "각", "가나", "갂", "갃"]
    let list = NormalizedTextList(names)
    for (one, name) in names.enumerated() {
      for (other, otherName) in names.enumerated() {
        let (text, otherText) = (NormalizedText(name), NormalizedText(otherName))
        XCTAssertEqual(
          list.precedes(one, other), text == otherText ? nil : text < otherText,
          "\(name) \(otherName)")
      }
    }
  }
}

final class NameLengthTests: XCTestCase {
  private let longText = String(repeating: "a", count: 4097)

  func testATextOfTheCatalogIsNeverLongerThanNames() {
    XCTAssertFalse(String(repeating: "😀", count: WireLimits.textLength).isLongerThanNames)
    XCTAssertTrue(longText.isLongerThanNames)
  }

  func testATextThatIsLongerThanNamesIsNotNormalized() {
    XCTAssertTrue(NormalizedText(longText).isEmpty)
    XCTAssertNil(QueryPattern(longText))
    XCTAssertNil(QueryPattern(longText, as: .keyword))
  }

  func testATextThatIsLongerThanNamesHasNoSuggestions() throws {
    let resolver = NameResolver([try group("A", name: String(longText.dropLast(2)))])
    XCTAssertEqual(resolver.resolve(longText), .unknown(suggestions: []))
    XCTAssertNil(Suggestion.nearest(to: longText, among: [longText]))
  }

  func testATextThatIsLongerThanNamesBeginsNone() {
    XCTAssertFalse(CompletionPrefix(longText).begins("IVE"))
    XCTAssertTrue(CompletionPrefix("").begins("IVE"))
  }

  func testAtMost30MarksInARowAreKept() {
    let marks = String(repeating: "\u{301}", count: 1000)
    let limited = "a\(marks)b\(marks)".withLimitedMarks
    let kept = String(repeating: "\u{301}", count: 30)
    XCTAssertEqual(Array(limited.unicodeScalars), Array("a\(kept)b\(kept)".unicodeScalars))
  }

  func testTextsWithFewMarksStayTheSame() {
    let hangul = String(repeating: "오마이걸", count: 500).decomposedStringWithCanonicalMapping
    for text in ["Rosé", "e\u{301}", longText, hangul] {
      XCTAssertEqual(Array(text.withLimitedMarks.utf8), Array(text.utf8))
    }
  }
}
