import Foundation
import TestSupport
import XCTest

@testable import KPGGCore

/// The units and texts in a group's document.
final class WireUnitsTests: XCTestCase {
  func testUnitsAndTextsSurviveADocument() throws {
    let read = try readGroup(
      document(
        units: """
          [{"name": "Duo", "koreanname": "듀오", "debut": "2017.09", "members": ["유아", "Mimi"],
            "song": {"title": "Boat", "date": "2017"}}]
          """), of: "OHMYGIRL")
    XCTAssertEqual(read.problems, [])
    let unit = try XCTUnwrap(read.document.units.first)
    XCTAssertEqual(unit.displayName, BilingualText(english: "Duo", korean: "듀오"))
    XCTAssertEqual(unit.debutDate, CalendarDate("2017-09"))
    XCTAssertEqual(unit.memberIDs.map(\.description), ["OHMYGIRL/YooA", "OHMYGIRL/Mimi"])
    XCTAssertEqual(unit.song?.title, "Boat")
    XCTAssertEqual(read.document.about, "A text.")
    XCTAssertEqual(read.document.koreanAbout, "소개")
    XCTAssertEqual(try readGroup(read.document.data, of: "OHMYGIRL").document, read.document)
  }

  func testMembersWithTheSameStageNameAreNamedByTheirIDs() throws {
    let read = try readGroup(
      document(units: #"[{"name": "Duo", "members": ["유나", "Yuna", "Yuna-2", "Yuna"]}]"#),
      of: "OHMYGIRL")
    XCTAssertEqual(read.document.units.map { $0.memberIDs.map(\.name) }, [["Yuna", "Yuna-2"]])
    XCTAssertEqual(
      read.problems.map(\.description),
      [
        "group/OHMYGIRL: units[0].members[0]: '유나' is not a member of the group (line 10, column 41)",
        "group/OHMYGIRL: units[0].members[3]: 'Yuna' is already listed (line 10, column 65)",
      ])
    XCTAssertEqual(try readGroup(read.document.data, of: "OHMYGIRL").document, read.document)
  }

  func testASecondUnitWithTheSameNameIsIgnored() throws {
    let read = try readGroup(
      document(
        units: #"[{"name": "Duo", "debut": "2017"}, {"koreanname": "Duo"}, {"name": "duo"}]"#),
      of: "OHMYGIRL")
    XCTAssertEqual(read.document.units.map(\.name), ["Duo", "duo"])
    XCTAssertEqual(read.document.units.first?.debutDate, CalendarDate("2017"))
    XCTAssertEqual(
      read.problems.map(\.description),
      ["group/OHMYGIRL: units[1]: 'Duo' is already listed (line 10, column 47)"])
  }

  func testAUnitNeedsAName() {
    XCTAssertThrowsError(try readGroup(document(units: #"[{"members": []}]"#), of: "OHMYGIRL")) {
      XCTAssertTrue("\($0)".contains("units[0].name: missing"), "\($0)")
    }
  }

  func testTextsAboutAGroupHaveALimit() throws {
    for (count, isAccepted) in [(4096, true), (4097, false)] {
      let data = document(about: String(repeating: "가", count: count))
      XCTAssertEqual((try? readGroup(data, of: "OHMYGIRL")) != nil, isAccepted, "\(count)")
    }
  }

  private func document(units: String = "[]", about: String = "A text.") -> Data {
    Data(
      """
      {
        "groupname": {"OHMYGIRL": [
          {"activityname": "유아", "stagename": "YooA"},
          {"activityname": "미미", "stagename": "Mimi"},
          {"activityname": "유나", "stagename": "Yuna"},
          {"activityname": "유나", "stagename": "Yuna"}
        ]},
        "about": "\(about)",
        "koreanabout": "소개",
        "units": \(units)
      }
      """.utf8)
  }
}
