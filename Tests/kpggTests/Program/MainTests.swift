import Foundation
import XCTest

@testable import kpgg

final class MainTests: CommandTestCase {
  func testTheProcessHasTheOutcomeOfTheProgram() async throws {
    let lines: [TypedLine] = [
      "", "sections", "group OHMYGIRL --json", "members --plain", "gruop", "group OHMYGRIL",
    ]
    let executable = try Executable()
    for line in lines {
      let variables = ["KPGG_SOURCE": SampleCatalog.folder.path]
      let outcome = await run(line, in: variables)
      XCTAssertEqual(
        try executable.run(line, in: variables),
        Executable.Result(
          output: outcome.output, errors: outcome.errors, status: outcome.exitCode.rawValue),
        "\(line)")
    }
  }

  func testAFullDiskIsAnError() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else {
      throw XCTSkip("This system has no /dev/full.")
    }
    XCTAssertEqual(
      try Executable().shell("\"$KPGG\" sections > /dev/full"),
      Executable.Result(
        output: "",
        errors: "kpgg: error: cannot write the output: No space left on device\n", status: 74))
  }

  func testAClosedOutputIsAnError() throws {
    for command in ["sections", "--version", "help", "members --json"] {
      XCTAssertEqual(
        try Executable().shell("\"$KPGG\" \(command) >&-"),
        Executable.Result(
          output: "", errors: "kpgg: error: cannot write the output: Bad file descriptor\n",
          status: 74), command)
    }
  }

  func testAnErrorKeepsItsExitCodeWithoutStandardError() throws {
    XCTAssertEqual(try Executable().shell("\"$KPGG\" gruop 2>&-").status, 64)
    XCTAssertEqual(try Executable().shell("\"$KPGG\" sections >&- 2>&-").status, 74)
  }

  func testAClosedPipeEndsTheProgramSilently() throws {
    let result = try Executable().shell(
      "{ \"$KPGG\" members --json --source bundled; echo $? >&2; } | head -1")
    XCTAssertEqual(result, Executable.Result(output: "[\n", errors: "141\n", status: 0))
  }

  func testAClosedPipeEndsTheProgramSilentlyIfSIGPIPEIsIgnored() throws {
    let result = try Executable().shell(
      "trap '' PIPE; { \"$KPGG\" members --json --source bundled; echo $? >&2; } | head -1")
    XCTAssertEqual(result, Executable.Result(output: "[\n", errors: "141\n", status: 0))
  }

  func testACopyOfTheBinaryAloneWorksAnywhere() throws {
    let folder = try temporaryFolder()
    let executable = try Executable()
    let copy = folder.url.appendingPathComponent("kpgg")
    try FileManager.default.copyItem(at: executable.url, to: copy)
    let line: TypedLine = "group OHMYGIRL --json"
    XCTAssertEqual(try Executable(at: copy).run(line), try executable.run(line))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.url.path), ["kpgg"])
  }

  func testJSONIsTheSameInEveryTimeZoneAndLocale() throws {
    let executable = try Executable()
    for line: TypedLine in [
      "sections --json", "group OHMYGIRL --json", "profile Sakura --json", "stats ages --json",
    ] {
      let seoul = try executable.run(
        line, in: ["TZ": "Asia/Seoul", "LC_ALL": "C", "KPGG_TODAY": "2026-11-21"])
      let utc = try executable.run(
        line, in: ["TZ": "UTC", "LC_ALL": "ko_KR.UTF-8", "KPGG_TODAY": "1999-12-31"])
      XCTAssertEqual(seoul, utc, "\(line)")
      XCTAssertEqual(seoul.status, 0)
    }
  }

  func testJSONHasTheFormatOfJQ() throws {
    let executable = try Executable()
    guard try executable.shell("command -v jq").status == 0 else { throw XCTSkip("No jq here.") }
    for command in [
      "", "sections", "groups", "group OHMYGIRL", "members", "profile YooA", "stats",
      "stats ages", "snapshot save -",
    ] {
      let result = try executable.shell(
        "\"$KPGG\" \(command) --json > json && jq -S . json | cmp - json")
      XCTAssertEqual(result, Executable.Result(output: "", errors: "", status: 0), command)
    }
  }

  func testATerminalGetsTheSameJSON() throws {
    let executable = try Executable()
    for command in ["group OHMYGIRL --json", "sections --json --color always"] {
      let piped = try executable.shell("\"$KPGG\" \(command)")
      let shown = try executable.inTerminal(command)
      XCTAssertEqual(shown.output.replacing("\r\n", with: "\n"), piped.output, command)
      XCTAssertTrue(shown.output.contains("\r\n"), command)
    }
  }

  func testATerminalWithoutASizeTakesItsColumnsFromTheEnvironment() throws {
    let shown = try Executable().inTerminal("members OHMYGIRL --color never", columns: 40)
    let lines = shown.output.split(separator: "\r\n")
    XCTAssertGreaterThan(lines.count, 8)
    for line in lines { XCTAssertLessThanOrEqual(CellWidth.of(String(line)), 40, String(line)) }
  }
}

extension Executable {
  /// Runs a command in a terminal without a size, so `COLUMNS` sets its width. Skips the test if
  /// Python is not available.
  fileprivate func inTerminal(_ command: String, columns: Int = 80) throws -> Result {
    let script = "import os, pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)"
    guard try shell("python3 -c 'import pty; m, s = pty.openpty()'").status == 0 else {
      throw XCTSkip("There is no Python to open a pseudo-terminal.")
    }
    return try shell(
      "python3 -c '\(script)' \"$KPGG\" \(command)", in: ["COLUMNS": "\(columns)", "TERM": "xterm"])
  }
}
