import KPGGCore
import XCTest

@testable import kpgg

final class FieldValuesTests: XCTestCase {
  private let agencies = FieldValues([
    "SM Entertainment", "JYP Entertainment", "JYP Entertainment (AQ Entertainment)", "DSP Media",
    "SM Entertainment", "n.CH Entertainment", "Mystic Story",
  ])
  private let positions = FieldValues(["Leader", "Main Vocalist", "Vocalist"]) {
    ["Leader": ["리더"], "Main Vocalist": ["메인보컬"], "Vocalist": ["보컬", "가수"]][$0] ?? []
  }

  func testDuplicateTextsAreRemoved() {
    XCTAssertEqual(agencies.all.count, 6)
    XCTAssertEqual(agencies.all.first, "SM Entertainment")
  }

  func testCaseSpacingAndPunctuationMakeNoDifference() {
    for typed in ["SM Entertainment", "sm entertainment", "SMEntertainment", "sm-entertainment"] {
      XCTAssertEqual(agencies.exactMatches(for: typed), ["SM Entertainment"], typed)
      XCTAssertEqual(agencies.matches(for: typed), ["SM Entertainment"], typed)
    }
  }

  func testAnAgencyIsFoundByAShorterLastWord() throws {
    var group = GirlGroup(id: try XCTUnwrap(GroupID("A")))
    (group.agency, group.koreanAgency) = ("SM Entertainment", "SM엔터테인먼트")
    let agencies = FieldValues(agenciesOf: [group])
    for typed in ["SM엔터", "sm 엔터", "에스엠엔터", "SM Ent.", "sm ent"] {
      XCTAssertEqual(agencies.matches(for: typed), ["SM Entertainment"], typed)
    }
  }

  func testAnIncompleteTextMatchesTheBeginningsOfWords() {
    let agencies = FieldValues(["SM Entertainment", "Small Lab", "JYP Entertainment"])
    XCTAssertEqual(agencies.matches(forBeginning: "sm"), ["SM Entertainment"])
    XCTAssertEqual(agencies.matches(forBeginning: "smal"), ["Small Lab"])
    XCTAssertEqual(
      agencies.matches(forBeginning: "ent"), ["SM Entertainment", "JYP Entertainment"])
    XCTAssertEqual(agencies.matches(forBeginning: "jy enter"), ["JYP Entertainment"])
    for text in ["", " ", "zz", String(repeating: "s", count: 9000)] {
      XCTAssertEqual(agencies.matches(forBeginning: text), [], text)
    }
  }

  func testAFullMatchTakesPrecedenceOverWordMatches() {
    XCTAssertEqual(agencies.matches(for: "JYP Entertainment"), ["JYP Entertainment"])
    XCTAssertEqual(positions.matches(for: "vocalist"), ["Vocalist"])
  }

  func testWithoutAFullMatchAllWordsMustMatch() {
    XCTAssertEqual(
      agencies.matches(for: "jyp"), ["JYP Entertainment", "JYP Entertainment (AQ Entertainment)"])
    XCTAssertEqual(
      agencies.matches(for: "aq entertainment"), ["JYP Entertainment (AQ Entertainment)"])
    XCTAssertEqual(agencies.matches(for: "story mystic"), ["Mystic Story"])
    let labels = FieldValues(["Big Hit Entertainment / Source Music", "The Black Label"])
    XCTAssertEqual(labels.matches(for: "bighit"), ["Big Hit Entertainment / Source Music"])
    XCTAssertEqual(labels.matches(for: "blacklabel"), ["The Black Label"])
    for text in ["ighit", "bighi", "hitbig"] {
      XCTAssertEqual(labels.matches(for: text), [], text)
    }
    XCTAssertEqual(agencies.matches(for: "sm media"), [])
  }

  func testPartsOfAWordDoNotMatch() {
    XCTAssertEqual(agencies.matches(for: "enter"), [])
    XCTAssertEqual(agencies.matches(for: "D"), [])
    XCTAssertEqual(agencies.matches(for: "s.m"), [])
  }

  func testATextIsFoundByItsAlternativeNames() {
    XCTAssertEqual(positions.matches(for: "리더"), ["Leader"])
    XCTAssertEqual(positions.matches(for: "보컬"), ["Vocalist"])
    XCTAssertEqual(positions.matches(for: "가수"), ["Vocalist"])
    XCTAssertEqual(positions.matches(for: "메인 보컬"), ["Main Vocalist"])
  }

  func testEachOfSeveralAgenciesFindsItsGroups() {
    let groups = [("One Media", "원미디어"), ("One Media / Two Music", "원미디어 / 투뮤직")].map {
      agency, name in
      var group = GirlGroup(id: "A")
      (group.agency, group.koreanAgency) = (agency, name)
      return group
    }
    let agencies = FieldValues(agenciesOf: groups)
    XCTAssertEqual(agencies.all, ["One Media", "Two Music", "One Media / Two Music"])
    XCTAssertEqual(agencies.matches(for: "원미디어"), ["One Media"])
    XCTAssertEqual(agencies.matches(for: "two music"), ["Two Music"])
    XCTAssertEqual(agencies.matches(for: "투"), ["Two Music", "One Media / Two Music"])
    XCTAssertEqual(agencies.matches(for: "One Media / Two Music"), ["One Media / Two Music"])
  }

  func testTextWithoutLettersMatchesNothing() {
    for typed in ["", " ", "***", "🙂", "/"] {
      XCTAssertEqual(agencies.exactMatches(for: typed), [], typed)
      XCTAssertEqual(agencies.matches(for: typed), [], typed)
    }
  }

  func testTheNearestValueBeginsWithTheTypedWords() {
    let agencies = FieldValues(["EgoENT", "YG Entertainment"])
    XCTAssertEqual(agencies.nearest(to: "yg ent"), "YG Entertainment")
    XCTAssertEqual(agencies.nearest(to: "ego ent"), "EgoENT")
  }

  func testATextThatIsLongerThanNamesMatchesNothing() {
    let text = String(repeating: "a", count: 4097)
    XCTAssertEqual(FieldValues([text]).matches(for: text), [])
  }

  func testWordsWithTwoOrMoreLettersAreListed() {
    XCTAssertEqual(
      positions.words, ["Leader", "리더", "Main", "Vocalist", "메인보컬", "Vocalist", "보컬", "가수"])
    XCTAssertEqual(FieldValues(["JYP (AQ) / n.CH"]).words, ["JYP", "AQ", "CH"])
  }
}
