import KPGGCore
import XCTest

@testable import kpgg

final class CommandOutputTests: FavoritesTestCase {
  private let listings = [
    "", "sections", "groups", "groups --section 2016-2019", "group OHMYGIRL", "group no9u",
    "members",
    "members 4minute --former", "profiles", "profile Sakura", "profile dinda",
    "groups --fields id,name,koreanName,aliases,hitSong,memberCount",
    "group OHMYGIRL --fields members,hitSong", "members --fields id,birthplace,positions",
  ]

  func testNoLineIsWiderThanTheTerminal() async {
    for listing in listings {
      for language in ["ko", "en"] {
        for width in [1, 10, 20, 40, 80, 200] {
          let text = await output(of: "\(listing) --lang \(language)", on: .terminal(width))
          // A URL is one line, so that it can be copied.
          for line in text.split(separator: "\n").map(String.init)
          where !line.hasPrefix("https://") {
            XCTAssertLessThanOrEqual(CellWidth.of(line), width, "\(listing): \(line)")
          }
        }
      }
    }
  }

  /// The whole text of a large catalog would need much memory.
  func testListingsAreWrittenRecordByRecord() async {
    for line: TypedLine in [
      "members", "members --json", "members --plain", "members --csv", "profiles", "songs",
      "songs --json --fields title", "search a --json", "units --json",
    ] {
      let context = Context.test(
        line.arguments, environment: ["KPGG_TODAY": "2026-11-21"], bundled: Self.bundled)
      var (count, longest) = (0, 0)
      let outcome = await Program(context: context).run { piece in
        count += 1
        longest = max(longest, piece.utf8.count)
      }
      XCTAssertEqual(outcome, Program.Outcome(), "\(line)")
      XCTAssertGreaterThan(count, line.arguments[0] == "units" ? 0 : 1, "\(line)")
      XCTAssertLessThan(longest, 20_000, "\(line)")
    }
  }

  func testNoLineEndsInASpace() async {
    for listing in listings {
      for screen in [Context.Screen.none, .terminal(40), .terminal(80)] {
        let text = await output(of: "\(listing)", on: screen)
        XCTAssertFalse(text.contains(" \n"), listing)
        XCTAssertTrue(text.hasSuffix("\n"), listing)
      }
    }
  }

