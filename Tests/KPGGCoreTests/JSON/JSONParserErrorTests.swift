import XCTest

@testable import KPGGCore

/// What the grammar of RFC 8259 does not allow, with the position of the first wrong byte.
final class JSONParserErrorTests: XCTestCase {
  func testMalformedNumbersAreRejected() {
    for (text, position) in [
      ("-01", "1:3"), ("01", "1:2"), ("00", "1:2"), ("2.e3", "1:3"), ("[1.]", "1:4"),
      (".5", "1:1"), ("+1", "1:1"), ("[-]", "1:3"), ("[1e]", "1:4"), ("[1e+]", "1:5"),
      ("[1e-]", "1:5"), ("0x1", "1:2"), ("1_000", "1:2"), ("[1.5.2]", "1:5"), ("[--1]", "1:3"),
      ("[-.5]", "1:3"), ("[1e1.5]", "1:5"), ("NaN", "1:1"), ("Infinity", "1:1"),
      ("[-Infinity]", "1:3"), ("1a", "1:2"), ("1 2", "1:3"), ("[1 000]", "1:4"), ("１", "1:1"),
      ("١", "1:1"), ("−1", "1:1"),
    ] { assertRejected(text, .notJSON, position) }
    for text in ["-", "1.", "1e", "1e+", "1E-", "-0."] {
      assertRejected(text, .truncated, "1:\(text.utf8.count + 1)")
    }
  }

  func testMalformedLiteralsAreRejected() {
    for (text, position) in [
      ("True", "1:1"), ("TRUE", "1:1"), ("[nul]", "1:5"), ("nulL", "1:4"), ("truee", "1:5"),
      ("falsy", "1:5"), ("undefined", "1:1"), ("nan", "1:2"), ("[true false]", "1:7"),
    ] { assertRejected(text, .notJSON, position) }
    for text in ["t", "tru", "fals", "n", "nul"] {
      assertRejected(text, .truncated, "1:\(text.utf8.count + 1)")
    }
  }

  func testMalformedArraysAreRejected() {
    for (text, position) in [
      ("[1,]", "1:4"), ("[,1]", "1:2"), ("[,]", "1:2"), ("[1,,2]", "1:4"), ("[1 2]", "1:4"),
      ("[1}", "1:3"), ("]", "1:1"), ("[]]", "1:3"), ("[1:2]", "1:3"), ("[1;2]", "1:3"),
      ("[\"a\" \"b\"]", "1:6"),
    ] { assertRejected(text, .notJSON, position) }
    for text in ["[", "[1", "[1,", "[[]", "[[],"] {
      assertRejected(text, .truncated, "1:\(text.utf8.count + 1)")
    }
  }

