import KPGGQuiz
import XCTest

@testable import kpgg

final class TableTests: XCTestCase {
  private let plain = Painter(isColored: false)
  private let groups = Table(
    columns: [
      Table.Column(title: "Group"), Table.Column(title: "Debut", alignment: .trailing),
      Table.Column(title: "Song", overflow: .wrap),
    ],
    rows: [
      Table.Row(cells: ["오마이걸", "2015", "Secret Garden"]),
      Table.Row(cells: ["IVE", "21", "ELEVEN"]),
    ])

  func testColumnsAreAlignedByCells() {
    assertLines(
      groups, nil,
      [
        "Group     Debut  Song",
        "오마이걸   2015  Secret Garden",
        "IVE          21  ELEVEN",
      ])
  }

  func testAWrappedCellContinuesUnderItself() {
    assertLines(
      groups, 26,
      [
        "Group     Debut  Song",
        "오마이걸   2015  Secret",
        "                 Garden",
        "IVE          21  ELEVEN",
      ])
  }

  func testACutCellEndsInAnEllipsis() {
    var table = groups
    table.columns[2].overflow = .cut
    assertLines(
      table, 26,
      [
        "Group     Debut  Song",
        "오마이걸   2015  Secret G…",
        "IVE          21  ELEVEN",
      ])
  }

  func testNoLineEndsInSpaces() {
    let table = Table(
      columns: [Table.Column(title: "A"), Table.Column(title: ""), Table.Column(title: "")],
      rows: [Table.Row(cells: ["a ", "  ", ""]), Table.Row(cells: ["", "", ""])])
    assertLines(table, nil, ["A", "a", ""])
    assertLines(table, 40, ["A", "a", ""])
  }

  func testAColumnWithoutContentKeepsItsHeader() {
    let table = Table(
      columns: [Table.Column(title: "MBTI"), Table.Column(title: "Name")],
      rows: [Table.Row(cells: ["", "효정"])])
    assertLines(table, nil, ["MBTI  Name", "      효정"])
  }

  func testMissingCellsAreEmptyAndExtraOnesAreIgnored() {
    let table = Table(
      columns: [Table.Column(title: "A"), Table.Column(title: "B")],
      rows: [Table.Row(cells: ["1"]), Table.Row(cells: []), Table.Row(cells: ["1", "2", "3"])])
    assertLines(table, nil, ["A  B", "1", "", "1  2"])
  }

  func testWithoutRowsTheHeaderRemains() {
    assertLines(Table(columns: groups.columns, rows: []), nil, ["Group  Debut  Song"])
  }

  func testATableWithoutColumnsHasNoLines() {
    assertLines(Table(columns: [], rows: [Table.Row(cells: ["a"])]), nil, [])
  }

  func testCellsAndTitlesAreMadeSafe() {
    let table = Table(
      columns: [Table.Column(title: "\u{1B}[2J")], rows: [Table.Row(cells: ["a\nb\u{202E}"])])
    assertLines(table, nil, ["\u{FFFD}[2J", "a\u{FFFD}b\u{FFFD}"])
  }

  func testTitlesAreBoldAndDimmedRowsAreDim() {
    var table = groups
    table.columns = [Table.Column(title: "Group")]
    table.rows = [Table.Row(cells: ["IVE"]), Table.Row(cells: ["AOA"], isDimmed: true)]
    XCTAssertEqual(
      table.lines(width: nil, painter: Painter(isColored: true)),
      ["\u{1B}[1mGroup\u{1B}[0m", "IVE", "\u{1B}[2mAOA\u{1B}[0m"])
  }

  func testColorNeverChangesTheAlignment() {
    var table = groups
    table.rows = table.rows.map { Table.Row(cells: $0.cells, isDimmed: true) }
    for width in [nil, 1, 10, 26, 80] {
      let colored = table.lines(width: width, painter: Painter(isColored: true))
      XCTAssertEqual(
        colored.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") },
        table.lines(width: width, painter: plain))
    }
  }

  func testNoLineIsWiderThanTheWidth() {
    let texts = [
      "", "오마이걸 비밀정원", "👩‍👩‍👧‍👦🇰🇷❤\u{FE0F}", "\u{93F}\u{1100}\u{1100}\u{1100}", "aaaaaaaaaaaaaaaaaaaa b",
    ]
    let columns = texts.enumerated().map { index, text in
      Table.Column(
        title: text, alignment: index.isMultiple(of: 2) ? .leading : .trailing,
        overflow: index.isMultiple(of: 3) ? .cut : .wrap,
        importance: index == 1 ? .droppable(rank: 1) : .essential)
    }
    let rows = texts.indices.map { Table.Row(cells: Array(texts[$0...] + texts[..<$0])) }
    for width in -1...100 {
      for line in Table(columns: columns, rows: rows).lines(width: width, painter: plain) {
        XCTAssertLessThanOrEqual(CellWidth.of(line), max(1, width), line)
      }
    }
  }

  private func assertLines(
    _ table: Table, _ width: Int?, _ expected: [String], line: UInt = #line
  ) {
    XCTAssertEqual(
      table.lines(width: width, painter: plain).joined(separator: "\n"),
      expected.joined(separator: "\n"), line: line)
  }
}
