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

  func testALongCellInAPipeMovesOnlyTheRestOfItsLine() {
    let (short, long) = (String(repeating: "a", count: 99), String(repeating: "오", count: 1_000))
    let table = Table(
      columns: [
        Table.Column(title: "A"), Table.Column(title: "B", alignment: .trailing),
        Table.Column(title: "C", overflow: .wrap),
      ],
      rows: [
        Table.Row(cells: [short, "1", "x"]), Table.Row(cells: [long, "2", long]),
        Table.Row(cells: ["b", long, "c"]),
      ])
    let margin = String(repeating: " ", count: 99)
    assertLines(
      table, nil,
      [
        "A\(margin)  \(margin)B  C", "\(short)   \(margin)1  x", "\(long)  \(margin)2  \(long)",
        "b\(margin)  \(long)  c",
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

  func testADroppableColumnWithoutContentIsNotShown() {
    let columns = [
      Table.Column(title: "Top", importance: .droppable(rank: 0)), Table.Column(title: "Name"),
    ]
    let table = Table(columns: columns, rows: [Table.Row(cells: ["", "효정"])])
    for width in [nil, 80] { assertLines(table, width, ["Name", "효정"]) }
    assertLines(Table(columns: columns, rows: []), nil, ["Top  Name"])
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

final class TableLayoutTests: XCTestCase {
  func testColumnsShrinkToFitTheWidth() {
    let layouts: [(String, natural: [Int], width: Int?, widths: [Int])] = [
      ("without a width, every column has its natural width", [4, 200, 0], nil, [4, 200, 0]),
      ("columns that fit keep their widths", [4, 10, 2], 20, [4, 10, 2]),
      ("the widest columns shrink first", [4, 30, 20], 42, [4, 17, 17]),
      ("the widest columns shrink first", [4, 30, 20], 55, [4, 27, 20]),
      ("a remaining cell goes to the leftmost reduced column", [4, 30, 20], 43, [4, 18, 17]),
      ("essential columns shrink to one cell", [10, 10, 10], 7, [1, 1, 1]),
      ("then the rightmost are dropped", [10, 10, 10], 6, [2, 2]),
      ("then the rightmost are dropped", [10, 10, 10], 3, [3]),
      ("a width below one counts as one", [10, 10], 0, [1]),
      ("a width below one counts as one", [10, 10], -80, [1]),
      ("a layout without columns is empty", [], 0, []),
      ("a layout without columns is empty", [], nil, []),
    ]
    for (rule, natural, width, widths) in layouts {
      let layout = TableLayout(
        naturalWidths: natural, overflows: natural.map { _ in .cut },
        importances: natural.map { _ in .essential }, width: width)
      XCTAssertEqual(layout.slots.map(\.width), widths, rule)
    }
  }

  func testColumnsAreDroppedByRankBeforeOthersAreUnreadable() {
    let (essential, first) = (Table.Importance.essential, Table.Importance.droppable(rank: 1))
    let (second, third) = (Table.Importance.droppable(rank: 2), Table.Importance.droppable(rank: 3))
    let tens = [10, 10, 10]
    let layouts:
      [(String, [Int], [Table.Importance], [Table.Overflow], width: Int, slots: [[Int]])] = [
        (
          "a column is dropped rather than shrunk below readable",
          tens, [essential, first, essential], [.cut, .cut, .cut], 27, [[0, 10], [2, 10]]
        ),
        (
          "none is dropped while all are readable",
          tens, [essential, first, essential], [.cut, .cut, .cut], 28, [[0, 8], [1, 8], [2, 8]]
        ),
        (
          "the lowest rank is dropped first",
          tens, [second, first, third], [.cut, .cut, .cut], 20, [[0, 9], [2, 9]]
        ),
        (
          "the lowest rank is dropped first",
          tens, [second, first, third], [.cut, .cut, .cut], 10, [[2, 10]]
        ),
        (
          "of equal ranks, the rightmost",
          tens, [first, first, first], [.cut, .cut, .cut], 20, [[0, 9], [1, 9]]
        ),
        ("the last column is never dropped", [10], [first], [.cut], 1, [[0, 1]]),
        (
          "others shrink before a kept one",
          [20, 10, 20], [essential, essential, essential], [.cut, .keep, .cut], 38,
          [[0, 12], [1, 10], [2, 12]]
        ),
        (
          "a kept one is dropped rather than shrunk",
          [12, 10, 8], [essential, first, second], [.cut, .keep, .cut], 28, [[0, 12], [2, 8]]
        ),
        (
          "an essential kept one shrinks before it is dropped",
          [10, 10], [essential, essential], [.keep, .keep], 12, [[0, 5], [1, 5]]
        ),
        (
          "a name keeps a readable part",
          [4, 20, 20], [first, essential, essential], [.keep, .cutDown(to: 12), .cut], 28,
          [[0, 4], [1, 12], [2, 8]]
        ),
        (
          "a column is dropped rather than a name cut too short",
          [4, 20, 20], [first, essential, essential], [.keep, .cutDown(to: 12), .cut], 27,
          [[1, 13], [2, 12]]
        ),
        (
          "a name shrinks further if no other column can",
          [20], [first], [.cutDown(to: 12)], 5, [[0, 5]]
        ),
      ]
    for (rule, natural, importances, overflows, width, slots) in layouts {
      let layout = TableLayout(
        naturalWidths: natural, overflows: overflows, importances: importances, width: width)
      XCTAssertEqual(layout.slots.map { [$0.column, $0.width] }, slots, rule)
    }
  }
}
