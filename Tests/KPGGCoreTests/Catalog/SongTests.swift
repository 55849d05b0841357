import Foundation
import XCTest

@testable import KPGGCore

final class SongTests: XCTestCase {
  func testAHitSongNeedsOneKnownValue() throws {
    XCTAssertNil(HitSong(title: nil, koreanTitle: nil, year: nil, youtubeID: nil))
    XCTAssertNotNil(HitSong(title: nil, koreanTitle: "돌핀", year: nil, youtubeID: nil))
    XCTAssertNotNil(HitSong(title: nil, koreanTitle: nil, year: 2020, youtubeID: nil))
  }

  func testTheURLComesFromTheVideo() throws {
    let url = URL(string: "https://www.youtube.com/watch?v=HzOjwL7IP_o")
    var song = Song(title: "Dolphin")
    XCTAssertNil(song.url)
    song.youtubeID = try checked("HzOjwL7IP_o")
    XCTAssertEqual(song.url, url)
    let hit = HitSong(title: nil, koreanTitle: nil, year: nil, youtubeID: song.youtubeID)
    XCTAssertEqual(hit?.url, url)
    XCTAssertEqual(hit?.address, url?.absoluteString)
  }
}
