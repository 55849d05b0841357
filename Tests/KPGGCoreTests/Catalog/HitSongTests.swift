import XCTest

@testable import KPGGCore

final class HitSongTests: XCTestCase {
  func testASongNeedsOneThingToBeKnown() throws {
    XCTAssertNotNil(HitSong(title: "Dolphin", koreanTitle: nil, year: nil, youtubeID: nil))
    XCTAssertNotNil(HitSong(title: nil, koreanTitle: "돌핀", year: nil, youtubeID: nil))
    XCTAssertNotNil(HitSong(title: nil, koreanTitle: nil, year: 2020, youtubeID: nil))
    XCTAssertNotNil(
      HitSong(title: nil, koreanTitle: nil, year: nil, youtubeID: try checked("HzOjwL7IP_o")))
  }

  func testASongOfWhichNothingIsKnownIsNone() {
    XCTAssertNil(HitSong(title: nil, koreanTitle: nil, year: nil, youtubeID: nil))
  }

  func testTheAddressComesFromTheVideo() throws {
    let song = HitSong(
      title: nil, koreanTitle: nil, year: nil, youtubeID: try checked("HzOjwL7IP_o"))
    XCTAssertEqual(song?.url, "https://www.youtube.com/watch?v=HzOjwL7IP_o")
  }

  func testWithoutAVideoThereIsNoAddress() {
    let song = HitSong(title: "Dolphin", koreanTitle: nil, year: nil, youtubeID: nil)
    XCTAssertNotNil(song)
    XCTAssertNil(song?.url)
  }

  func testEveryKeyIsAlwaysWritten() throws {
    let song = HitSong(title: "Dolphin", koreanTitle: nil, year: nil, youtubeID: nil)
    XCTAssertEqual(
      try encodedKeys(try XCTUnwrap(song)), ["koreanTitle", "title", "url", "year", "youtubeID"])
  }

  func testASongComesBackFromJSON() throws {
    let song = try XCTUnwrap(
      HitSong(
        title: "Dolphin", koreanTitle: "돌핀", year: 2020, youtubeID: try checked("HzOjwL7IP_o")))
    XCTAssertEqual(try coded(song), song)
  }

  func testAYearThatIsNoneIsRejected() {
    for year in ["0", "-1", "10000"] {
      XCTAssertThrowsError(try decoded(HitSong.self, #"{"year": \#(year)}"#), year)
    }
  }

  func testASongOfWhichNothingIsKnownIsRejected() {
    XCTAssertThrowsError(try decoded(HitSong.self, #"{"title": null}"#))
  }

  func testAVideoIdThatIsNoneIsRejected() {
    XCTAssertThrowsError(try decoded(HitSong.self, #"{"title": "x", "youtubeID": "short"}"#))
  }
}

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

  func testAnotherLengthIsRejected() {
    for text in ["", "HzOjwL7IP_", "HzOjwL7IP_oo"] { XCTAssertNil(VideoID(text), text) }
  }

  func testOtherCharactersAreRejected() {
    for text in ["HzOjwL7IP&o", "HzOjwL7IP o", "HzOjwL7IP/o", "HzOjwL7IPé", "HzOjwL7IP\u{1B}o"] {
      XCTAssertEqual(text.utf8.count, 11)
      XCTAssertNil(VideoID(text), text.debugDescription)
    }
  }

  func testAnAddressIsRejected() { XCTAssertNil(VideoID("https://youtu.be/HzOjwL7IP_o")) }
}
