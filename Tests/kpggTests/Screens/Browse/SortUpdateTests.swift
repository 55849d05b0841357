import KPGGCore
import XCTest

@testable import kpgg

/// The order of lists.
final class SortUpdateTests: BrowserTestCase {
  func testSortingCyclesTheOrdersOfTheList() throws {
    var run = try browser(from: "omg")
    run.type("ss")
    let births = try XCTUnwrap(run.state.lineUp(of: Known.group("OHMYGIRL")).value?.members)
      .filter { !$0.isFormer }.compactMap(\.birth)
    guard case .group(let shown) = run.state.screen else { return XCTFail("no group") }
    let sorted = run.state.visibleMembers(of: shown).filter { !$0.isFormer }.compactMap(\.birth)
    XCTAssertEqual(sorted, births.sorted())
    XCTAssertTrue(run.lines.contains { $0.contains("members by birth date") }, run.screen)
    run.type("sss")
    XCTAssertFalse(run.state.showsListStatus)
  }

  func testFormerMembersStayLastInEveryOrder() throws {
    var run = try browser(from: "omg")
    run.type("sS")
    XCTAssertEqual(members(run).suffix(2), ["JinE", "Jiho"].sorted().reversed())
  }

  func testSongsHaveTheirOwnOrder() throws {
    var run = try browser(from: "omg")
    run.press(.end)
    run.type("S")
    guard case .group(let shown) = run.state.screen else { return XCTFail("no group") }
    XCTAssertEqual(run.state.visibleSongs(of: shown).first?.title, "Cupid")
    XCTAssertEqual(run.state.order(of: .members), ListOrder())
    XCTAssertTrue(run.lines.contains { $0.contains("songs reversed") }, run.screen)
  }

  func testTheOrderIsTheSameOnEveryScreenOfTheSession() throws {
    var run = try browser(from: "omg")
    run.type("s")
    run.press(.escape)
    run.type("/twice")
    run.press(.enter)
    XCTAssertEqual(members(run).prefix(3), ["Chaeyoung", "Dahyun", "Jeongyeon"])
  }

  func testTheHomeScreenSortsEachSection() throws {
    var run = try browser()
    run.type("s")
    let names = run.state.rows(of: try XCTUnwrap(run.homeState)).compactMap { row -> [String]? in
      guard case .section = row.kind else { return nil }
      return row.entries.map { run.state.name(of: $0.favorite) }
    }
    for section in names {
      XCTAssertEqual(section, section.sorted { NormalizedText($0) < NormalizedText($1) })
    }
  }

  func testHiddenScreensKeepTheirSelection() throws {
    var run = try browser()
    run.type("s")
    run.press(.down, .down, .down, .right, .right)
    let selected = run.state.subject
    run.press(.enter, .character("L"), .escape)
    XCTAssertEqual(run.state.subject, selected)
  }

  func testAHiddenSearchIsSortedAgain() throws {
    var run = try browser()
    run.type("/mina")
    run.press(.enter)
    run.type("/yuna")
    run.press(.control("p"))
    run.type("reverse")
    run.press(.enter, .escape, .escape)
    guard case .search(let search) = run.state.screen else { return XCTFail(run.screen) }
    XCTAssertEqual(search.hits, run.state.searchHits(for: search))
  }

  func testProfilesFollowTheOrderAndTheFilterOfTheList() throws {
    var run = try browser(from: "omg")
    run.type("sS:former")
    run.press(.enter, .home, .enter)
    XCTAssertEqual(
      run.state.screen, .profile(BrowserProfile(member: try Known.member("OHMYGIRL/JinE"))))
    XCTAssertTrue(run.screen.contains("1/2"), run.screen)
    run.press(.right)
    XCTAssertEqual(
      run.state.screen, .profile(BrowserProfile(member: try Known.member("OHMYGIRL/Jiho"))))
  }

  func testAGroupsHeightsAreShownWhenTheySortIt() throws {
    var run = try browser(from: "omg")
    XCTAssertFalse(run.screen.contains("162"), run.screen)
    run.type("sss")
    XCTAssertTrue(run.screen.contains("162"), run.screen)
  }

  private func members(_ run: BrowserRun) -> [String] {
    guard case .group(let shown) = run.state.screen else { return [] }
    return run.state.visibleMembers(of: shown).map(\.name)
  }
}
