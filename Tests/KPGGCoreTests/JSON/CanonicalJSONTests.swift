import XCTest

@testable import KPGGCore

/// The expected texts are the output of `jq -S .` (version 1.6).
final class CanonicalJSONTests: XCTestCase {
  func testEachKindOfValueIsWritten() {
    for (value, text) in [
      (.null, "null"), (.boolean(true), "true"), (.boolean(false), "false"), (.array([]), "[]"),
      (.object([:]), "{}"), (.object(["\n\"": .integer(1)]), "{\n  \"\\n\\\"\": 1\n}"),
      (.integer(.min), "\(Int.min)"), (.integer(.max), "\(Int.max)"), (.number(0), "0"),
      (.number(-1), "-1"), (.number(158), "158"), (.number(100), "100"),
    ] as [(JSONValue, String)] {
      XCTAssertEqual(value.canonicalText, text + "\n")
    }
  }

  func testFractionsUseTheShortestForm() {
    for (number, text) in [
      (161.5, "161.5"), (0.1, "0.1"), (0.1 + 0.2, "0.30000000000000004"), (299.999, "299.999"),
      (-0.5, "-0.5"), (123456.789, "123456.789"), (1e-5, "1e-05"), (1e-7, "1e-07"),
    ] { XCTAssertEqual(JSONValue.number(number).canonicalText, text + "\n") }
  }

  func testQuotesBackslashesAndControlCharactersAreEscaped() {
    for (text, escaped) in [
      ("x", #""x""#), (#"a"b\c/d"#, #""a\"b\\c/d""#), ("\u{7F}", #""\u007f""#),
      (
        "\u{0}\u{1}\u{8}\t\n\u{B}\u{C}\r\u{1B}\u{1F}",
        #""\u0000\u0001\b\t\n\u000b\f\r\u001b\u001f""#
      ),
    ] {
      XCTAssertEqual(line(text), escaped)
    }
  }

  func testEachLevelIsIndentedByTwoSpaces() {
    let value = JSONValue.array([
      .array([]), .object([:]), .array([.integer(1), .array([.integer(2)])]),
      .object(["a": .object(["b": .null])]),
    ])
    let expected = """
      [
        [],
        {},
        [
          1,
          [
            2
          ]
        ],
        {
          "a": {
            "b": null
          }
        }
      ]

      """
    XCTAssertEqual(value.canonicalText, expected)
  }

  func testObjectsWithTheSameKeysAreWrittenLikeAnArrayOfThem() {
    let long = String(repeating: "가\"\n", count: 9000)
    let values = { (row: Int, key: Int) in key == 0 ? JSONValue.integer(row) : .string(long) }
    let array = (0..<9).map { JSONValue.object(["a": values($0, 0), "\"": values($0, 1)]) }
    for count in [0, 1, 9] {
      var (text, other) = ("", "")
      JSONValue.writeArray(0..<count, keys: ["\"", "a"], to: { text += $0 }) { row in
        { values(row, 1 - $0) }
      }
      JSONValue.writeArray(0..<count, to: { other += $0 }) { array[$0] }
      XCTAssertEqual(text, JSONValue.array(Array(array[..<count])).canonicalText)
      XCTAssertEqual(other, text)
    }
  }

  func testALongArrayIsWrittenInPieces() {
    var sizes: [Int] = []
    JSONValue.writeArray(0..<10_000, to: { sizes.append($0.utf8.count) }) { .integer($0) }
    XCTAssertGreaterThan(sizes.count, 5)
    XCTAssertLessThan(sizes.max() ?? 0, 10_000)
    XCTAssertEqual(sizes.reduce(0, +), 78_893)
  }

  func testKeysAreSortedByCodePoint() {
    let keys = ["é", "z", "Z", "가", "😀", "", "a", "ab", "Ａ", "_", "A"]
    let object = JSONValue.object(JSONMembers(keys.map { (key: $0, value: .null) }))
    let expected = ["", "A", "Z", "_", "a", "ab", "z", "é", "가", "Ａ", "😀"]
    let lines = object.canonicalText.split(separator: "\n").dropFirst().dropLast()
    XCTAssertEqual(
      lines.map { $0.prefix { $0 != ":" } }, expected.map { "  \"\($0)\"" }.map { $0[...] })
  }

  func testNonASCIITextIsWrittenVerbatim() {
    for text in ["효정", "\u{A0}", "“É…”", "\u{FFFD}", "😀", "e\u{301}", "\u{E0061}"] {
      XCTAssertEqual(Array(line(text).utf8), Array("\"\(text)\"".utf8))
    }
  }

  func testCharactersThatCanSteerATerminalAreEscaped() throws {
    for (text, escaped) in [
      ("\u{80}\u{9B}31m", #"\u0080\u009b31m"#), ("\u{2028}\u{2029}", #"\u2028\u2029"#),
      ("\u{FEFF}a", #"\ufeffa"#), ("가\u{202E}나", #"가\u202e나"#), ("\u{61C}", #"\u061c"#),
      ("\u{2066}\u{2069}\u{200F}", #"\u2066\u2069\u200f"#), ("\u{E0001}", #"\udb40\udc01"#),
    ] {
      XCTAssertEqual(line(text), "\"\(escaped)\"")
      let parsed = try XCTUnwrap(JSONElement(parsing: Data(line(text).utf8), byteLimit: 100))
      XCTAssertEqual(parsed.text, text)
    }
  }

  private func line(_ text: String) -> String {
    String(JSONValue.string(text).canonicalText.dropLast())
  }
}
