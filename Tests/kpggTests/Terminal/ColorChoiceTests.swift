import XCTest

@testable import kpgg

final class ColorChoiceTests: XCTestCase {
  func testATerminalHasColorAndAPipeHasNot() {
    XCTAssertTrue(isColored(.auto, isTerminal: true))
    XCTAssertFalse(isColored(.auto, isTerminal: false))
  }

  func testTheChoiceIsStrongerThanTheEnvironment() {
    XCTAssertTrue(isColored(.always, isTerminal: false, ["NO_COLOR": "1", "TERM": "dumb"]))
    XCTAssertFalse(isColored(.never, isTerminal: true, ["CLICOLOR_FORCE": "1"]))
  }

  func testNoColorIsStrongerThanForcedColor() {
    XCTAssertFalse(isColored(.auto, isTerminal: true, ["NO_COLOR": "0", "CLICOLOR_FORCE": "1"]))
  }

  func testAnEmptyNoColorDoesNotCount() {
    XCTAssertTrue(isColored(.auto, isTerminal: true, ["NO_COLOR": ""]))
  }

  func testForcedColorIsStrongerThanADumbTerminalAndAPipe() {
    XCTAssertTrue(isColored(.auto, isTerminal: false, ["CLICOLOR_FORCE": "1", "TERM": "dumb"]))
  }

  func testForcedColorThatIsEmptyOrZeroDoesNotCount() {
    XCTAssertFalse(isColored(.auto, isTerminal: false, ["CLICOLOR_FORCE": ""]))
    XCTAssertFalse(isColored(.auto, isTerminal: false, ["CLICOLOR_FORCE": "0"]))
  }

  func testADumbTerminalHasNoColor() {
    XCTAssertFalse(isColored(.auto, isTerminal: true, ["TERM": "dumb"]))
    XCTAssertTrue(isColored(.auto, isTerminal: true, ["TERM": "xterm"]))
  }

  func testTheValuesOfTheOptionAreTheNamesOfTheCases() {
    XCTAssertEqual(ColorChoice.allCases.map(\.rawValue), ["auto", "always", "never"])
    XCTAssertNil(ColorChoice(rawValue: "Always"))
  }

  private func isColored(
    _ choice: ColorChoice, isTerminal: Bool, _ environment: [String: String] = [:]
  ) -> Bool {
    choice.isColored(isTerminal: isTerminal, environment: environment)
  }
}
