import Synchronization
import XCTest

@testable import KPGGCore

final class ConcurrentMapTests: XCTestCase {
  func testResultsKeepTheOrderOfTheElements() async throws {
    let values = try await Array(0..<100).concurrentMap(width: 6) { number async throws in
      for _ in 0..<(number % 7) { await Task.yield() }
      return number * 2
    }
    XCTAssertEqual(values, (0..<100).map { $0 * 2 })
  }

  func testTheWidthLimitsConcurrency() async throws {
    let running = Mutex((now: 0, most: 0))
    _ = try await Array(0..<50).concurrentMap(width: 3) { number async throws in
      running.withLock {
        $0.now += 1
        $0.most = max($0.most, $0.now)
      }
      for _ in 0..<10 { await Task.yield() }
      running.withLock { $0.now -= 1 }
      return number
    }
    XCTAssertLessThanOrEqual(running.withLock(\.most), 3)
  }

  func testAnErrorStopsTheRemainingTasks() async {
    struct Broken: Error {}
    let started = Mutex(0)
    do {
      _ = try await Array(0..<1000).concurrentMap(width: 2) { number async throws(Broken) in
        started.withLock { $0 += 1 }
        if number == 3 { throw Broken() }
        return number
      }
      XCTFail("no error")
    } catch {
      XCTAssertLessThan(started.withLock { $0 }, 10)
    }
  }

  func testAnEmptyArrayHasNoResults() async throws {
    let values = try await [Int]().concurrentMap(width: 6) { number async throws in number }
    XCTAssertEqual(values, [])
  }
}
