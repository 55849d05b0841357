import Foundation
import XCTest

@testable import KPGGCore

/// What `WireJSON` says of a body that is no JSON, or JSON of the wrong types.
final class WireJSONRefusalTests: XCTestCase {
  private let notJSON = "group/OHMYGIRL: not JSON"
  private let tooDeep = "group/OHMYGIRL: nested deeper than 512 levels"
  private let truncated = "group/OHMYGIRL: JSON that ends too early"

  func testADocumentCutAtAnyByteIsRefused() throws {
    let document = try good("group-complete")
    let end = try XCTUnwrap(document.lastIndex(of: UInt8(ascii: "}")))
    for length in 1..<end {
      XCTAssertThrowsError(try readGroup(document.prefix(length))) { error in
        // A cut inside a character is no UTF-8 either.
        XCTAssertTrue(
          [truncated, "group/OHMYGIRL: not UTF-8"].contains("\(error)"), "\(length): \(error)")
      }
    }
  }

  func testATruncatedDocumentIsRefused() throws {
    try assertRefused("group-truncated", truncated)
    try assertRefused("index-truncated", "group/index.json: JSON that ends too early")
  }

  func testADocumentCutAfterAnInnerBraceIsTruncatedToo() throws {
    try assertRefused("group-truncated-after-a-member", truncated)
  }

  func testABraceInAStringClosesNothing() {
    assertRefused(truncated) { _ = try readGroup(Data(#"{"groupname": "}}\"}"#.utf8)) }
  }

  func testSomethingAfterTheDocumentIsRefused() throws {
    try assertRefused("group-followed-by-garbage", notJSON)
    try assertRefused("group-followed-by-words", notJSON)
  }

  func testWhatJSONDoesNotHaveIsRefused() throws {
    try assertRefused("group-with-comment", notJSON)
    try assertRefused("group-in-single-quotes", notJSON)
    try assertRefused("group-with-not-a-number", notJSON)
  }

  func testALoneSurrogateIsRefused() throws {
    try assertRefused("group-with-lone-surrogate", notJSON)
  }

  func testARawLineBreakInAStringIsRefused() throws {
    try assertRefused("group-with-raw-line-break-in-a-string", notJSON)
  }

  func testTwoHundredThousandBracketsAreRefused() {
    let brackets = String(repeating: "[", count: 200_000)
    assertRefused(tooDeep) { _ = try readGroup(Data(brackets.utf8)) }
    let closed = brackets + String(repeating: "]", count: 200_000)
    assertRefused(tooDeep) { _ = try readGroup(Data(closed.utf8)) }
    assertRefused(tooDeep) { _ = try readGroup(Data(#"{"x": \#(closed)}"#.utf8)) }
  }

  func testTwoHundredThousandBracesAreRefused() {
    let body = Data(String(repeating: #"{"groupname":"#, count: 200_000).utf8)
    assertRefused(tooDeep) { _ = try readGroup(body) }
  }

  func testAHundredLevelsUnderAnUnknownKeyAreAccepted() {
    let (opening, closing) = (repeatElement("[", count: 100), repeatElement("]", count: 100))
    let body = #"{"x": \#(opening.joined())\#(closing.joined()), "groupname": {"OHMYGIRL": []}}"#
    XCTAssertNoThrow(try readGroup(Data(body.utf8)))
  }

  func testADocumentThatIsNoObjectIsRefused() throws {
    for name in ["group-an-array", "group-a-string", "group-null"] {
      try assertRefused(name, "group/OHMYGIRL: not an object")
    }
  }
}
