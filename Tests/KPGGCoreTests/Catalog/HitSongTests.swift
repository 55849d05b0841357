import Foundation
import XCTest

@testable import KPGGCore

final class HitSongTests: XCTestCase {
  func testOneKnownValueMakesASong() throws {
    XCTAssertNotNil(HitSong(title: "Dolphin", koreanTitle: nil, year: nil, youtubeID: nil))
    XCTAssertNotNil(HitSong(title: nil, koreanTitle: "돌핀", year: nil, youtubeID: nil))
    XCTAssertNotNil(HitSong(title: nil, koreanTitle: nil, year: 2020, youtubeID: nil))
    XCTAssertNotNil(
      HitSong(title: nil, koreanTitle: nil, year: nil, youtubeID: try checked("HzOjwL7IP_o")))
  }

  func testASongWithoutKnownValuesIsNil() {
    XCTAssertNil(HitSong(title: nil, koreanTitle: nil, year: nil, youtubeID: nil))
  }

  func testTheURLComesFromTheVideo() throws {
    let song = HitSong(
      title: nil, koreanTitle: nil, year: nil, youtubeID: try checked("HzOjwL7IP_o"))
    XCTAssertEqual(song?.url, URL(string: "https://www.youtube.com/watch?v=HzOjwL7IP_o"))
    XCTAssertEqual(song?.address, "https://www.youtube.com/watch?v=HzOjwL7IP_o")
  }

  func testWithoutAVideoThereIsNoURL() {
    let song = HitSong(title: "Dolphin", koreanTitle: nil, year: nil, youtubeID: nil)
    XCTAssertNotNil(song)
    XCTAssertNil(song?.url)
  }

  func testEveryKeyIsAlwaysWritten() throws {
    let song = HitSong(title: "Dolphin", koreanTitle: nil, year: nil, youtubeID: nil)
    XCTAssertEqual(
      try encodedKeys(try XCTUnwrap(song)), ["koreanTitle", "title", "url", "year", "youtubeID"])
  }

  func testASongRoundTripsThroughJSON() throws {
    let song = try XCTUnwrap(
      HitSong(
        title: "Dolphin", koreanTitle: "돌핀", year: 2020, youtubeID: try checked("HzOjwL7IP_o")))
    XCTAssertEqual(try roundTripped(song), song)
  }

  func testAnInvalidYearIsRejected() {
    for year in ["0", "-1", "10000"] {
      XCTAssertThrowsError(try decoded(HitSong.self, #"{"year": \#(year)}"#), year)
    }
  }

  func testAJSONSongWithoutKnownValuesIsRejected() {
    XCTAssertThrowsError(try decoded(HitSong.self, #"{"title": null}"#))
  }

  func testAnInvalidVideoIDIsRejected() {
    XCTAssertThrowsError(try decoded(HitSong.self, #"{"title": "x", "youtubeID": "short"}"#))
  }
}

final class VideoIDTests: XCTestCase {
  func testElevenLettersDigitsAndDashesAreValid() {
    for text in ["HzOjwL7IP_o", "NsY-9MCOIAQ", "-----------", "00000000000"] {
      XCTAssertEqual(VideoID(text)?.description, text)
    }
  }

  func testTheURLContainsTheID() {
    XCTAssertEqual(
      VideoID("NsY-9MCOIAQ")?.url, URL(string: "https://www.youtube.com/watch?v=NsY-9MCOIAQ"))
    XCTAssertEqual(
      VideoID("NsY-9MCOIAQ")?.address, "https://www.youtube.com/watch?v=NsY-9MCOIAQ")
  }

  func testAnIDRoundTripsThroughJSON() throws {
    let id: VideoID = try checked("NsY-9MCOIAQ")
    XCTAssertEqual(try roundTripped(id), id)
  }

  func testOtherLengthsAreRejected() {
    for text in ["", "HzOjwL7IP_", "HzOjwL7IP_oo"] { XCTAssertNil(VideoID(text), text) }
  }

  func testOtherCharactersAreRejected() {
    for text in ["HzOjwL7IP&o", "HzOjwL7IP o", "HzOjwL7IP/o", "HzOjwL7IPé", "HzOjwL7IP\u{1B}o"] {
      XCTAssertEqual(text.utf8.count, 11)
      XCTAssertNil(VideoID(text), text.debugDescription)
    }
  }

  func testAURLIsRejected() { XCTAssertNil(VideoID("https://youtu.be/HzOjwL7IP_o")) }
}
