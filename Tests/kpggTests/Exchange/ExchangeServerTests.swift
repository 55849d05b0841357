import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class ExchangeServerTests: XCTestCase {
  // Made by the test that needs them: children of other tests would inherit them, and hold them
  // open.
  private lazy var input = Pipe()
  private lazy var output = Pipe()

  func testEveryCallIsAnsweredByItsNumber() throws {
    let numbers = 1...20
    for number in numbers { try call(number, "/\(number)") }
    XCTAssertTrue(try serve { HTTPResponse(status: 200, body: Data($0.url.path.utf8)) })
    let bodies = try answers(numbers.count).map { answer in
      "\(answer.id): " + String(decoding: try answer.outcome.get().body, as: UTF8.self)
    }
    XCTAssertEqual(Set(bodies), Set(numbers.map { "\($0): /\($0)" }))
  }

  func testAFailureIsAnAnswer() throws {
    try call(3, "/")
    XCTAssertTrue(try serve { _ throws(TransportError) in throw .insecure(reason: "expired") })
    XCTAssertEqual(
      try answers(1), [ExchangeAnswer(id: 3, outcome: .failure(.insecure(reason: "expired")))])
  }

  func testAnAnswerWaitsForNoOther() throws {
    let (gate, open) = AsyncStream<Void>.makeStream()
    try call(1, "/slow")
    try call(2, "/fast")
    XCTAssertTrue(
      try serve { request in
        if request.url.path == "/slow" { for await _ in gate {} }
        return HTTPResponse(status: 200)
      })
    XCTAssertEqual(try answers(1).map(\.id), [2])
    open.finish()
    XCTAssertEqual(try answers(1).map(\.id), [1])
  }

  func testTheEndInTheMiddleOfACallIsTheEnd() throws {
    let bytes = try XCTUnwrap(frame(1, "/").encoded)
    try input.fileHandleForWriting.write(contentsOf: bytes.dropLast())
    XCTAssertTrue(try serve { _ in HTTPResponse(status: 200) })
  }

  func testWhatIsNoCallEndsIt() throws {
    for head in ["nonsense", "{}"] {
      try input.fileHandleForWriting.write(contentsOf: Frame(head: Data(head.utf8)).encoded)
    }
    XCTAssertFalse(try serve { _ in HTTPResponse(status: 200) })
  }

  func testACallWithABodyEndsIt() throws {
    var frame = try frame(1, "/")
    frame.body = Data([0])
    try input.fileHandleForWriting.write(contentsOf: frame.encoded)
    XCTAssertFalse(try serve { _ in HTTPResponse(status: 200) })
  }

  private func frame(_ id: Int, _ path: String) throws -> Frame {
    let request = HTTPRequest(
      url: try XCTUnwrap(URL(string: "http://example.com\(path)")), byteLimit: 10,
      idleTime: .seconds(1), wholeTime: .seconds(1))
    return try XCTUnwrap(ExchangeCall(id: id, request: request).frame)
  }

  private func call(_ id: Int, _ path: String) throws {
    try input.fileHandleForWriting.write(contentsOf: frame(id, path).encoded)
  }

  /// Serves the calls that were made, and no others.
  private func serve(
    _ respond: @escaping @Sendable (HTTPRequest) async throws(TransportError) -> HTTPResponse
  ) throws -> Bool {
    try input.fileHandleForWriting.close()
    let server = ExchangeServer(
      transport: ClosureTransport(respond: respond),
      output: output.fileHandleForWriting.fileDescriptor)
    return server.run(input: input.fileHandleForReading.fileDescriptor)
  }

  /// Waits for the answers that come next.
  private func answers(_ count: Int) throws -> [ExchangeAnswer] {
    var parser = FrameParser()
    var answers: [ExchangeAnswer] = []
    while answers.count < count {
      parser.append(output.fileHandleForReading.availableData)
      while let frame = try parser.next(bodyLimit: 10) {
        answers.append(try XCTUnwrap(ExchangeAnswer(frame)))
      }
    }
    return answers
  }
}

private struct ClosureTransport: HTTPTransport {
  let respond: @Sendable (HTTPRequest) async throws(TransportError) -> HTTPResponse

  func response(to request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    try await respond(request)
  }
}
