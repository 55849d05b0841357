import XCTest

@testable import kpgg

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
