import XCTest

@testable import KPGGCore

/// Units among the results of a search.
final class UnitSearchTests: XCTestCase {
  func testAUnitIsFoundAsNamesAre() async throws {
    let search = CatalogSearch(try await SampleCatalog.lineUps())
    for query in [
      "misamo", "MISAMO", "미사모", "ㅁㅅㅁ", "altkah", "misano", "twice misamo", "misamo twice",
      "트와이스미사모",
    ] {
      XCTAssertEqual(
        search.hits(for: query).first?.id, .unit(group: "TWICE", name: "MISAMO"), query)
    }
    XCTAssertEqual(search.hits(for: "ive misamo"), [])
  }

  func testAHitHasTheUnitAndItsGroup() async throws {
    let search = CatalogSearch(try await SampleCatalog.lineUps())
    let hit = try XCTUnwrap(search.hits(for: "반하나").first)
    XCTAssertEqual(hit.kind, .unit)
    XCTAssertEqual(hit.group.id, "OHMYGIRL")
    XCTAssertEqual(hit.unit?.name, "OH MY GIRL BANHANA")
    XCTAssertEqual(hit.text, "오마이걸 반하나")
    XCTAssertNil(hit.member)
    XCTAssertNil(hit.song)
  }

  func testAUnitIsFoundByTheTitleOfItsSong() async throws {
    let search = CatalogSearch(try await SampleCatalog.lineUps())
    for (query, text) in [
      ("banana allergy", "Banana Allergy Monkey"), ("바나나", "바나나 알러지 원숭이"),
      ("banana alergy monky", "Banana Allergy Monkey"), ("ㅂㄴㄴㅇㄹ", "바나나 알러지 원숭이"),
      ("omg banana", "Banana Allergy Monkey"), ("바나나알러지멍키", "Banana Allergy Monkey"),
    ] {
      let hit = try XCTUnwrap(search.hits(for: query).first, query)
      XCTAssertEqual(hit.id, .unit(group: "OHMYGIRL", name: "OH MY GIRL BANHANA"), query)
      XCTAssertEqual(hit.text, text, query)
      XCTAssertFalse(hit.field.isName, query)
    }
  }

  func testASongComesBeforeAUnitWhoseSongHasTheSameTitle() throws {
    let group = GirlGroup(id: "A")
    var unit = GroupUnit(name: "B")
    unit.song = Song(title: "Nova")
    let lineUp = LineUp(
      group: group, checkedMembers: [], songs: [Song(title: "Nova")], units: [unit])
    XCTAssertEqual(
      CatalogSearch([lineUp]).hits(for: "nova").map(\.id.description),
      ["A/songs/Nova", "A/units/B"])
  }

  func testOnlyTheWantedKindsAreFound() async throws {
    let search = CatalogSearch(try await SampleCatalog.lineUps())
    XCTAssertEqual(search.hits(for: "misamo", kinds: [.group, .member, .song]), [])
    XCTAssertEqual(
      Set(search.hits(for: "aoa", kinds: [.unit]).map(\.kind)), [.unit], "the group is no unit")
  }

  func testAUnitComesAfterGroupsAndMembersAndBeforeSongs() throws {
    let lineUps = try ["B", "A"].map { id in
      let id = try XCTUnwrap(GroupID(id))
      var group = GirlGroup(id: id)
      group.tier = id == "A" ? .second : .first
      let title = id == "A" ? "Nova" : "Other"
      return LineUp(
        group: group, checkedMembers: [Member(id: try XCTUnwrap(MemberID("\(id)/Nova")))],
        songs: [Song(title: title)], units: [GroupUnit(name: "Nova")])
    }
    XCTAssertEqual(
      CatalogSearch(lineUps).hits(for: "nova").map(\.id.description),
      ["B/Nova", "A/Nova", "B/units/Nova", "A/units/Nova", "A/songs/Nova"])
  }
}
