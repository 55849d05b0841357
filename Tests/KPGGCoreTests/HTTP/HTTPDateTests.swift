import XCTest

@testable import KPGGCore

final class HTTPDateTests: XCTestCase {
  func testATimeIsASecondsNumber() throws {
    let (early, late) = (
      try XCTUnwrap(HTTPDate("Sun, 06 Nov 1994 08:49:37 GMT")),
      try XCTUnwrap(HTTPDate("Mon, 07 Nov 1994 00:00:00 GMT"))
    )
    XCTAssertEqual(late.seconds - early.seconds, 15 * 3600 + 10 * 60 + 23)
  }

  func testWhatIsNoTimeIsRefused() {
    for text in [
      "", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
      "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:00:00 GMT",
      "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 06 Nov 1994 08:49 GMT",
      "Sun, -6 Nov 1994 08:49:37 GMT",
    ] {
      XCTAssertNil(HTTPDate(text), text)
    }
  }
}
