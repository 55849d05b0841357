import KPGGCore
import XCTest

@testable import kpgg

final class RequestGateTests: XCTestCase {
  private let gate = RequestGate()

  func testRequestsRunConcurrentlyAtFirst() async throws {
    for _ in 0..<10 { try await gate.enter() }
  }

  func testASerialGateAdmitsTheNextAfterTheLast() async throws {
    gate.serialize()
    try await gate.enter()
    gate.leave()
    try await gate.enter()
  }

  func testASerialGateAdmitsOneAtATime() async throws {
    gate.serialize()
    let most = try await mostAtOnce(of: 50)
    XCTAssertEqual(most, 1)
  }

  func testASerialGateWaitsForRunningRequests() async throws {
    try await gate.enter()
    try await gate.enter()
    gate.serialize()
    gate.leave()
    let waiter = Task { [gate] in try await gate.enter() }
    waiter.cancel()
    await assertCanceled(waiter)
  }

  func testACanceledTaskStopsWaiting() async throws {
    gate.serialize()
    try await gate.enter()
    let waiter = Task { [gate] in try await gate.enter() }
    await Task.yield()
    waiter.cancel()
    await assertCanceled(waiter)
  }

  func testACanceledTaskDoesNotUseATurn() async throws {
    gate.serialize()
    try await gate.enter()
    let waiter = Task { [gate] in try await gate.enter() }
    waiter.cancel()
    await assertCanceled(waiter)
    gate.leave()
    try await gate.enter()
  }

  private func assertCanceled(
    _ task: Task<Void, any Error>, file: StaticString = #filePath, line: UInt = #line
  ) async {
    let result = await task.result
    XCTAssertThrowsError(try result.get(), file: file, line: line) { error in
      XCTAssertEqual(error as? TransportError, .cancelled, file: file, line: line)
    }
  }

  /// Runs a number of tasks, and counts those that run at the same time.
  private func mostAtOnce(of count: Int) async throws -> Int {
    let counter = Counter()
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      for _ in 0..<count {
        tasks.addTask { [gate] in
          try await gate.enter()
          await counter.enter()
          await Task.yield()
          await counter.leave()
          gate.leave()
        }
      }
      try await tasks.waitForAll()
    }
    return await counter.most
  }
}

private actor Counter {
  private var current = 0
  private(set) var most = 0

  func enter() {
    current += 1
    most = max(most, current)
  }

  func leave() { current -= 1 }
}
