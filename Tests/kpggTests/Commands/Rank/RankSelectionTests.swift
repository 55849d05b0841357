import XCTest

@testable import kpgg

/// What is ranked, and how many places.
final class RankSelectionTests: RankTestCase {
  func testGroupsAndSongsAreRankedWithTheirFilters() async throws {
    let groups = try await rank(
      "groups --debut 2009 --top 1", String(repeating: "1 ", count: 9))
    XCTAssertTrue(groups.output.hasSuffix("The ranking is complete\n"), groups.output)
    let best = try await rows("show groups-debut-2009 --plain")
    XCTAssertEqual(best.count, 1)
    _ = try await rank("songs ohmygirl --kind title", "2 q")
    let names = try await rows("list --plain")
    XCTAssertEqual(names, ["songs-OHMYGIRL-kind-title", "groups-debut-2009"])
  }

  func testMorePlacesAreRankedLater() async throws {
    let ones = String(repeating: "1 ", count: 12)
    let best = try await rank("members ive --top 2", ones)
    XCTAssertEqual(best.outcome.errors, "")
    let again = try await rank("members ive", "")
    XCTAssertEqual(
      again.outcome.errors,
      "kpgg: note: only the first 2 places are ranked; to rank all, add --top 6\n")
    // The third place follows from the choices.
    let third = try await rank("members ive --top 3", "")
    XCTAssertEqual(third.output, "")
    let places = try await rows("show members-IVE --plain")
    XCTAssertEqual(places.count, 3)
    let all = try await rank("members ive --top 6", ones)
    XCTAssertTrue(all.output.hasSuffix("The ranking is complete\n"), all.output)
    let final = try await rank("members ive", "")
    XCTAssertFalse(final.outcome.errors.contains("--top"), final.outcome.errors)
    let six = try await rows("show members-IVE --plain")
    XCTAssertEqual(Array(six.prefix(3)), places)
    XCTAssertEqual(six.count, 6)
  }

  func testATagAndAYearSelectGroups() async throws {
    let add = ["favorites", "tag", "ive", "bias"]
    _ = await Program(context: context(add)).run()
    _ = await Program(context: context(["favorites", "tag", "twice", "bias"])).run()
    _ = try await rank("groups --tag bias", "1")
    let tagged = try await rows("show groups-tag-bias --plain")
    XCTAssertEqual(Set(tagged), ["IVE", "TWICE"])
    _ = try await rank("groups 2015", String(repeating: "1 ", count: 9))
    let years = try await action("show groups-2015 --json").output
    XCTAssertTrue(years.contains("\"OHMYGIRL\""), years)
    XCTAssertFalse(years.contains("\"IVE\""), years)
  }

  func testOnlyFavoritesAreRankedAndNewOnesAreInserted() async throws {
    func add(_ names: String) async {
      let line = "favorites add \(names)".split(separator: " ").map(String.init)
      _ = await Program(context: context(line)).run()
    }
    await add("IVE/Rei IVE/Liz TWICE")
    _ = try await rank("members --favorites", "1")
    let two = try await rows("show members-favorites --plain")
    XCTAssertEqual(Set(two), ["IVE/Rei", "IVE/Liz"])
    await add("IVE/Leeseo")
    let grown = try await rank("members --favorites", "1 1")
    XCTAssertTrue(grown.output.contains("Leeseo"), grown.output)
    let three = try await rows("show members-favorites --plain")
    XCTAssertEqual(three, ["IVE/Leeseo"] + two)
  }
}
