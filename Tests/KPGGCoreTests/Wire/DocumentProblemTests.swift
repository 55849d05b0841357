import XCTest

@testable import KPGGCore

final class DocumentProblemTests: XCTestCase {
  func testAMessageShowsDocumentKeyPathAndProblem() throws {
    let keyPath = JSONKeyPath.root.appending("groupname").appending("OHMYGIRL").appending(1)
      .appending("birth")
    let problem = DocumentProblem(
      document: .group(try checked("OHMYGIRL")), keyPath: keyPath,
      kind: .impossibleDate("2015.02.31"))
    XCTAssertEqual(
      problem.message,
      "group/OHMYGIRL: groupname.OHMYGIRL[1].birth: '2015.02.31' is not a valid date")
  }

  func testAMessageShowsAKnownPosition() {
    let problem = DocumentProblem(
      document: .index, keyPath: .root.appending("group"),
      position: JSONPosition(line: 3, column: 12), kind: .wrongType(expected: .object))
    XCTAssertEqual(
      problem.message, "group/index.json: group: must be an object (line 3, column 12)")
  }

  func testAProblemOfTheWholeDocumentShowsNoKeyPath() {
    let problem = DocumentProblem(document: .index, keyPath: .root, kind: .notUTF8)
    XCTAssertEqual(problem.message, "group/index.json: not valid UTF-8")
  }

  func testEachKindHasAMessage() {
    let messages: [(DocumentProblem.Kind, String)] = [
      (.tooLarge(limit: 8), "larger than the limit of 8 bytes"),
      (.empty, "the document is empty"),
      (.duplicateKey("a"), "the key 'a' occurs twice"),
      (.loneSurrogate, "an escape is half of a surrogate pair"),
      (.html, "the document is a web page, not JSON"),
      (.truncated, "the JSON is incomplete"),
      (.notJSON, "not JSON"),
      (.wrongDocument(expectedKey: "group"), "wrong document: the key 'group' is missing"),
      (.wrongGroup(found: "GFRIEND"), "belongs to another group: 'GFRIEND'"),
      (.missing, "missing"),
      (.malformed, "not a valid value"),
      (.wrongType(expected: .array), "must be an array"),
      (.controlCharacter("U+001B"), "contains the control character U+001B"),
      (.impossibleYears(from: "2", to: "1"), "'2' to '1' is not a valid range of years"),
      (.invalidName("a/b", .pathCharacter("/")), "'a/b' contains '/'"),
      (.tooDeep(limit: 512), "nested deeper than 512 levels"),
      (.duplicateGroup("STAYC"), "the group 'STAYC' is already listed"),
      (.invalidValue("CUTE", expected: .mbti), "'CUTE' is not a valid MBTI type"),
    ]
    for (kind, text) in messages { XCTAssertEqual("\(kind)", text) }
  }

  func testEachJSONTypeHasAName() {
    let types: [JSONType] = [.string, .boolean, .integer, .number, .array, .object]
    XCTAssertEqual(
      types.map { "\($0)" },
      ["a string", "true or false", "a whole number", "a number", "an array", "an object"])
  }

  func testEachExpectedValueHasAName() {
    let values: [ExpectedValue] = [
      .groupStatus, .videoID, .webAddress, .mbti, .bloodType, .height, .recordKind, .id(.group),
      .id(.member), .completeDate,
    ]
    XCTAssertEqual(
      values.map { "\($0)" },
      [
        "a valid group status", "a valid YouTube video ID", "a valid URL",
        "a valid MBTI type", "a valid blood type", "a valid height in centimeters",
        "'group' or 'member'", "a valid group ID", "a valid member ID", "a complete date",
      ])
  }

  func testTextOf64CharactersIsQuotedInFull() {
    let text = String(repeating: "가", count: 64)
    XCTAssertEqual("\(DocumentProblem.Kind.impossibleDate(text))", "'\(text)' is not a valid date")
  }

  func testLongerTextIsCut() {
    let text = String(repeating: "가", count: 64)
    XCTAssertEqual(
      "\(DocumentProblem.Kind.impossibleDate(text + "나"))", "'\(text)…' is not a valid date")
  }

  func testALetterWithAMillionAccentsIsCut() {
    let text = "e" + String(repeating: "\u{301}", count: 1_000_000)
    XCTAssertLessThan("\(DocumentProblem.Kind.impossibleDate(text))".utf8.count, 300)
  }
}
