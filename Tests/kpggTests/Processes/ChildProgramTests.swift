import Foundation
import KPGGSystem
import XCTest

@testable import kpgg

final class ChildProgramTests: XCTestCase {
  func testTheExitStatusIsReturned() throws {
    XCTAssertEqual(try run("true"), 0)
    XCTAssertEqual(try run("sh", "-c", "exit 7"), 7)
  }

  func testASignalIsReportedAsInAShell() throws {
    XCTAssertEqual(try run("sh", "-c", "kill -9 $$"), 137)
  }

  func testAMissingProgramIsAnError() {
    XCTAssertThrowsError(try run("kpgg-no-such-program")) { error in
      XCTAssertEqual((error as? SystemError)?.reason, "No such file or directory")
    }
    XCTAssertThrowsError(try run(""))
  }

  private func run(_ words: String...) throws -> Int32 {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try ChildProgram(
      path: words[0], arguments: words, environment: ["PATH=\(path)"]
    ).runInForeground()
  }
}
