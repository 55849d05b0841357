import KPGGCore
import XCTest

@testable import kpgg

final class CSVWriterTests: FavoritesTestCase {
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
      "songs IVE", "search omg", "birthdays", "stats", "stats mbti", "favorites", "random --seed 7",
      "random member --seed 7", "quiz stats",
    ]
    let commands = CommandTable.kpgg.commands.filter {
      $0.description.option(named: "plain") != nil
    }
    // Other tests cover the rows of these commands.
    XCTAssertEqual(
      Set(commands.map { $0.description.name }).subtracting(["snapshot", "sync", "validate"]),
      Set(lines.map { $0.arguments[0] }))
    for line in lines {
      let plain = await output(of: TypedLine(line.arguments + ["--plain"]), in: environment())
      let csv = await output(of: TypedLine(line.arguments + ["--csv"]), in: environment())
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
    await assertRun(
      "groups --debut 1990 --fields id,name --csv", .prints("id,name\r\n"))
  }

  func testQuotesCommasAndLineBreaksAreQuoted() {
    let rows = OutputRows(
      keys: ["a,b", "c"],
      cells: [
        ["say \"hi\"", "plain"], ["=1+1", "@x"], ["", " spaced "], ["one,\u{301}", "\"\u{301}"],
      ])
    XCTAssertEqual(
      CSVWriter().text(of: Rows(rows: rows)),
      "\"a,b\",c\r\n\"say \"\"hi\"\"\",plain\r\n=1+1,@x\r\n, spaced \r\n"
        + "\"one,\u{301}\",\"\"\"\u{301}\"\r\n")
  }

  func testARowOfOneEmptyCellIsNotABlankLine() {
    let rows = OutputRows(keys: ["a"], cells: [[""], ["b"]])
    XCTAssertEqual(CSVWriter().text(of: Rows(rows: rows)), "a\r\n\"\"\r\nb\r\n")
  }

  func testControlCharactersAreReplaced() {
    let rows = OutputRows(keys: ["a"], cells: [["x\u{1B}[31m\r\ny"]])
    XCTAssertEqual(
      CSVWriter().text(of: Rows(rows: rows)), "a\r\nx\u{FFFD}[31m\u{FFFD}\u{FFFD}y\r\n")
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
}

private struct Rows: CommandOutput {
  let rows: OutputRows
  var json: JSONValue { .null }
  func lines(_: TextWriter) -> [String] { [] }
}
