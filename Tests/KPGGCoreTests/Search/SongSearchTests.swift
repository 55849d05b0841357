import KPGGQuiz
import XCTest

@testable import KPGGCore

/// Songs as results of a search.
final class SongSearchTests: XCTestCase {
  func testATitleIsFoundInEachWayThatANameIs() {
    let search = search(["A": [song("Remember Me", "불꽃 놀이"), song("Up & Down")]])
    for text in [
      "remember me", "REMEMBER-ME", "rem", "me", "불꽃", "놀이", "불ㄲ", "ㅂㄲㄴㅇ", "ㄴㅇ", "qnfRhc shfdl",
      "qnfR",
      "ㄱㄷㅡㄷㅡㅠㄷㄱ ㅡㄷ", "rember me", "remembre me", "불끛놀이", "리멤버 미",
    ] {
      XCTAssertEqual(search.hits(for: text).map(\.id), ["A/songs/Remember Me"], text)
    }
    for text in ["up & down", "up and down", "updown", "down"] {
      XCTAssertEqual(search.hits(for: text).map(\.id), ["A/songs/Up & Down"], text)
    }
  }

  func testAHitHasTheSongTheGroupAndTheMatchedTitle() throws {
    let search = search(["A": [song("Remember Me", "불꽃놀이"), song("Dolphin")]])
    let hit = try XCTUnwrap(search.hits(for: "불꽃").first)
    XCTAssertEqual(hit.song?.title, "Remember Me")
    XCTAssertEqual(hit.group.id, "A")
    XCTAssertNil(hit.member)
    XCTAssertEqual(
      [hit.kind.rawValue, hit.field.rawValue, hit.text], ["song", "koreanTitle", "불꽃놀이"])
    XCTAssertEqual(search.hits(for: "remember").map(\.field), [.title])
    let json = hit.json.canonicalText
    XCTAssertTrue(json.contains("\"group\": \"A\""), json)
  }

  func testWordsCanMatchTheGroup() {
    let search = search(["Twice": [song("CHEER UP"), song("TT")], "B": [song("Cheer")]])
    for text in ["twice cheer up", "cheer twice", "twicecheer", "twice chear up", "tw ch"] {
      XCTAssertEqual(search.hits(for: text).map(\.id), ["Twice/songs/CHEER UP"], text)
    }
    XCTAssertEqual(search.hits(for: "twice cheer love").map(\.id), [])
  }

  func testASongIsNotFoundByTheNameOfItsGroupAlone() {
    XCTAssertEqual(search(["Twice": [song("TT")]]).hits(for: "twice").map(\.id), ["Twice"])
  }

  func testAGroupIsNotFoundByItsSongs() {
    var group = GirlGroup(id: "Twice")
    group.hitSong = HitSong(title: "CHEER UP", koreanTitle: nil, year: nil, youtubeID: nil)
    let search = CatalogSearch(
      [LineUp(group: group, checkedMembers: [], songs: [song("CHEER UP"), song("TT")])])
    XCTAssertEqual(search.hits(for: "cheer up").map(\.id), ["Twice/songs/CHEER UP"])
    XCTAssertEqual(search.hits(for: "tt").map(\.id), ["Twice/songs/TT"])
  }

  func testAHitSongThatIsNotListedIsFound() throws {
    var group = GirlGroup(id: "A")
    group.hitSong = HitSong(
      title: nil, koreanTitle: "비밀정원", year: 2018, youtubeID: VideoID("QIN5_tJRiyY"))
    let search = CatalogSearch(
      [LineUp(group: group, checkedMembers: [], songs: [song("Dolphin")])])
    let hit = try XCTUnwrap(search.hits(for: "비밀").first)
    XCTAssertEqual(hit.id, "A/songs/비밀정원")
    XCTAssertEqual(hit.song?.date, CalendarDate(year: 2018))
    XCTAssertEqual(hit.song?.youtubeID, VideoID("QIN5_tJRiyY"))
  }

  func testAHitSongThatIsListedInAnotherSpellingIsFoundOnce() {
    var (hit, listed) = (song("Cheer-up!"), song("CHEER UP", "치어업"))
    (hit.youtubeID, listed.youtubeID) = (VideoID("QIN5_tJRiyY"), VideoID("QIN5_tJRiyY"))
    for title in ["Cheer up", "치어 업", "Another title"] {
      var group = GirlGroup(id: "A")
      group.hitSong = HitSong(title: title, koreanTitle: nil, year: nil, youtubeID: hit.youtubeID)
      let lineUp = LineUp(group: group, checkedMembers: [], songs: [listed])
      XCTAssertEqual(lineUp.titledSongs, [listed], title)
    }
  }

