import Foundation
import XCTest

@testable import KPGGCore

/// Size limits of otherwise valid documents.
final class WireLimitsTests: XCTestCase {
  func testATextCanHave1024Scalars() throws {
    let name = String(repeating: "효", count: 1024)
    XCTAssertEqual(try readGroup(group(#"{"name": "\#(name)"}"#)).document.members.count, 1)
    assertRejected(
      "group/OHMYGIRL: groupname.OHMYGIRL[0].name: longer than the limit of 1024 characters"
    ) { _ = try readGroup(group(#"{"name": "\#(name)효"}"#)) }
  }

  func testALetterWith1024AccentsIsTooLong() {
    let name = "e" + String(repeating: "\u{301}", count: 1024)
    XCTAssertThrowsError(try readGroup(group(#"{"name": "\#(name)"}"#)))
  }

  /// An algorithm with quadratic time would take hours.
  func testALetterWithAMillionAccentsIsReadInLinearTime() throws {
    let letter = String(repeating: "\u{301}\u{327}", count: 500_000)
    let members = #"{"mbti": "\#(letter)", "bloodtype": "\#(letter)", "memberid": "\#(letter)"}"#
    XCTAssertEqual(try readGroup(group(members)).problems.count, 3)
    XCTAssertThrowsError(try readGroup(group(#"{"birth": "\#(letter)"}"#)))
    XCTAssertThrowsError(try readGroup(Data(#"{"groupname": {"\#(letter)": []}}"#.utf8)))
    let sections = #"{"group": {"first": []}, "sections": {"\#(letter)": {}}}"#
    XCTAssertEqual(try readIndex(Data(sections.utf8)).problems, [])
  }

  func testAGroupCanHave500Members() throws {
    XCTAssertEqual(try readGroup(group(repeated("{}", 500))).document.members.count, 500)
    assertRejected("group/OHMYGIRL: groupname.OHMYGIRL: more than the limit of 500 values") {
      _ = try readGroup(group(repeated("{}", 501)))
    }
  }

  func testAListCanHave100Texts() throws {
    let aliases = { #"{"aliases": [\#(self.repeated("\"a\"", $0))]}"# }
    XCTAssertNoThrow(try readGroup(group(aliases(100))))
    assertRejected(
      "group/OHMYGIRL: groupname.OHMYGIRL[0].aliases: more than the limit of 100 values"
    ) { _ = try readGroup(group(aliases(101))) }
  }

  func testAnIndexCanHave20000Groups() throws {
    let index = { (count: Int) in
      let groups = (0..<count).map { #"{"groupname": "G\#($0)"}"# }.joined(separator: ",")
      return Data(#"{"group": {"first": [\#(groups)]}}"#.utf8)
    }
    XCTAssertEqual(try readIndex(index(20_000)).document.catalog.groups.count, 20_000)
    assertRejected("group/index.json: group.first: more than the limit of 20000 values") {
      _ = try readIndex(index(20_001))
    }
  }

  func testTheGroupsOfAllSectionsAreCountedTogether() {
    let groups = repeated("{}", 15_000)
    assertRejected("group/index.json: group: more than the limit of 20000 values") {
      _ = try readIndex(Data(#"{"group": {"a": [\#(groups)], "b": [\#(groups)]}}"#.utf8))
    }
  }

  func testAnIndexCanHave200Sections() throws {
    let index = { (count: Int) in
      let sections = (0..<count).map { "\"s\($0)\": []" }.joined(separator: ",")
      return Data("{\"group\": {\(sections)}}".utf8)
    }
    XCTAssertEqual(try readIndex(index(200)).document.catalog.sections.count, 200)
    assertRejected("group/index.json: group: more than the limit of 200 values") {
      _ = try readIndex(index(201))
    }
  }

  func testTheLineUpsOfADocumentAreCountedTogether() {
    let lineUps = (0..<41).map { "\"G\($0)\": [\(repeated("{}", 500))]" }.joined(separator: ",")
    assertRejected("group/2014-2015: groupname: more than the limit of 20000 values") {
      _ = try readYears(Data("{\"groupname\": {\(lineUps)}}".utf8))
    }
  }

  func testADocumentWithTooManyValuesIsRejectedBeforeDecoding() {
    let body = #"{"x": [\#(repeated("1", 600_000))], "groupname": {"OHMYGIRL": []}}"#
    assertRejected("group/OHMYGIRL: more than the limit of 600000 values") {
      _ = try readGroup(Data(body.utf8))
    }
  }

  private func group(_ members: String) -> Data {
    Data(#"{"groupname": {"OHMYGIRL": [\#(members)]}}"#.utf8)
  }

  private func repeated(_ element: String, _ count: Int) -> String {
    Array(repeating: element, count: count).joined(separator: ",")
  }
}
