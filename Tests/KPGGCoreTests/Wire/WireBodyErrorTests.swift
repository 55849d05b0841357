import Foundation
import XCTest

@testable import KPGGCore

/// Errors of wire documents for bodies that are not JSON, or have the wrong types.
final class WireBodyErrorTests: XCTestCase {
  private let notJSON = "group/OHMYGIRL: not JSON"
  private let tooDeep = "group/OHMYGIRL: nested deeper than 512 levels"
  private let truncated = "group/OHMYGIRL: the JSON is incomplete"

  func testADocumentCutAtAnyByteIsRejected() throws {
    let document = try good("group-complete")
    let end = try XCTUnwrap(document.lastIndex(of: UInt8(ascii: "}")))
    for length in 1..<end {
      XCTAssertThrowsError(try readGroup(document.prefix(length))) { error in
        // A cut inside a character also makes the text invalid UTF-8.
        XCTAssertTrue(
          [truncated, "group/OHMYGIRL: not valid UTF-8"].contains(phrase(of: error)),
          "\(length): \(error)"
        )
      }
    }
  }

  func testATruncatedDocumentIsRejected() throws {
    try assertRejected("group-truncated", truncated)
    try assertRejected("index-truncated", "group/index.json: the JSON is incomplete")
  }

  func testADocumentCutAfterAnInnerBraceIsTruncated() throws {
    try assertRejected("group-truncated-after-a-member", truncated)
  }

  func testABraceInAStringDoesNotEndTheDocument() {
    assertRejected(truncated) { _ = try readGroup(Data(#"{"groupname": "}}\"}"#.utf8)) }
  }

  func testTextAfterTheDocumentIsRejected() throws {
    try assertRejected("group-followed-by-garbage", notJSON)
    try assertRejected("group-followed-by-words", notJSON)
  }

  func testNonstandardJSONIsRejected() throws {
    try assertRejected("group-with-comment", notJSON)
    try assertRejected("group-in-single-quotes", notJSON)
    try assertRejected("group-with-not-a-number", notJSON)
  }

  func testALoneSurrogateIsRejected() throws {
    try assertRejected(
      "group-with-lone-surrogate", "group/OHMYGIRL: an escape is half of a surrogate pair")
  }

  func testARawLineBreakInAStringIsRejected() throws {
    try assertRejected(
      "group-with-raw-line-break-in-a-string",
      "group/OHMYGIRL: contains the control character U+000A")
  }

  func testTwoHundredThousandBracketsAreRejected() {
    let brackets = String(repeating: "[", count: 200_000)
    assertRejected(tooDeep) { _ = try readGroup(Data(brackets.utf8)) }
    let closed = brackets + String(repeating: "]", count: 200_000)
    assertRejected(tooDeep) { _ = try readGroup(Data(closed.utf8)) }
    assertRejected(tooDeep) { _ = try readGroup(Data(#"{"x": \#(closed)}"#.utf8)) }
  }

  func testTwoHundredThousandBracesAreRejected() {
    let body = Data(String(repeating: #"{"groupname":"#, count: 200_000).utf8)
    assertRejected(tooDeep) { _ = try readGroup(body) }
  }

  func testAHundredLevelsUnderAnUnknownKeyAreAccepted() {
    let (opening, closing) = (repeatElement("[", count: 100), repeatElement("]", count: 100))
    let body = #"{"x": \#(opening.joined())\#(closing.joined()), "groupname": {"OHMYGIRL": []}}"#
    XCTAssertNoThrow(try readGroup(Data(body.utf8)))
  }

  func testADocumentMustBeAnObject() throws {
    for name in ["group-an-array", "group-a-string", "group-null"] {
      try assertRejected(name, "group/OHMYGIRL: must be an object")
    }
  }
}
