import Foundation
import XCTest

@testable import KPGGSystem

final class ChildProcessTests: PipeTestCase {
  func testItReadsItsInputAndWritesItsOutput() throws {
    let child = try shell("read line; echo \"heard $line\"")
    try child.input.write("hello\n")
    XCTAssertEqual(output(of: child), "heard hello\n")
  }

  func testItHasOnlyItsOwnEnvironment() throws {
    let child = try ChildProcess(
      .init(path: "/usr/bin/env", arguments: ["env"], environment: ["A=b", "C="]))
    XCTAssertEqual(output(of: child), "A=b\nC=\n")
  }

  func testItsStandardErrorIsDiscarded() throws {
    let child = try shell("echo oops >&2; [ /dev/stderr -ef /dev/null ] && echo nowhere")
    XCTAssertEqual(output(of: child), "nowhere\n")
  }

  func testItDoesNotInheritIgnoredSignals() throws {
    let child = try shell("kill -PIPE $$; echo still there")
    XCTAssertEqual(output(of: child), "")
  }

  func testAMissingFileIsAnError() {
    XCTAssertThrowsError(
      try ChildProcess(.init(path: "/nowhere", arguments: [], environment: []))
    ) { error in
      XCTAssertEqual((error as? SystemError)?.reason, "No such file or directory")
    }
  }

  func testTerminatingAProcessEndsItsOutput() throws {
    let child = try shell("echo ready; exec sleep 1000")
    XCTAssertEqual(try child.output.read(atMost: 6), Array("ready\n".utf8))
    child.terminate()
    XCTAssertEqual(output(of: child), "")
  }

  func testTerminatingAnEndedProcessDoesNothing() throws {
    let child = try shell("exit 0")
    XCTAssertEqual(output(of: child), "")
    child.terminate()
  }

  private func shell(_ script: String) throws -> ChildProcess {
    try ChildProcess(.init(path: "/bin/sh", arguments: ["sh", "-c", script], environment: []))
  }

  /// The rest of a process's output. Ends the process.
  private func output(of child: ChildProcess) -> String {
    defer { child.close() }
    var output: [UInt8] = []
    while let bytes = try? child.output.read(atMost: 1 << 10), !bytes.isEmpty {
      output += bytes
    }
    return String(decoding: output, as: UTF8.self)
  }
}
