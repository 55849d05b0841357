import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class WorkerMessageTests: XCTestCase {
  func testAMessageIsTwoLengthsAndTwoParts() {
    let message = WorkerMessage(head: Data("head".utf8), body: Data("b".utf8))
    XCTAssertEqual(message.encoded, Data([0, 0, 0, 4, 0, 0, 0, 1] + "headb".utf8))
  }

  func testMessagesCanBeSplitAnywhere() throws {
    let messages = [
      WorkerMessage(head: Data("one".utf8), body: Data(repeating: 7, count: 1000)),
      WorkerMessage(head: Data()),
      WorkerMessage(head: Data("three".utf8)),
    ]
    let bytes = messages.map(\.encoded).reduce(Data(), +)
    for size in [1, 3, 7, 500, bytes.count] {
      var parser = WorkerMessageParser()
      var read: [WorkerMessage] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        parser.append(bytes[start..<min(start + size, bytes.count)])
        while let message = try parser.next(bodyLimit: 1000) { read.append(message) }
      }
      XCTAssertEqual(read, messages, "\(size)")
    }
  }

  func testAnIncompleteMessageIsNil() throws {
    var parser = WorkerMessageParser()
    parser.append(WorkerMessage(head: Data("head".utf8)).encoded.dropLast())
    XCTAssertNil(try parser.next(bodyLimit: 0))
  }

  func testLengthsBeyondTheLimitsAreRejectedImmediately() {
    for lengths: [UInt8] in [
      [0, 0, 0, 0, 0, 0, 0, 11], [0, 0x10, 0, 1, 0, 0, 0, 0], [255, 255, 255, 255, 0, 0, 0, 0],
    ] {
      var parser = WorkerMessageParser()
      parser.append(lengths)
      XCTAssertThrowsError(try parser.next(bodyLimit: 10), "\(lengths)")
    }
  }
}

final class WorkerRequestTests: XCTestCase {
  func testARequestIsReadAsItWasWritten() throws {
    let request = WorkerRequest(
      id: 7,
      request: TransportRequest(
        url: try XCTUnwrap(URL(string: "https://example.com/group/%EA%B0%80")),
        fields: ["Authorization": "Bearer secret"], byteLimit: 8 << 20,
        idleTime: .milliseconds(300), wholeTime: .seconds(30)))
    XCTAssertEqual(WorkerRequest(request.message), request)
  }

  func testAReplyIsReadAsItWasWritten() throws {
    let response = ReceivedResponse(
      status: 200, fields: ["etag": "\"1\""], body: Data([0, 255, 13, 10]))
    let errors: [TransportError] = [
      .unavailable(reason: "a"), .cancelled, .badAddress, .offline, .forbidden(reason: "b"),
      .noSuchHost, .refused, .insecure(reason: "c"), .idleTimeout, .timeout, .tooLarge,
      .lost(reason: "잃음"), .lost(reason: nil),
    ]
    let results: [Result<ReceivedResponse, TransportError>] =
      [
        .success(response)
      ] + errors.map { .failure($0) }
    for result in results {
      let reply = WorkerReply(id: 1, result: result)
      XCTAssertEqual(WorkerReply(reply.message), reply)
    }
  }

  func testAnUnrelatedMessageIsNeitherARequestNorAReply() {
    for head in [
      "", "{", "{}", #"{"id": 1}"#, #"{"id": "x", "status": 200}"#,
      #"{"id": 1, "error": "unknown"}"#,
    ] {
      let message = WorkerMessage(head: Data(head.utf8))
      XCTAssertNil(WorkerRequest(message), head)
      XCTAssertNil(WorkerReply(message), head)
    }
  }

  func testAReplyIsEitherAResponseOrAnError() {
    let head = #"{"id": 1, "status": 200, "error": "timeout"}"#
    XCTAssertNil(WorkerReply(WorkerMessage(head: Data(head.utf8))))
  }
}
