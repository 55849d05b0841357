import Foundation
import LoopbackServer
import XCTest

@testable import KPGGCore

/// Server failures that do not crash the process.
final class URLSessionTransportErrorTests: TransportTestCase {
  func testDelayedHeadersAreReportedAsSilent() async throws {
    await assertError(.idleTimeout, .raw("", .hold), idle: .milliseconds(200))
  }

  func testAStalledBodyIsReportedAsSilent() async throws {
    await assertError(
      .idleTimeout, .body(ofLength: 10, .send(Data("12345".utf8)), .hold), idle: .milliseconds(200))
  }

  func testADrippingBodyIsReportedAsSlow() async throws {
    await assertError(
      .timeout, .body(ofLength: 1000, .drip(Data(count: 1000), milliseconds: 20)),
      idle: .milliseconds(300), whole: .milliseconds(400))
  }

  func testATruncatedBodyIsReportedAsLost() async throws {
    await assertLost(.body(ofLength: 10, .send(Data("12345".utf8))))
  }

  func testAConnectionResetIsReportedAsLost() async throws {
    await assertLost(.body(ofLength: 10, .send(Data("12345".utf8)), .reset))
    await assertLost(.raw("", .reset))
  }

  func testAMissingResponseIsReportedAsLost() async throws {
    await assertLost(.raw(""))
    await assertLost(.raw("SSH-2.0-OpenSSH\r\n"))
  }

  func testAnEndlessBodyIsTooLarge() async throws {
    await assertError(
      .tooLarge,
      .raw("HTTP/1.1 200 OK\r\n\r\n", .repeatForever(Data(repeating: 0x20, count: 1 << 16))))
  }

  func testABodyOverTheLimitAfterDecompressionIsTooLarge() async throws {
    let bomb = try gzip(String(repeating: " ", count: 1 << 24))
    XCTAssertLessThan(bomb.count, 1 << 16)
    await assertError(
      .tooLarge, .response(200, fields: ["Content-Encoding": "gzip"], body: bomb))
  }

  func testAbandonedRequestsDoNotBlockOthers() async throws {
    let server = try LoopbackServer { $0.target == "/held" ? .raw("", .hold) : .ok("") }
    addTeardownBlock { server.stop() }
    let transport = URLSessionTransport()
    let held = try XCTUnwrap(URL(string: "\(server.base)held"))
    let responsive = try XCTUnwrap(URL(string: "\(server.base)sound"))
    let outcomes = await Array(0..<20).concurrentMap(width: 20) { _ async in
      try? await transport.receivedResponse(
        to: TransportRequest(
          url: held, byteLimit: 1, idleTime: .milliseconds(100), wholeTime: .seconds(5)))
    }
    XCTAssertEqual(outcomes, Array(repeating: nil, count: 20))
    let response = try await transport.receivedResponse(
      to: TransportRequest(
        url: responsive, byteLimit: 1, idleTime: .seconds(2), wholeTime: .seconds(2)))
    XCTAssertEqual(response.status, 200)
  }

  func testAClosedPortIsReportedAsRefused() async throws {
    let server = try serve(.ok(""))
    server.stop()
    await assertError(.refused) { try await send(server) }
  }

  func testAnUnknownHostIsReported() async throws {
    await assertError(.noSuchHost) { try await send("http://kpgg.invalid/") }
  }

  func testATaskCanceledBeforeItStartsSendsNoRequest() async throws {
    let server = try serve(.ok(""))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await send(server)
    }
    await assertError(.cancelled) { try await task.value }
    XCTAssertEqual(server.requests.count, 0)
  }

  func testATaskCanceledDuringItsRequestEnds() async throws {
    let (requests, requestReceived) = AsyncStream<Void>.makeStream()
    let server = try LoopbackServer { _ in
      requestReceived.yield()
      return .raw("", .hold)
    }
    addTeardownBlock { server.stop() }
    let task = Task { try await send(server) }
    for await _ in requests { break }
    task.cancel()
    await assertError(.cancelled) { try await task.value }
  }
}
