import XCTest

@testable import KPGGCore

final class WireNumberTests: XCTestCase {
  func testANumberIsReadBareOrAsAString() throws {
    let numbers = try decoded([WireNumber].self, #"[158, 158.5, "158", "158.5", 1.58e2]"#)
    XCTAssertEqual(numbers.map(\.text), ["158", "158.5", "158", "158.5", "158"])
  }

  func testAStringIsKeptAsItIs() throws {
    XCTAssertEqual(try decoded([WireNumber].self, #"["", "tall"]"#).map(\.text), ["", "tall"])
  }

  func testAnIntegerIsAWholeNumber() throws {
    XCTAssertEqual(
      try decoded([WireInteger].self, "[2018, -1, 2018.0]").map(\.value), [2018, -1, 2018])
  }

  func testABooleanIsNoNumber() throws {
    try assertRefused(
      "member-height-a-boolean", "group/OHMYGIRL: groupname.OHMYGIRL[1].height: not a number")
  }

  func testANumberOutOfRangeIsRefusedAtItsPlace() throws {
    try assertRefused(
      "member-height-enormous",
      "group/OHMYGIRL: groupname.OHMYGIRL[1].height: no value that can be read")
    try assertRefused(
      "group-info-song-year-enormous",
      "group/OHMYGIRL: info.hitsongyear: no value that can be read")
  }

  func testAStringIsNoInteger() throws {
    try assertRefused(
      "group-info-song-year-a-string", "group/OHMYGIRL: info.hitsongyear: not a whole number")
  }

  func testAFractionIsNoInteger() throws {
    try assertRefused(
      "group-info-song-year-a-fraction", "group/OHMYGIRL: info.hitsongyear: not a whole number")
  }
}
