import KPGGCore
import XCTest

@testable import kpgg

final class RecordListTests: CommandTestCase {
  func testFieldsChooseTheColumnsAndTheirOrder() async {
    await assertRun(
      "members OHMYGIRL --former --fields birth,koreanStageName,id --plain",
      .prints("1995-01-22\t진이\tOHMYGIRL/JinE\n1997-04-04\t지호\tOHMYGIRL/Jiho\n"))
    await assertRun(
      "members OHMYGIRL --former --fields birth,koreanStageName",
      .prints("Born        Korean\n1995-01-22  진이\n1997-04-04  지호\n"))
    await assertRun(
      "profile JinE --fields koreanStageName,birth --lang ko",
      .prints("활동명    진이\n생년월일  1995-01-22\n"))
  }

  func testFieldsChooseTheKeysOfJSONInSortedOrder() async {
    await assertRun(
      "members OHMYGIRL --former --fields stageName,mbti --json",
      .prints(
        """
        [
          {
            "mbti": null,
            "stageName": "JinE"
          },
          {
            "mbti": null,
            "stageName": "Jiho"
          }
        ]

        """))
  }

  func testAFieldCanBeChosenTwice() async {
    await assertRun("profile JinE --fields mbti,stageName,mbti --plain", .prints("\tJinE\t\n"))
    await assertRun(
      "profile JinE --fields mbti,mbti --json", .prints("{\n  \"mbti\": null\n}\n"))
  }

  func testSpacesAreIgnoredAroundAFieldButNotInside() async {
    await assertRun(
      ["profile", "JinE", "--plain", "--fields", " stageName , mbti"], .prints("JinE\t\n"))
    let outcome = await run(["groups", "--plain", "--fields", "name debut"])
    XCTAssertEqual(outcome.exitCode, .usage)
    XCTAssertTrue(outcome.errors.contains("unknown field 'name debut'"), outcome.errors)
  }

  func testTheLastListOfFieldsWins() async {
    await assertRun("profile JinE --fields nope --fields stageName --plain", .prints("JinE\n"))
  }

  func testChosenColumnsAreNeverDroppedInANarrowTerminal() async {
    let table = await output(
      of: "members OHMYGIRL --fields id,birth,mbti,bloodType,isFormer,positions",
      on: .terminal(40))
    let header = table.prefix { $0 != "\n" }
    XCTAssertEqual(header.split(separator: " ").count, 6, String(header))
  }

  func testAPathSelectsAnInnerValueInEveryFormat() async {
    let line = "groups --limit 1 --section 2009 --fields id,hitSong.year,hitSong.url"
    let url = "https://www.youtube.com/watch?v="
    let json = await output(of: "\(line) --json")
    XCTAssertTrue(json.contains("    \"hitSong.url\": \"\(url)"), json)
    XCTAssertTrue(json.contains("    \"hitSong.year\": 2"), json)
    let csv = await output(of: "\(line) --csv")
    XCTAssertTrue(csv.hasPrefix("id,hitSong.year,hitSong.url\r\n"), csv)
    let plain = await output(of: "\(line) --plain")
    XCTAssertTrue(plain.contains("\t\(url)"), plain)
    let table = await output(of: "\(line)")
    XCTAssertTrue(table.contains("hitSong.url"), table)
    XCTAssertTrue(table.contains(url), table)
  }

  func testAPathReachesIntoListsAndNestedRecords() async {
    await assertRun(
      "group secret --plain --fields members.stageName",
      .prints("Hyosung, Hana, Jieun, Sunhwa\n"))
    await assertRun(
      "search secret --limit 1 --plain --fields group.hitSong.title,member.birth",
      .prints("Starlight Moonlight\t\n"))
    await assertRun(
      "birthdays --next 0 --plain --fields member.group",
      .prints("IVE\nNO.9&(U)\n달무리\n"))
    let sorted = await output(of: "groups --sort hitSong.year --limit 1 --plain --fields id")
    XCTAssertEqual(sorted, "LUMINA\n")
  }

