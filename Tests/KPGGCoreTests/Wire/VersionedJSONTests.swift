import Foundation
import XCTest

@testable import KPGGCore

final class VersionedJSONTests: XCTestCase {
  private struct Names: VersionedContents {
    static let schemaVersion = 3

    let names: [String]
  }

  func testTheContentsOfTheKnownVersionAreRead() throws {
    XCTAssertEqual(try read("{\"schemaVersion\": 3, \"names\": [\"a\"]}").names, ["a"])
  }

  func testAnotherVersionIsRejectedBeforeItsContents() {
    assertRejected(
      "{\"schemaVersion\": 4, \"names\": 1}", "the schema version must be 3, not 4"
    )
  }

  func testADocumentWithoutAVersionIsRejected() {
    assertRejected(
      "{\"names\": []}", "wrong document: the key 'schemaVersion' is missing")
  }

  func testAnErrorShowsItsKeyPath() {
    assertRejected(
      "{\"schemaVersion\": 3, \"names\": [\"a\", 1]}",
      "names[1]: must be a string (line 1, column 37)")
    assertRejected("{\"schemaVersion\": 3}", "names: missing")
  }

  func testADocumentOverTheSizeLimitIsRejected() {
    assertRejected(String(repeating: " ", count: 101), "larger than the limit of 100 bytes")
  }

  func testTheFirstDuplicateIsReportedWithItsKeyPath() {
    let problem = { (names: [String]) in
      VersionedJSONError.duplicate(of: names, at: .root.appending("names"), "id")?.description
    }
    XCTAssertNil(problem(["a", "b"]))
    XCTAssertEqual(problem(["a", "b", "b", "a"]), "names[2].id: 'b' is already listed")
  }

  private func read(_ text: String) throws -> Names {
    try VersionedJSON.decode(Names.self, from: Data(text.utf8), byteLimit: 100)
  }

  private func assertRejected(
    _ text: String, _ description: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertThrowsError(try read(text), file: file, line: line) { error in
      XCTAssertEqual("\(error)", description, file: file, line: line)
    }
  }
}
