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

  private func assertOneAction<Action>(_ table: KeyTable<Action>, line: UInt = #line) {
    var seen: [Key: Action] = [:]
    for (key, action) in table.rows.flatMap(\.keys) {
      XCTAssertEqual(seen[key] ?? action, action, key.name, line: line)
      seen[key] = action
    }
  }
}
