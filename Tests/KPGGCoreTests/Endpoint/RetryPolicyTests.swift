import XCTest

@testable import KPGGCore

final class RetryDelayTests: XCTestCase {
  func testTheWaitDoublesWithEachTry() {
    let delays = (1...3).map { RetryDelay.after(tries: $0, retryAfter: nil, random: 1) }
    XCTAssertEqual(delays, [.milliseconds(500), .seconds(1), .seconds(2)])
  }

  func testChanceTakesHalfOfItAtMost() {
    XCTAssertEqual(RetryDelay.after(tries: 1, retryAfter: nil, random: 0), .milliseconds(250))
  }

  func testTheServersWordCounts() {
    XCTAssertEqual(RetryDelay.after(tries: 1, retryAfter: .seconds(30), random: 0), .seconds(30))
    XCTAssertNil(RetryDelay.after(tries: 1, retryAfter: .seconds(31), random: 0))
  }

  func testAWaitOfMoreThanADayIsNotToldToTheSecond() {
    let words = { (seconds: Int64) in
      "\(EndpointError.Reason.status(503, retryAfter: .seconds(seconds)))"
    }
    XCTAssertTrue(words(86_400).hasSuffix("; retry after 86400 s"), words(86_400))
    XCTAssertTrue(words(Int64.max).hasSuffix("; retry after more than a day"), words(Int64.max))
  }
}
