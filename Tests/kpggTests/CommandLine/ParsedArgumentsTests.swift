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

  func testOfSeveralValuesTheLastCounts() {
    XCTAssertEqual(arguments.value("fields"), "debut")
  }

  func testAllValuesOfAnOptionAreKeptInTheirOrder() {
    XCTAssertEqual(arguments.values("fields"), ["name", "debut"])
    XCTAssertEqual(arguments.values("lang"), [])
  }

  func testASwitchAndAMissingOptionHaveNoValue() {
    XCTAssertNil(arguments.value("json"))
    XCTAssertNil(arguments.value("lang"))
  }

  func testOfflineOnlyTheSourceIsLeft() {
    let arguments = ParsedArguments(
      command: nil, words: ["a"], switches: ["refresh"],
      values: ["source": ["b"], "timeout": ["x"]])
    XCTAssertEqual(
      arguments.offline,
      ParsedArguments(
        command: nil, words: ["a"], switches: ["offline"], values: ["source": ["b"]]))
  }
}
