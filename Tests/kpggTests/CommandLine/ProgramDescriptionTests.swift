import XCTest

@testable import kpgg

final class ProgramDescriptionTests: XCTestCase {
  func testACommandIsFoundByItsWholeName() throws {
    XCTAssertEqual(
      try ProgramDescription.sample.command(named: "group").summary,
      "Show one group with its members")
  }

  func testTheHomeCommandIsNotFoundByName() {
    XCTAssertThrowsError(try ProgramDescription.sample.command(named: "home")) {
      XCTAssertEqual($0 as? UsageError, .unknownCommand("home", suggestion: nil))
    }
  }

  func testInvocationsListTheCommandsWithAnOption() {
    let program = ProgramDescription.sample
    XCTAssertEqual(program.invocations(with: "current"), ["kpgg members"])
    XCTAssertEqual(program.invocations(with: "version"), ["kpgg"])
    XCTAssertEqual(program.invocations(with: "nothing"), [])
  }
}
