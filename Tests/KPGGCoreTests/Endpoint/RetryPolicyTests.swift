import XCTest

@testable import KPGGCore

final class RetryDelayTests: XCTestCase {
  func testTheDelayDoublesWithEachTry() {
    let delays = (1...3).map { RetryDelay.after(tries: $0, retryAfter: nil, random: 1) }
    XCTAssertEqual(delays, [.milliseconds(500), .seconds(1), .seconds(2)])
  }

  func testRandomnessReducesTheDelayByAtMostHalf() {
    XCTAssertEqual(RetryDelay.after(tries: 1, retryAfter: nil, random: 0), .milliseconds(250))
  }

  func testRetryAfterReplacesTheDelayUpToALimit() {
    XCTAssertEqual(RetryDelay.after(tries: 1, retryAfter: .seconds(30), random: 0), .seconds(30))
    XCTAssertNil(RetryDelay.after(tries: 1, retryAfter: .seconds(31), random: 0))
  }

  func testADelayOverADayIsNotShownInSeconds() {
    let message = { (seconds: Int64) in
      EndpointError.Reason.status(503, retryAfter: .seconds(seconds)).message
    }
    XCTAssertTrue(message(86_400).hasSuffix("; retry after 86400 s"), message(86_400))
    XCTAssertTrue(message(Int64.max).hasSuffix("; retry after more than a day"), message(Int64.max))
  }
}
