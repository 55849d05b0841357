import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class FieldTests: CommandTestCase {
  private static let section: Set = [
    "key", "title", "koreanTitle", "from", "to", "groups", "groupCount", "memberCount",
  ]
  private static let group: Set = [
    "id", "name", "koreanName", "aliases", "section", "debut", "agency", "fandom", "status",
    "disbanded", "hitSong", "links", "logo", "image", "hasFormerMembers", "isFeatured",
    "memberCount",
  ]
  private static let hitSong: Set = ["title", "koreanTitle", "year", "youtubeID", "url"]
  private static let song: Set = ["title", "koreanTitle", "date", "kind", "youtubeID", "url"]
  private static let links: Set = ["youtubeChannelID", "instagram", "x"]
  private static let member: Set = [
    "id", "group", "stageName", "koreanStageName", "aliases", "birthName", "koreanBirthName",
    "birth", "bloodType", "mbti", "heightCm", "birthplace", "nationalities", "positions",
    "isFormer", "died", "image", "instagram",
  ]

  func testEverySectionHasAllKeys() async throws {
    try await assertKeys(of: "sections", SampleCatalog.catalog().sections.count, Self.section)
  }

  func testEveryGroupHasAllKeys() async throws {
    let groups = try await assertKeys(
      of: "groups", SampleCatalog.catalog().groups.count, Self.group)
    for song in groups.compactMap({ $0["hitSong"] as? [String: Any] }) {
      XCTAssertEqual(Set(song.keys), Self.hitSong)
    }
    for group in groups {
      XCTAssertEqual((group["links"] as? [String: Any]).map { Set($0.keys) }, Self.links)
    }
  }

  func testASingleGroupAlsoHasItsMembersAndItsSongs() async throws {
    for id in ["OHMYGIRL", "4MINUTE", "SECRETNUMBER"] {
      let keys = Self.group.union(["members", "songs"])
      let group = try await assertKeys(of: "group \(id)", nil, keys)[0]
      let members = try XCTUnwrap(group["members"] as? [[String: Any]])
      XCTAssertEqual(members.count, group["memberCount"] as? Int)
      for member in members { XCTAssertEqual(Set(member.keys), Self.member) }
      let songs = try XCTUnwrap(group["songs"] as? [[String: Any]])
      for song in songs { XCTAssertEqual(Set(song.keys), Self.song) }
    }
  }

  func testEveryMemberHasAllKeys() async throws {
    let lineUps = try await SampleCatalog.lineUps()
    try await assertKeys(of: "members", lineUps.members.count, Self.member)
    let lineUp = try XCTUnwrap(lineUps.first { $0.id.description == "OHMYGIRL" })
    try await assertKeys(of: "profiles OHMYGIRL", lineUp.members.count, Self.member)
    try await assertKeys(of: "profile dinda", nil, Self.member)
  }

  func testTheHomeScreenHasADateAFeaturedGroupAndTheSections() async throws {
    let home = try await assertKeys(of: "", nil, ["date", "featured", "sections"])[0]
    let featured = try XCTUnwrap(home["featured"] as? [String: Any])
    XCTAssertEqual(Set(featured.keys), Self.group)
    let sections = try XCTUnwrap(home["sections"] as? [[String: Any]])
    for section in sections { XCTAssertEqual(Set(section.keys), Self.section) }
  }

  func testUnknownListsAreEmptyAndNeverNull() async throws {
    for (line, keys) in [
      ("groups", ["aliases"]), ("members", ["aliases", "nationalities", "positions"]),
      ("sections", ["groups"]),
    ] {
      for record in try await records(of: line) {
        for key in keys { XCTAssertNotNil(record[key] as? [String], "\(line): \(key)") }
      }
    }
  }

  func testKeysAndFieldsAreTheSame() {
    XCTAssertEqual(keys(of: ListedSection.self), Self.section)
    XCTAssertEqual(keys(of: ListedGroup.self), Self.group)
    XCTAssertEqual(keys(of: LineUp.self), Self.group.union(["members", "songs"]))
    XCTAssertEqual(keys(of: Member.self), Self.member)
  }

  func testTableColumnsAreUniqueFields() {
    assertTableKeys(ListedSection.self)
    assertTableKeys(ListedGroup.self)
    assertTableKeys(LineUp.self)
    assertTableKeys(Member.self)
  }

  private func keys<Record: Tabular>(of _: Record.Type) -> Set<String> {
    XCTAssertEqual(Set(Record.keys).count, Record.keys.count)
    return Set(Record.keys)
  }

  private func assertTableKeys<Record: Tabular>(_: Record.Type) {
    let (columns, rows) = (Record.table.columns.map(\.key), Record.table.rows.map(\.key))
    XCTAssertTrue(keys(of: Record.self).isSuperset(of: columns + rows))
    XCTAssertEqual(Set(columns).count, columns.count)
    XCTAssertEqual(Set(rows).count, rows.count)
  }

  /// Asserts that every record has exactly these keys. Without a count, the output is one object.
  @discardableResult
  private func assertKeys(
    of command: String, _ count: Int?, _ keys: Set<String>, testLine: UInt = #line
  ) async throws -> [[String: Any]] {
    let records = try await records(of: command)
    XCTAssertEqual(records.count, count ?? 1, line: testLine)
    for record in records {
      XCTAssertEqual(Set(record.keys), keys, "\(record["id"] ?? "")", line: testLine)
    }
    return records
  }

  private func records(of command: String) async throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(
      with: Data(await output(of: "\(command) --json").utf8))
    if let object = json as? [String: Any] { return [object] }
    return try XCTUnwrap(json as? [[String: Any]])
  }
}
