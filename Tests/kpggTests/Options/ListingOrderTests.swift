import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

final class ListingOrderTests: CommandTestCase {
  func testEveryFieldSortsInBothDirectionsWithUnknownValuesLast() async {
    await assertEveryFieldSorts(ListedGroup.self, "groups")
    await assertEveryFieldSorts(Member.self, "members 2014-2015")
    await assertEveryFieldSorts(Member.self, "members --section 2009,2012-2013")
  }

  func testATableShowsWhatItIsSortedOrFilteredBy() async {
    for (line, title) in [
      ("members --height 160..", "Height"), ("members --sort height", "Height"),
      ("members --position leader", "Positions"), ("groups --tier 1", "Tier"),
      ("groups --sort memberCount", "Members"), ("songs --sort youtubeID", "Video ID"),
    ] as [(TypedLine, String)] {
      let header = await rows(line).first ?? ""
      XCTAssertTrue(header.hasSuffix("  \(title)"), "\(line): \(header)")
    }
    let plain = await output(of: "members twice --sort mbti")
    let filtered = await output(of: "members twice --born 1990.. --sort mbti")
    XCTAssertEqual(plain.prefix { $0 != "\n" }, filtered.prefix { $0 != "\n" })
    // A list of fields and other formats stay the same.
    await assertRun(
      "members 4minute --height 160.. --limit 1 --fields stageName",
      .prints("Stage name\nJihyun\n"))
  }

  func testANarrowTableKeepsWhatItIsSortedBy() async {
    let table = await output(of: "members --sort height", on: .terminal(40))
    XCTAssertTrue(table.prefix { $0 != "\n" }.hasSuffix("Height"), table)
  }

  func testNumbersAreSortedByTheirValue() async {
    let heights = await rows("members --height 100.. --sort heightCm --fields heightCm --plain")
      .compactMap(Double.init)
    XCTAssertGreaterThan(heights.count, 100)
    XCTAssertEqual(heights, heights.sorted())
  }

  func testNamesAreSortedIgnoringCase() async {
    await assertRun(
      "groups --section 2009 --sort name --fields name --plain",
      .prints("2NE1\n4Minute\nf(x)\nSECRET\n"))
    await assertRun(
      "groups --section 2009 --sort koreanName --fields koreanName --plain",
      .prints("시크릿\n에프엑스\n투애니원\n포미닛\n"))
  }

  func testSectionsAreSortedByTheirYears() async {
    let debuts = await rows("groups --sort section --plain --fields section")
    var sections: [String] = []
    for section in debuts where sections.last != section { sections.append(section) }
    XCTAssertEqual(
      sections,
      [
        "eleventh", "seventh", "sixth", "fifth", "fourth", "third", "second", "first", "eighth",
        "ninth",
      ])
  }

  func testTiesAreSortedByIDInBothDirections() async {
    for direction in ["", "--reverse"] {
      await assertRun(
        "groups --section 2009 --sort hasFormerMembers \(direction) --plain --fields id",
        .prints(
          direction.isEmpty
            ? "2NE1\n4MINUTE\nFX\nSECRET\n"
            : "FX\nSECRET\n2NE1\n4MINUTE\n"))
    }
  }

  func testGroupsAreListedByDebutNewestFirst() async {
    let defaultOrder = await output(of: "groups --plain")
    await assertRun("groups --sort debut --reverse --plain", .prints(defaultOrder))
    let oldestFirst = await output(of: "groups --sort debut --plain")
    await assertRun("groups --reverse --plain", .prints(oldestFirst))
    XCTAssertNotEqual(defaultOrder, oldestFirst)
  }

  func testGroupsWithoutADebutStayLastInReverse() async throws {
    let catalog = try temporaryCatalog()
    let old = #"{"groupname": "OLD", "debut": "1999"}, {"groupname": "NEW", "debut": "2020"}"#
    try catalog.write(
      #"{"group": {"first": [{"groupname": "B"}, \#(old), {"groupname": "A"}]}}"#,
      to: TemporaryCatalog.index)
    let listing = "groups --source \(catalog.path) --plain --fields id"
    await assertRun("\(listing)", .prints("NEW\nOLD\nA\nB\n"))
    await assertRun("\(listing) --reverse", .prints("OLD\nNEW\nA\nB\n"))
  }

