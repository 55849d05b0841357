import XCTest

@testable import KPGGCore

final class SectionDocumentTests: XCTestCase {
  func testASectionListsItsGroupsInTheDocumentsOrder() throws {
    let document = try readSection(try good("section-of-the-original-endpoint")).document
    XCTAssertEqual(document.groups.map(\.id.description), ["OHMYGIRL", "GFRIEND"])
    XCTAssertEqual(document.path.description, "group/third")
  }

  func testASectionMayBeEmpty() throws {
    XCTAssertEqual(try readSection(try good("section-empty")).document.groups, [])
  }

  func testUnknownKeysArePassedOver() throws {
    XCTAssertEqual(try readSection(try good("section-unknown-keys")).problems, [])
  }

  func testOfAGroupListedTwiceTheFirstCounts() throws {
    let reading = try readSection(try good("section-group-listed-twice"))
    XCTAssertEqual(reading.document.groups.map(\.agency), ["One"])
    XCTAssertEqual(
      reading.problems.map { "\($0)" },
      ["group/third: classification[1].groupname: the group 'STAYC' was listed before"])
  }

  func testGroupsMakeTheDocument() throws {
    let document = SectionDocument(
      key: try checked("third"), groups: [try group("OHMYGIRL", debut: "2015-04-20")])
    XCTAssertEqual(try readSection(document.data).document, document)
  }

  func testAReplyWithoutClassificationIsAnotherDocument() throws {
    try assertRefused(
      "section-without-classification",
      "group/third: another document: the key 'classification' is missing")
  }

  func testClassificationMustBeAnArray() throws {
    try assertRefused(
      "section-classification-an-object", "group/third: classification: not an array")
  }

  func testAGroupWithoutAnIdIsRefused() throws {
    try assertRefused(
      "section-groupname-missing", "group/third: classification[1].groupname: missing")
  }

  func testIdsThatDifferInCaseAloneAreRefused() throws {
    try assertRefused(
      "section-groupnames-in-two-cases",
      "group/third: classification[1].groupname: "
        + "'StayC' differs from 'STAYC' in letter case alone")
  }

  func testAnImpossibleDebutIsRefused() throws {
    try assertRefused(
      "section-debut-impossible", "group/third: classification[0].debut: '2020.11.31' is no date")
  }
}
