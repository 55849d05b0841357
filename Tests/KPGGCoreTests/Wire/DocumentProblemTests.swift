import XCTest

@testable import KPGGCore

final class DocumentProblemTests: XCTestCase {
  func testAProblemNamesDocumentPlaceAndKind() throws {
    let keyPath = JSONKeyPath.root.appending("groupname").appending("OHMYGIRL").appending(1)
      .appending("birth")
    let problem = DocumentProblem(
      document: .group(try checked("OHMYGIRL")), keyPath: keyPath,
      kind: .impossibleDate("2015.02.31"))
    XCTAssertEqual(
      "\(problem)", "group/OHMYGIRL: groupname.OHMYGIRL[1].birth: '2015.02.31' is no date")
  }

  func testAProblemOfTheWholeDocumentNamesNoPlace() {
    let problem = DocumentProblem(document: .index, keyPath: .root, kind: .notUTF8)
    XCTAssertEqual("\(problem)", "group/index.json: not UTF-8")
  }

  func testEachKindIsSaidInWords() {
    let words: [(DocumentProblem.Kind, String)] = [
      (.tooLarge(limit: 8), "larger than the limit of 8 bytes"),
      (.empty, "empty, where a JSON document is expected"),
      (.html, "a web page, where a JSON document is expected"),
      (.truncated, "JSON that ends too early"),
      (.notJSON, "not JSON"),
      (.wrongDocument(expectedKey: "group"), "another document: the key 'group' is missing"),
      (.wrongGroup(found: "GFRIEND"), "about another group, 'GFRIEND'"),
      (.missing, "missing"),
      (.malformed, "no value that can be read"),
      (.wrongType(expected: "a string"), "not a string"),
      (.controlCharacter("U+001B"), "holds the control character U+001B"),
      (.impossibleYears(from: "2", to: "1"), "no years run from '2' to '1'"),
      (.invalidName("a/b", problem: "holds a '/'"), "'a/b' holds a '/'"),
      (.tooDeep(limit: 512), "nested deeper than 512 levels"),
      (.duplicateGroup("STAYC"), "the group 'STAYC' was listed before"),
      (.unreadable("CUTE", expected: "MBTI type"), "'CUTE' is no MBTI type"),
    ]
    for (kind, text) in words { XCTAssertEqual("\(kind)", text) }
  }

  func testTextOf64CharactersIsQuotedWhole() {
    let text = String(repeating: "가", count: 64)
    XCTAssertEqual("\(DocumentProblem.Kind.impossibleDate(text))", "'\(text)' is no date")
  }

  func testLongerTextIsCut() {
    let text = String(repeating: "가", count: 64)
    XCTAssertEqual("\(DocumentProblem.Kind.impossibleDate(text + "나"))", "'\(text)…' is no date")
  }

  func testOneLetterUnderAMillionAccentsIsCutToo() {
    let text = "e" + String(repeating: "\u{301}", count: 1_000_000)
    XCTAssertLessThan("\(DocumentProblem.Kind.impossibleDate(text))".utf8.count, 300)
  }
}
