import Foundation
import XCTest

@testable import kpgg

/// Ignores closed pipes, as the program does, for as long as its tests run: the programs that other
/// tests start would ignore them too.
class ChildTestCase: XCTestCase {
  override class func setUp() {
    super.setUp()
    Platform.ignoreClosedPipes()
  }

  override class func tearDown() {
    _ = signal(SIGPIPE, SIG_DFL)
    super.tearDown()
  }
}
