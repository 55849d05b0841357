import XCTest

@testable import kpgg

final class OptionDescriptionTests: XCTestCase {
  func testChoicesAndItemsDetermineTheEffectiveKind() {
    XCTAssertEqual(
      OptionValue(placeholder: "A", choices: ["a", "b"]).effectiveKind, .choice(["a", "b"]))
    XCTAssertEqual(
      OptionValue(placeholder: "A", items: ["a", "b"]).effectiveKind, .list(["a", "b"]))
  }

  func testWithoutAListTheKindIsEffective() {
    XCTAssertEqual(OptionValue(placeholder: "A", kind: .file).effectiveKind, .file)
    XCTAssertEqual(OptionValue(placeholder: "A").effectiveKind, .text)
  }
}
