import XCTest

@testable import KPGGCore

/// The grammar of RFC 8259: what the parser accepts.
final class JSONParserTests: XCTestCase {
  func testEveryKindOfValueCanBeTheRoot() throws {
    for (text, value) in [
      ("null", .null), ("true", .boolean(true)), ("false", .boolean(false)), ("0", .number(0)),
      (#""""#, .string("")), ("[]", .array([])), ("{}", .object([:])),
    ] as [(String, JSONValue)] {
      XCTAssertEqual(JSONValue(try parsed(text)), value, text)
    }
  }

  func testNumbersAreParsed() throws {
    for (text, number) in [
      ("0", 0), ("-0", -0.0), ("7", 7), ("-7", -7), ("10", 10), ("1234567890", 1_234_567_890),
      ("0.5", 0.5), ("-0.5", -0.5), ("1.25", 1.25), ("1.000", 1), ("1e2", 100), ("1E2", 100),
      ("1e+2", 100), ("1e-2", 0.01), ("1.5E-0", 1.5), ("0e0", 0), ("1e00002", 100),
      ("9007199254740993", 9_007_199_254_740_992), ("1e-999", 0), ("0.1", 0.1),
    ] {
      let element = try parsed(text)
      XCTAssertEqual(element.number, number, text)
      XCTAssertEqual(element.numberText, text)
    }
  }

  func testANumberOutOfRangeIsInfinite() throws {
    XCTAssertEqual(try parsed("1e999").number, .infinity)
    XCTAssertEqual(try parsed("-1e999").number, -.infinity)
  }

  func testWhitespaceIsAcceptedBetweenTokens() throws {
    let text = " \t\r\n{ \n\"a\"\t:\r[ 1 , \n2 ]\t, \"b\" : { } } \n"
    XCTAssertEqual(
      JSONValue(try parsed(text)),
      .object(["a": .array([.number(1), .number(2)]), "b": .object([:])]))
  }

  func testEveryEscapeIsDecoded() throws {
    for (escape, text) in [
      (#"\""#, "\""), (#"\\"#, "\\"), (#"\/"#, "/"), (#"\b"#, "\u{8}"), (#"\f"#, "\u{C}"),
      (#"\n"#, "\n"), (#"\r"#, "\r"), (#"\t"#, "\t"), (#"\u0000"#, "\0"), (#"\u001F"#, "\u{1F}"),
      (#"\u0041"#, "A"), (#"\u00e9"#, "é"), (#"\uAC00"#, "가"), (#"\uac00"#, "가"),
      (#"\uD7FF"#, "\u{D7FF}"), (#"\uE000"#, "\u{E000}"), (#"\uFFFF"#, "\u{FFFF}"),
      (#"\ud83d\ude00"#, "😀"), (#"\uD800\uDC00"#, "\u{10000}"),
      (#"\uDBFF\uDFFF"#, "\u{10FFFF}"), (#"\\u0041"#, #"\u0041"#), (#"\u005c"#, "\\"),
      (#"\u0022"#, "\""),
    ] {
      let text = "x\(text)y"
      XCTAssertEqual(try parsed("\"x\(escape)y\"").text.map { Array($0.utf8) }, Array(text.utf8))
    }
  }

  func testUnescapedScalarsAreKept() throws {
    for text in [
      "\u{20}", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}",
      "\u{FEFF}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}", "e\u{301}", "\u{2028}",
    ] { XCTAssertEqual(try parsed("\"\(text)\"").text.map { Array($0.utf8) }, Array(text.utf8)) }
  }

  func testAScalarIsReadAtEveryOffsetOfAText() throws {
    let written = [
      "\u{7F}": "\u{7F}", "é": "é", "유": "유", "😀": "😀", "!": "!", "\"": #"\""#, "\\": #"\\"#,
    ]
    for (scalar, form) in written {
      for count in 0...20 {
        for offset in 0...count {
          let (before, after) = (String(repeating: "~", count: offset), count - offset)
          let end = String(repeating: " ", count: after)
          let element = try parsed("\"\(before)\(form)\(end)\"")
          XCTAssertEqual(element.text, before + scalar + end, "\(form) at \(offset)")
          XCTAssertEqual(element.isPlainText, scalar == "!", "\(form) at \(offset)")
        }
      }
    }
  }

  func testAControlCharacterIsRejectedAtEveryOffsetOfAText() {
    for byte in UInt8(0)..<0x20 {
      for offset in 0...17 {
        let text = "\"" + String(repeating: "a", count: offset)
        let bytes = Array(text.utf8) + [byte] + Array("aaaaaaaaaaaa\"".utf8)
        XCTAssertThrowsError(try parsed(bytes)) { error in
          let position = (error as? JSONSyntaxError)?.position
          XCTAssertEqual(position, JSONPosition(line: 1, column: offset + 2), "\(byte)")
        }
      }
    }
  }

  func testWhitespaceOfAnyLengthIsSkipped() throws {
    for count in 0...40 {
      for space in [" ", "\t", "\n", "\r", " \n", "\n        "] {
        let run = String(repeating: space, count: count)
        let root = try parsed("\(run)[\(run)1\(run),\(run)2\(run)]\(run)")
        XCTAssertEqual(root.elements.map(\.number), [1, 2])
      }
    }
  }

  func testOneByteOrderMarkIsAccepted() throws {
    XCTAssertEqual(JSONValue(try parsed("\u{FEFF} [1]")), .array([.number(1)]))
  }

  func testEquivalentKeysThatDifferInBytesAreDifferent() throws {
    XCTAssertEqual(try parsed("{\"\u{E9}\": 1, \"e\u{301}\": 2}").count, 2)
    XCTAssertEqual(try parsed(#"{"a": 1, "A": 2, "": 3, "a ": 4}"#).count, 4)
  }

  func testTheSameKeyCanBeInDifferentObjects() throws {
    XCTAssertNoThrow(try parsed(#"{"a": {"a": [{"a": 1}, {"a": 2}]}, "b": {"a": 3}}"#))
  }

  func testADocumentMayReachItsLimits() throws {
    let text = "[[1,2],{\"a\":[]}]"
    var limits = JSONLimits(bytes: text.utf8.count, values: 6)
    limits.depth = 3
    XCTAssertNoThrow(try JSONParser.parse(Array(text.utf8), limits: limits))
    let object = Array("\u{FEFF}{\"a\":1,\"b\":2}".utf8)
    XCTAssertNoThrow(try JSONParser.parse(object, limits: JSONLimits(bytes: 16, values: 3)))
    let deep = String(repeating: "[", count: 511) + String(repeating: "]", count: 511)
    XCTAssertNoThrow(try parsed("[\(deep),\(deep)]"))
    let objects =
      String(repeating: "[{\"\":", count: 256) + "0" + String(repeating: "}]", count: 256)
    XCTAssertNoThrow(try parsed(objects))
  }

  /// The values that an independent parser reads.
  func testEveryFixtureHasTheValuesOfJSONDecoder() throws {
    for name in try Fixture.names(in: "wire/good") {
      let data = try good(name)
      XCTAssertEqual(
        JSONValue(try parsed(Array(data))), try decoded(ParsedJSON.self, data).value, name)
    }
  }

  private func decoded(_ type: ParsedJSON.Type, _ data: Data) throws -> ParsedJSON {
    let start = data.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return try JSONDecoder().decode(type, from: data.dropFirst(start))
  }
}
