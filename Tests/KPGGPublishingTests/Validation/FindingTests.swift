import XCTest

@testable import KPGGCore
@testable import KPGGPublishing

final class FindingTests: XCTestCase {
  private let finding = Finding(
    document: .index, keyPath: JSONKeyPath.root.appending("group").appending(1),
    position: JSONPosition(line: 3, column: 12), severity: .warning,
    kind: .document(.impossibleDate("x")))

  func testTheDescriptionIsOneLine() {
    XCTAssertEqual(
      "\(finding)",
      "warning: group/index.json: group[1]: 'x' is not a valid date (line 3, column 12)")
  }

  func testAnUnknownPositionIsOmittedFromTheDescriptionAndNullInJSON() {
    var finding = finding
    finding.position = nil
    XCTAssertEqual("\(finding)", "warning: group/index.json: group[1]: 'x' is not a valid date")
    guard case .object(let keys) = finding.json else { return XCTFail("\(finding.json)") }
    XCTAssertEqual([keys["line"], keys["column"]], [.null, .null])
  }

  func testTheJSONHasSixKeys() {
    XCTAssertEqual(
      finding.json,
      .object([
        "document": .string("group/index.json"), "keyPath": .string("group[1]"),
        "line": .integer(3), "column": .integer(12),
        "severity": .string("warning"), "message": .string("'x' is not a valid date"),
      ]))
  }

  func testKeyPathsAreSortedByElementNumber() {
    let list = JSONKeyPath.root.appending("list")
    let keyPaths = [
      list.appending(10), list, list.appending(9).appending("b"), list.appending(9), .root,
    ]
    XCTAssertEqual(
      keyPaths.sorted().map(\.description), ["", "list", "list[9]", "list[9].b", "list[10]"])
  }
}
