import XCTest

@testable import kpgg

final class CommandDescriptionTests: XCTestCase {
  func testTheNotationMarksOptionalAndRepeatingArguments() {
    XCTAssertEqual(notation(isOptional: false, isRepeating: false), "NAME")
    XCTAssertEqual(notation(isOptional: true, isRepeating: false), "[NAME]")
    XCTAssertEqual(notation(isOptional: false, isRepeating: true), "NAME…")
    XCTAssertEqual(notation(isOptional: true, isRepeating: true), "[NAME…]")
  }

  private func notation(isOptional: Bool, isRepeating: Bool) -> String {
    ArgumentDescription(
      name: "NAME", isOptional: isOptional, isRepeating: isRepeating, summary: ""
    ).notation
  }
}
