import Foundation
import LoopbackServer
import XCTest

@testable import kpgg

final class ExchangeProgramTests: XCTestCase {
  func testTheTokenIsInNeitherItsArgumentsNorItsEnvironment() {
    let program = ChildProcess.Program.exchange(
      environment: ["KPGG_TOKEN": "geheim", "https_proxy": "http://proxy.example"])
    XCTAssertFalse("\(program)".contains("geheim"))
    XCTAssertTrue(program.environment.contains("https_proxy=http://proxy.example"))
  }

  func testItIsNoCommandForPeople() throws {
    let executable = try Executable()
    XCTAssertFalse(try executable.run("help").output.contains("exchange"))
    XCTAssertEqual(
      try executable.run("__exchange --json").errors,
      "kpgg: error: unknown command '__exchange'\n"
        + "kpgg: hint: run 'kpgg help' for the list of commands\n")
  }

  func testWhatIsNoCallIsAUsageError() throws {
    XCTAssertEqual(
      try Executable().shell("echo 'a line of text' | \"$KPGG\" __exchange"),
      Executable.Result(
        output: "", errors: "kpgg: error: '__exchange' is for the program's own use\n",
        status: 64))
  }

  func testItEndsWithItsInput() throws {
    XCTAssertEqual(
      try Executable().shell("\"$KPGG\" __exchange </dev/null"),
      Executable.Result(output: "", errors: "", status: 0))
  }

  func testItDoesNotOutliveAProgramThatIsKilled() throws {
    let server = try LoopbackServer { _ in .raw("", .hold) }
    defer { server.stop() }
    let result = try Executable().shell(
      """
      "$KPGG" sections --timeout 60 --source \(server.base) &
      parent=$!
      until [ -n "$child" ]; do
        child=$(ps -A -o pid=,ppid= | awk -v parent=$parent '$2 == parent { print $1 }')
      done
      kill -9 $parent
      while ps -A -o pid=,stat= | awk -v child=$child '$1 == child && $2 !~ /^Z/' | grep -q .
      do :; done
      echo gone
      """)
    XCTAssertEqual(result.output, "gone\n")
  }
}
