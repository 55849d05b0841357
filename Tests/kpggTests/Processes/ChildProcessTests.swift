import Foundation
import XCTest

@testable import kpgg

final class ChildProcessTests: ChildTestCase {
  func testItReadsItsInputAndWritesItsOutput() throws {
    let child = try shell("read line; echo \"heard $line\"")
    XCTAssertNil(Array("hello\n".utf8).withUnsafeBytes { Platform.writeAll($0, to: child.input) })
    XCTAssertEqual(output(of: child), "heard hello\n")
  }

  func testItHasItsOwnEnvironmentAndNoOther() throws {
    let child = try ChildProcess(
      .init(path: "/usr/bin/env", arguments: ["env"], environment: ["A=b", "C="]))
    XCTAssertEqual(output(of: child), "A=b\nC=\n")
  }

  func testItsErrorsAreNobodysBusiness() throws {
    let child = try shell("echo oops >&2; [ /dev/stderr -ef /dev/null ] && echo nowhere")
    XCTAssertEqual(output(of: child), "nowhere\n")
  }

  func testItIgnoresNoSignalThatTheProgramIgnores() throws {
    let child = try shell("kill -PIPE $$; echo still there")
    XCTAssertEqual(output(of: child), "")
  }

  func testAFileThatIsNoneIsToldInTheSystemsWords() {
    XCTAssertThrowsError(
      try ChildProcess(.init(path: "/nowhere", arguments: [], environment: []))
    ) { error in
      XCTAssertEqual((error as? ChildProcess.Failure)?.reason, "No such file or directory")
    }
  }

  func testAProcessThatIsTerminatedEndsItsOutput() throws {
    let child = try shell("echo ready; exec sleep 1000")
    XCTAssertEqual(Platform.read(child.output, atMost: 6), Array("ready\n".utf8))
    child.terminate()
    XCTAssertEqual(output(of: child), "")
  }

  func testTerminatingWhatHasEndedIsNoMatter() throws {
    let child = try shell("exit 0")
    XCTAssertEqual(output(of: child), "")
    child.terminate()
  }

  private func shell(_ script: String) throws -> ChildProcess {
    try ChildProcess(.init(path: "/bin/sh", arguments: ["sh", "-c", script], environment: []))
  }

  /// All that a process writes from now on; then it is ended.
  private func output(of child: ChildProcess) -> String {
    defer { child.end() }
    var output: [UInt8] = []
    while let bytes = Platform.read(child.output, atMost: 1 << 10), !bytes.isEmpty {
      output += bytes
    }
    return String(decoding: output, as: UTF8.self)
  }
}
