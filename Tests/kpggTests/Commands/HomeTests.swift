import XCTest

@testable import kpgg

final class HomeTests: CommandTestCase {
  func testTheHomeScreenShowsTheFeaturedGroupAndTheSections() async {
    await assertRun("", .shows("home.txt"))
  }

  func testTheHomeScreenIsInKorean() async {
    await assertRun("--lang ko", .shows("home-ko.txt"))
  }

  func testTheHomeScreenIsFittedToATerminal() async {
    await assertRun("", on: .terminal(40), .shows("home-40.txt"))
  }

  func testTheHomeScreenIsColored() async {
    await assertRun("--color always", .shows("home-color.txt"))
  }

  func testTheHomeScreenIsOneObjectInJSON() async {
    await assertRun("--json", .shows("home.json"))
  }

  func testTheFeaturedGroupChangesDaily() async {
    var featured: [String] = []
    for day in 21...25 {
      let home = await output(of: "", in: ["KPGG_TODAY": "2026-11-\(day)"])
      featured.append(home.split(separator: "\n").first.map(String.init) ?? "")
    }
    XCTAssertEqual(Set(featured).count, 4)
    XCTAssertEqual(featured.first, featured.last)
  }

  func testJSONHasTheDate() async {
    let home = await output(of: "--json", in: ["KPGG_TODAY": "2026-11-22"])
    XCTAssertTrue(home.contains("\"date\": \"2026-11-22\""))
  }

  func testANameThatFitsOnALineIsNeverWrapped() async {
    let home = await output(of: "", on: .terminal(40))
    for name in ["KISS OF LIFE", "SECRET NUMBER", "Weki Meki", "Brown Eyed Girls"] {
      XCTAssertTrue(home.contains(name), name)
    }
  }

  func testNoLineStartsWithADot() async {
    for width in 24...120 {
      let lines = await output(of: "", on: .terminal(width)).split(separator: "\n")
      XCTAssertFalse(lines.contains { $0.contains(/^ *·/) }, "\(width) cells")
    }
  }
}
