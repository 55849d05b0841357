import XCTest

@testable import kpgg

final class OptionValueTests: XCTestCase {
  func testListsTellWhatAValueMeans() {
    XCTAssertEqual(
      OptionValue(placeholder: "A", choices: ["a", "b"]).meaning, .choice(["a", "b"]))
    XCTAssertEqual(OptionValue(placeholder: "A", items: ["a", "b"]).meaning, .list(["a", "b"]))
  }

  func testWithoutAListTheKindTells() {
    XCTAssertEqual(OptionValue(placeholder: "A", kind: .file).meaning, .file)
    XCTAssertEqual(OptionValue(placeholder: "A").meaning, .text)
  }
}
