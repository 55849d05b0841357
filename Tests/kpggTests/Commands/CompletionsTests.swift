import XCTest

@testable import kpgg

final class CompletionsTests: CommandTestCase {
  func testEveryShellHasAScriptThatCallsTheProgram() async {
    for shell in Shell.allCases {
      let script = await output(of: "completions \(shell.rawValue)")
      XCTAssertTrue(script.contains("kpgg __complete \(shell.rawValue) -- "), shell.rawValue)
      XCTAssertTrue(script.contains("2>/dev/null"), shell.rawValue)
      XCTAssertTrue(script.hasSuffix("\n"))
    }
  }

  func testScriptsDiscardStandardError() {
    for shell in Shell.allCases { XCTAssertTrue(shell.script.contains("2>/dev/null")) }
  }

  func testScriptsAreValidInTheirShells() throws {
    for shell in Shell.allCases {
      let check = shell == .fish ? "fish --no-execute" : "\(shell.rawValue) -n"
      let script = """
        command -v \(shell.rawValue) >/dev/null || exit 0
        "$KPGG" completions \(shell.rawValue) | \(check)
        """
      let result = try Executable().shell(script)
      XCTAssertEqual(result, Executable.Result(output: "", errors: "", status: 0), shell.rawValue)
    }
  }
}
