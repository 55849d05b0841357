import XCTest

@testable import kpgg

final class OptionDescriptionTests: XCTestCase {
  func testListsTellWhatAValueMeans() {
    XCTAssertEqual(
      OptionValue(placeholder: "A", choices: ["a", "b"]).effectiveKind, .choice(["a", "b"]))
    XCTAssertEqual(
      OptionValue(placeholder: "A", items: ["a", "b"]).effectiveKind, .list(["a", "b"]))
  }

  func testWithoutAListTheKindTells() {
    XCTAssertEqual(OptionValue(placeholder: "A", kind: .file).effectiveKind, .file)
    XCTAssertEqual(OptionValue(placeholder: "A").effectiveKind, .text)
  }
}
