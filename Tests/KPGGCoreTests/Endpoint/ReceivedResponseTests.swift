import XCTest

@testable import KPGGCore

final class HTTPDateTests: XCTestCase {
  func testADateIsConvertedToSeconds() throws {
    let (early, late) = (
      try XCTUnwrap(HTTPDate("Sun, 06 Nov 1994 08:49:37 GMT")),
      try XCTUnwrap(HTTPDate("Mon, 07 Nov 1994 00:00:00 GMT"))
    )
    XCTAssertEqual(late.seconds - early.seconds, 15 * 3600 + 10 * 60 + 23)
  }

  func testAnInvalidDateIsRejected() {
    for text in [
      "", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
      "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:00:00 GMT",
      "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 06 Nov 1994 08:49 GMT",
      "Sun, -6 Nov 1994 08:49:37 GMT", "Sun, +6 Nov 1994 08:49:37 GMT",
      "Sun, 06 Nov +1994 08:49:37 GMT", "Sun, 06 Nov 1994 +8:49:37 GMT",
    ] {
      XCTAssertNil(HTTPDate(text), text)
    }
  }
}

final class RetryAfterTests: XCTestCase {
  func testRetryAfterCanBeInSeconds() {
    XCTAssertEqual(retryAfter("120"), .seconds(120))
    XCTAssertEqual(retryAfter("9223372036854775807"), .seconds(Int64.max))
  }

  func testAnOverflowingRetryAfterIsTheMaximum() {
    for text in ["9223372036854775808", String(repeating: "9", count: 1000)] {
      XCTAssertEqual(retryAfter(text), .seconds(Int64.max))
    }
  }

  func testARetryAfterDateIsRelativeToTheResponseDate() {
    let now = "Sun, 06 Nov 1994 08:49:37 GMT"
    XCTAssertEqual(retryAfter("Sun, 06 Nov 1994 08:49:57 GMT", date: now), .seconds(20))
    XCTAssertEqual(retryAfter("Sun, 06 Nov 1994 08:00:00 GMT", date: now), .zero)
    XCTAssertNil(retryAfter("Sun, 06 Nov 1994 08:49:57 GMT"))
  }

  func testAnInvalidRetryAfterIsIgnored() {
    for text in ["", "soon", "-1", "1.5"] {
      XCTAssertNil(retryAfter(text), text)
    }
  }

  private func retryAfter(_ text: String, date: String? = nil) -> Duration? {
    var fields = ["Retry-After": text]
    fields["Date"] = date
    return ReceivedResponse(status: 503, fields: fields).retryAfter
  }
}
