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
      problem.description,
      "group/OHMYGIRL: groupname.OHMYGIRL[1].birth: '2015.02.31' is not a valid date")
  }

  func testAMessageShowsAKnownPosition() {
    let problem = DocumentProblem(
      document: .index, keyPath: .root.appending("group"),
      position: JSONPosition(line: 3, column: 12), kind: .wrongType(expected: .object))
    XCTAssertEqual(
      problem.description, "group/index.json: group: must be an object (line 3, column 12)")
    XCTAssertEqual(problem.place, "group")
    XCTAssertEqual(problem.line, 3)
  }

  func testAProblemOfTheWholeDocumentShowsNoKeyPath() {
    let problem = DocumentProblem(document: .index, keyPath: .root, kind: .syntax(.notUTF8))
    XCTAssertEqual(problem.description, "group/index.json: not valid UTF-8")
    XCTAssertEqual(problem.place, "")
    XCTAssertNil(problem.line)
  }

  func testEachKindHasAMessage() {
    let messages: [(DocumentProblem.Kind, String)] = [
      (.syntax(.tooLarge(limit: 8)), "larger than the limit of 8 bytes"),
      (.syntax(.empty), "the document is empty"),
      (.syntax(.duplicateKey("a")), "the key 'a' occurs twice"),
      (.syntax(.loneSurrogate), "an escape is half of a surrogate pair"),
      (.syntax(.html), "the document is a web page, not JSON"),
      (.syntax(.truncated), "the JSON is incomplete"),
      (.syntax(.notJSON), "not JSON"),
      (.wrongDocument(expectedKey: "group"), "wrong document: the key 'group' is missing"),
      (.wrongGroup(found: "GFRIEND"), "belongs to another group: 'GFRIEND'"),
      (.missing, "missing"),
      (.malformed, "not a valid value"),
      (.wrongType(expected: .array), "must be an array"),
      (.controlCharacter("U+001B"), "contains the control character U+001B"),
      (.impossibleYears(from: "2", to: "1"), "'2' to '1' is not a valid range of years"),
      (.otherForm("94.07.28", standard: "1994.07.28"), "'94.07.28' should be '1994.07.28'"),
      (.otherForm("미상", standard: ""), "'미상' should be empty"),
      (.invalidName("a/b", .pathCharacter("/")), "'a/b' contains '/'"),
      (.syntax(.tooDeep(limit: 512)), "nested deeper than 512 levels"),
      (.syntax(.keyTooLong(limit: 128)), "the key is longer than 128 bytes"),
      (.syntax(.tooMany(limit: 8)), "more than the limit of 8 values"),
      (.tooMany(limit: 8), "more than the limit of 8 values"),
      (.tooLong(limit: 8), "longer than the limit of 8 characters"),
      (.tooManyMarks(limit: 8), "more than 8 combining marks in a row"),
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
      .id(.member), .id(.song), .completeDate,
    ]
    XCTAssertEqual(
      values.map { "\($0)" },
      [
        "a valid group status", "a valid YouTube video ID", "a valid URL",
        "a valid MBTI type", "a valid blood type", "a valid height in centimeters",
        "'group', 'member', or 'song'", "a valid group ID", "a valid member ID", "a valid song ID",
        "a complete date",
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
