import XCTest

@testable import kpgg

final class KeyTableTests: XCTestCase {
  func testNoKeyHasTwoActionsInATable() {
    assertOneAction(BrowserKeys.table)
    assertOneAction(QuizKeys.table)
    assertOneAction(DailyKeys.table)
    assertOneAction(QuizEditorKeys.table)
    assertOneAction(QuizEditorKeys.replies)
  }

  func testAKeyInTheKoreanLayoutCountsWithShiftIfTheTableHasTheCapital() {
    let table = KeyTable<Int>([
      .init(1, [.character("r")]), .init(2, [.character("R")]), .init(3, [.character("t")]),
    ])
    for (key, action) in [("ㄱ", 1), ("ㄲ", 2), ("ㅅ", 3), ("ㅆ", 3), ("ㅁ", nil)] as [(Character, Int?)]
    {
      XCTAssertEqual(table.action(for: .character(key)), action, String(key))
    }
    XCTAssertEqual(table.actions(for: .character("끅")), [2, 1])
  }

  private func assertOneAction<Action>(_ table: KeyTable<Action>, line: UInt = #line) {
    var seen: [Key: Action] = [:]
    for (key, action) in table.rows.flatMap(\.keys) {
      XCTAssertEqual(seen[key] ?? action, action, key.name, line: line)
      seen[key] = action
    }
  }
}
