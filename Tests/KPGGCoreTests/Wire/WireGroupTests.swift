import XCTest

@testable import KPGGCore

final class WireGroupTests: XCTestCase {
  func testEveryKeyIsRead() throws {
    let group = try info("group-complete")
    XCTAssertEqual(group.id.description, "OHMYGIRL")
    XCTAssertEqual([group.name, group.koreanName], ["OH MY GIRL", "오마이걸"])
    XCTAssertEqual(group.aliases, ["OMG", "오마걸"])
    XCTAssertEqual(
      [group.debutDate, group.disbandmentDate].map { $0?.description }, ["2015-04-20", "2024"])
    XCTAssertEqual([group.agency, group.fandom], ["WM Entertainment", "Miracle"])
    XCTAssertEqual(group.status, .active)
    XCTAssertEqual(group.logo?.description, "https://example.org/a.png")
    XCTAssertEqual(group.image?.description, "http://example.org/b.png")
    XCTAssertTrue(group.hasFormerMembers)
  }

  func testTheHitSongIsReadFromItsFourKeys() throws {
    let song = try XCTUnwrap(try info("group-complete").hitSong)
    XCTAssertEqual([song.title, song.koreanTitle], ["Secret Garden", "비밀정원"])
    XCTAssertEqual(song.year, 2018)
    XCTAssertEqual(song.youtubeID?.description, "QIN5_tJRiyY")
  }

  func testTheLinksAreReadAndWritten() throws {
    let group = try info("group-complete")
    XCTAssertEqual(group.links.youtubeChannelID?.description, "UCVRO-DLnTJwr9vVNVCHRT1w")
    XCTAssertEqual(group.links.instagram?.description, "wm_ohmygirl")
    XCTAssertEqual(group.links.x?.description, "WM_OHMYGIRL")
    XCTAssertEqual(
      group.wireJSON["links"],
      .object([
        "instagram": .string("wm_ohmygirl"), "x": .string("WM_OHMYGIRL"),
        "youtube": .string("UCVRO-DLnTJwr9vVNVCHRT1w"),
      ]))
  }

  func testUnreadableValuesAreUnknown() throws {
    XCTAssertEqual(try info("group-info-links-unreadable").links, GroupLinks())
    XCTAssertNil(try info("group-info-video-id-unreadable").hitSong)
    XCTAssertNil(try info("group-info-logo-unreadable").logo)
    XCTAssertNil(try info("group-info-status-unreadable").status)
  }

  func testAReturnBeforeTheEndIsUnknown() throws {
    let group = try info("group-info-returned-before-its-end")
    XCTAssertEqual(group.disbandmentDate, CalendarDate("2018-02"))
    XCTAssertNil(group.returnDate)
  }

  func testWithoutAnEnglishNameTheIDIsTheName() throws {
    XCTAssertEqual(try info("group-info-only-original-keys").name, "OHMYGIRL")
  }

  func testNullMeansUnknownInEveryKey() throws {
    XCTAssertEqual(try info("group-info-everything-null"), try group("OHMYGIRL"))
  }

  func testADebutCanBeAYearAlone() throws {
    XCTAssertEqual(try info("group-info-debut-year-alone").debutDate?.description, "2015")
  }

  func testUnknownValuesAreOmittedExceptForOriginalKeys() throws {
    XCTAssertEqual(
      try group("OHMYGIRL").wireJSON.keys.sorted(),
      ["englishname", "groupimage", "grouplogo", "groupname", "haspreviousmember", "hitsong"])
  }

  private func info(_ fixture: String) throws -> GirlGroup {
    try XCTUnwrap(try readGroup(try good(fixture)).document.info)
  }
}
