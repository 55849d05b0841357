import Foundation
import XCTest

@testable import KPGGCore

/// The JSON of records: what `encode(to:)` writes and `init(from:)` reads.
final class RecordKeyTests: XCTestCase {
  func testEveryKeyIsAlwaysWritten() throws {
    let group = try group("OHMYGIRL")
    let groupKeys = [
      "agency", "aliases", "debut", "disbanded", "fandom", "hasFormerMembers", "hitSong", "id",
      "image", "isFeatured", "koreanAgency", "koreanFandom", "koreanName", "links", "logo", "name",
      "returned", "section", "status", "tier",
    ]
    let memberKeys = [
      "absences", "aliases", "birth", "birthName", "birthplace", "bloodType", "died", "group",
      "heightCm", "id", "image", "instagram", "isFormer", "joined", "koreanBirthName",
      "koreanBirthplace", "koreanStageName", "left", "mbti", "nationalities", "positions",
      "stageName",
    ]
    for (record, keys) in [
      (group, groupKeys), (LineUp.sample.group, groupKeys),
      (try member("OHMYGIRL/YooA"), memberKeys), (LineUp.sample.members[0], memberKeys),
      (
        LineUp(group: group, checkedMembers: []),
        (groupKeys + ["about", "koreanAbout", "memberCount", "members", "songs", "units"]).sorted()
      ),
      (GroupLinks(), ["instagram", "x", "youtubeChannelID"]),
      (GroupUnit(name: "Banhana"), ["debut", "koreanName", "members", "name", "song"]),
      (Song(title: "Dolphin"), ["date", "kind", "koreanTitle", "title", "url", "youtubeID"]),
      (try hit("Dolphin"), ["koreanTitle", "title", "url", "year", "youtubeID"]),
      (
        try section("special", nil),
        ["from", "groupCount", "groups", "key", "koreanTitle", "title", "to"]
      ),
    ] as [(any Encodable, [String])] {
      XCTAssertEqual(try encodedKeys(record), keys)
    }
  }

  func testUnknownValuesAreNullAndUnknownListsEmpty() throws {
    let group = GirlGroup(id: "OHMYGIRL").json.canonicalText
    XCTAssertTrue(group.contains("\"hitSong\": null"))
    XCTAssertTrue(group.contains("\"aliases\": []"))
    let section = try section("special", nil).json(memberCounts: nil).canonicalText
    for key in ["from", "to", "memberCount"] {
      XCTAssertTrue(section.contains("\"\(key)\": null"), key)
    }
  }

  func testAWholeHeightIsWrittenWithoutAFraction() throws {
    var member = try member("OHMYGIRL/YooA")
    member.height = 160
    XCTAssertTrue(member.json.canonicalText.contains("\"heightCm\": 160,"))
  }

  func testMemberCountsIncludeFormerMembers() throws {
    let lineUp = LineUp(
      group: try group("ITZY"),
      checkedMembers: [try member("ITZY/A"), try member("ITZY/B", isFormer: true)])
    XCTAssertTrue(lineUp.json.canonicalText.contains("\"memberCount\": 2,"))
    let section = try section("second", "2016-2019", ["ITZY", "LOONA"])
    let counts: [GroupID: Int] = ["ITZY": 5, "LOONA": 12, "IVE": 6]
    XCTAssertTrue(section.json(memberCounts: counts).canonicalText.contains("\"memberCount\": 17"))
  }

  func testTheSampleRoundTrips() async throws {
    let catalog = try await SampleCatalog.catalog()
    XCTAssertEqual(try roundTripped(catalog), catalog)
    let lineUps = try await SampleCatalog.lineUps()
    XCTAssertEqual(try roundTripped(lineUps), lineUps)
    let (section, blank) = (try section("special", nil), try group("A"))
    XCTAssertEqual(try roundTripped(section), section)
    XCTAssertEqual(try roundTripped(blank), blank)
  }

  func testAnInvalidValueIsRejected() async throws {
    var yooA = LineUp.sample.members[0]
    (yooA.height, yooA.bloodType) = (Height(centimeters: 159.5), .a)
    var group = LineUp.sample.group
    group.hitSong = HitSong(title: nil, koreanTitle: nil, year: 2020, youtubeID: nil)
    group.status = .active
    group.debutDate = try checked("2015-04-20")
    for (valid, invalid) in [("2015-04-20", "2015-02-31"), ("\"active\"", "\"resting\"")] {
      try assertRejected(group, valid, invalid)
    }
    for year in ["0", "-1", "10000"] {
      try assertRejected(group, "\"year\": 2020", "\"year\": \(year)")
    }
    try assertRejected(group, "\"youtubeID\": null", "\"youtubeID\": \"short\"")
    try assertRejected(yooA, "\"bloodType\": \"A\"", "\"bloodType\": \"C\"")
    for height in ["0", "-158", "0.5", "300"] { try assertRejected(yooA, "159.5", height) }
    let section = try section("first", "2019-2020")
    try assertRejected(section, "\"from\": 2019", "\"from\": 2021")
    try assertRejected(section, "\"to\": 2020", "\"to\": null")
  }

  func testAMissingValueIsRejected() throws {
    XCTAssertThrowsError(try decoded(HitSong.self, #"{"title": null}"#))
    XCTAssertThrowsError(try decoded(Member.self, #"{"stageName": "YooA", "isFormer": false}"#))
    XCTAssertThrowsError(try decoded(LineUp.self, try group("OHMYGIRL").json.canonicalText))
  }

  private func hit(_ title: String) throws -> HitSong {
    try XCTUnwrap(HitSong(title: title, koreanTitle: nil, year: nil, youtubeID: nil))
  }

  /// Asserts that a record cannot be decoded if a part of its JSON is replaced.
  private func assertRejected<Record: CodableRecord>(
    _ record: Record, _ valid: String, _ invalid: String, line: UInt = #line
  ) throws {
    let text = record.json.canonicalText
    XCTAssertNoThrow(try decoded(Record.self, text), line: line)
    let broken = text.replacingOccurrences(of: valid, with: invalid)
    XCTAssertNotEqual(broken, text, line: line)
    XCTAssertThrowsError(try decoded(Record.self, broken), invalid, line: line)
  }
}
