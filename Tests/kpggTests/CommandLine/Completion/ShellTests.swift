import Foundation
import XCTest

@testable import kpgg

final class ShellTests: XCTestCase {
  func testFishGetsTheTypedUnicodeForm() {
    let typed = "오마".decomposedStringWithCanonicalMapping
    XCTAssertTrue(
      Shell.fish.matchable("오마이걸", typed: typed).utf8.elementsEqual((typed + "이걸").utf8))
    XCTAssertTrue(
      Shell.zsh.matchable("오마이걸", typed: typed).utf8.elementsEqual("오마이걸".utf8))
  }

  func testOtherTextStaysTheSame() {
    XCTAssertEqual(Shell.fish.matchable("OHMYGIRL", typed: "oh"), "OHMYGIRL")
    XCTAssertEqual(Shell.fish.matchable("오마걸", typed: "오막"), "오마걸")
  }
}
