import KPGGQuiz
import XCTest

@testable import KPGGCore

final class JSONElementDecoderTests: XCTestCase {
  private struct Record: Codable, Equatable {
    var text: String?
    var list: [Int]?
    var inner: [String: Double]?
    var flag: Bool?
    var url: URL?
    var time: Duration?
    var large: UInt64?
    var nested: [[String]]?
    var status: GroupStatus?
  }

  func testEveryTypeRoundTrips() throws {
    let record = Record(
      text: "효정\n", list: [1, -2, .max, .min], inner: ["a": 1.5, "가": -0.0], flag: true,
      url: URL(string: "https://example.com/a?b"), time: .milliseconds(-1500), large: .max,
      nested: [[], ["x"]], status: GroupStatus.allCases.first)
    let data = try JSONEncoder().encode(record)
    XCTAssertEqual(StrictJSON.decode(Record.self, from: data, byteLimit: 1000), record)
  }

  func testNullAndMissingAreNil() throws {
    XCTAssertEqual(try decode(Record.self, #"{"text": null, "url": null, "x": 1}"#), Record())
    XCTAssertEqual(try decode([Int?].self, "[1, null]"), [1, nil])
    XCTAssertEqual(try decode([String: Int?].self, #"{"a": null}"#), ["a": nil])
  }

  func testAWholeNumberMayHaveAFractionOrAnExponent() throws {
    XCTAssertEqual(try decode([Int].self, "[1.0, 2e3, -0]"), [1, 2000, 0])
    XCTAssertEqual(try decode([Double].self, "[1, 1e-2]"), [1, 0.01])
  }

  func testAWrongTypeIsAMismatchWithItsPath() {
    for (text, path) in [
      (#"{"text": 1}"#, "text"), (#"{"list": {}}"#, "list"), (#"{"list": [1, "2"]}"#, "list[1]"),
      (#"{"list": [1.5]}"#, "list[0]"), (#"{"inner": []}"#, "inner"),
      (#"{"inner": {"a": "1"}}"#, "inner.a"), (#"{"flag": 0}"#, "flag"), (#"{"url": 1}"#, "url"),
      (#"{"large": "1"}"#, "large"), (#"{"nested": [["x"], [null]]}"#, "nested[1][0]"),
      (#"{"list": [null]}"#, "list[0]"), ("[]", ""), (#"{"status": 1}"#, "status"),
    ] {
      assertError(text, path) { error in
        if case .typeMismatch = error { true } else { false }
      }
    }
  }

  func testAnInvalidValueIsCorruptedWithItsPath() {
    for (text, path) in [
      (#"{"large": -1}"#, "large"), (#"{"large": 18446744073709551616}"#, "large"),
      (#"{"list": [1e400]}"#, "list[0]"), (#"{"inner": {"a": 1e400}}"#, "inner.a"),
      (#"{"url": ""}"#, "url"), (#"{"status": "?"}"#, "status"),
      (#"{"list": [9223372036854775808]}"#, "list[0]"),
    ] {
      assertError(text, path) { error in
        if case .dataCorrupted = error { true } else { false }
      }
    }
  }

  func testAMissingKeyIsNotFound() {
    struct Strict: Decodable { var inner: [Pair] }
    struct Pair: Decodable { var a: Int }
    XCTAssertThrowsError(try decode(Strict.self, #"{"inner": [{"a": 1}, {}]}"#)) { error in
      guard case DecodingError.keyNotFound(let key, let context) = error else {
        return XCTFail("\(error)")
      }
      XCTAssertEqual(JSONKeyPath(context.codingPath + [key]).description, "inner[1].a")
    }
  }

  func testATooShortArrayHasNoValue() {
    XCTAssertThrowsError(try decode(Duration.self, "[1]")) { error in
      guard case DecodingError.valueNotFound(_, let context) = error else {
        return XCTFail("\(error)")
      }
      XCTAssertEqual(JSONKeyPath(context.codingPath).description, "[1]")
    }
  }

  func testInvalidOrTooLargeDocumentsAreNil() {
    XCTAssertNil(StrictJSON.decode([Int].self, from: Data("[1,]".utf8), byteLimit: 100))
    XCTAssertNil(StrictJSON.decode([Int].self, from: Data("[1, 2]".utf8), byteLimit: 5))
    XCTAssertNil(StrictJSON.decode([Int].self, from: Data(#"{"a": 1}"#.utf8), byteLimit: 100))
    XCTAssertEqual(
      StrictJSON.decode([Int].self, from: Data("[1,2,3]".utf8), byteLimit: 7), [1, 2, 3])
  }

  func testADictionaryWithManyKeysIsDecodedInLinearTime() throws {
    let members = (0..<50_000).map { "\"\($0)\":\($0)" }.joined(separator: ",")
    XCTAssertEqual(try decode([String: Int].self, "{\(members)}").count, 50_000)
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONElementDecoder(try parsed(text)).decode(type)
  }

  private func assertError(
    _ text: String, _ path: String, file: StaticString = #filePath, line: UInt = #line,
    _ isExpected: (DecodingError) -> Bool
  ) {
    XCTAssertThrowsError(try decode(Record.self, text), text, file: file, line: line) { error in
      guard let error = error as? DecodingError, isExpected(error) else {
        return XCTFail("\(text): \(error)", file: file, line: line)
      }
      let found: [any CodingKey] =
        switch error {
        case .typeMismatch(_, let context), .valueNotFound(_, let context),
          .dataCorrupted(let context), .keyNotFound(_, let context):
          context.codingPath
        @unknown default: []
        }
      XCTAssertEqual(JSONKeyPath(found).description, path, text, file: file, line: line)
    }
  }
}
