import Foundation
import XCTest

@testable import KPGGCore

/// The grammar of RFC 8259 as a whole: every short text of an alphabet is accepted or rejected.
final class JSONGrammarTests: XCTestCase {
  func testOnlyNumbersOfTheGrammarAreAccepted() {
    let grammar = /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/
    var accepted = 0
    for text in texts(of: ["-", "+", "0", "7", ".", "e", "E"], upTo: 6) {
      let isNumber = text.wholeMatch(of: grammar) != nil
      XCTAssertEqual(isAccepted(text), isNumber, text)
      XCTAssertEqual(isAccepted("[\(text)]"), isNumber || text.isEmpty, text)
      accepted += isNumber ? 1 : 0
    }
    XCTAssertEqual(accepted, 1_024)
  }

  func testOnlyValidTokenSequencesAreAccepted() {
    let valid = Set(values(upTo: 6).map { $0.joined(separator: " ") })
    XCTAssertEqual(valid.count, 28)
    for text in texts(of: ["[", "]", "{", "}", ",", ":", "1", "\"a\""], upTo: 6, separator: " ") {
      XCTAssertEqual(isAccepted(text), valid.contains(text), text)
    }
  }

  func testADocumentNeedsEachOfItsTokensOnce() {
    let tokens = ["{", "\"a\"", ":", "[", "1", ",", "true", "]", ",", "\"b\"", ":", "{", "}", "}"]
    XCTAssertTrue(isAccepted(tokens.joined()))
    for index in tokens.indices {
      var (shorter, longer) = (tokens, tokens)
      shorter.remove(at: index)
      longer.insert(tokens[index], at: index)
      XCTAssertFalse(isAccepted(shorter.joined(separator: " ")), "without \(index)")
      XCTAssertFalse(isAccepted(longer.joined(separator: " ")), "with a second \(index)")
    }
  }

  func testEachKindOfWhitespaceIsAcceptedBetweenAllTokens() throws {
    let tokens = [
      "", "{", "\"a\"", ":", "[", "-1.5e3", ",", "null", "]", ",", "\"b\"", ":", "{", "}",
    ]
    let plain = JSONValue(try parsed((tokens + ["}"]).joined()))
    for byte in UInt8.min...UInt8.max {
      let space = [byte]
      let bytes = Array(tokens.map { Array($0.utf8) }.joined(separator: space)) + Array("}".utf8)
      let isSpace = [0x20, 0x09, 0x0A, 0x0D].contains(byte)
      XCTAssertEqual(try? JSONValue(parsed(bytes + space)), isSpace ? plain : nil, "\(byte)")
    }
  }

  func testNoWhitespaceIsAcceptedInsideATokenExceptSpacesInTexts() {
    for token in ["true", "false", "null", "-12.34e+56", #""\u00e9""#] {
      for offset in 1..<token.utf8.count {
        let text = token.prefix(offset) + " " + token.dropFirst(offset)
        let isBetweenCharacters = token.hasPrefix("\"") && (offset == 1 || offset == 7)
        XCTAssertEqual(isAccepted(String(text)), isBetweenCharacters, "\(text)")
      }
    }
  }

  func testADocumentCutAtAnyByteIsReportedAsIncomplete() throws {
    let text = #"{"a": [-1.5e+3, true, false, null, "x\n\u00e9\ud83d\ude00é유😀"], "b": {}, "c": 0}"#
    XCTAssertTrue(isAccepted(text))
    var scalars = 0
    for count in 1..<text.utf8.count {
      let bytes = Array(text.utf8.prefix(count))
      scalars = String(bytes: bytes, encoding: .utf8)?.unicodeScalars.count ?? scalars
      XCTAssertThrowsError(try parsed(bytes)) { error in
        let error = error as? JSONSyntaxError
        XCTAssertEqual(error?.kind, .truncated, "\(count)")
        XCTAssertEqual(error?.position, JSONPosition(line: 1, column: scalars + 1))
      }
    }
  }

  func testOfAllBytesAfterABackslashOnlyNineAreAccepted() {
    for byte in UInt8.min...UInt8.max {
      let text = Array("[\"\\".utf8) + [byte] + Array("0041\"]".utf8)
      XCTAssertEqual(
        isAccepted(text), Array(#""\/bfnrtu"#.utf8).contains(byte), "\(byte)")
    }
  }

  func testOfAllBytesInAnEscapeOnlyHexadecimalDigitsAreAccepted() {
    for byte in UInt8.min...UInt8.max {
      for offset in 0..<4 {
        var digits = Array("0041".utf8)
        digits[offset] = byte
        let text = Array("[\"\\u".utf8) + digits + Array("\"]".utf8)
        XCTAssertEqual(isAccepted(text), Array("0123456789abcdefABCDEF".utf8).contains(byte))
      }
    }
  }

  func testEveryUnicodeScalarIsAcceptedInAText() throws {
    let scalars = (0...0x10FFFF).lazy.compactMap(Unicode.Scalar.init)
    var (plain, escaped, expected) = ("", "", String.UnicodeScalarView())
    // All of the first plane, which has the limits of the escapes, and some of the others.
    for scalar in scalars where scalar.value < 0x10000 || scalar.value % 251 == 0 {
      expected.append(scalar)
      let mustBeEscaped = scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
      let escape = scalar.utf16.map { unit in
        let digits = String(unit, radix: 16, uppercase: unit % 2 == 0)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
      escaped += escape
      if mustBeEscaped { plain += escape } else { plain.unicodeScalars.append(scalar) }
    }
    for text in [plain, escaped] {
      let read = try parsed("\"\(text)\"").text
      XCTAssertTrue(read?.unicodeScalars.elementsEqual(expected) == true)
    }
  }

  private func isAccepted(_ text: String) -> Bool { isAccepted(Array(text.utf8)) }

  private func isAccepted(_ bytes: [UInt8]) -> Bool { (try? parsed(bytes)) != nil }

  /// All sequences of at most some parts, the empty one included.
  private func texts(
    of parts: [String], upTo count: Int, separator: String = ""
  ) -> [String] {
    var (all, last) = ([""], [""])
    for _ in 0..<count {
      last = last.flatMap { text in parts.map { text.isEmpty ? $0 : text + separator + $0 } }
      all += last
    }
    return all
  }

  /// The tokens of all values with at most some tokens, whose numbers and texts are 1 and "a".
  private func values(upTo count: Int) -> [[String]] {
    guard count > 0 else { return [] }
    let elements = values(upTo: count - 2)
    let members = elements.map { ["\"a\"", ":"] + $0 }
    let arrays = lists(of: elements, upTo: count - 2).map { ["["] + $0 + ["]"] }
    let objects = lists(of: members, upTo: count - 2).map { ["{"] + $0 + ["}"] }
    return [["1"], ["\"a\""]] + (count < 2 ? [] : arrays + objects)
  }

  /// All lists of items with commas between them, with at most some tokens.
  private func lists(of items: [[String]], upTo count: Int) -> [[String]] {
    var (all, last) = ([[String]()], [[String]()])
    while !last.isEmpty {
      last = last.flatMap { list in items.map { list.isEmpty ? $0 : list + [","] + $0 } }
        .filter { $0.count <= count }
      all += last
    }
    return all
  }
}
