import XCTest

@testable import KPGGCore

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
