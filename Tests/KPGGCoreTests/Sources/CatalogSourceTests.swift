import XCTest

@testable import KPGGCore

final class CatalogSourceTests: XCTestCase {
  func testABadDocumentShowsItsProblem() {
    let problem = DocumentProblem(document: .index, keyPath: .root, kind: .notUTF8)
    XCTAssertEqual("\(CatalogError.badDocument(problem))", "group/index.json: not valid UTF-8")
  }

  func testAnUnreadableFileShowsTheReason() {
    XCTAssertEqual(
      "\(CatalogError.unreadable(location: "a/b", reason: "Permission denied"))",
      "cannot read 'a/b': Permission denied")
  }

  func testAnAbsentDocumentShowsItsLocation() {
    XCTAssertEqual("\(CatalogError.absent(location: "a/b"))", "'a/b' not found")
  }
}
