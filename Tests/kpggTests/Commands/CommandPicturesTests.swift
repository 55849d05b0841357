import XCTest

@testable import kpgg

/// Pictures of colored output for the README.
final class CommandPicturesTests: CommandTestCase {
  func testGroup() async {
    await check("group OHMYGIRL", picture: "group", showing: "facts, members, and songs")
  }

  func testDebuts() async {
    await check("stats debuts", picture: "stats-debuts", showing: "a bar chart of debuts by year")
  }

  /// Compares a picture of a command line and its output in a terminal.
  private func check(
    _ command: TypedLine, picture name: String, showing content: String, line: UInt = #line
  ) async {
    let output = await output(of: command, on: .terminal(80), in: ["NO_COLOR": ""])
    let prompt = Painter(isColored: true).paint("$", .dim)
    let grid = CellGrid(showing: "\(prompt) \(command)\n\(output)", columns: 80)
    check(
      [ScreenPicture.Screen(grid: grid)], picture: name, showing: "\(command): \(content)",
      line: line)
  }
}
