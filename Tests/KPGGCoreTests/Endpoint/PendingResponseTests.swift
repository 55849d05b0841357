import Foundation
import XCTest

@testable import KPGGCore

/// Transports that know no limits. The library enforces them.
final class PendingResponseTests: XCTestCase {
  func testTheChunksOfABodyAreJoined() async throws {
    let chunks: [ArraySlice<UInt8>] = [[1, 2], [], [3]]
    let transport = ClosureTransport { _ in
      TransportResponse(status: 203, fields: ["ETag": "\"1\""], body: stream(of: chunks))
    }
    let response = try await receive(from: transport)
    XCTAssertEqual(
      response, ReceivedResponse(status: 203, fields: ["etag": "\"1\""], body: Data([1, 2, 3])))
  }

  func testABodyAtTheByteLimitIsAccepted() async throws {
    for body in [TransportResponse(status: 200, body: Data(count: 10)), .init(chunks: 10)] {
      let response = try await receive(from: ClosureTransport { _ in body })
      XCTAssertEqual(response.body.count, 10)
    }
  }

  func testABodyOverTheByteLimitIsTooLarge() async {
    let endless = AsyncStream(unfolding: { Data([0]) })
    for body in [
      TransportResponse(status: 200, body: Data(count: 11)), .init(chunks: 11),
      .init(status: 404, body: endless),
    ] {
      await assertError(.tooLarge, from: ClosureTransport { _ in body })
    }
  }

  func testAnEndlessDripEndsAtTheWholeTime() async {
    let drip = AsyncStream {
      await Task.yield()
      return Data()
    }
    let transport = ClosureTransport { _ in TransportResponse(status: 200, body: drip) }
    await assertError(.timeout, from: transport, whole: .milliseconds(20))
  }

  func testATransportThatNeverRespondsEndsAtTheIdleTime() async {
    let (never, end) = AsyncStream<Void>.makeStream()
    // The inner task ignores the cancellation.
    let transport = ClosureTransport { _ in
      await Task { for await _ in never {} }.value
      return TransportResponse(status: 200)
    }
    await assertError(.idleTimeout, from: transport, idle: .milliseconds(20))
    end.finish()
  }

  func testABodyThatStallsEndsAtTheIdleTime() async {
    let (body, chunks) = AsyncStream<Data>.makeStream()
    chunks.yield(Data([0]))
    let transport = ClosureTransport { _ in TransportResponse(status: 200, body: body) }
    await assertError(.idleTimeout, from: transport, idle: .milliseconds(20))
  }

  func testARequestWithoutAnyTimeIsNotSent() async {
    let transport = ClosureTransport { _ in
      XCTFail("sent the request")
      return TransportResponse(status: 200)
    }
    await assertError(.timeout, from: transport, whole: .zero)
  }

  func testATransportWithItsOwnTimeLimitsHasNoOthers() async throws {
    let response = try await receive(from: PunctualTransport(), idle: .zero, whole: .zero)
    XCTAssertEqual(response.status, 200)
  }

  func testACanceledTaskEndsThoughItsTransportIgnoresIt() async {
    let (never, end) = AsyncStream<Void>.makeStream()
    let (requests, isRequested) = AsyncStream<Void>.makeStream()
    let transport = ClosureTransport { _ in
      isRequested.yield()
      await Task { for await _ in never {} }.value
      return TransportResponse(status: 200)
    }
    let task = Task { try await receive(from: transport) }
    for await _ in requests { break }
    task.cancel()
    let error = await thrownError(as: TransportError.self, try await task.value)
    XCTAssertEqual(error, .cancelled)
    end.finish()
  }

  func testATaskCanceledBeforeItStartsSendsNoRequest() async {
    let transport = ClosureTransport { _ in
      XCTFail("sent the request")
      return TransportResponse(status: 200)
    }
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await receive(from: transport)
    }
    let error = await thrownError(as: TransportError.self, try await task.value)
    XCTAssertEqual(error, .cancelled)
  }

  func testAnAbandonedTransportIsCanceled() async {
    let (cancellations, isCanceled) = AsyncStream<Void>.makeStream()
    let (never, _) = AsyncStream<Void>.makeStream()
    let transport = ClosureTransport { _ in
      for await _ in never {}
      if Task.isCancelled { isCanceled.yield() }
      return TransportResponse(status: 200)
    }
    await assertError(.idleTimeout, from: transport, idle: .milliseconds(20))
    for await _ in cancellations { break }
  }

  func testABodyOverTheByteLimitIsNotReadFurther() async {
    let (ends, isEnded) = AsyncStream<Void>.makeStream()
    let transport = ClosureTransport { _ in
      let (body, chunks) = AsyncStream<Data>.makeStream()
      chunks.onTermination = { _ in isEnded.yield() }
      chunks.yield(Data(count: 11))
      return TransportResponse(status: 200, body: body)
    }
    await assertError(.tooLarge, from: transport)
    for await _ in ends { break }
  }

  func testAnErrorOfATransportOrItsBodyIsTheError() async {
    let unknown = TransportError.lost(reason: "UnknownError()")
    for (thrown, expected) in [
      (TransportError.noSuchHost, .noSuchHost), (UnknownError(), unknown),
    ] as [(any Error, TransportError)] {
      await assertError(expected, from: ClosureTransport { _ in throw thrown })
      let transport = ClosureTransport { _ in
        TransportResponse(status: 200, body: AsyncThrowingStream<Data, any Error> { throw thrown })
      }
      await assertError(expected, from: transport)
    }
  }
}

/// Receives a response of at most 10 bytes.
private func receive(
  from transport: some HTTPTransport, idle: Duration = .seconds(60), whole: Duration = .seconds(60)
) async throws -> ReceivedResponse {
  let url = try XCTUnwrap(URL(string: "http://example.com/"))
  return try await transport.receivedResponse(
    to: TransportRequest(url: url, byteLimit: 10, idleTime: idle, wholeTime: whole))
}

private func assertError(
  _ expected: TransportError, from transport: some HTTPTransport, idle: Duration = .seconds(60),
  whole: Duration = .seconds(60), file: StaticString = #filePath, line: UInt = #line
) async {
  let error = await thrownError(
    as: TransportError.self, try await receive(from: transport, idle: idle, whole: whole),
    file: file, line: line)
  XCTAssertEqual(error, expected, file: file, line: line)
}

private struct ClosureTransport: HTTPTransport {
  let respond: @Sendable (TransportRequest) async throws -> TransportResponse

  func response(to request: TransportRequest) async throws -> TransportResponse {
    try await respond(request)
  }
}

private struct PunctualTransport: TimeLimitingTransport {
  func response(to request: TransportRequest) async throws -> TransportResponse {
    await Task.yield()
    return TransportResponse(status: 200)
  }
}

private struct UnknownError: Error {}

/// A body that arrives in these chunks.
private func stream<Chunk: Sendable>(of chunks: [Chunk]) -> AsyncStream<Chunk> {
  AsyncStream { continuation in
    for chunk in chunks { continuation.yield(chunk) }
    continuation.finish()
  }
}

extension TransportResponse {
  /// A response whose body arrives in chunks of one byte.
  fileprivate init(chunks count: Int) {
    self.init(status: 200, body: stream(of: Array(repeating: Data([0]), count: count)))
  }
}