  func testAnUnknownPathListsThePathsOfItsField() async {
    await assertRun(
      "groups --fields hitSong.nope",
      .fails(
        .usage, "unknown field 'hitSong.nope'",
        hint: "use one of: hitSong.koreanTitle, hitSong.title, hitSong.url, hitSong.year, "
          + "hitSong.youtubeID"))
    await assertRun(
      "groups --fields name.x",
      .fails(
        .usage, "unknown field 'name.x'",
        hint: "did you mean 'name'? Or use one of: id, name, koreanName, aliases, section, debut, "
          + "agency, fandom, and 13 more (see 'kpgg help groups')"))
  }

  func testATypoInAFieldHasASuggestion() async {
    await assertRun(
      "sections --fields tilte",
      .fails(
        .usage, "unknown field 'tilte'",
        hint: "did you mean 'title'? Or use one of: key, title, koreanTitle, from, to, groups, "
          + "groupCount, memberCount"))
  }

  func testAnUnknownFieldListsTheFieldsOfEachKindOfRecord() async {
    await assertLists(ListedSection.self, ["sections"])
    await assertLists(ListedGroup.self, ["groups", "groups --section first"])
    await assertLists(LineUp.self, ["group OHMYGIRL", "group nosuch"])
    await assertLists(Member.self, ["members", "members 4minute --former", "members nosuch"])
    await assertLists(
      MemberProfile.self,
      ["profiles", "profiles OHMYGIRL", "profile YooA", "profile OHMYGIRL", "profile nosuch"])
  }

  func testAListHasTheJSONOfItsRecords() async throws {
    let lineUps = try await SampleCatalog.lineUps()
    try assertJSON(of: lineUps)
    try assertJSON(of: lineUps.members)
    try assertJSON(of: ListedSong.newestFirst(lineUps))
    try assertJSON(of: ListedUnit.newestFirst(lineUps))
    try assertJSON(of: lineUps.map { ListedGroup(group: $0.group, memberCount: 3) })
    try assertJSON(of: CatalogSearch(lineUps).hits(for: "lumi"))
    let catalog = try await SampleCatalog.catalog()
    let finder = GroupRelationFinder(catalog, lineUps: lineUps)
    try assertJSON(of: finder.relations(of: lineUps[1]).all.map(RelatedGroup.init))
  }

  /// JSON is written by fields, without a tree of the list.
  private func assertJSON<Record: Tabular>(of records: [Record], line: UInt = #line) throws {
    XCTAssertFalse(records.isEmpty, line: line)
    let fields = try FieldSelection<Record>(nil, for: .json, of: nil)
    let list = RecordList(records: records, fields: fields)
    var text = ""
    list.write(in: .json, .plain(.english)) { text += $0 }
    XCTAssertEqual(text, list.json.canonicalText, line: line)
  }

  private func assertLists<Record: Tabular>(
    _: Record.Type, _ commands: [String], file: StaticString = #filePath, testLine: UInt = #line
  ) async {
    let keys = Record.keys
    let rest = keys.count > 8 ? ", and \(keys.count - 8) more" : ""
    for command in commands {
      for format in ["", "--json", "--plain"] {
        await assertRun(
          "\(command) \(format) --fields \(Record.id.key),xyzzyx",
          .fails(
            .usage, "unknown field 'xyzzyx'",
            hint: "use one of: \(keys.prefix(8).joined(separator: ", "))\(rest)"
              + (rest.isEmpty ? "" : " (see 'kpgg help \(command.prefix { $0 != " " })')")),
          file: file, testLine: testLine)
      }
    }
  }

  func testEveryObjectInARecordHasPaths() async {
    for (line, expected) in [
      ("groups --fields id,links.x --plain", "STAYC\tSTAYC_official\n"),
      ("group ive --fields links.instagram --plain", "ivestarship\n"),
      ("group ive --fields links.youtubeChannelID --json", "UC"),
      ("group ive --fields songs.title --plain", "ELEVEN, LOVE DIVE"),
      ("group ive --fields songs.date --json", "2021-12-01"),
    ] as [(TypedLine, String)] {
      let output = await output(of: line)
      XCTAssertTrue(output.contains(expected), output)
    }
  }
}
