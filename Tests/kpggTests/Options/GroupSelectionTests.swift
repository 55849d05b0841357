import XCTest

@testable import kpgg

final class GroupSelectionTests: CommandTestCase {
  func testDebutMatchesARange() async {
    let debuts = await rows("groups --debut 2014..2016 --plain --fields debut")
    XCTAssertFalse(debuts.isEmpty)
    XCTAssertTrue(debuts.allSatisfy { ("2014-01-01"..."2016-12-31").contains($0) }, "\(debuts)")
  }

  func testAStatusCanBeTypedInEitherLanguage() async {
    let expected = await output(of: "groups --status disbanded --plain")
    for typed in ["DISBANDED", "해체", "해체".decomposedStringWithCanonicalMapping] {
      await assertRun("groups --status \(typed) --plain", .prints(expected))
    }
  }

  func testAKoreanStatusHasOneMeaning() async {
    for (word, code) in [("활동", "active"), ("활동중", "active"), ("활동중단", "hiatus")] {
      let typed = await output(of: "groups --status \(word) --plain")
      let expected = await output(of: "groups --status \(code) --plain")
      XCTAssertEqual(typed, expected, word)
    }
  }

  func testAKoreanKindOfSongNeedsNoSuffix() async {
    for (word, code) in [("타이틀", "title"), ("타이틀곡", "title"), ("선공개", "prerelease")] {
      let typed = await output(of: "songs --kind \(word) --plain")
      let expected = await output(of: "songs --kind \(code) --plain")
      XCTAssertEqual(typed, expected, word)
    }
  }

  func testAYearCanHaveAKoreanSuffix() async {
    for command in ["groups", "songs", "members", "sections"] {
      let typed = await output(of: "\(command) 2015년 --plain")
      let expected = await output(of: "\(command) 2015 --plain")
      XCTAssertEqual(typed, expected, command)
      XCTAssertFalse(typed.isEmpty, command)
    }
  }

  func testAKoreanHintListsKoreanStatuses() async {
    await assertFails(
      "groups --status xx", .usage, "--status does not accept 'xx'",
      hint: "use 'active', 'hiatus', or 'disbanded'")
    let korean = await run("groups --status xx --lang ko")
    XCTAssertTrue(korean.errors.contains("'활동 중', '활동 중단', '해체'"), korean.errors)
  }

  func testAnAgencyMatchesByItsWholeNameOrByWords() async {
    let ids = { (agency: String) in
      await self.rows(["groups", "--plain", "--fields", "id", "--agency", agency])
    }
    let whole = await ids("SM Entertainment")
    XCTAssertEqual(whole, ["FX"])
    let words = await ids("moon & paper")
    XCTAssertEqual(words, ["NO.9&(U)"])
    let several = await ids("cube, sm-entertainment")
    XCTAssertEqual(several, ["GIDLE", "FX", "4MINUTE"])
  }

  func testAnAgencyIsFoundByItsLettersInHangul() async {
    let latin = await output(of: "groups --agency sm --plain")
    XCTAssertFalse(latin.isEmpty)
    await assertRun("groups --agency 에스엠 --plain", .prints(latin))
    await assertRun(
      "groups --agency 제이와이피 --plain", .prints(await output(of: "groups --agency jyp --plain")))
    await assertFails(
      "groups --agency 에스 --plain", .notFound, "agency '에스' not found",
      hint: "did you mean '에스엠 엔터'?")
  }

  func testATierFiltersGroupsMembersAndSongs() async {
    await assertRun("groups --tier 3 --plain --fields id", .prints("LUMINA\n"))
    for (command, field) in [("groups", "id"), ("members", "group"), ("songs", "group")] {
      let well = Set(await rows("\(command) --tier 1..2 --plain --fields \(field)"))
      XCTAssertTrue(well.isSuperset(of: ["IVE", "SECRET"]), command)
      XCTAssertTrue(well.isDisjoint(with: ["LUMINA", "달무리", "MOSAIC-X"]), command)
      await assertRun(
        "\(command) --tier 1,2 --plain --fields \(field)",
        .prints(await output(of: "\(command) --tier ..2 --plain --fields \(field)")))
    }
  }

  func testGroupsAreSortedByTier() async {
    let rows = await rows("groups --sort tier --plain --fields tier,id")
    XCTAssertEqual(rows.map { $0.prefix { $0 != "\t" } }.suffix(5), ["2", "2", "3", "", ""])
    XCTAssertEqual(rows.first, "1\t2NE1")
  }

  func testDifferentFiltersCombineWithAND() async {
    await assertRun(
      "groups --section 2009,2014-2015 --status active --agency jyp,yg,sm --plain --fields id",
      .prints("TWICE\n2NE1\n"))
  }

  func testNoMatchesGiveAnEmptyListing() async {
    await assertRun("groups --section 2009 --debut 2020 --json", .prints("[]\n"))
    await assertRun("groups --debut 1900..1950 --plain", .prints(""))
    await assertRun(
      "groups --debut 1950", on: .terminal(80),
      .prints("Name  Korean  Debut  Status  Debut agency\n\n0 groups\n"))
  }

  func testUnknownValuesNeverMatch() async throws {
    let catalog = try temporaryCatalog()
    try catalog.write(#"{"group": {"first": [{"groupname": "IVE"}]}}"#, to: TemporaryCatalog.index)
    for option in ["--debut ..9999", "--status active,hiatus,disbanded", "--tier 1..3"] {
      await assertRun("groups --source \(catalog.path) \(option) --plain", .prints(""))
    }
    await assertRun(
      "groups --source \(catalog.path) --agency sm",
      .fails(.notFound, "agency 'sm' not found"))
  }
}
