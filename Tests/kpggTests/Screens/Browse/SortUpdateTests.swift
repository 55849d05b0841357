import KPGGCore
import XCTest

@testable import kpgg

/// The order of lists.
final class SortUpdateTests: BrowserTestCase {
  func testSortingCyclesTheOrdersOfTheList() throws {
    var run = try browser(from: "omg")
    run.type("ss")
    let births = try XCTUnwrap(run.state.lineUp(of: Known.group("OHMYGIRL")).value?.members)
      .filter { !$0.isFormer }.compactMap(\.birthDate)
    guard case .group(let shown) = run.state.screen else { return XCTFail("no group") }
    let sorted = run.state.visibleMembers(of: shown).filter { !$0.isFormer }.compactMap(\.birthDate)
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
    for key in keysToLastSong { run.press(key) }
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
    let names = run.state.homeRows.compactMap { row -> [String]? in
      guard case .section = row.kind else { return nil }
      return row.entries.compactMap { run.state.facts(of: $0)[0] }
    }
    for section in names {
      XCTAssertEqual(section, section.sorted { NormalizedText($0) < NormalizedText($1) })
    }
  }

  func testASortedListHasNoSections() throws {
    for keys in ["sv", "vs", "s:e"] {
      var run = try browser()
      run.type(keys)
      let rows = run.state.homeRows.filter { ![.featured, .birthdays].contains($0.kind) }
      XCTAssertEqual(rows.map(\.kind), [.sorted], keys)
      let names = rows.flatMap(\.entries).compactMap { run.state.facts(of: $0)[0] }
      XCTAssertEqual(names, names.sorted { NormalizedText($0) < NormalizedText($1) }, keys)
      XCTAssertTrue(run.lines.contains { $0.contains("All groups (\(names.count))") }, run.screen)
    }
  }

  func testTheSelectionStaysInAnotherStyle() throws {
    var run = try browser()
    run.press(.down, .down, .right, .right)
    let selected = run.state.subject
    run.type("svv")
    XCTAssertEqual(run.state.subject, selected)
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
      run.state.screen, try screen("OHMYGIRL/JinE"))
    XCTAssertTrue(run.screen.contains("1/2"), run.screen)
    run.press(.right)
    XCTAssertEqual(
      run.state.screen, try screen("OHMYGIRL/Jiho"))
  }

  func testAGroupsHeightsAreShownWhenTheySortIt() throws {
    var run = try browser(from: "omg")
    XCTAssertFalse(run.screen.contains("162"), run.screen)
    run.type("sss")
    XCTAssertTrue(run.screen.contains("162"), run.screen)
  }

  func testTheOrdersOfAListFormACycle() {
    for kind in [ListKind.groups, .members, .songs, .favorites, .hits] {
      var order = ListOrder()
      for key in kind.keys {
        XCTAssertEqual(order.key, key)
        order = order.next(of: kind)
      }
      XCTAssertEqual(order, ListOrder())
    }
  }

  func testUnknownValuesComeLastInBothDirections() throws {
    let members = library.lineUps.members
    for isReversed in [false, true] {
      let sorted = ListOrder(key: .height, isReversed: isReversed)
        .sorted(members, in: .english).filter { !$0.isFormer }.map(\.height)
      let known = sorted.compactMap(\.self)
      XCTAssertEqual(known, isReversed ? known.sorted(by: >) : known.sorted())
      XCTAssertNil(sorted.last ?? 1)
      XCTAssertTrue(sorted.dropFirst(known.count).allSatisfy { $0 == nil })
    }
  }

  func testNamesAreSortedInTheShownLanguage() throws {
    let order = ListOrder(key: .name)
    for language in Language.allCases {
      let names = order.sorted(library.catalog.groups, in: language).map { $0.name(in: language) }
      XCTAssertEqual(names, names.sorted { NormalizedText($0) < NormalizedText($1) })
    }
  }

  func testAnOrderOfOtherRecordsChangesNothingButTheDirection() {
    let songs = ["b", "a"].map { Song(title: $0) }
    XCTAssertEqual(ListOrder().sorted(songs, in: .english).map(\.title), ["b", "a"])
    XCTAssertEqual(
      ListOrder(isReversed: true).sorted(songs, in: .english).map(\.title), ["a", "b"])
    XCTAssertEqual(ListOrder(key: .name).sorted(songs, in: .english).map(\.title), ["a", "b"])
  }

  private func members(_ run: BrowserRun) -> [String] {
    guard case .group(let shown) = run.state.screen else { return [] }
    return run.state.visibleMembers(of: shown).map(\.name)
  }
}
