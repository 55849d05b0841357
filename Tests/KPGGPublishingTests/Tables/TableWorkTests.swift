import XCTest

@testable import KPGGPublishing

/// Mistakes that are many take no more time than a few.
final class TableWorkTests: XCTestCase {
  func testOnlyAHundredUnknownGroupsGetASuggestion() async throws {
    let names = (1...101).map { "Grou\(1000 + $0)" }
    let rows = (names + [names[0]]).map { "\($0),Ann\n" }.joined()
    let groups = names.map { $0.replacingOccurrences(of: "Grou", with: "Group") + "\n" }.joined()
    let mistakes = try await CatalogTables(
      groups: "id\n" + groups, members: "group,stageName\n" + rows
    ).mistakes()
    let suggested = mistakes.map { $0.contains("did you mean") }
    XCTAssertEqual(suggested, Array(repeating: true, count: 100) + [false, true], "\(mistakes)")
  }

  func testACatalogHasAtMostTwoHundredSections() async throws {
    let rows = (1...201).map { "s\($0),2000,2001\n" }.joined()
    let mistakes = try await CatalogTables(sections: "key,from,to\n" + rows).mistakes()
    XCTAssertEqual(mistakes, ["sections.csv:202: more than the limit of 200 rows"])
  }
}
