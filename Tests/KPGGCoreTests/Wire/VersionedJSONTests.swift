import Foundation
import XCTest

@testable import KPGGCore

final class VersionedJSONTests: XCTestCase {
  private struct Names: Decodable {
    let names: [String]
    let song: HitSong?
  }

  func testTheContentsOfTheKnownVersionAreRead() throws {
    for text in [
      #"{"schemaVersion": 3, "names": ["a"]}"#,
      "\u{FEFF} {\"names\": [\"a\"], \"other\": {}, \"schemaVersion\": 3.0}\n",
    ] {
      XCTAssertEqual(try read(text).names, ["a"], text)
    }
  }

  func testTheFirstProblemIsReported() {
    for (text, description) in [
      (#"{"names": []}"#, "wrong document: the key 'schemaVersion' is missing"),
      (#"{"schemaVersion": 4, "names": 1}"#, "the schema version must be 3, not 4"),
      (#"{"schemaVersion": 3}"#, "names: missing"),
      (
        #"{"schemaVersion": 3.5}"#,
        "schemaVersion: must be a whole number (line 1, column 19)"
      ),
      (#"{"schemaVersion": 1e99}"#, "schemaVersion: not a valid value (line 1, column 19)"),
      (#"{"schemaVersion": 3, "names": {}}"#, "names: must be an array (line 1, column 31)"),
      (#"{"schemaVersion": 3, "names": null}"#, "names: must be an array (line 1, column 31)"),
      (
        #"{"schemaVersion": 3, "names": ["a", 1]}"#,
        "names[1]: must be a string (line 1, column 37)"
      ),
      (
        #"{"schemaVersion": 3, "names": ["a", null]}"#,
        "names[1]: must be a string (line 1, column 37)"
      ),
      (
        #"{"schemaVersion": 3, "names": ["a"], "names": []}"#,
        "the key 'names' occurs twice (line 1, column 38)"
      ),
      (
        #"{"schemaVersion": 3, "names": ["b"]}"#,
        "names[0]: contains the control character U+0000 (line 1, column 32)"
      ),
      (String(repeating: " ", count: 1001), "larger than the limit of 1000 bytes"),
    ] {
      assertRejected(text, description)
    }
  }

  func testANumberThatATypeCannotHoldHasItsKeyPath() {
    for (number, problem) in [
      ("2015.5", "must be a whole number"), ("1e99", "not a valid value"),
      ("1e999", "not a valid value"), ("9223372036854775808", "not a valid value"),
      (#""2015""#, "must be a whole number"),
    ] {
      assertRejected(
        #"{"schemaVersion": 3, "names": [], "song": {"year": \#(number)}}"#,
        "song.year: \(problem) (line 1, column 52)")
    }
  }

  /// Hashing such a key takes minutes.
  func testALongKeyThatIsNotASCIIIsRejected() throws {
    let accents = String(repeating: "\u{301}\u{316}", count: 100)
    assertRejected(
      "{\"schemaVersion\": 3, \"names\": [], \"\(accents)\": 1}",
      "the key is longer than 128 bytes (line 1, column 35)")
    let letters = String(repeating: "a", count: 500)
    XCTAssertNoThrow(try read("{\"schemaVersion\": 3, \"names\": [], \"\(letters)\": 1}"))
  }

  /// A document with control characters has more bytes after it is written.
  func testTheLimitOfAKeyDoesNotCountItsEscapes() throws {
    for (key, count) in [("\\u007f", 150), ("\\u0085", 64)] {
      let keys = String(repeating: key, count: count)
      XCTAssertNoThrow(try read("{\"schemaVersion\": 3, \"names\": [], \"\(keys)\": 1}"), key)
    }
    let accents = String(repeating: "\\u0301", count: 65)
    assertRejected(
      "{\"schemaVersion\": 3, \"names\": [], \"\(accents)\": 1}",
      "the key is longer than 128 bytes (line 1, column 35)")
  }

  func testTheFirstDuplicateIsReportedWithItsKeyPath() {
    let problem = { (names: [String]) in
      VersionedJSONError.duplicate(of: names, at: .root.appending("names"), "id")?.description
    }
    XCTAssertNil(problem(["a", "b"]))
    XCTAssertEqual(problem(["a", "b", "b", "a"]), "names[2].id: 'b' is already listed")
  }

  private func read(_ text: String) throws -> Names {
    try VersionedJSON.decode(
      Names.self, version: 3, from: Data(text.utf8), byteLimit: 1000
    ) { contents in
      let path = JSONKeyPath.root.appending("names").appending(0)
      return contents.names == ["b"] ? .invalid(path, .controlCharacter("U+0000")) : nil
    }
  }

  private func assertRejected(
    _ text: String, _ description: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertThrowsError(try read(text), text, file: file, line: line) { error in
      XCTAssertEqual("\(error)", description, text, file: file, line: line)
    }
  }
}
