import XCTest

@testable import KPGGCore

final class VideoIDTests: XCTestCase {
  func testElevenLettersDigitsAndDashesAreAnId() {
    for text in ["HzOjwL7IP_o", "NsY-9MCOIAQ", "-----------", "00000000000"] {
      XCTAssertEqual(VideoID(text)?.description, text)
    }
  }

  func testTheAddressHoldsTheId() {
    XCTAssertEqual(
      VideoID("NsY-9MCOIAQ")?.url, "https://www.youtube.com/watch?v=NsY-9MCOIAQ")
  }

  func testAnIdComesBackFromJSON() throws {
    let id: VideoID = try checked("NsY-9MCOIAQ")
    XCTAssertEqual(try coded(id), id)
  }

  func testAnotherLengthIsRefused() {
    for text in ["", "HzOjwL7IP_", "HzOjwL7IP_oo"] { XCTAssertNil(VideoID(text), text) }
  }

  func testOtherCharactersAreRefused() {
    for text in ["HzOjwL7IP&o", "HzOjwL7IP o", "HzOjwL7IP/o", "HzOjwL7IPé", "HzOjwL7IP\u{1B}o"] {
      XCTAssertEqual(text.utf8.count, 11)
      XCTAssertNil(VideoID(text), text.debugDescription)
    }
  }

  func testAnAddressIsRefused() { XCTAssertNil(VideoID("https://youtu.be/HzOjwL7IP_o")) }
}
