import Synchronization
import XCTest

@testable import KPGGCore

final class ReadLogTests: XCTestCase {
  func testAReloadDuringARequestCounts() {
    let log = ReadLog(now: { .now })
    log.reset()
    let generation = log.generation
    log.reset()
    log.addRequest(of: .index, in: generation)
    XCTAssertTrue(log.needsRequest(.index))
    log.addRequest(of: .index, in: log.generation)
    XCTAssertFalse(log.needsRequest(.index))
  }

  func testASyncCountsAsTheRequestsOfAReload() {
    let log = ReadLog(now: { .now })
    log.reset()
    log.addRequestOfAll(in: log.generation)
    XCTAssertFalse(log.needsRequest(.index))
  }

  func testAFailedRequestIsRepeatedAfterAMinute() {
    let start = ContinuousClock.now
    let time = Mutex(start)
    let log = ReadLog(now: { time.withLock { $0 } })
    log.reset()
    log.add(.documentNotFound(location: ""), of: .index, in: log.generation)
    time.withLock { $0 = start + .seconds(59) }
    XCTAssertFalse(log.needsRequest(.index))
    time.withLock { $0 = start + .seconds(60) }
    XCTAssertTrue(log.needsRequest(.index))
  }
}
