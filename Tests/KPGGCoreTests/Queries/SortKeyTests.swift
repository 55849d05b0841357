import XCTest

@testable import KPGGCore

final class SortKeyTests: XCTestCase {
  func testTextsAreSortedAlphabetically() {
    let sorted = ["2NE1", "aespa", "After School", "AOA", "é", "(G)I-DLE", "IVE", "가", "각", "나"]
    XCTAssertEqual(sorted.reversed().sorted { NormalizedText($0) < NormalizedText($1) }, sorted)
  }

  func testBothUnicodeFormsOfHangulSortTogether() {
    let texts = ["나", "각".decomposedStringWithCanonicalMapping, "가"]
    XCTAssertEqual(texts.sorted { NormalizedText($0) < NormalizedText($1) }, ["가", "각", "나"])
  }

  func testNumbersAreSortedByValue() {
    XCTAssertLessThan(SortKey.number(99.5), .number(100))
  }

  func testAYearAloneSortsBeforeItsDays() {
    let texts = ["2016-01-01", "2015-01-01", "2015", "2014-12-31"]
    XCTAssertEqual(
      texts.sorted { NormalizedText($0) < NormalizedText($1) },
      ["2014-12-31", "2015", "2015-01-01", "2016-01-01"])
  }

  func testUnknownValuesComeLastInBothDirections() {
    XCTAssertEqual(sorted([("a", nil), ("b", 1), ("c", 2)]), ["b", "c", "a"])
    XCTAssertEqual(sorted([("a", nil), ("b", 1), ("c", 2)], isReversed: true), ["c", "b", "a"])
  }

  func testTiesAreSortedByIDInBothDirections() {
    let rows: [(String, Double?)] = [("ㄱ", 1), ("b", 1), ("B", 1), ("z", nil), ("Z", nil)]
    for rows in [rows, rows.reversed()] {
      XCTAssertEqual(sorted(rows), ["B", "b", "ㄱ", "Z", "z"])
      XCTAssertEqual(sorted(rows, isReversed: true), ["B", "b", "ㄱ", "Z", "z"])
    }
  }

  func testTheDefaultOrderOfGroupsIsByReversedDebut() async throws {
    let groups = try await SampleCatalog.catalog().groups
    let sorted = groups.reversed().sorted(
      byKey: { $0.debutDate.map { .text(NormalizedText($0.description)) } }, id: \.id.description,
      isReversed: true)
    XCTAssertEqual(sorted.map(\.id), groups.map(\.id))
  }

  func testGroupsAndMembersAreSortedByAValue() throws {
    let groups = try [
      group("B", debut: "2015-04"), group("A"), group("C", debut: "2009"),
      group("D", debut: "2015-04-21"),
    ]
    assertIDs(groups.ordered(by: \.debutDate), ["C", "B", "D", "A"])
    assertIDs(groups.ordered(by: \.debutDate, isReversed: true), ["D", "B", "C", "A"])
    assertIDs(groups.ordered { $0.debutDate?.year }, ["C", "B", "D", "A"])
    let members = try ["B", "A", "C"].map { try member("IVE/\($0)") }
    let sorted = members.ordered(by: \.height)
    assertIDs(sorted, ["IVE/A", "IVE/B", "IVE/C"])
    var tall = members
    (tall[0].height, tall[2].height) = (165, 170)
    assertIDs(tall.ordered(by: \.height), ["IVE/B", "IVE/C", "IVE/A"])
    assertIDs(tall.ordered(by: \.height, isReversed: true), ["IVE/C", "IVE/B", "IVE/A"])
  }

  func testRecordsWithEqualValuesAreSortedByIDInBothDirections() throws {
    let groups = try ["달무리", "b", "B", "a"].map { try group($0, debut: "2020") }
    for isReversed in [false, true] {
      for groups in [groups, groups.reversed()] {
        assertIDs(
          groups.ordered(by: \.debutDate, isReversed: isReversed), ["B", "a", "b", "달무리"])
      }
    }
  }

  func testRecordsAreSortedByTextsAsInADictionary() throws {
    let names = ["2NE1", "aespa", "After School", "(G)I-DLE", "ITZY", "ROSÉ", "가나", "각"]
    let groups = try names.indices.reversed().map { try group("X\($0)", name: names[$0]) }
    XCTAssertEqual(groups.ordered(by: \.name).map(\.name), names)
    XCTAssertEqual(
      groups.ordered(by: \.name, isReversed: true).map(\.name), names.reversed())
    var (upper, lower) = (try group("A", name: "f(x)"), try group("B", name: "FX"))
    (upper.agency, lower.agency) = ("SM", nil)
    for isReversed in [false, true] {
      assertIDs([lower, upper].ordered(by: \.name, isReversed: isReversed), ["A", "B"])
      assertIDs([lower, upper].ordered(by: \.agency, isReversed: isReversed), ["A", "B"])
    }
  }

  func testAnySequenceOfRecordsCanBeSorted() async throws {
    let lineUps = try await SampleCatalog.lineUps()
    let debuts = lineUps.lazy.filter { $0.group.debutDate != nil }.ordered(by: \.group.debutDate)
    let dates = debuts.compactMap(\.group.debutDate)
    XCTAssertEqual(dates, dates.sorted())
    XCTAssertEqual(lineUps.dropLast(lineUps.count).ordered(by: \.group.name), [])
  }

  private func assertIDs<Record: Identifiable>(
    _ records: [Record], _ ids: [String], line: UInt = #line
  ) where Record.ID: TextCodable {
    XCTAssertEqual(records.map(\.id.description), ids, line: line)
  }

  private func sorted(_ rows: [(id: String, key: Double?)], isReversed: Bool = false) -> [String] {
    rows.sorted(byKey: { $0.key.map(SortKey.number) }, id: \.id, isReversed: isReversed).map(\.id)
  }
}
