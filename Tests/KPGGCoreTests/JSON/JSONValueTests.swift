import Foundation
import XCTest

@testable import KPGGCore

final class JSONValueTests: XCTestCase {
  func testANilValueIsNull() {
    XCTAssertEqual(JSONValue(nil as String?), .null)
    XCTAssertEqual(JSONValue(nil as Int?), .null)
    XCTAssertEqual(JSONValue(nil as Double?), .null)
    XCTAssertEqual(JSONValue(nil as MBTI?), .null)
  }

  func testANonNilValueIsConverted() {
    XCTAssertEqual(JSONValue("x"), .string("x"))
    XCTAssertEqual(JSONValue(1 as Int?), .integer(1))
    XCTAssertEqual(JSONValue(1.5 as Double?), .number(1.5))
    XCTAssertEqual(JSONValue(MBTI.esfj as MBTI?), .string("ESFJ"))
  }

  func testAnEmptyListIsAnEmptyArray() {
    XCTAssertEqual(JSONValue([] as [String]), .array([]))
    XCTAssertEqual(JSONValue([] as [MBTI]), .array([]))
  }

  func testAListKeepsItsOrder() {
    XCTAssertEqual(JSONValue(["b", "a"]), .array([.string("b"), .string("a")]))
    XCTAssertEqual(JSONValue([MBTI.istj, .enfp]), .array([.string("ISTJ"), .string("ENFP")]))
  }

  func testAnEncoderWritesEveryKindOfValue() throws {
    let value = JSONValue.object([
      "array": .array([.null, .boolean(true), .integer(1), .number(1.5), .string("가")]),
      "object": .object(["null": .null]),
    ])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    XCTAssertEqual(
      String(decoding: try encoder.encode(value), as: UTF8.self),
      #"{"array":[null,true,1,1.5,"가"],"object":{"null":null}}"#)
  }

  func testAnEncoderWritesEmptyContainers() throws {
    let value = JSONValue.array([.array([]), .object([:])])
    XCTAssertEqual(String(decoding: try JSONEncoder().encode(value), as: UTF8.self), "[[],{}]")
  }

  func testAnInfiniteNumberIsRejectedByTheEncoder() {
    XCTAssertThrowsError(try JSONEncoder().encode(JSONValue.array([.number(.infinity)])))
  }
}
