import XCTest

@testable import kpgg

final class TextStyleTests: XCTestCase {
  func testAPlainStyleHasNoParameters() {
    XCTAssertEqual(TextStyle.plain.parameters, "")
  }

  func testEachStyleHasItsOwnParameter() {
    let styles: [TextStyle] = [.bold, .dim, .red, .green, .yellow, .blue, .magenta, .cyan]
    XCTAssertEqual(
      styles.map(\.parameters), ["1", "2", "31", "32", "33", "34", "35", "36"])
  }

  func testStylesCombine() {
    let style: TextStyle = [.cyan, .bold]
    XCTAssertEqual(style.union(.dim).parameters, "1;2;36")
  }
}

final class PainterTests: XCTestCase {
  private let colored = Painter(isColored: true)

  func testAPaintedTextIsBetweenSequences() {
    XCTAssertEqual(colored.paint("IVE", [.bold, .red]), "\u{1B}[1;31mIVE\u{1B}[0m")
  }

  func testWithoutColorTheTextStaysTheSame() {
    XCTAssertEqual(Painter(isColored: false).paint("IVE", .bold), "IVE")
  }

  func testAnEmptyTextGetsNoSequences() {
    XCTAssertEqual(colored.paint("", .bold), "")
  }

  func testAPlainStyleGetsNoSequences() {
    XCTAssertEqual(colored.paint("IVE", .plain), "IVE")
  }
}

final class ColorChoiceTests: XCTestCase {
  func testATerminalHasColorAndAPipeDoesNot() {
    XCTAssertTrue(isColored(.auto, isTerminal: true))
    XCTAssertFalse(isColored(.auto, isTerminal: false))
  }

  func testTheChoiceOverridesTheEnvironment() {
    XCTAssertTrue(isColored(.always, isTerminal: false, ["NO_COLOR": "1", "TERM": "dumb"]))
    XCTAssertFalse(isColored(.never, isTerminal: true, ["CLICOLOR_FORCE": "1"]))
  }

  func testNoColorOverridesForcedColor() {
    XCTAssertFalse(isColored(.auto, isTerminal: true, ["NO_COLOR": "0", "CLICOLOR_FORCE": "1"]))
  }

  func testAnEmptyNoColorDoesNotCount() {
    XCTAssertTrue(isColored(.auto, isTerminal: true, ["NO_COLOR": ""]))
  }

  func testForcedColorOverridesADumbTerminalAndAPipe() {
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
