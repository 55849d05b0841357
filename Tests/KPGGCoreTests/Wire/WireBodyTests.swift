import Foundation
import XCTest

@testable import KPGGCore

final class WireBodyTests: XCTestCase {
  func testAByteOrderMarkIsAccepted() throws {
    let plain = try good("group-complete")
    XCTAssertEqual(
      try readGroup(Data([0xEF, 0xBB, 0xBF]) + plain).document, try readGroup(plain).document)
  }

  func testWhitespaceAroundTheDocumentIsAccepted() throws {
    let plain = try good("group-complete")
    XCTAssertEqual(
      try readGroup(Data("\r\n\t ".utf8) + plain + Data("\n\n".utf8)).document,
      try readGroup(plain).document)
  }

  func testADataSliceIsRead() throws {
    let plain = try good("group-complete")
    let slice = (Data("xx".utf8) + plain).dropFirst(2)
    XCTAssertEqual(try readGroup(slice).document, try readGroup(plain).document)
  }

  func testEscapesAreDecoded() throws {
    let text = #"{"groupname":{"OHMYGIRL":[{"name":"\ucd5c\ud6a8\uc815 \ud83d\ude00 \" \/"}]}}"#
    XCTAssertEqual(
      try readGroup(Data(text.utf8)).document.members.first?.koreanBirthName, "최효정 😀 \" /")
  }

  func testABodyOf8MiBIsRead() throws {
    let body = try padded(to: 8 << 20)
    XCTAssertNoThrow(try readGroup(body))
  }

  func testABodyOver8MiBIsRejected() throws {
    let body = try padded(to: (8 << 20) + 1)
    assertRejected("group/OHMYGIRL: larger than the limit of 8388608 bytes") {
      _ = try readGroup(body)
    }
  }

  func testAnEmptyBodyIsRejected() throws {
    for body in [Data(), Data([0xEF, 0xBB, 0xBF])] {
      assertRejected("group/OHMYGIRL: the document is empty") {
        _ = try readGroup(body)
      }
    }
  }

  func testAWebPageAfterAByteOrderMarkIsRejected() {
    assertRejected("group/OHMYGIRL: the document is a web page, not JSON") {
      _ = try readGroup(Data("\u{FEFF}<html>".utf8))
    }
  }

  func testInvalidUTF8IsRejected() {
    for bytes in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xEC, 0xB5], [0x80]] as [[UInt8]] {
      let body =
        Data(#"{"groupname":{"OHMYGIRL":[{"name":""#.utf8) + Data(bytes) + Data(#""}]}}"#.utf8)
      assertRejected("group/OHMYGIRL: not valid UTF-8") { _ = try readGroup(body) }
    }
  }

  func testUTF16AndUTF32AreRejected() throws {
    let text = #"{"groupname": {"OHMYGIRL": []}}"#
    for encoding: String.Encoding in [
      .utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf32LittleEndian, .utf32BigEndian,
    ] {
      let body = try XCTUnwrap(text.data(using: encoding))
      assertRejected("group/OHMYGIRL: not valid UTF-8") { _ = try readGroup(body) }
    }
  }

  private func padded(to size: Int) throws -> Data {
    let document = try good("group-complete")
    return document + Data(repeating: 0x20, count: size - document.count)
  }
}

/// Errors of wire documents for bodies that are not JSON, or have the wrong types.
final class WireBodyErrorTests: XCTestCase {
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

  func testABraceInAStringDoesNotEndTheDocument() {
    assertRejected(truncated) { _ = try readGroup(Data(#"{"groupname": "}}\"}"#.utf8)) }
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
}
