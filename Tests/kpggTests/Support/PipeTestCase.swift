import TestSupport
import XCTest

/// Tests that write to closed pipes.
class PipeTestCase: XCTestCase {
  override class func setUp() {
    super.setUp()
    PipeSignal.ignore()
  }

  override class func tearDown() {
    PipeSignal.restore()
    super.tearDown()
  }
}
