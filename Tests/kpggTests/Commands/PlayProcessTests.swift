import Foundation
import XCTest

@testable import kpgg

/// Interrupts `play`. Ctrl-C sends the signal to both the player and kpgg.
final class PlayProcessTests: XCTestCase {
  func testPlayWaitsForAPlayerThatIgnoresAnInterrupt() throws {
    for signal in ["INT", "QUIT"] {
      let result = try play("trap '' \(signal); kill -\(signal) $PPID $$; echo played")
      XCTAssertEqual(result, Executable.Result(output: "played\n", errors: "", status: 0), signal)
    }
  }

  func testAnInterruptedPlayerEndsPlaySilently() throws {
    let result = try play("kill -INT $PPID $$; echo played")
    XCTAssertEqual(result, Executable.Result(output: "", errors: "", status: 130))
  }

  /// The result of `play` with this `sh` script as the player.
  private func play(_ script: String) throws -> Executable.Result {
    let folder = try temporaryFolder()
    let player = folder.url.appendingPathComponent("player")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: player)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: player.path)
    return try Executable().run(["play", "OHMYGIRL", "--player", player.path])
  }
}
