import XCTest

@testable import kpgg

final class MembersTests: CommandTestCase {
  func testAnEmptyValueOfAnyFilterIsAUsageError() async {
    for option in [
      "section", "debut", "status", "agency", "mbti", "blood", "born", "height", "nationality",
      "position",
    ] {
      for value in ["", ","] {
        let outcome = await run(["members", "--\(option)", value])
        XCTAssertEqual(outcome.exitCode, .usage, "--\(option) '\(value)'")
      }
    }
  }

  func testAGroupsMembersAreATableOrRows() async {
    await assertShown([
      ("members 4minute", .none, "members-4minute.txt"),
      ("members 4minute", .terminal(40), "members-4minute-40.txt"),
      ("members 4minute", .terminal(80), "members-4minute-80.txt"),
      ("members 4minute", .terminal(200), "members-4minute-200.txt"),
      ("members izone --lang ko", .terminal(80), "members-izone-ko-80.txt"),
      // Former members are dim.
      ("members OHMYGIRL --color always", .terminal(80), "members-ohmygirl-color-80.txt"),
      ("members OHMYGIRL --plain", .none, "members-ohmygirl.tsv"),
    ])
  }

  func testANarrowTableDropsTheGroupOnlyIfItIsTheSameInEveryRow() async {
    for (line, header) in [
      ("members twice", "Stage name Korean Born Status"), ("members", "Stage name Group Born"),
      ("members --position leader", "Stage name Group Positions"),
      ("members --nationality 일본인", "Stage name Group Nationality"),
    ] {
      let table = await output(of: "\(line)", on: .terminal(40))
      let titles = table.prefix { $0 != "\n" }.split(separator: " ").joined(separator: " ")
      XCTAssertEqual(titles, header, table)
    }
  }

  func testAColumnOfAFilterShowsWholeValues() async {
    for width in [40, 80] {
      let table = await output(of: "members aoa --position leader", on: .terminal(width))
      XCTAssertFalse(table.contains("…"), table)
    }
  }

  func testAKoreanTableStartsWithKoreanNames() async {
    for (line, screen, header) in [
      ("members twice", .none, "활동명  영문 이름  그룹"), ("members", .terminal(20), "활동명"),
      ("members twice --fields stageName,koreanStageName", .none, "영문 이름  활동명\n"),
    ] as [(String, Context.Screen, String)] {
      let table = await output(of: "\(line) --lang ko", on: screen)
      XCTAssertTrue(table.hasPrefix(header), table)
    }
  }

  func testAMemberWhoDiedIsShownWithTheDate() async {
    let group = await output(of: "group secretnumber --lang ko")
    XCTAssertFalse(group.contains("사망일"), group)
    for line: TypedLine in ["group fx --lang ko", "profile fx sulli --lang ko"] {
      let text = await output(of: line)
      XCTAssertTrue(text.contains("사망일"), text)
      XCTAssertTrue(text.contains("2019-10-14"), text)
    }
  }

