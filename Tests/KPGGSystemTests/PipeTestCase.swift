import XCTest

@testable import KPGGSystem

/// Ignores SIGPIPE, as kpgg does, but only during its tests: the programs that other tests start
/// would inherit it.
class PipeTestCase: XCTestCase {
  override class func setUp() {
    super.setUp()
    CurrentProcess.ignorePipeSignal()
  }

  override class func tearDown() {
    _ = signal(SIGPIPE, SIG_DFL)
    super.tearDown()
  }
}
