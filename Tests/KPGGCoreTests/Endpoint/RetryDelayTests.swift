import XCTest

@testable import KPGGCore

final class RetryDelayTests: XCTestCase {
  func testTheWaitDoublesWithEachTry() {
    let delays = (1...3).map { RetryDelay.after(tries: $0, retryAfter: nil, chance: 1) }
    XCTAssertEqual(delays, [.milliseconds(500), .seconds(1), .seconds(2)])
  }

  func testChanceTakesHalfOfItAtMost() {
    XCTAssertEqual(RetryDelay.after(tries: 1, retryAfter: nil, chance: 0), .milliseconds(250))
  }

  func testTheServersWordCounts() {
    XCTAssertEqual(RetryDelay.after(tries: 1, retryAfter: .seconds(30), chance: 0), .seconds(30))
    XCTAssertNil(RetryDelay.after(tries: 1, retryAfter: .seconds(31), chance: 0))
  }

  func testRetryAfterIsReadInSeconds() {
    XCTAssertEqual(retryAfter("120"), .seconds(120))
    XCTAssertEqual(retryAfter("9223372036854775807"), .seconds(Int64.max))
  }

  func testAWaitOfMoreSecondsThanCanBeCountedIsALongOne() {
    for text in ["9223372036854775808", String(repeating: "9", count: 1000)] {
      XCTAssertEqual(retryAfter(text), .seconds(Int64.max))
    }
  }

  func testAWaitOfMoreThanADayIsNotToldToTheSecond() {
    let words = { (seconds: Int64) in
      "\(EndpointError.Reason.status(503, retryAfter: .seconds(seconds)))"
    }
    XCTAssertTrue(words(86_400).hasSuffix("; ask again in 86400 s"), words(86_400))
    XCTAssertTrue(words(Int64.max).hasSuffix("; ask again in more than a day"), words(Int64.max))
  }

  func testRetryAfterIsReadAsADateFromTheResponsesOwn() {
    let now = "Sun, 06 Nov 1994 08:49:37 GMT"
    XCTAssertEqual(retryAfter("Sun, 06 Nov 1994 08:49:57 GMT", date: now), .seconds(20))
    XCTAssertEqual(retryAfter("Sun, 06 Nov 1994 08:00:00 GMT", date: now), .zero)
    XCTAssertNil(retryAfter("Sun, 06 Nov 1994 08:49:57 GMT"))
  }

  func testNonsenseInRetryAfterIsIgnored() {
    for text in ["", "soon", "-1", "1.5"] {
      XCTAssertNil(retryAfter(text), text)
    }
  }

  private func retryAfter(_ text: String, date: String? = nil) -> Duration? {
    var fields = ["Retry-After": text]
    fields["Date"] = date
    return HTTPResponse(status: 503, fields: fields).retryAfter
  }
}
