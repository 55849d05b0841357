import Foundation
import KPGGSystem
import TestSupport
import XCTest

@testable import kpgg

final class PagerTests: CommandTestCase {
  private static let long = String(repeating: "x\n", count: 24)
  override func setUp() { PipeSignal.ignore() }

  override func tearDown() { PipeSignal.restore() }

  private let terminal = Context.Screen.terminal(80, height: 24)

  func testLongOutputOnATerminalIsPaged() {
    let pager = pager()
    XCTAssertEqual(pager?.words, ["less"])
    XCTAssertEqual(pager?.environment, ["LESS": "FRX", "LV": "-c"])
  }

  func testTheUsersSettingsComeFirst() {
    XCTAssertEqual(pager(in: ["PAGER": "more -d"])?.words, ["more", "-d"])
    XCTAssertEqual(pager(in: ["PAGER": "more", "KPGG_PAGER": "most"])?.words, ["most"])
    XCTAssertEqual(pager(in: ["LESS": "S"])?.environment["LESS"], "S")
  }

  func testTheSettingNamesThePager() throws {
    let folder = try temporaryFolder().url.appendingPathComponent("kpgg")
    let file = SettingsFile(folder: folder.path, lockTimeout: .seconds(30))
    try file.update { $0[.pager] = "most -s" }
    let config = ["XDG_CONFIG_HOME": folder.deletingLastPathComponent().path]
    XCTAssertEqual(pager(in: config)?.words, ["most", "-s"])
    XCTAssertEqual(pager(in: config.merging(["PAGER": "more"]) { $1 })?.words, ["most", "-s"])
    XCTAssertEqual(pager(in: config.merging(["KPGG_PAGER": "more"]) { $1 })?.words, ["more"])
    try file.update { $0[.pager] = "" }
    XCTAssertNil(pager(in: config.merging(["PAGER": "more"]) { $1 }))
  }

  func testChildProgramsDoNotGetTheToken() {
    let program = ChildProgram(
      path: "less", arguments: ["less"], variables: ["KPGG_TOKEN": "secret", "LESS": "S"])
    XCTAssertEqual(program.environment, ["LESS=S"])
  }

  func testThePagerCanBeTurnedOff() {
    for environment in [
      ["PAGER": ""], ["PAGER": " "], ["PAGER": "cat"], ["PAGER": "less", "KPGG_PAGER": ""],
      ["TERM": "dumb"],
    ] {
      XCTAssertNil(pager(in: environment), "\(environment)")
    }
    XCTAssertNil(pager("groups --no-pager"))
  }

  func testShortOutputAndPipesAreNotPaged() {
    XCTAssertNil(pager(of: String(Self.long.dropLast(2))))
    XCTAssertNil(pager(on: Context.Screen.none))
    XCTAssertNil(pager(on: .terminal(80)))
    XCTAssertNil(pager("groups --json", on: Context.Screen.none))
  }

  func testAPagerThatIsMissingOrFailsShowsNothing() {
    XCTAssertEqual(pager(in: ["PAGER": "/nowhere/pager"])?.show("x"), false)
    XCTAssertEqual(pager(in: ["PAGER": "false"])?.show("x"), false)
  }

  func testAPagerThatReadsNothingEndsTheOutput() {
    let text = String(repeating: "x\n", count: 1_000_000)
    XCTAssertEqual(pager(of: text, in: ["PAGER": "true"])?.show(text), true)
  }

  func testTheProgramShowsLongOutputInThePager() async throws {
    let number = try numberOfShownLines("\"$KPGG\" members", in: ["KPGG_PAGER": "wc -l"])
    let members = try await SampleCatalog.members()
    XCTAssertEqual(number.output.filter(\.isNumber), "\(members.count + 3)")
    XCTAssertEqual(number.status, 0)
  }

  func testTheOutputIsShownWithoutAWorkingPager() throws {
    for pager in ["/nowhere/pager", "false"] {
      let result = try numberOfShownLines("\"$KPGG\" members", in: ["PAGER": pager])
      XCTAssertTrue(result.output.contains("Lumina"), pager)
      XCTAssertEqual(result.status, 0, pager)
    }
  }

  func testTheExitCodeIsTheCommandsOwn() throws {
    let script = """
      "$KPGG" snapshot save - | sed '/bloodType/s/"O"/"A"/' > old.json
      "$KPGG" snapshot check old.json
      """
    let result = try numberOfShownLines(script, in: ["PAGER": "true"])
    XCTAssertEqual(result.output, "")
    XCTAssertEqual(result.status, 1)
  }

  /// Runs a script with a terminal of 24 rows as its standard output.
  private func numberOfShownLines(
    _ script: String, in variables: [String: String]
  ) throws -> (output: String, status: Int32) {
    let terminal = try PseudoTerminal.orSkip()
    defer { terminal.close() }
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    XCTAssertEqual(ioctl(terminal.descriptor.rawValue, numericCast(TIOCSWINSZ), &size), 0)
    let status = try Executable().shell(
      script, in: ["TERM": "xterm"].merging(variables) { $1 }, writingTo: terminal.descriptor)
    let flags = fcntl(terminal.controller.rawValue, F_GETFL)
    _ = fcntl(terminal.controller.rawValue, F_SETFL, flags | O_NONBLOCK)
    var bytes: [UInt8] = []
    while let more = try? terminal.controller.read(atMost: 4096, waits: false), !more.isEmpty {
      bytes += more
    }
    return (String(decoding: bytes, as: UTF8.self), status)
  }

  private func pager(
    of text: String = long, _ line: TypedLine = "groups", on screen: Context.Screen? = nil,
    in environment: [String: String] = [:]
  ) -> Pager? {
    Program(
      context: .test(line.arguments, environment: environment, output: screen ?? terminal)
    ).pager(for: text)
  }
}
