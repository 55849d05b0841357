import Foundation
import XCTest

@testable import KPGGCore
@testable import KPGGPublishing

final class GroupCheckTests: XCTestCase {
  func testAValidDocumentHasNoFindings() throws {
    XCTAssertEqual(try findings(document(#"{"activityname": "수민", "name": "배수민"}"#)), [])
  }

  func testADocumentWithoutTheDigestInTheIndexIsAnError() throws {
    let data = document("")
    XCTAssertEqual(try findings(data, digest: SHA256(of: data)), [])
    XCTAssertEqual(
      try findings(data, digest: SHA256(of: Data())),
      [
        "error: group/STAYC: the document differs from its digest in the index; "
          + "was it edited?"
      ])
  }

  func testAFormerMemberFlagThatContradictsTheMembersIsAWarning() throws {
    let prefix = "warning: group/STAYC: groupname.STAYC: 'haspreviousmember' is"
    XCTAssertEqual(
      try findings(document("{}")) { $0.hasFormerMembers = true },
      ["\(prefix) true, but no former member is listed"])
    XCTAssertEqual(
      try findings(document(#"{"ispreviousmember": true}"#)),
      ["\(prefix) false, but a former member is listed"])
  }

  func testAnUnreadableMemberSkipsTheFormerMemberCheck() throws {
    XCTAssertEqual(
      try findings(document("7")) { $0.hasFormerMembers = true },
      ["error: group/STAYC: groupname.STAYC[0]: must be an object (line 1, column 26)"])
  }

  func testOnePersonUnderTwoNamesIsAWarning() throws {
    let person = #""name": "배수민", "birth": "2001.03.13""#
    XCTAssertEqual(
      try findings(
        document(#"{"activityname": "수민", \#(person)}, {"activityname": "Sumin", \#(person)}"#)),
      ["warning: group/STAYC: groupname.STAYC: 'STAYC/Sumin' is the same person as 'STAYC/수민'"])
    let namesakes = #"{"name": "김지수", "birth": "1995.01.03"}, {"name": "김지수", "birth": "1995"}"#
    XCTAssertEqual(try findings(document(namesakes)), [])
  }

  func testInfoThatDiffersFromTheIndexIsReportedByKey() throws {
    for (key, info) in [
      ("agency", #""agency": "A", "sections": []"#), ("sections", #""sections": ["first"]"#),
    ] {
      XCTAssertEqual(
        try findings(document("{}", info: #"{"groupname": "STAYC", \#(info)}"#)),
        ["warning: group/STAYC: info.\(key): 'STAYC' has a different '\(key)' in the index"])
    }
  }

  func testAnUnreadableValueIsReportedOnce() throws {
    let data = document("{}", info: #"{"groupname": "STAYC", "debut": "2020.13.01"}"#)
    XCTAssertEqual(
      try findings(data) { $0.debutDate = CalendarDate(year: 2020) },
      ["error: group/STAYC: info.debut: '2020.13.01' is not a valid date (line 1, column 72)"])
  }

  func testASongBeforeAnOlderOneIsAWarning() throws {
    let songs = #"{"title": "A", "date": "2020.11"}, {"title": "B", "date": "2020"}"#
    XCTAssertEqual(
      try findings(document("", songs: songs)),
      ["warning: group/STAYC: songs[1].date: 'B' is older than the song before it"])
  }

  func testTwoSongsWithTheSameTitlesOrVideoAreAWarning() throws {
    let video = #""youtubeid": "HzOjwL7IP_o""#
    let songs = #"""
      {"title": "A", \#(video)}, {"title": "a"}, {"title": "A", "koreantitle": "에이"},
      {"title": "B", \#(video)}
      """#
    XCTAssertEqual(
      try findings(document("", songs: songs)),
      [
        "warning: group/STAYC: songs[1]: 'a' has the same titles or video as 'A'",
        "warning: group/STAYC: songs[3]: 'B' has the same titles or video as 'A'",
      ])
  }

  func testAHitThatIsNotAmongTheSongsIsAWarning() throws {
    let hit = { (title: String) in
      HitSong(title: title, koreanTitle: nil, year: nil, youtubeID: nil)
    }
    let songs = #"{"title": "ASAP", "koreantitle": "에이셉"}"#
    XCTAssertEqual(
      try findings(document("", songs: songs)) { $0.hitSong = hit("RUN2U") },
      ["warning: group/STAYC: songs: the hit song 'RUN2U' is not listed"])
    XCTAssertEqual(try findings(document("", songs: songs)) { $0.hitSong = hit("ASAP") }, [])
    XCTAssertEqual(try findings(document("")) { $0.hitSong = hit("RUN2U") }, [])
  }

  func testAnUnreadableSongIsAnErrorAndHidesNoOther() throws {
    XCTAssertEqual(
      try findings(document("", songs: #"{}, {"title": "A", "date": "2020.13"}"#)),
      [
        "error: group/STAYC: songs[0].title: missing (line 1, column 54)",
        "error: group/STAYC: songs[1].date: '2020.13' is not a valid date (line 1, column 81)",
      ])
  }

  private func document(
    _ members: String, info: String = "null", songs: String = ""
  ) -> Data {
    let text =
      #"{"groupname": {"STAYC": [\#(members)]}, "info": \#(info), "songs": [\#(songs)]}"#
    return Data(text.utf8)
  }

  private func findings(
    _ data: Data, digest: SHA256? = nil,
    _ change: (inout GirlGroup) -> Void = { _ in }
  ) throws -> [String] {
    var group = try group("STAYC")
    change(&group)
    var check = GroupCheck(group: group, digest: digest, sections: [])
    _ = check.members(in: data)
    return check.findings.sorted.map { "\($0)" }
  }
}
