import Foundation
import KPGGQuiz
import XCTest

@testable import KPGGCore

final class SongTests: XCTestCase {
  func testTheURLComesFromTheVideo() throws {
    var song = Song(title: "Dolphin")
    XCTAssertNil(song.url)
    song.youtubeID = try checked("HzOjwL7IP_o")
    XCTAssertEqual(song.url, URL(string: "https://www.youtube.com/watch?v=HzOjwL7IP_o"))
  }

  func testEveryKeyIsAlwaysWritten() throws {
    XCTAssertEqual(
      try encodedKeys(Song(title: "Dolphin")),
      ["date", "kind", "koreanTitle", "title", "url", "youtubeID"])
  }

  func testASongRoundTripsThroughJSON() throws {
    var song = Song(title: "Dolphin")
    (song.koreanTitle, song.kind) = ("돌핀", .followup)
    (song.date, song.youtubeID) = (try checked("2020-04"), try checked("HzOjwL7IP_o"))
    XCTAssertEqual(try roundTripped(song), song)
  }

  func testALineUpSortsSongsByDate() throws {
    let songs = try [("A", nil), ("B", "2020-04-27"), ("C", "2020"), ("D", "2018"), ("E", "2020")]
      .map { title, date in
        var song = Song(title: title)
        song.date = try date.map { try checked($0) }
        return song
      }
    let lineUp = LineUp(group: try group("OHMYGIRL"), members: [], songs: songs)
    XCTAssertEqual(lineUp.songs.map(\.title), ["D", "C", "E", "B", "A"])
  }

  func testALineUpWithSongsRoundTripsThroughJSON() throws {
    let lineUp = LineUp(
      group: try group("OHMYGIRL"), members: [try member("OHMYGIRL/YooA")],
      songs: [Song(title: "Dolphin")])
    XCTAssertEqual(try roundTripped(lineUp), lineUp)
  }
}
