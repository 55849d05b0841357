import XCTest
@testable import kpgg
final class A: XCTestCase { func testA() { XCTAssertNotNil(Bundle.module.url(forResource: "Fixtures", withExtension: nil)) } }
