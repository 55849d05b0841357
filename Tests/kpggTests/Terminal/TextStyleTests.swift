import XCTest

@testable import kpgg

final class TextStyleTests: XCTestCase {
  func testEachStyleHasItsOwnParameter() {
    let styles: [TextStyle] = [.bold, .dim, .red, .green, .yellow, .blue, .magenta, .cyan]
    XCTAssertEqual(
      styles.map(\.parameters), ["1", "2", "31", "32", "33", "34", "35", "36"])
    XCTAssertEqual(TextStyle.plain.parameters, "")
    XCTAssertEqual(([.cyan, .bold] as TextStyle).union(.dim).parameters, "1;2;36")
  }

  func testOnlyColoredTextWithAStyleIsBetweenSequences() {
    let colored = Painter(isColored: true)
    XCTAssertEqual(colored.paint("IVE", [.bold, .red]), "\u{1B}[1;31mIVE\u{1B}[0m")
    XCTAssertEqual(Painter(isColored: false).paint("IVE", .bold), "IVE")
    XCTAssertEqual(colored.paint("", .bold), "")
    XCTAssertEqual(colored.paint("IVE", .plain), "IVE")
  }
}

final class ColorChoiceTests: XCTestCase {
  func testTheFirstRuleThatAppliesDecides() {
    let rules: [(String, ColorChoice, isTerminal: Bool, [String: String], isColored: Bool)] = [
      ("a terminal has color", .auto, true, ["TERM": "xterm"], true),
      ("a pipe has none", .auto, false, [:], false),
      ("the choice", .always, false, ["NO_COLOR": "1", "TERM": "dumb"], true),
      ("the choice", .never, true, ["CLICOLOR_FORCE": "1"], false),
      ("NO_COLOR", .auto, true, ["NO_COLOR": "0", "CLICOLOR_FORCE": "1"], false),
      ("an empty NO_COLOR does not count", .auto, true, ["NO_COLOR": ""], true),
      ("CLICOLOR_FORCE", .auto, false, ["CLICOLOR_FORCE": "1", "TERM": "dumb"], true),
      ("an empty CLICOLOR_FORCE does not count", .auto, false, ["CLICOLOR_FORCE": ""], false),
      ("nor does 0", .auto, false, ["CLICOLOR_FORCE": "0"], false),
      ("a dumb terminal has none", .auto, true, ["TERM": "dumb"], false),
    ]
    for (rule, choice, isTerminal, environment, isColored) in rules {
      XCTAssertEqual(
        choice.isColored(isTerminal: isTerminal, environment: environment), isColored, rule)
    }
  }

  func testTheValuesOfTheOptionAreTheNamesOfTheCases() {
    XCTAssertEqual(ColorChoice.allCases.map(\.rawValue), ["auto", "always", "never"])
    XCTAssertNil(ColorChoice(rawValue: "Always"))
  }
}
