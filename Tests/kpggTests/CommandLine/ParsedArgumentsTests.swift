import XCTest

@testable import kpgg

final class ParsedArgumentsTests: XCTestCase {
  private let arguments = ParsedArguments(
    command: nil, switches: ["json"], values: ["fields": ["name", "debut"]])

  func testAnOptionIsThereAsASwitchOrWithAValue() {
    XCTAssertTrue(arguments.has("json"))
    XCTAssertTrue(arguments.has("fields"))
    XCTAssertFalse(arguments.has("plain"))
  }

  func testOfSeveralValuesTheLastCountsAndAllAreKept() {
    XCTAssertEqual(arguments.value("fields"), "debut")
    XCTAssertEqual(arguments.values("fields"), ["name", "debut"])
  }

  func testASwitchAndAMissingOptionHaveNoValue() {
    XCTAssertNil(arguments.value("json"))
    XCTAssertNil(arguments.value("lang"))
    XCTAssertEqual(arguments.values("json") + arguments.values("lang"), [])
  }
}
