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

  private func sorted(_ rows: [(id: String, key: Double?)], isReversed: Bool = false) -> [String] {
    rows.sorted(byKey: { $0.key.map(SortKey.number) }, id: \.id, isReversed: isReversed).map(\.id)
  }
}
