import Foundation
import KPGGQuiz
import XCTest

@testable import KPGGCore

final class WireSongsTests: XCTestCase {
  func testEveryKeyIsRead() throws {
    let song = try XCTUnwrap(try songs("group-complete").first)
    XCTAssertEqual([song.title, song.koreanTitle], ["Cupid", "큐피드"])
    XCTAssertEqual(song.date?.description, "2015-04")
    XCTAssertEqual(song.kind, .title)
    XCTAssertEqual(song.youtubeID?.description, "NeRq6VQrWMA")
  }

  func testADateCanBeADayAMonthOrAYear() throws {
    XCTAssertEqual(
      try songs("group-songs-in-every-form").map { $0.date?.description },
      ["2018-01-09", "2018-01", "2018-01", "2018", nil])
  }

  func testAKoreanTitleIsEnough() throws {
    XCTAssertEqual(try songs("group-songs-in-every-form").last?.title, "불꽃놀이")
  }

  func testADocumentWithoutSongsHasNone() throws {
    XCTAssertEqual(try songs("group-songs-null"), [])
    XCTAssertEqual(try songs("group-without-members"), [])
  }

  func testUnreadableValuesAreUnknown() throws {
    let songs = try readGroup(try good("group-songs-unreadable")).document.songs
    XCTAssertEqual(songs, [Song(title: "A"), Song(title: "B")])
  }

  func testAGroupCanHave500Songs() throws {
    let document = { (count: Int) in
      let songs = Array(repeating: #"{"title": "A"}"#, count: count).joined(separator: ",")
      return Data(#"{"groupname": {"OHMYGIRL": []}, "songs": [\#(songs)]}"#.utf8)
    }
    XCTAssertEqual(try readGroup(document(500)).document.songs.count, 500)
    assertRejected("group/OHMYGIRL: songs: more than the limit of 500 values") {
      _ = try readGroup(document(501))
    }
  }

  func testTheIndexHasNoSongs() throws {
    let catalog = Catalog(
      sections: [], groups: [try group("OHMYGIRL")], featuredIDs: [try checked("OHMYGIRL")])
    let text = String(decoding: IndexDocument(catalog).data, as: UTF8.self)
    XCTAssertFalse(text.contains("\"songs\""))
  }

  private func songs(_ fixture: String) throws -> [Song] {
    let result = try readGroup(try good(fixture))
    XCTAssertEqual(result.problems, [])
    return result.document.songs
  }
}
