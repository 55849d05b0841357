import Foundation
import KPGGCore
import KPGGSystem
import XCTest

@testable import kpgg

/// Tests of workers that are shell scripts.
class HTTPWorkerTestCase: XCTestCase {
  override class func setUp() {
    super.setUp()
    PipeSignal.ignore()
  }

  override class func tearDown() {
    PipeSignal.restore()
    super.tearDown()
  }

  func transport(_ program: ChildProgram) -> HTTPWorkerTransport {
    HTTPWorkerTransport(program, version: ProgramDescription.version)
  }

  /// A worker that is a shell script.
  func worker(_ script: String) -> HTTPWorkerTransport {
    transport(program("/bin/sh", ["-c", script]))
  }

  /// The start of a script that greets like a worker.
  func greeting(_ version: String = ProgramDescription.version) throws -> String {
    let bytes = WorkerGreeting(version: version).message.encoded
    return "printf '\(bytes.map { String(format: "\\%03o", $0) }.joined())'\n"
  }
}

func program(_ path: String, _ arguments: [String]) -> ChildProgram {
  ChildProgram(
    path: path, arguments: ["kpgg"] + arguments, environment: ["SWIFT_BACKTRACE=enable=no"])
}

func body(
  of url: String, through transport: HTTPWorkerTransport, fields: [String: String] = [:],
  idle: Duration = .seconds(10), whole: Duration = .seconds(20)
) async throws -> String {
  let url = try XCTUnwrap(URL(string: url))
  let response = try await transport.receivedResponse(
    to: TransportRequest(
      url: url, fields: fields, byteLimit: 1 << 20, idleTime: idle, wholeTime: whole))
  return String(decoding: response.body, as: UTF8.self)
}
