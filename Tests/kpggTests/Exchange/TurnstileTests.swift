import KPGGCore
import XCTest

@testable import kpgg

final class TurnstileTests: XCTestCase {
  private let turnstile = Turnstile()

  func testAllGoThroughSideBySide() async throws {
    for _ in 0..<10 { try await turnstile.enter() }
  }

  func testACarefulOneLetsTheNextThroughWhenThereIsRoom() async throws {
    turnstile.beCareful()
    try await turnstile.enter()
    turnstile.leave()
    try await turnstile.enter()
  }

  func testACarefulOneLetsOneThroughAtATime() async throws {
    turnstile.beCareful()
    let most = try await mostAtOnce(of: 50)
    XCTAssertEqual(most, 1)
  }

  func testWhoWasThroughBeforeIsWaitedFor() async throws {
    try await turnstile.enter()
    try await turnstile.enter()
    turnstile.beCareful()
    turnstile.leave()
    let waiting = Task { [turnstile] in try await turnstile.enter() }
    waiting.cancel()
    await assertCancelled(waiting)
  }

  func testATaskThatIsCancelledWaitsNoLonger() async throws {
    turnstile.beCareful()
    try await turnstile.enter()
    let waiting = Task { [turnstile] in try await turnstile.enter() }
    await Task.yield()
    waiting.cancel()
    await assertCancelled(waiting)
  }

  func testATaskThatIsCancelledTakesNobodysTurn() async throws {
    turnstile.beCareful()
    try await turnstile.enter()
    let waiting = Task { [turnstile] in try await turnstile.enter() }
    waiting.cancel()
    await assertCancelled(waiting)
    turnstile.leave()
    try await turnstile.enter()
  }

  private func assertCancelled(
    _ task: Task<Void, any Error>, file: StaticString = #filePath, line: UInt = #line
  ) async {
    let result = await task.result
    XCTAssertThrowsError(try result.get(), file: file, line: line) { error in
      XCTAssertEqual(error as? TransportError, .cancelled, file: file, line: line)
    }
  }

  /// Lets as many tasks through, and counts how many are through at the same time.
  private func mostAtOnce(of count: Int) async throws -> Int {
    let counter = Counter()
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      for _ in 0..<count {
        tasks.addTask { [turnstile] in
          try await turnstile.enter()
          await counter.enter()
          await Task.yield()
          await counter.leave()
          turnstile.leave()
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