  func testOfSongsWithTheSameTitleOnlyTheNewestIsFound() throws {
    let songs = try ["2001", "2002"].map { year in
      var song = song("Love")
      song.date = try XCTUnwrap(CalendarDate(year))
      return song
    }
    for filler in [0, 100] {
      let others = (0..<filler).map { song("Filler \($0)") }
      let hits = search(["A": songs + others]).hits(for: "love")
      XCTAssertEqual(hits.map(\.song?.date), [CalendarDate(year: 2002)])
    }
  }

  func testSongsAreRankedTogetherWithGroupsAndMembers() {
    let search = search([
      "Love": [song("Tell")], "Lovely": [song("Love"), song("Love Dive"), song("My Love")],
      "The Love": [song("Clover"), song("Glove Love")],
    ])
    XCTAssertEqual(
      search.hits(for: "love").map(\.id),
      [
        "Love", "Lovely/songs/Love", "Lovely", "Lovely/songs/Love Dive", "The Love",
        "The Love/songs/Glove Love", "Lovely/songs/My Love",
      ])
  }

  func testAWholeTitleComesBeforeTheBeginningOfAName() {
    let search = search(["Imagine": [song("I'm")], "B": [song("I'm Here")]])
    XCTAssertEqual(
      search.hits(for: "im").map(\.id), ["Imagine/songs/I'm", "Imagine", "B/songs/I'm Here"])
  }

  func testAMisspelledWholeTitleComesBeforeMisspelledWords() {
    let search = search(["A": [song("Rolly")], "B": [song("Roly-Poly")]])
    XCTAssertEqual(
      search.hits(for: "rolly polly").map(\.id), ["B/songs/Roly-Poly", "A/songs/Rolly"])
  }

  func testTyposInTitlesHaveStricterLimitsThanInNames() {
    // A text, a title that it finds, and one that it does not find.
    for (text, found, missed) in [
      ("diti", "Dito", "Ditotu"), ("wanaa", "Wanna", "Wonno"), ("elevn", "ELEVEN", "Elegy"),
      ("chear", "Cheer Up", "Shire"), ("secretgardn", "Secret Garden", "Sekred Gardon"),
    ] {
      let search = search(["A": [song(found)], "B": [song(missed)]])
      XCTAssertEqual(search.hits(for: text).map(\.id.description), ["A/songs/\(found)"], text)
    }
    // Three letters have no typo, and words of a title need five letters.
    for (text, title) in [
      ("tat", "TT"), ("kim", "Kin"), ("lobe", "My Love"), ("dolfinss", "Dolphin"),
    ] {
      XCTAssertEqual(search(["A": [song(title)]]).hits(for: text).map(\.id), [], text)
    }
  }

  func testAPartOfAWordInATitleNeedsFiveLetters() {
    let search = search(["A": [song("NAVILLERA", "너 그리고 나")]])
    XCTAssertEqual(search.hits(for: "villera").map(\.id), ["A/songs/NAVILLERA"])
    XCTAssertEqual(search.hits(for: "vill").map(\.id), [])
    XCTAssertEqual(search.hits(for: "리고").map(\.id), [])
  }

  func testHangulThatSoundsLikeATitleCanFollowTheGroup() {
    let search = search(["Ive": [song("BLACKHOLE")], "B": [song("Black Hole")]])
    for text in ["블랙홀", "블랙 홀"] {
      XCTAssertEqual(
        search.hits(for: text).map(\.id), ["B/songs/Black Hole", "Ive/songs/BLACKHOLE"], text)
    }
    XCTAssertEqual(search.hits(for: "ive 블랙홀").map(\.id), ["Ive/songs/BLACKHOLE"])
    XCTAssertEqual(search.hits(for: "iv 블랙홀").map(\.id), [])
  }

  private func search(_ songs: [String: [Song]]) -> CatalogSearch {
    CatalogSearch(
      songs.compactMap { id, songs in
        GroupID(rawValue: id).map {
          LineUp(group: GirlGroup(id: $0), checkedMembers: [], songs: songs)
        }
      })
  }

  private func song(_ title: String, _ koreanTitle: String? = nil) -> Song {
    var song = Song(title: title)
    song.koreanTitle = koreanTitle
    return song
  }
}
