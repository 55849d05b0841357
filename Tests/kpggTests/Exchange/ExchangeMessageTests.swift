import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class ExchangeMessageTests: XCTestCase {
  func testACallIsReadAsItWasWritten() throws {
    let call = ExchangeCall(
      id: 7,
      request: HTTPRequest(
        url: try XCTUnwrap(URL(string: "https://example.com/group/%EA%B0%80")),
        fields: ["Authorization": "Bearer secret"], byteLimit: 8 << 20,
        idleTime: .milliseconds(300), wholeTime: .seconds(30)))
    XCTAssertEqual(ExchangeCall(try XCTUnwrap(call.frame)), call)
  }

  func testAnAnswerIsReadAsItWasWritten() throws {
    let response = HTTPResponse(
      status: 200, fields: ["etag": "\"1\""], body: Data([0, 255, 13, 10]))
    let outcomes: [Result<HTTPResponse, TransportError>] = [
      .success(response), .failure(.lost(reason: "잃음")), .failure(.slow), .failure(.tooLarge),
    ]
    for outcome in outcomes {
      let answer = ExchangeAnswer(id: 1, outcome: outcome)
      XCTAssertEqual(ExchangeAnswer(try XCTUnwrap(answer.frame)), answer)
    }
  }

  func testWhatIsNoMessageIsNone() {
    for head in ["", "{", "{}", #"{"id": 1}"#, #"{"id": "x", "status": 200}"#] {
      let frame = Frame(head: Data(head.utf8))
      XCTAssertNil(ExchangeCall(frame), head)
      XCTAssertNil(ExchangeAnswer(frame), head)
    }
  }

  func testAnAnswerThatIsBothIsNone() {
    let head = #"{"id": 1, "status": 200, "error": {"slow": {}}}"#
    XCTAssertNil(ExchangeAnswer(Frame(head: Data(head.utf8))))
  }
}
