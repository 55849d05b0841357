import XCTest

@testable import KPGGCore

final class CatalogSourceTests: XCTestCase {
  func testABadDocumentIsSaidAsItsProblem() {
    let problem = DocumentProblem(document: .index, keyPath: .root, kind: .notUTF8)
    XCTAssertEqual("\(CatalogError.badDocument(problem))", "group/index.json: not valid UTF-8")
  }

  func testAnUnreadableFileIsSaidWithItsReason() {
    XCTAssertEqual(
      "\(CatalogError.unreadable(location: "a/b", reason: "Permission denied"))",
      "cannot read 'a/b': Permission denied")
  }

  func testAnAbsentDocumentIsSaidWithItsPlace() {
    XCTAssertEqual("\(CatalogError.absent(location: "a/b"))", "'a/b' not found")
  }
}
