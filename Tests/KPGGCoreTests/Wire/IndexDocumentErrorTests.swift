import XCTest

@testable import KPGGCore

final class IndexDocumentErrorTests: XCTestCase {
  func testAReplyWithoutGroupIsRejected() throws {
    for name in ["index-reply-a-group", "index-group-null"] {
      try assertRejected(
        name, "group/index.json: wrong document: the key 'group' is missing")
    }
  }

  func testWrongTypesAreRejectedWithTheirKeyPath() throws {
    for (name, message) in [
      ("group-an-array", "group: must be an object"),
      ("list-an-object", "group.first: must be an array"),
      ("list-null", "group.first: must be an array"),
      ("record-a-string", "group.first[0]: must be an object"),
      ("groupname-a-number", "group.first[1].groupname: must be a string"),
      ("former-members-a-number", "group.first[1].haspreviousmember: must be true or false"),
      ("aliases-a-string", "group.first[1].aliases: must be an array"),
      ("sections-an-array", "sections: must be an object"),
      ("section-a-string", "sections.first: must be an object"),
      ("section-title-a-number", "sections.first.title: must be a string"),
      ("section-from-a-boolean", "sections.first.from: must be a number"),
    ] { try assertRejected("index-\(name)", "group/index.json: \(message)") }
  }

  func testAGroupWithoutAnIDIsRejected() throws {
    try assertRejected(
      "index-groupname-missing", "group/index.json: group.first[1].groupname: missing")
  }

  func testAnInvalidIDIsRejected() throws {
    let long = String(repeating: "A", count: 64)
    for (name, problem) in [
      ("empty", "'' is empty"), ("dot", "'.' starts with a dot"),
      ("of-a-folder-above", "'../x' starts with a dot"), ("with-slash", "'AC/DC' contains '/'"),
      ("of-65-characters", "'\(long)…' is longer than 64 characters"),
      ("with-escape-sequence", "'\u{1B}[2J' contains the control character U+001B"),
    ] { try assertSecondIDRejected(name, problem) }
  }

  func testAReservedIDIsRejected() throws {
    for (name, id) in [
      ("of-a-section", "First"), ("of-the-featured-section", "zero"),
      ("of-the-index", "INDEX.json"), ("of-a-year-path", "2016-2019"), ("of-a-year", "2017"),
    ] { try assertSecondIDRejected(name, "'\(id)' is reserved for another document") }
  }

  func testAnIDEqualToTheKeyOfAnUnknownSectionIsRejected() throws {
    try assertRejected(
      "index-groupname-of-an-unknown-section",
      "group/index.json: group.tenth[0].groupname: 'TENTH' is reserved for another document")
  }

  func testIDsThatDifferOnlyInCaseAreRejected() throws {
    try assertRejected(
      "index-groupnames-in-two-cases",
      "group/index.json: group.second[0].groupname: "
        + "'StayC' differs from 'STAYC' only in letter case")
  }

  func testAFeaturedIDInAnotherCaseIsRejected() throws {
    try assertRejected(
      "index-featured-groupname-in-another-case",
      "group/index.json: group.zero[0].groupname: "
        + "'stayc' differs from 'STAYC' only in letter case")
  }

  func testAnImpossibleDebutIsRejected() throws {
    for (name, prefix) in [("", "first[1]"), ("-among-the-featured", "zero[0]")] {
      try assertRejected(
        "index-debut-impossible\(name)",
        "group/index.json: group.\(prefix).debut: '2019.02.30' is not a valid date")
    }
  }

  func testAnEscapeSequenceIsRejected() throws {
    try assertRejected(
      "index-agency-with-escape-sequence",
      "group/index.json: group.first[1].agency: contains the control character U+001B")
  }

  func testAnInvalidSectionKeyIsRejected() throws {
    for (name, message) in [
      ("with-slash", "group.first/../..: 'first/../..' contains '/'"),
      ("empty", "group.: '' is empty"),
      (
        "with-escape-sequence",
        "group.\u{1B}[31m: '\u{1B}[31m' contains the control character U+001B"
      ),
    ] { try assertRejected("index-section-key-\(name)", "group/index.json: \(message)") }
  }

  func testTheFeaturedKeyInAnotherCaseIsRejected() throws {
    try assertRejected(
      "index-section-key-of-the-featured-in-another-case",
      "group/index.json: group.zEro: 'zEro' differs from 'zero' only in letter case")
  }

  func testAReservedSectionKeyIsRejected() {
    for key in ["index.json", "Index.JSON", "2016-2019", "2020"] {
      assertRejected("group/index.json: group.\(key): '\(key)' is reserved for another document") {
        _ = try readIndex(Data(#"{"group": {"\#(key)": []}}"#.utf8))
      }
    }
  }

  func testSectionKeysThatDifferOnlyInCaseAreRejected() {
    for (key, other) in [("first", "First"), ("Zero", "zero"), ("tenth", "Tenth")] {
      assertRejected(
        "group/index.json: group.\(key): '\(key)' differs from '\(other)' only in letter case"
      ) {
        _ = try readIndex(Data(#"{"group": {"\#(key)": [], "\#(other)": []}}"#.utf8))
      }
    }
  }

  func testALineBreakInASectionsTitleIsRejected() throws {
    try assertRejected(
      "index-section-title-with-line-break",
      "group/index.json: sections.first.title: contains the control character U+000A")
  }

  func testInvalidYearsAreRejected() throws {
    for (name, years) in [("backwards", "'2021' to '2020'"), ("no-years", "'then' to 'now'")] {
      try assertRejected(
        "index-section-years-\(name)",
        "group/index.json: sections.first: \(years) is not a valid range of years")
    }
  }

  private func assertSecondIDRejected(
    _ name: String, _ problem: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try assertRejected(
      "index-groupname-\(name)", "group/index.json: group.first[1].groupname: \(problem)",
      file: file,
      line: line)
  }
}
