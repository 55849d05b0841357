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

final class TableLayoutTests: XCTestCase {
  func testWithoutAWidthEveryColumnHasItsNaturalWidth() {
    XCTAssertEqual(widths([4, 200, 0], width: nil), [4, 200, 0])
  }

  func testColumnsThatFitKeepTheirWidths() {
    XCTAssertEqual(widths([4, 10, 2], width: 20), [4, 10, 2])
  }

  func testTheWidestColumnsShrinkFirst() {
    XCTAssertEqual(widths([4, 30, 20], width: 42), [4, 17, 17])
    XCTAssertEqual(widths([4, 30, 20], width: 55), [4, 27, 20])
  }

  func testARemainingCellGoesToTheLeftmostReducedColumn() {
    XCTAssertEqual(widths([4, 30, 20], width: 43), [4, 18, 17])
  }

  func testAColumnIsDroppedRatherThanShrunkBelowReadable() {
    let layout = layout([10, 10, 10], [.essential, .droppable(rank: 1), .essential], width: 27)
    XCTAssertEqual(layout.slots.map(\.column), [0, 2])
    XCTAssertEqual(layout.slots.map(\.width), [10, 10])
  }

  func testNoColumnIsDroppedWhileAllAreReadable() {
    let layout = layout([10, 10, 10], [.essential, .droppable(rank: 1), .essential], width: 28)
    XCTAssertEqual(layout.slots.map(\.width), [8, 8, 8])
  }

  func testTheLowestRankIsDroppedFirst() {
    let importances: [Table.Importance] = [
      .droppable(rank: 2), .droppable(rank: 1), .droppable(rank: 3),
    ]
    XCTAssertEqual(layout([10, 10, 10], importances, width: 20).slots.map(\.column), [0, 2])
    XCTAssertEqual(layout([10, 10, 10], importances, width: 10).slots.map(\.column), [2])
  }

  func testOfEqualRanksTheRightmostIsDroppedFirst() {
    let importances = [Table.Importance](repeating: .droppable(rank: 1), count: 3)
    XCTAssertEqual(layout([10, 10, 10], importances, width: 20).slots.map(\.column), [0, 1])
  }

  func testTheLastColumnIsNeverDropped() {
    XCTAssertEqual(layout([10], [.droppable(rank: 0)], width: 1).slots.map(\.width), [1])
  }

  func testEssentialColumnsShrinkToOneCell() {
    XCTAssertEqual(widths([10, 10, 10], width: 7), [1, 1, 1])
  }

  func testTheRightmostColumnsAreDroppedLast() {
    XCTAssertEqual(widths([10, 10, 10], width: 6), [2, 2])
    XCTAssertEqual(widths([10, 10, 10], width: 3), [3])
  }

  func testAWidthBelowOneCountsAsOne() {
    XCTAssertEqual(widths([10, 10], width: 0), [1])
    XCTAssertEqual(widths([10, 10], width: -80), [1])
  }

  func testOtherColumnsShrinkBeforeAKeptOne() {
    let essential = [Table.Importance](repeating: .essential, count: 3)
    let slots = layout([20, 10, 20], essential, keeping: [1], width: 38).slots
    XCTAssertEqual(slots.map(\.width), [12, 10, 12])
  }

  func testAKeptColumnIsDroppedRatherThanShrunk() {
    let importances: [Table.Importance] = [.essential, .droppable(rank: 1), .droppable(rank: 2)]
    let slots = layout([12, 10, 8], importances, keeping: [1], width: 28).slots
    XCTAssertEqual(slots, [.init(column: 0, width: 12), .init(column: 2, width: 8)])
  }

  func testAnEssentialKeptColumnShrinksBeforeItIsDropped() {
    let essential = [Table.Importance](repeating: .essential, count: 2)
    let slots = layout([10, 10], essential, keeping: [0, 1], width: 12).slots
    XCTAssertEqual(slots.map(\.width), [5, 5])
  }

  func testAColumnIsDroppedRatherThanANameCutTooShort() {
    let overflows: [Table.Overflow] = [.keep, .cutDown(to: 12), .cut]
    let importances: [Table.Importance] = [.droppable(rank: 1), .essential, .essential]
    let slots = { width in
      TableLayout(
        naturalWidths: [4, 20, 20], overflows: overflows, importances: importances, width: width
      ).slots
    }
    XCTAssertEqual(
      slots(28),
      [.init(column: 0, width: 4), .init(column: 1, width: 12), .init(column: 2, width: 8)])
    XCTAssertEqual(slots(27), [.init(column: 1, width: 13), .init(column: 2, width: 12)])
  }

  func testANameShrinksFurtherOnceNoOtherColumnCan() {
    let slots = TableLayout(
      naturalWidths: [20], overflows: [.cutDown(to: 12)], importances: [.droppable(rank: 0)],
      width: 5
    ).slots
    XCTAssertEqual(slots.map(\.width), [5])
  }

  func testALayoutWithoutColumnsIsEmpty() {
    XCTAssertEqual(widths([], width: 0), [])
    XCTAssertEqual(widths([], width: nil), [])
  }

  private func widths(_ natural: [Int], width: Int?) -> [Int] {
    layout(natural, natural.map { _ in .essential }, width: width).slots.map(\.width)
  }

  private func layout(
    _ natural: [Int], _ importances: [Table.Importance], keeping kept: Set<Int> = [], width: Int?
  ) -> TableLayout {
    TableLayout(
      naturalWidths: natural,
      overflows: natural.indices.map { kept.contains($0) ? .keep : .cut },
      importances: importances, width: width)
  }
}
