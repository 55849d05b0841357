import XCTest

@testable import KPGGCore

final class RetryPolicyTests: XCTestCase {
  func testTheDelayDoublesWithEachTry() {
    let delays = (1...3).map { delay(after: $0, random: 1) }
    XCTAssertEqual(delays, [.milliseconds(500), .seconds(1), .seconds(2)])
  }

  func testRandomnessReducesTheDelayByAtMostHalf() {
    XCTAssertEqual(delay(after: 1, random: 0), .milliseconds(250))
  }

  func testRetryAfterReplacesTheDelayUpToALimit() {
    XCTAssertEqual(delay(after: 1, retryAfter: .seconds(30)), .seconds(30))
    XCTAssertNil(delay(after: 1, retryAfter: .seconds(31)))
  }

  private func delay(
    after tries: Int, retryAfter: Duration? = nil, random: Double = 0
  ) -> Duration? {
    RetryPolicy(random: { random }).delay(after: tries, retryAfter: retryAfter)
  }

  func testADelayOverADayIsNotShownInSeconds() {
    let message = { (seconds: Int64) in
      EndpointError.Reason.status(503, retryAfter: .seconds(seconds)).message
    }
    XCTAssertTrue(message(86_400).hasSuffix("; retry after 86400 s"), message(86_400))
    XCTAssertTrue(message(Int64.max).hasSuffix("; retry after more than a day"), message(Int64.max))
  }
}
