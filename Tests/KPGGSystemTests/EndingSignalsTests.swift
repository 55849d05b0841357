import KPGGSystem
import XCTest

final class EndingSignalsTests: XCTestCase {
  /// The number of signals that reached the handler of the test.
  nonisolated(unsafe) private static var count = 0

  override func setUp() {
    Self.count = 0
    signal(SIGHUP) { _ in EndingSignalsTests.count += 1 }
  }

  override func tearDown() { signal(SIGHUP, SIG_DFL) }

  func testASignalTakesEffectAfterTheChange() {
    let seen = EndingSignals.hold { () -> [Bool] in
      let before = EndingSignals.areWaiting
      raise(SIGHUP)
      XCTAssertEqual(Self.count, 0)
      return [before, EndingSignals.areWaiting]
    }
    XCTAssertEqual(seen, [false, true])
    XCTAssertEqual(Self.count, 1)
    XCTAssertFalse(EndingSignals.areWaiting)
  }

  func testASignalThatTheThreadBlocksTakesEffectAfterTheChange() {
    var (signals, old) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, SIGHUP)
    EndingSignals.hold {
      raise(SIGHUP)
      _ = pthread_sigmask(SIG_BLOCK, &signals, &old)
    }
    XCTAssertEqual(Self.count, 1)
    _ = pthread_sigmask(SIG_SETMASK, &old, nil)
  }

  func testWithoutASignalTheOldActionComesBack() {
    EndingSignals.hold {}
    XCTAssertEqual(Self.count, 0)
    raise(SIGHUP)
    XCTAssertEqual(Self.count, 1)
  }

  func testAnIgnoredSignalStaysIgnored() {
    signal(SIGHUP, SIG_IGN)
    EndingSignals.hold {
      raise(SIGHUP)
      XCTAssertFalse(EndingSignals.areWaiting)
    }
  }
}
