import Foundation
import XCTest

@testable import kpgg

/// A shell script takes the place of tmux.
final class ClipboardTests: PipeTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(at: folder) }

  func testTmuxGetsTheTextAndForwardsIt() throws {
    let log = folder.appendingPathComponent("log")
    XCTAssertTrue(try tmux("(echo $TMUX $*; cat) >\(log.path)").copy("유아"))
    XCTAssertEqual(
      try String(contentsOf: log, encoding: .utf8),
      "/tmp/socket,1,0 load-buffer -w -\n유아")
  }

  func testATmuxThatFailsDoesNotHaveTheText() throws {
    XCTAssertFalse(try tmux("exit 1").copy("x"))
    XCTAssertFalse(try tmux("echo unknown option >&2; exit 1").copy("x"))
  }

  func testTmuxIsUsedOnlyInside() throws {
    try install("true")
    let path = "\(folder.path):/usr/bin"
    XCTAssertNil(Tmux(environment: ["PATH": path]))
    XCTAssertNil(Tmux(environment: ["PATH": path, "TMUX": "x", "STY": "x"]))
    XCTAssertNil(Tmux(environment: ["PATH": "/nowhere", "TMUX": "x"]))
    XCTAssertNotNil(Tmux(environment: ["PATH": path, "TMUX": "x"]))
  }

  func testACopyOnAScreenGoesToTmuxOrElseToTheTerminal() throws {
    for (script, notice, isSent) in [
      ("cat >\(folder.path)/text", "Copied name to tmux: STAYC (y: ID)", false),
      ("exit 1", "Sent name to clipboard: STAYC (y: ID)", true),
    ] {
      try install(script)
      let run = try TerminalRun(
        ["browse"],
        environment: [
          "TERM": "screen-256color", "TMUX": "x", "KPGG_TODAY": "2026-11-21",
          "PATH": "\(folder.path):/usr/bin:/bin",
        ])
      try run.wait(for: "STAYC")
      try run.type("y")
      if isSent { try run.wait(for: "\u{1B}]52;c;U1RBWUM=") }
      try run.wait(for: notice)
      try run.type("q")
      XCTAssertEqual(run.outcome?.exitCode, .success)
    }
    XCTAssertEqual(
      try String(contentsOf: folder.appendingPathComponent("text"), encoding: .utf8), "STAYC")
  }

  private func tmux(_ script: String) throws -> Tmux {
    try install(script)
    return try XCTUnwrap(
      Tmux(environment: ["PATH": "\(folder.path):/usr/bin:/bin", "TMUX": "/tmp/socket,1,0"]))
  }

  /// Writes a shell script in place of tmux.
  private func install(_ script: String) throws {
    let file = folder.appendingPathComponent("tmux")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }
}