  func testReverseReversesTheDefaultOrderOfMembers() async {
    let defaultOrder = await rows("members IVE --plain")
    let reversed = await rows("members IVE --plain --reverse")
    XCTAssertEqual(reversed, defaultOrder.reversed())
  }

  func testGroupsCanBeSortedByMemberCount() async {
    await assertRun(
      "groups --section 2009 --sort memberCount --fields id --plain",
      .prints("2NE1\nSECRET\n4MINUTE\nFX\n"))
  }

  func testPagesAddUpToTheWholeList() async {
    for line in [
      "groups", "groups --sort agency", "members 2009 --former",
      "members 2009 --sort mbti --reverse",
    ] {
      let whole = await rows("\(line) --plain")
      for size in [1, 7, whole.count - 1, whole.count, whole.count + 1] {
        var pages: [String] = []
        for offset in stride(from: 0, to: whole.count, by: size) {
          let page = await rows("\(line) --plain --limit \(size) --offset \(offset)")
          XCTAssertEqual(page.count, min(size, whole.count - offset))
          pages += page
        }
        XCTAssertEqual(pages, whole, "\(line) by \(size)")
      }
    }
  }

  func testAPagePastTheEndIsEmpty() async {
    let groups = SampleCatalog.groupCount
    for option in ["--offset \(groups)", "--offset 9223372036854775807", "--limit 0"] {
      await assertRun("groups \(option) --json", .prints("[]\n"))
      await assertRun("groups \(option) --plain", .prints(""))
    }
    await assertRun("groups --offset \(groups - 1) --plain --fields id", .prints("MOSAIC-X\n"))
    await assertRun(
      "groups --limit 9223372036854775807 --offset \(groups - 1) --plain --fields id",
      .prints("MOSAIC-X\n"))
  }

  func testATerminalShowsTheCount() async {
    let count = { (line: TypedLine) in
      await self.output(of: line, on: .terminal(80)).split(separator: "\n").last.map(String.init)
    }
    let all = SampleCatalog.groupCount
    for (line, expected) in [
      ("groups", "\(all) groups"), ("groups --section 2009", "4 groups"),
      ("groups --limit \(all)", "\(all) groups"), ("groups --limit 5", "5 of \(all) groups"),
      ("groups --offset \(all - 3)", "3 of \(all) groups"),
      ("groups --offset 99", "0 of \(all) groups"),
      ("groups --section 2009 --limit 3 --lang ko", "그룹 4팀 중 3팀"),
      ("groups --debut 2009-10 --limit 0", "0 of 1 group"),
      ("members ive --limit 1", "1 of 6 members"),
      ("members ive --limit 1 --lang ko", "멤버 6명 중 1명"),
    ] {
      let last = await count(TypedLine(stringLiteral: line))
      XCTAssertEqual(last, expected, line)
    }
  }

  private func assertEveryFieldSorts<Record: Tabular>(
    _: Record.Type, _ command: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    let all = await rows("\(command) --plain --fields id").sorted()
    for field in Record.fields {
      let listing = "\(command) --sort \(field.key) --plain --fields id,\(field.key)"
      let ascending = await rows("\(listing)").map { Self.cells($0) }
      let descending = await rows("\(listing) --reverse").map { Self.cells($0) }
      for rows in [ascending, descending] {
        XCTAssertEqual(rows.map { $0[0] }.sorted(), all, listing, file: file, line: line)
        let firstUnknown = rows.firstIndex { $0[1].isEmpty } ?? rows.endIndex
        XCTAssertTrue(
          rows[firstUnknown...].allSatisfy { $0[1].isEmpty }, listing, file: file, line: line)
      }
      let known = { (rows: [[String]]) in rows.map { $0[1] }.filter { !$0.isEmpty } }
      XCTAssertEqual(
        known(ascending).map { NormalizedText($0) },
        known(descending).reversed().map { NormalizedText($0) },
        listing,
        file: file, line: line)
    }
  }

  private static func cells(_ row: String) -> [String] {
    row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }
}
