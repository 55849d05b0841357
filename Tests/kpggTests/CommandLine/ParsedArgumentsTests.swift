import XCTest

@testable import kpgg

final class ParsedArgumentsTests: XCTestCase {
  private let arguments = ParsedArguments(
    command: nil, switches: ["json"], values: ["fields": ["name", "debut"]])

  func testASwitchAndAnOptionWithAValueArePresent() {
    XCTAssertTrue(arguments.has(option("json")))
    XCTAssertTrue(arguments.has(option("fields")))
    XCTAssertFalse(arguments.has(option("plain")))
  }

  func testAllValuesOfAnOptionAreKeptInOrder() {
    XCTAssertEqual(arguments.values(of: option("fields")), ["name", "debut"])
  }

  func testASwitchHasNoValues() {
    XCTAssertEqual(arguments.values(of: option("json")), [])
  }

  func testAMissingOptionIsNotAnEmptyOne() {
    XCTAssertNil(arguments.values(of: option("lang")))
  }

  private func option(_ name: String) -> OptionDescription {
    OptionDescription(name: name, summary: "")
  }
}
