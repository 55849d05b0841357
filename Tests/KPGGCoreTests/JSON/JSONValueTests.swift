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

final class JSONMembersTests: XCTestCase {
  func testMembersAreSortedByTheirBytes() {
    let members: JSONMembers = ["b": .null, "": .integer(1), "Z": .null, "가": .null, "a": .null]
    XCTAssertEqual(members.map(\.key), ["", "Z", "a", "b", "가"])
    XCTAssertEqual(members[""], .integer(1))
    XCTAssertNil(members["c"])
  }

  func testSettingAMemberKeepsTheOrder() {
    var members: JSONMembers = [:]
    for key in ["m", "z", "a", "n"] { members[key] = .string(key) }
    members["m"] = .null
    XCTAssertEqual(members.keys, ["a", "m", "n", "z"])
    XCTAssertEqual(members["m"], .null)
    XCTAssertEqual(members.count, 4)
  }

  func testSettingNilRemovesAMember() {
    var members: JSONMembers = ["a": .null, "b": .null]
    members["a"] = nil
    members["c"] = nil
    XCTAssertEqual(members.keys, ["b"])
  }

  func testMembersWithTheSameValuesAreEqualInAnyOrder() {
    XCTAssertEqual(["a": .null, "b": .integer(1)] as JSONMembers, ["b": .integer(1), "a": .null])
  }
}
