import Foundation
import KPGGPublishing
import KPGGQuiz
import LoopbackServer
import XCTest

@testable import KPGGCore

/// A test case for transports: a server with one reply, and assertions on the result.
class TransportTestCase: XCTestCase {
  func serve(_ reply: Reply) throws -> LoopbackServer {
    let server = try LoopbackServer { _ in reply }
    addTeardownBlock { server.stop() }
    return server
  }

  func response(
    _ reply: Reply, idle: Duration = .seconds(5), whole: Duration = .seconds(10)
  ) async throws -> ReceivedResponse {
    try await send(try serve(reply), idle: idle, whole: whole)
  }

  func assertError(
    _ expected: TransportError, _ reply: Reply, idle: Duration = .seconds(5),
    whole: Duration = .seconds(10), file: StaticString = #filePath, line: UInt = #line
  ) async {
    await assertError(expected, file: file, line: line) {
      try await self.response(reply, idle: idle, whole: whole)
    }
  }

  func assertError(
    _ expected: TransportError, file: StaticString = #filePath, line: UInt = #line,
    _ body: () async throws -> ReceivedResponse
  ) async {
    let error = await thrownError(
      as: TransportError.self, try await body(), file: file, line: line)
    XCTAssertEqual(error, expected, file: file, line: line)
  }

  func assertLost(
    _ reply: Reply, file: StaticString = #filePath, line: UInt = #line
  ) async {
    let error = await thrownError(
      as: TransportError.self, try await response(reply), file: file, line: line)
    guard case .lost = error else {
      return XCTFail("\(String(describing: error))", file: file, line: line)
    }
  }

  /// Compresses a text in the format of RFC 1952.
  func gzip(_ text: String) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/gzip")
    process.arguments = ["-c"]
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    let writer = input.fileHandleForWriting
    Thread.detachNewThread {
      writer.write(Data(text.utf8))
      try? writer.close()
    }
    return output.fileHandleForReading.readDataToEndOfFile()
  }
}

/// Sends a request to a server, by default with generous time limits.
func send(
  _ server: LoopbackServer, fields: [String: String] = [:], idle: Duration = .seconds(5),
  whole: Duration = .seconds(10)
) async throws -> ReceivedResponse {
  try await send(server.base + "group/OHMYGIRL", fields: fields, idle: idle, whole: whole)
}

/// Sends a request to an address, with a limit of 1 MiB.
func send(
  _ url: String, fields: [String: String] = [:], idle: Duration = .seconds(5),
  whole: Duration = .seconds(10)
) async throws -> ReceivedResponse {
  let url = try XCTUnwrap(URL(string: url))
  return try await URLSessionTransport().receivedResponse(
    to: TransportRequest(
      url: url, fields: fields, byteLimit: 1 << 20, idleTime: idle, wholeTime: whole))
}