  func testColorAddsOnlyStyleSequences() async {
    for listing in listings {
      let plain = await output(of: "\(listing) --color never", on: .terminal(80))
      let colored = await output(of: "\(listing) --color always", on: .terminal(80))
      XCTAssertNotEqual(colored, plain)
      XCTAssertEqual(colored.replacing(/\u{1B}\[[0-9;]*m/, with: ""), plain, listing)
    }
  }

  func testAPipeGetsNoColorUnlessItIsForced() async {
    let plain = await output(of: "group OHMYGIRL --color never")
    await assertRun("group OHMYGIRL", in: ["NO_COLOR": ""], .prints(plain))
    await assertRun("group OHMYGIRL", in: ["CLICOLOR_FORCE": "1"], .prints(plain))
    let forced = await output(of: "group OHMYGIRL", in: ["NO_COLOR": "", "CLICOLOR_FORCE": "1"])
    XCTAssertNotEqual(forced, plain)
    await assertRun("group OHMYGIRL --color always", .prints(forced))
  }

  func testATerminalGetsColorUnlessItIsDumb() async {
    let line: TypedLine = "group OHMYGIRL"
    let colored = await output(of: line, on: .terminal(80), in: ["NO_COLOR": ""])
    XCTAssertTrue(colored.contains("\u{1B}["))
    let dumb = await output(of: line, on: .terminal(80), in: ["NO_COLOR": "", "TERM": "dumb"])
    XCTAssertFalse(dumb.contains("\u{1B}"))
  }

  func testJSONAndPlainOutputAreTheSameEverywhereAndNeverColored() async {
    let commands = [
      "sections", "groups", "group OHMYGIRL", "members OHMYGIRL", "profiles 2ne1",
      "profile Sakura", "members 4minute --former",
    ]
    for command in commands {
      let json = await output(of: "\(command) --json")
      let plain = await output(of: "\(command) --plain")
      for (screen, variables) in Self.environments {
        for options in ["", "--color always", "--color never"] {
          await assertRun("\(command) --json \(options)", on: screen, in: variables, .prints(json))
        }
        await assertRun(
          "\(command) --plain --color always --lang en", on: screen, in: variables, .prints(plain))
      }
      await assertRun("\(command) --json --lang ko", .prints(json))
    }
  }

  func testTheJSONOfTheHomeScreenDependsOnlyOnTheDate() async {
    let json = await output(of: "--json")
    for (screen, variables) in Self.environments where variables["KPGG_TODAY"] == nil {
      await assertRun("--json --color always", on: screen, in: variables, .prints(json))
    }
  }

  func testEveryKindOfValueHasAPlainForm() {
    let table: [(JSONValue, String)] = [
      (.null, ""), (.boolean(true), "true"), (.boolean(false), "false"), (.integer(-3), "-3"),
      (.number(158), "158"), (.number(163.5), "163.5"), (.string("오마이걸"), "오마이걸"),
      (.array([]), ""), (.array([.string("a"), .null, .integer(1)]), "a, , 1"),
    ]
    for (value, text) in table { XCTAssertEqual(value.plainText, text) }
  }

  func testAMissingKeyIsNull() {
    XCTAssertEqual(JSONValue.object(["a": .integer(1)])["b"], .null)
    XCTAssertEqual(JSONValue.integer(1)["a"], .null)
  }

  func testAFractionOfACentimeterIsKept() async {
    let sheet = await output(of: "profile No.9&(U)/Zoé")
    let plain = await output(of: "profile No.9&(U)/Zoé --fields heightCm --plain")
    XCTAssertTrue(plain.contains("."), plain)
    XCTAssertTrue(sheet.contains("\(plain.dropLast()) cm"), sheet)
  }

  func testEveryRowHasEveryColumn() async {
    for (command, columns) in [("sections", 4), ("groups", 6), ("members", 8), ("group fx", 6)] {
      let rows = await output(of: "\(command) --plain").split(separator: "\n")
      for row in rows { XCTAssertEqual(row.count { $0 == "\t" }, columns - 1, "\(row)") }
    }
  }

  func testAListingHasAHeaderOfKeysAndEndsEachRowInCRLF() async {
    await assertRun(
      "members OHMYGIRL --former --fields id,koreanStageName,mbti,positions --csv",
      .shows("members-ohmygirl-former.csv"))
    await assertRun("sections --csv", .shows("sections.csv"))
    await assertRun("group OHMYGIRL --csv", .shows("group-ohmygirl.csv"))
    await assertRun("stats blood --csv", .shows("stats-blood.csv"))
    await assertRun("stats --csv", .shows("stats.csv"))
    await assertRun("search secret --limit 3 --csv", .shows("search.csv"))
  }

  func testRowsAreThoseOfPlainOutput() async throws {
    await add("OHMYGIRL/YooA")
    let lines: [TypedLine] = [
      "sections", "groups", "group OHMYGIRL", "members IVE", "profiles IVE", "profile IVE Gaeul",
      "songs IVE", "song dolphin", "units TWICE", "similar IVE", "search omg", "birthdays", "today",
      "stats",
      "stats mbti", "favorites", "random --seed 7",
      "random member --seed 7", "quiz stats", "config",
    ]
    let commands = CommandTable.commands.filter {
      $0.description.option(named: "plain") != nil
    }
    // Other tests cover the rows of these commands.
    let others: Set = ["export", "import", "rank", "snapshot", "sync", "validate"]
    XCTAssertEqual(
      Set(commands.map { $0.description.name }).subtracting(others),
      Set(lines.map { $0.arguments[0] }))
    for line in lines {
      let plain = await output(of: TypedLine(line.arguments + ["--plain"]))
      let csv = await output(of: TypedLine(line.arguments + ["--csv"]))
      XCTAssertTrue(csv.hasSuffix("\r\n"), "\(line)")
      let rows = Self.records(in: csv)
      let expected = plain.split(separator: "\n").map {
        $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      }
      XCTAssertEqual(Array(rows.dropFirst()), expected, "\(line)")
      XCTAssertEqual(rows.first?.count, expected.first?.count, "\(line)")
    }
  }

  func testAnEmptyListingHasOnlyTheHeader() async {
    await assertRun("groups --debut 1990 --fields id,name --csv", .prints("id,name\r\n"))
  }

  func testACellIsQuotedOnlyWhereNecessary() {
    assertCSV(
      ["a,b", "c"],
      [
        ["say \"hi\"", "plain"], ["=1+1", "@x"], ["", " spaced "], ["one,\u{301}", "\"\u{301}"],
      ],
      "\"a,b\",c\r\n\"say \"\"hi\"\"\",plain\r\n=1+1,@x\r\n, spaced \r\n"
        + "\"one,\u{301}\",\"\"\"\u{301}\"\r\n")
    // A row of one empty cell is not a blank line.
    assertCSV(["a"], [[""], ["b"]], "a\r\n\"\"\r\nb\r\n")
    assertCSV(["a"], [["x\u{1B}[31m\r\ny"]], "a\r\nx\u{FFFD}[31m\u{FFFD}\u{FFFD}y\r\n")
  }

  private func assertCSV(
    _ keys: [String], _ cells: [[String]], _ expected: String, line: UInt = #line
  ) {
    XCTAssertEqual(OutputRows(keys: keys, cells: cells).commaSeparated, expected, line: line)
  }

  func testTwoFormatsExcludeEachOther() async {
    for other in ["json", "plain"] {
      await assertRun(
        "groups --csv --\(other)",
        .fails(
          .usage, "--\(other) and --csv cannot be combined",
          hint: "use only one of the two"
        ))
    }
    await assertRun(
      "stats mbti --svg - --csv",
      .fails(
        .usage, "--svg and --csv cannot be combined", hint: "use only one of the two"))
  }

  /// The cells of each record, by RFC 4180.
  private static func records(in text: String) -> [[String]] {
    var records: [[String]] = []
    var record: [String] = []
    var cell = String.UnicodeScalarView()
    var isQuoted = false
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"" where isQuoted && rest.first == "\"": cell.append(rest.removeFirst())
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        record.append(String(cell))
        cell = String.UnicodeScalarView()
      case "\r" where !isQuoted: continue
      case "\n" where !isQuoted:
        records.append(record + [String(cell)])
        (record, cell) = ([], String.UnicodeScalarView())
      default: cell.append(scalar)
      }
    }
    return records
  }

  private static let environments: [(Context.Screen, [String: String])] = [
    (.none, [:]), (.terminal(1), [:]), (.terminal(80), ["NO_COLOR": ""]),
    (.terminal(200), ["LC_ALL": "ko_KR.UTF-8", "TZ": "Asia/Seoul"]),
    (.none, ["KPGG_LANG": "ko", "CLICOLOR_FORCE": "1", "NO_COLOR": ""]),
    (.none, ["KPGG_TODAY": "1999-12-31", "TZ": "America/New_York", "LC_ALL": "C"]),
  ]
}
