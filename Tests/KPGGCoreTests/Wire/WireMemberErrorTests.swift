import XCTest

@testable import KPGGCore

/// Member values that make a document invalid. In each fixture, the second member is invalid.
final class WireMemberErrorTests: XCTestCase {
  func testAnImpossibleBirthDateIsRejected() throws {
    for (name, text) in [
      ("impossible", "2015.02.31"), ("of-month-13", "1994.13.01"),
      ("on-leap-day-of-common-year", "1995.02.29"), ("in-year-zero", "0000.01.01"),
    ] { try assertSecondRejected("birth-\(name)", "birth: '\(text)' is not a valid date") }
  }

  func testABirthDateInAnotherFormatIsRejected() throws {
    for (name, text) in [
      ("in-words", "July 28, 1994"), ("day-first", "28.07.1994"),
      ("with-time", "1994.07.28 00:00"), ("in-mixed-separators", "1994.07-28"),
      ("in-two-digits", "94.07.28"), ("in-arabic-digits", "١٩٩٤"),
    ] { try assertSecondRejected("birth-\(name)", "birth: '\(text)' is not a valid date") }
  }

  func testALongBirthDateIsCutInTheMessage() throws {
    let start = String(repeating: "9", count: 64)
    try assertSecondRejected(
      "birth-of-a-thousand-characters", "birth: '\(start)…' is not a valid date")
  }

  func testAnImpossibleDeathDateIsRejected() throws {
    try assertSecondRejected("died-impossible", "died: '2015.02.31' is not a valid date")
  }

  func testANumberIsRejectedAsText() throws {
    try assertSecondRejected("name-a-number", "name: must be a string")
    try assertSecondRejected("birth-a-number", "birth: must be a string")
  }

  func testAnArrayIsRejectedAsText() throws {
    try assertSecondRejected("mbti-an-array", "mbti: must be a string")
  }

  func testTheFormerMemberFlagMustBeABoolean() throws {
    try assertSecondRejected("former-a-string", "ispreviousmember: must be true or false")
    try assertSecondRejected("former-a-number", "ispreviousmember: must be true or false")
  }

  func testAStringIsRejectedAsAList() throws {
    try assertSecondRejected("aliases-a-string", "aliases: must be an array")
  }

  func testAnObjectIsRejectedAsAList() throws {
    try assertSecondRejected("positions-an-object", "positions: must be an array")
  }

  func testNullInAListIsRejected() throws {
    try assertSecondRejected("alias-null", "aliases[1]: must be a string")
  }

  func testAnEscapeSequenceIsRejected() throws {
    try assertSecondRejected(
      "stage-name-with-escape-sequence", "stagename: contains the control character U+001B")
  }

  func testEveryOtherControlCharacterIsRejected() throws {
    for (name, key, character) in [
      ("stage-name-with-line-break", "activityname", "U+000A"),
      ("name-with-c1-control", "name", "U+0085"), ("name-with-delete", "romanname", "U+007F"),
      ("name-with-zero-byte", "birthplace", "U+0000"),
      ("alias-with-bell", "aliases[0]", "U+0007"),
    ] { try assertSecondRejected(name, "\(key): contains the control character \(character)") }
  }

  func testAMemberMustBeAnObject() throws {
    for name in ["member-a-string", "member-null"] {
      try assertRejected(name, "group/OHMYGIRL: groupname.OHMYGIRL[1]: must be an object")
    }
  }

  private func assertSecondRejected(
    _ name: String, _ message: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try assertRejected(
      "member-\(name)", "group/OHMYGIRL: groupname.OHMYGIRL[1].\(message)", file: file, line: line)
  }
}