  func testMembersOfADisbandedGroupAreNotShownAsCurrent() async {
    let narrow = await output(of: "members no9u", on: .terminal(40)).split(separator: "\n")
    XCTAssertEqual(narrow.first, "Stage name  Born        Status")
    for (language, statuses) in [
      ("en", ["2021": 6, "former": 1]), ("ko", ["해체": 6, "탈퇴": 1]),
    ] {
      for line: TypedLine in ["members no9u", "members no9u --fields isFormer"] {
        let rows = await output(of: TypedLine(line.arguments + ["--lang", language]))
          .split(separator: "\n").dropFirst()
        let words = rows.compactMap { $0.split(separator: " ").last.map(String.init) }
        XCTAssertEqual(Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +), statuses)
      }
    }
    await assertRun(
      "members no9u --fields isFormer --plain",
      .prints(String(repeating: "false\n", count: 6) + "true\n"))
  }

  func testTheGroupNameIsInTheChosenLanguage() async {
    for (name, language) in [("OH MY GIRL", "en"), ("오마이걸", "ko")] {
      for line: TypedLine in [
        "members OHMYGIRL --fields group --limit 1 --lang \(language)",
        "profiles OHMYGIRL --fields group --lang \(language)",
      ] {
        let table = await output(of: line)
        XCTAssertEqual(table.split(separator: "\n").dropFirst().first.map(String.init), name)
      }
      let sheet = await output(of: "profile OHMYGIRL/YooA --fields group --lang \(language)")
      XCTAssertTrue(sheet.hasSuffix("  \(name)\n"), sheet)
    }
    await assertRun("members OHMYGIRL --fields group --limit 1 --plain", .prints("OHMYGIRL\n"))
  }

  func testCurrentAndFormerMembersAddUpToAllMembers() async {
    for name in ["", "OHMYGIRL", "2016-2019"] {
      let name = "\(name) --status active,hiatus"
      let all = await output(of: "members \(name) --plain")
      let current = await output(of: "members \(name) --plain --current")
      let former = await output(of: "members \(name) --plain --former")
      XCTAssertFalse(former.isEmpty)
      let lines = { (text: String) in text.split(separator: "\n").sorted() }
      XCTAssertEqual(lines(all), lines(current + former))
    }
    let current = await output(of: "members --fields isFormer,died --plain --current")
    XCTAssertEqual(Set(current.split(separator: "\n")), ["false\t"])
    let former = await output(of: "members --fields isFormer,died --plain --former")
    let died = ["true\t2009-12-24", "false\t2015-09", "false\t2019-11-24", "true\t2019-10-14"]
    XCTAssertEqual(Set(former.split(separator: "\n").map(String.init)), Set(died + ["true\t"]))
    for (line, expected) in [
      ("OHMYGIRL --former", "OHMYGIRL/JinE\nOHMYGIRL/Jiho\n"),
      // The members of a disbanded group are neither current nor former.
      ("izone --current", ""), ("izone --former", ""),
    ] {
      await assertRun("members \(line) --fields id --plain", .prints(expected))
    }
  }

  func testTheMembersOfADay() async {
    let ids = { (line: String) in
      await self.rows("members lumina \(line) --fields id --plain")
        .map { String($0.dropFirst("LUMINA/".count)) }
    }
    for (options, expected) in [
      ("--on 2000-06", ["Sora", "Eunbi", "Lina", "Boram", "Ara"]),
      ("--on 2002-01-01", ["Eunbi", "Lina"]), ("--on 2003-02-01", ["Sora", "Eunbi", "Lina"]),
      ("--on 2002-01-01 --current", ["Eunbi", "Lina"]),
      ("--on 2002-01-01 --former", ["Sora", "Boram", "Ara"]),
      ("--on 2005 --former", ["Sora", "Eunbi", "Lina", "Boram", "Ara"]),
      ("--on 1999 --former", []), ("--on 1999-10", []), ("--on 2005-01-01", []),
    ] {
      let found = await ids(options)
      XCTAssertEqual(found, expected, options)
    }
    // It is not known when SECRET disbanded.
    for (options, count) in [("", 3), (" --current", 0)] {
      let rows = await rows("members secret --on 2020\(options) --plain")
      XCTAssertEqual(rows.count, count)
    }
    let all = await rows("members --on 2013-01-01 --fields group --plain")
    XCTAssertEqual(Set(all), ["AOA", "KARA", "FX", "2NE1", "4MINUTE", "SECRET", "GIRLSDAY"])
  }

  func testTheStatusIsThatOfTheDay() async {
    for (options, expected) in [
      ("lumina --on 2002-01-01 --former", ["former", "former", "former"]),
      (
        "lumina --on 2005 --former", ["until 2004", "until 2004", "until 2004", "former", "former"]
      ),
      ("aoa --on 2013-01-01 --position Leader", ["member"]),
      ("fx --on 2020 --former", ["died"]), ("secret --on 2020 --blood O", ["unknown"]),
    ] {
      let rows = await rows("members \(options) --fields isFormer").dropFirst()
      XCTAssertEqual(Array(rows), expected, options)
    }
    for (options, expected) in [
      // Jimin left in 2020.
      ("aoa --on 2013 --position Leader", "false\n"), ("aoa --on 2021 --former --mbti INTJ", ""),
      ("lumina --on 2005 --former", "false\nfalse\nfalse\ntrue\ntrue\n"),
      ("fx --on 2020 --former", "true\n"), ("secret --on 2020 --blood O", "false\n"),
    ] { await assertRun("members \(options) --plain --fields isFormer", .prints(expected)) }
    let colored = await output(of: "members aoa --on 2013-01-01 --color always")
    XCTAssertFalse(colored.contains("\u{1B}[2m"), "nobody is dimmed")
  }

  func testEveryFormatHasTheStatusOfTheDay() async throws {
    let catalog = try temporaryCatalog(ofGroup: "IVE")
    try catalog.write(
      #"""
      {"groupname": {"IVE": [
        {"stagename": "Left", "left": "2020", "ispreviousmember": true},
        {"stagename": "Unknown", "ispreviousmember": true}, {"stagename": "Current"}]}}
      """#, to: "group/IVE")
    let source = "--source \(catalog.path)"
    let fields = "--fields stageName,isFormer"
    await assertRun(
      "members --on 2015 \(fields) --csv \(source)",
      .prints("stageName,isFormer\r\nCurrent,false\r\nLeft,false\r\nUnknown,\r\n"))
    let json = await output(of: "members --on 2015 --json \(source)")
    let values = json.split(separator: "\n").filter { $0.contains("isFormer") }
    XCTAssertEqual(
      values, ["    \"isFormer\": false,", "    \"isFormer\": false,", "    \"isFormer\": null,"])
    let whole = await output(of: "members --json \(source)")
    XCTAssertEqual(
      json.replacing("null", with: "true").replacing("false", with: "true"),
      whole.replacing("null", with: "true").replacing("false", with: "true"), "the same keys")
    let group = await output(of: "group IVE --on 2015 --json \(source)")
    XCTAssertEqual(
      group.split(separator: "\n").filter { $0.contains("isFormer") }.map { $0.dropFirst(2) },
      values)
    await assertRun(
      "group IVE --on 2015 --fields members.isFormer --plain \(source)",
      .prints("false, false, \n"))
    await assertRun(
      "members --on 2015 --sort isFormer --fields stageName --plain \(source)",
      .prints("Current\nLeft\nUnknown\n"))
    let table = await rows("members --on 2015 \(fields) \(source)")
    XCTAssertEqual(
      table.dropFirst(), ["Current     member", "Left        member", "Unknown     unknown"])
  }

  func testADayWithoutMembersIsExplained() async {
    for (line, note) in [
      ("lumina --on 1998", "No members in 1998: Lumina debuted in 1999-11."),
      ("lumina --on 2005-01-01", "No members on 2005-01-01: Lumina disbanded in 2004."),
      ("lumina --on 2005-01-01 --lang ko", "2005-01-01에는 멤버가 없었습니다 (해체: 2004년)."),
      ("lumina --on 2001 --mbti infp --blood ab", "0 members"), ("--on 1980", "0 members"),
    ] {
      let rows = await output(of: "members \(line)", on: .terminal(80)).split(separator: "\n")
      XCTAssertEqual(rows.last.map(String.init), note)
    }
    let outcome = await run("members aoa --on 2012-13")
    XCTAssertEqual(outcome.exitCode, .usage)
  }

  func testTheMembersOfASectionAreThoseOfItsGroups() async {
    let groups = await output(of: "groups --section sixth --fields id --plain")
    var expected = ""
    for group in groups.split(separator: "\n") {
      expected += await output(of: "members \(group) --plain")
    }
    for name in ["sixth", "2009", "SIXTH"] {
      await assertRun("members \(name) --plain", .prints(expected))
    }
  }

  func testAYearMeansTheMembersOfGroupsThatDebutedInIt() async {
    for year in [2015, 2017, 2020, 1990] {
      await assertRun(
        "members \(year) --plain", .prints(await output(of: "members --debut \(year) --plain")))
    }
    await assertRun(
      "members 2017-2018 --plain",
      .prints(await output(of: "members --debut 2017..2018 --plain")))
    await assertFails(
      "members 2018-2017", .notFound, "group or section '2018-2017' not found",
      hint: "use a year, or years such as 2016-2019")
  }

  func testAFieldMatchesInAnyLetterCase() async {
    await assertRun(
      "members ive --fields STAGENAME,koreanstagename --csv",
      .prints(await output(of: "members ive --fields stageName,koreanStageName --csv")))
    await assertRun(
      "members ive --fields name,birthday --csv",
      .prints(await output(of: "members ive --fields stageName,birth --csv")))
  }

  func testAKoreanNameIsTheKoreanStageName() async {
    let expected = await output(of: "members omg --fields koreanStageName --plain")
    await assertRun("members omg --fields koreanName --plain", .prints(expected))
  }

  func testAnEmptyListingIsASuccess() async {
    await assertRun("members 4minute --former --json", .prints("[]\n"))
    await assertRun("members 4minute --former --plain", .prints(""))
    await assertRun("members 4minute --former", on: .terminal(80), .shows("members-none-80.txt"))
  }
}
