import XCTest

@testable import KPGGCore

final class WireGroupTests: XCTestCase {
  func testEveryKeyIsRead() throws {
    let group = try info("group-complete")
    XCTAssertEqual(group.id.description, "OHMYGIRL")
    XCTAssertEqual([group.name, group.koreanName], ["OH MY GIRL", "오마이걸"])
    XCTAssertEqual(group.aliases, ["OMG", "오마걸"])
    XCTAssertEqual(
      [group.debut, group.disbandedOn].map { $0?.description }, ["2015-04-20", "2024"])
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

  func testUnreadableLinksAreTolerated() throws {
    let result = try readGroup(try good("group-info-links-unreadable"))
    XCTAssertEqual(
      result.problems.map(\.phrase),
      [
        "instagram: 'https://www.instagram.com/x' is not a valid Instagram name",
        "x: 'much_too_long_name' is not a valid name on X",
        "youtube: '@ohmygirl' is not a valid YouTube channel ID",
      ].map { "group/OHMYGIRL: info.links.\($0)" })
    XCTAssertEqual(result.document.info?.links, GroupLinks())
  }

  func testAnArrayIsRejectedAsLinks() throws {
    try assertInfoRejected("links-an-array", "links: must be an object")
  }

  func testWithoutAnEnglishNameTheIDIsTheName() throws {
    XCTAssertEqual(try info("group-info-only-original-keys").name, "OHMYGIRL")
  }

  func testNullMeansUnknownInEveryKey() throws {
    XCTAssertEqual(try info("group-info-everything-null"), try group("OHMYGIRL"))
  }

  func testADebutCanBeAYearAlone() throws {
    XCTAssertEqual(try info("group-info-debut-year-alone").debut?.description, "2015")
  }

  func testAnUnreadableVideoIDIsTolerated() throws {
    try assertTolerated(
      "group-info-video-id-unreadable",
      "hitsong: 'https://youtu.be/QIN5_tJRiyY' is not a valid YouTube video ID")
    XCTAssertNil(try info("group-info-video-id-unreadable").hitSong)
  }

  func testAnUnreadableLogoIsTolerated() throws {
    try assertTolerated(
      "group-info-logo-unreadable", "grouplogo: 'file:///etc/passwd' is not a valid URL")
  }

  func testAnUnreadableStatusIsTolerated() throws {
    try assertTolerated(
      "group-info-status-unreadable", "status: 'resting' is not a valid group status")
  }

  func testAnImpossibleDateIsRejected() throws {
    try assertInfoRejected("debut-impossible", "debut: '2015.04.31' is not a valid date")
    try assertInfoRejected("disbanded-impossible", "disbanded: 'someday' is not a valid date")
  }

  func testASongOfTheYearZeroIsRejected() throws {
    try assertInfoRejected("song-year-zero", "hitsongyear: '0' is not a valid date")
  }

  func testAnEscapeSequenceIsRejected() throws {
    try assertInfoRejected(
      "name-with-escape-sequence", "englishname: contains the control character U+001B")
  }

  func testUnknownValuesAreOmittedExceptForOriginalKeys() throws {
    XCTAssertEqual(
      try group("OHMYGIRL").wireJSON.keys.sorted(),
      ["englishname", "groupimage", "grouplogo", "groupname", "haspreviousmember", "hitsong"])
  }

  private func info(_ fixture: String) throws -> GirlGroup {
    try XCTUnwrap(try readGroup(try good(fixture)).document.info)
  }

  private func assertTolerated(
    _ fixture: String, _ problem: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let problems = try readGroup(try good(fixture)).problems.map(\.phrase)
    XCTAssertEqual(problems, ["group/OHMYGIRL: info.\(problem)"], file: file, line: line)
  }

  private func assertInfoRejected(
    _ name: String, _ message: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try assertRejected(
      "group-info-\(name)", "group/OHMYGIRL: info.\(message)", file: file, line: line)
  }
}
