import XCTest

@testable import kpgg

final class HomeTests: CommandTestCase {
  func testTheHomeScreenShowsTheFeaturedGroupAndTheSections() async {
    await assertShown([
      ("", .none, "home.txt"), ("--lang ko", .none, "home-ko.txt"),
      ("", .terminal(28), "home-28.txt"), ("--color always", .none, "home-color.txt"),
      ("--json", .none, "home.json"),
    ])
  }

  func testTheHomeScreenFitsTheRowsOfATerminal() async {
    await assertRun("", on: .terminal(40, height: 24), .shows("home-40x24.txt"))
    for (width, height) in [(80, 24), (80, 12), (40, 24), (200, 30), (20, 6), (3, 2), (80, 1)] {
      let home = await output(of: "", on: .terminal(width, height: height))
      let lines = home.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      XCTAssertLessThan(lines.count, max(2, height), "\(width)x\(height)")
      XCTAssertTrue(lines.allSatisfy { CellWidth.of(String($0)) <= width }, "\(width)x\(height)")
    }
    await assertRun(
      "", on: .terminal(80, height: 200), .prints(await output(of: "", on: .terminal(80))))
  }

  func testTheFeaturedGroupChangesDaily() async {
    var featured: [String] = []
    for day in 21...25 {
      let home = await output(of: "", in: ["KPGG_TODAY": "2026-11-\(day)"])
      let lines = home.split(separator: "\n").map(String.init)
      XCTAssertEqual(lines.first, "Group of the day")
      featured.append(lines[1])
    }
    XCTAssertEqual(Set(featured).count, 4)
    XCTAssertEqual(featured.first, featured.last)
  }

  func testTheNewsTakeAtMostTwoLines() async {
    for width in [20, 40, 80, 200] {
      let lines = await output(of: "", on: .terminal(width)).split(
        separator: "\n", omittingEmptySubsequences: false)
      let news = Array(lines.split(separator: "")[1])
      XCTAssertEqual(news.count, 2, "\(width): \(news)")
      XCTAssertTrue(news[1].hasPrefix("Group puzzle"), "\(width): \(news)")
    }
  }

  func testNoLineStartsWithADot() async {
    for width in 24...120 {
      let lines = await output(of: "", on: .terminal(width)).split(separator: "\n")
      XCTAssertFalse(lines.contains { $0.contains(/^ *·/) }, "\(width) cells")
    }
  }
}
