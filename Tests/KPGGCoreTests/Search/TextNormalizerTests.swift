import XCTest

@testable import KPGGCore

/// Where words begin among the units of a name; which units there are, `NormalizedTextTests` says.
final class TextNormalizerTests: XCTestCase {
  func testWordsBeginBehindSpacesAndPunctuation() {
    XCTAssertEqual(words("OH MY GIRL"), ["oh", "my", "girl"])
    XCTAssertEqual(words("fromis_9 (여자)아이들 T-ara"), ["fromis", "9", "여자", "아이들", "t", "ara"])
    XCTAssertEqual(words("  Dal★Shabet!"), ["dal", "shabet"])
  }

  func testAnApostropheStandsInsideAWord() {
    XCTAssertEqual(words("Girl's Girl’s Belllie've É's"), ["girls", "girls", "belllieve", "es"])
  }

  func testADiacriticStandsInsideAWord() {
    XCTAssertEqual(words("Rose\u{301}s Kyōto"), ["roses", "kyoto"])
  }

  func testASyllableIsTakenApartAsItsDecomposition() {
    for scalar in ["가", "각", "힣"] as [Unicode.Scalar] {
      XCTAssertEqual(units(String(scalar)), units(UnicodeForm.decomposed(String(scalar))))
    }
    XCTAssertEqual(units("a가b").count, 4)
  }

  func testWhatIsBesideTheSyllablesIsNoSyllable() {
    XCTAssertEqual(units("\u{ABFF}\u{D7B0}가").count, 3)
  }

  func testNothingHasNoWords() { XCTAssertEqual(words("*** 🙂"), []) }

  private func units(_ text: String) -> [Unicode.Scalar] {
    var units: [Unicode.Scalar] = []
    TextNormalizer.forEach(in: text) { unit, _ in units.append(unit) }
    return units
  }

  private func words(_ text: String) -> [String] {
    var words: [String] = []
    TextNormalizer.forEach(in: text) { unit, isStart in
      if isStart { words.append("") }
      words[words.count - 1].unicodeScalars.append(unit)
    }
    return words.map(UnicodeForm.composed)
  }
}