  func testMalformedObjectsAreRejected() {
    for (text, position) in [
      (#"{"a":1,}"#, "1:8"), (#"{,"a":1}"#, "1:2"), (#"{"a":1,,"b":2}"#, "1:8"),
      (#"{"a" 1}"#, "1:6"), (#"{"a"}"#, "1:5"), (#"{"a":}"#, "1:6"), (#"{"a"::1}"#, "1:6"),
      (#"{"a":1 "b":2}"#, "1:8"), (#"{"a","b"}"#, "1:5"), ("{a:1}", "1:2"), ("{1:1}", "1:2"),
      ("{null:1}", "1:2"), (#"{"a":1]"#, "1:7"), ("{}}", "1:3"), ("}", "1:1"), ("{[]:1}", "1:2"),
      (#"{"a"=1}"#, "1:5"),
    ] { assertRejected(text, .notJSON, position) }
    for text in ["{", #"{"a""#, #"{"a":"#, #"{"a":1"#, #"{"a":1,"#, #"{"a":{}"#] {
      assertRejected(text, .truncated, "1:\(text.utf8.count + 1)")
    }
  }

  func testCommentsAndOtherQuotesAreRejected() {
    for (text, position) in [
      ("// x\n1", "1:1"), ("/* x */ 1", "1:1"), ("1 // x", "1:3"), ("[1 /* x */]", "1:4"),
      ("# x", "1:1"), ("'a'", "1:1"), ("{'a': 1}", "1:2"), ("`a`", "1:1"), ("“a”", "1:1"),
      ("[\n  'a'\n]", "2:3"),
    ] { assertRejected(text, .notJSON, position) }
  }

  func testGarbageAfterTheValueIsRejected() {
    for (text, position) in [
      ("{} {}", "1:4"), ("[]x", "1:3"), ("null\n,", "2:1"), (#""a" "b""#, "1:5"),
      ("{}\u{FEFF}", "1:3"), ("12345\u{0}", "1:6"),
    ] { assertRejected(text, .notJSON, position) }
  }

  func testOtherWhitespaceIsRejected() {
    for space in ["\u{C}", "\u{B}", "\u{A0}", "\u{2028}", "\u{3000}", "\u{85}"] {
      assertRejected("[1,\(space)2]", .notJSON, "1:4")
      assertRejected("\(space)[]", .notJSON, "1:1")
    }
  }

  func testASecondByteOrderMarkIsRejected() {
    assertRejected("\u{FEFF}\u{FEFF}[]", .notJSON, "1:1")
  }

  func testAnIncompleteOrReversedByteOrderMarkIsRejected() {
    assertRejected([0xEF, 0xBB], .notUTF8, "1:1")
    assertRejected([0xEF, 0xBB, 0x7B, 0x7D], .notUTF8, "1:1")
    assertRejected("\u{FFFE}[]", .notJSON, "1:1")
  }

  func testAnEmptyDocumentIsRejected() {
    for text in ["", " ", "\n\t\r ", "\u{FEFF}", "\u{FEFF}\n"] { assertRejected(text, .empty, nil) }
  }

  func testAWebPageIsRejected() {
    for text in ["<html>", "\n <!DOCTYPE html>", "\u{FEFF}<"] { assertRejected(text, .html, nil) }
  }

  func testControlCharactersInTextsAreRejected() {
    for code in UInt8(0)..<0x20 {
      let bytes = Array("[\"abc".utf8) + [code] + Array("\"]".utf8)
      assertRejected(bytes, .controlCharacter(Unicode.Scalar(code).codePoint), "1:6")
    }
    assertRejected("{\n\"a\tb\": 1}", .controlCharacter("U+0009"), "2:3")
  }

  func testMalformedEscapesAreRejected() {
    for (text, position) in [
      (#""\x41""#, "1:3"), (#""\a""#, "1:3"), (#""\'""#, "1:3"), (#""\0""#, "1:3"),
      (#""\U0041""#, "1:3"), (#""\u004""#, "1:7"), (#""\u00g1""#, "1:6"), (#""\u{41}""#, "1:4"),
      (#""\u+041""#, "1:4"), (#""\ ""#, "1:3"), ("\"\\\n\"", "1:3"), (#"{"\v":1}"#, "1:4"),
    ] { assertRejected(text, .notJSON, position) }
    for text in [#""\"#, #""\u"#, #""\u00"#, #""a\""#, #""a"#, "\"", #""\ud83d\ud"#] {
      assertRejected(text, .truncated, "1:\(text.utf8.count + 1)")
    }
  }

  func testLoneSurrogatesAreRejectedAtTheirEscape() {
    for text in [
      #""ab\ud83d""#, #""ab\ude00""#, #""ab\ude00"#, #""ab\ud83dx""#, #""ab\ud83d\n""#,
      #""ab\ud83d\ud83d""#,
      #""ab\ude00\ud83d""#, #""ab\uD800\u0041""#, #""ab\uDFFF""#, #""ab\ud83d\ue000""#,
    ] { assertRejected(text, .loneSurrogate, "1:4") }
    assertRejected(#"{"ab\ud83d": 1}"#, .loneSurrogate, "1:5")
  }

  func testInvalidUTF8IsRejected() {
    for bytes in [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xE0, 0x80, 0x80],
      [0xE0, 0x9F, 0xBF], [0xE1, 0x80], [0xE1, 0x41, 0x80], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
      [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF1, 0x80, 0x80], [0xF1, 0x80, 0x41],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF8], [0xFC], [0xFE], [0xFF],
      [0xE1, 0x80, 0xC0], [0xF1, 0x80, 0x80, 0xC0],
    ] as [[UInt8]] {
      assertRejected(Array("[\"가\",\"b".utf8) + bytes + Array("\"]".utf8), .notUTF8, "1:8")
      assertRejected(Array("[1234,".utf8) + bytes + Array("]".utf8), .notUTF8, "1:7")
      let isCut = [[0xC2], [0xE1, 0x80], [0xF1, 0x80, 0x80]].contains(bytes)
      assertRejected(Array("\"ab".utf8) + bytes, isCut ? .truncated : .notUTF8, "1:4")
    }
    for byte in Array(UInt8(0x80)...0xC1) + Array(0xF5...0xFF) {
      assertRejected([0x22, byte, 0x80, 0x80, 0x80, 0x22], .notUTF8, "1:2")
    }
  }

  func testZeroBytesOfUTF16AndUTF32AreRejected() {
    assertRejected([0x7B, 0, 0x7D, 0], .notUTF8, "1:2")
    assertRejected([0, 0x7B, 0, 0x7D], .notUTF8, "1:1")
    assertRejected([0, 0, 0, 0x7B], .notUTF8, "1:1")
    assertRejected([0x31, 0], .notUTF8, "1:2")
    assertRejected([0xFF, 0xFE, 0x7B, 0], .notUTF8, "1:1")
    assertRejected([0xFE, 0xFF, 0, 0x7B], .notUTF8, "1:1")
    assertRejected([0, 0, 0xFE, 0xFF], .notUTF8, "1:1")
  }

  func testRepeatedKeysAreRejected() {
    for (text, key, position) in [
      (#"{"a":1,"a":1}"#, "a", "1:8"), (#"{"b":1,"a":1,"b":1}"#, "b", "1:14"),
      (#"{"a":1,"b":1,"a":1}"#, "a", "1:14"), (#"{"a":1,"\u0061":1}"#, "a", "1:8"),
      (#"{"\u0061":1,"a":1}"#, "a", "1:13"), (#"{"\n":1,"\u000a":1}"#, "\n", "1:9"),
      (#"{"":1,"":1}"#, "", "1:7"), ("{\"가\":1,\n \"가\":1}", "가", "2:2"),
      (#"{"/":1,"\/":1}"#, "/", "1:8"), (#"{"c":{"a":1},"b":[{}],"c":1}"#, "c", "1:23"),
      (#"[{"x":{"a":1,"a":1}}]"#, "a", "1:14"), (#"{"\u00e9":1,"é":1}"#, "é", "1:13"),
      (#"{"z":1,"\u0041":2,"a":3,"A":4}"#, "A", "1:25"),
      (#"{"\u00E9":1,"\u00e9":1}"#, "é", "1:13"), (#"{"😀":1,"\ud83d\ude00":1}"#, "😀", "1:8"),
    ] { assertRejected(text, .duplicateKey(key), position) }
  }

  func testOneRepeatedKeyAmongTenThousandIsRejected() {
    let sorted = (10_000..<20_000).map { "\"\($0)\":1" }
    for keys in [sorted, sorted.reversed(), sorted.shuffled()] {
      XCTAssertNoThrow(try parsed("{\(keys.joined(separator: ","))}"))
      assertRejected(
        "{\(keys.joined(separator: ",")),\n\"15000\":1}", .duplicateKey("15000"), "2:1")
    }
  }

  func testLimitsAreEnforced() {
    let deep = String(repeating: "[", count: 513) + String(repeating: "]", count: 513)
    assertRejected(deep, .tooDeep(limit: 512), "1:513")
    assertRejected(String(repeating: "[{\"\":", count: 257), .tooDeep(limit: 512), "1:1281")
    let text = "[1,\n[2,3]]"
    assertRejected(Array(text.utf8), .tooMany(limit: 4), "2:4", JSONLimits(bytes: 100, values: 4))
    assertRejected(Array(text.utf8), .tooLarge(limit: 9), nil, JSONLimits(bytes: 9, values: 9))
    let object = Array(#"{"a":1,"b":2}"#.utf8)
    assertRejected(object, .tooMany(limit: 2), "1:12", JSONLimits(bytes: 100, values: 2))
    let marked = Array("\u{FEFF}[]".utf8)
    assertRejected(marked, .tooLarge(limit: 4), nil, JSONLimits(bytes: 4, values: 9))
  }

  func testALineEndsAfterItsLineFeed() {
    assertRejected("[1,\r\n\r\n 2 3]", .notJSON, "3:4")
    assertRejected("\u{FEFF}x", .notJSON, "1:1")
    assertRejected("[\"효정 😀\", x]", .notJSON, "1:10")
    assertRejected("[1,\n", .truncated, "2:1")
    assertRejected("[\r\tx]", .notJSON, "1:4")
    assertRejected("\u{FEFF}[\n\u{FEFF}x]", .notJSON, "2:1")
  }

  private func assertRejected(
    _ text: String, _ kind: JSONSyntaxError.Kind, _ position: String?,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    assertRejected(Array(text.utf8), kind, position, file: file, line: line)
  }

  /// Asserts the problem and its position, `line:column`.
  private func assertRejected(
    _ bytes: [UInt8], _ kind: JSONSyntaxError.Kind, _ position: String?,
    _ limits: JSONLimits = WireLimits.json, file: StaticString = #filePath, line: UInt = #line
  ) {
    let text = String(decoding: bytes.prefix(60), as: UTF8.self)
    XCTAssertThrowsError(
      try JSONParser.parse(bytes, limits: limits), text, file: file, line: line
    ) { error in
      let error = error as? JSONSyntaxError
      XCTAssertEqual(error?.kind, kind, text, file: file, line: line)
      XCTAssertEqual(
        error?.position.map { "\($0.line):\($0.column)" }, position, text, file: file, line: line)
    }
  }
}
