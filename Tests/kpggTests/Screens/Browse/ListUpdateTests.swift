import KPGGCore
import XCTest

@testable import kpgg

/// The filter of lists.
final class ListUpdateTests: BrowserTestCase {
  func testAGroupIsOpenedWithTheMembersThatTheFilterOfHomeFound() throws {
    for width in [80, 160] {
      var run = try browser(CellSize(width: width, height: 40))
      run.type(":oh mbti:infp debut:2015 zodiac:leo")
      run.press(.enter)
      let found = try lineUp("OHMYGIRL").members.filter { $0.mbti == MBTI("INFP") }
      XCTAssertFalse(found.isEmpty)
      // A wide screen shows the same members beside the list.
      XCTAssertEqual(run.screen.contains(found[0].name(in: .english)), width == 160, run.screen)
      XCTAssertFalse(run.screen.contains("Hyojung"), run.screen)
      run.press(.enter)
      XCTAssertEqual(run.state.screen.controls?.filter.text, "mbti:infp")
      XCTAssertEqual(
        run.state.screen.page.entries(in: run.state).map(\.exactID), found.map(\.exactID))
      run.press(.escape)
      XCTAssertTrue(run.screen.contains("Hyojung"), run.screen)
      run.press(.escape)
      XCTAssertEqual(run.homeState?.controls.filter.text, "oh mbti:infp debut:2015 zodiac:leo")
    }
  }

  func testAGroupIsOpenedWithTheSongsThatTheFilterOfHomeFound() throws {
    var run = try browser(CellSize(width: 80, height: 40))
    run.type(":oh released:2015")
    run.press(.enter, .enter)
    XCTAssertEqual(run.state.screen.controls?.filter.text, "released:2015")
    let songs = try lineUp("OHMYGIRL").songs.filter { $0.date?.year == 2015 }
    XCTAssertFalse(songs.isEmpty)
    XCTAssertEqual(run.state.screen.page.entries(in: run.state).count, songs.count)
  }

  func testTermsOfMembersAndSongsTogetherFindMembers() throws {
    var run = try browser()
    run.type(":oh current released:2015 mbti:infp")
    run.press(.enter, .enter)
    XCTAssertEqual(run.state.screen.controls?.filter.text, "current mbti:infp")
  }

  func testAFilterNarrowsTheMembersAsYouType() throws {
    var run = try browser(from: "omg")
    let all = members(run)
    let filters: [(String, typed: String, members: [String], shown: String)] = [
      ("a name", ":yooa", ["YooA"], "1 result"),
      ("a term", ":former", ["JinE", "Jiho"], "2 results"),
      ("terms and names must all match", ":former jine", ["JinE"], "1 result"),
      (
        "an incomplete term hides nothing", ":born:19", all,
        "'19' is not a birth date; use born:1999"
      ),
      ("a whole term", ":born:1999", ["Arin"], "1 result"),
      ("an unknown term", ":zodiac:leo", all, "Unknown filter 'zodiac:'"),
    ]
    for (rule, typed, members, shown) in filters {
      run.type(typed)
      XCTAssertEqual(self.members(run), members, rule)
      XCTAssertTrue(run.screen.contains(shown), "\(rule):\n\(run.screen)")
      run.press(.escape)
      XCTAssertEqual(self.members(run), all, rule)
    }
  }

  func testATermOfSongsLeavesOnlySongs() throws {
    var run = try browser(from: "omg")
    run.type(":released:2015")
    XCTAssertEqual(members(run), [])
    guard case .group(let shown) = run.state.screen else { return XCTFail("no group") }
    XCTAssertEqual(run.state.visibleSongs(of: shown).map(\.title), ["Closer", "Cupid"])
    run.press(.enter, .enter)
    XCTAssertEqual(run.removeEffects().count, 1)
  }

  func testEnterKeepsTheFilterAndEscapeClearsIt() throws {
    var run = try browser(from: "omg")
    run.type(":yooa")
    run.press(.enter)
    run.type("f")
    XCTAssertEqual(run.state.favorites, [.member(try Known.member("OHMYGIRL/YooA"))])
    XCTAssertEqual(run.state.screen.controls?.filter.text, "yooa")
    run.press(.escape)
    XCTAssertEqual(run.state.screen.controls, ListControls())
    XCTAssertEqual(run.state.screens.count, 2)
    run.press(.escape)
    XCTAssertEqual(run.state.screens.count, 1)
  }

  func testAFilterSelectsItsFirstMatchAndThenWhatWasSelected() throws {
    let group = Favorite.group(try Known.group("OHMYGIRL"))
    let first = Favorite.member(try Known.member("OHMYGIRL/Hyojung"))
    let match = Favorite.member(try Known.member("OHMYGIRL/YooA"))
    let cases: [(rule: String, start: [Key], typed: String, end: [Key], marked: Favorite)] = [
      ("from the title", [], ":yooa", [], match),
      ("from the title, then cleared", [], ":yooa", [.escape], group),
      ("from the title, then nothing", [], ":y", [.backspace, .escape], group),
      ("from the first member, then cleared", [.down], ":yooa", [.escape], first),
      ("the title of filtered rows stays", [], ":yooa", [.enter, .up, "S", "L"], group),
    ]
    for (rule, start, typed, end, marked) in cases {
      var run = try browser(from: "omg")
      for key in start { run.press(key) }
      run.type(typed)
      for key in end { run.press(key) }
      XCTAssertEqual(run.state.markedRecord, marked, rule)
    }
  }

  func testTheSelectedEntryStaysSelected() throws {
    var run = try browser(from: "omg")
    run.press(.down, .down, .down)
    let selected = selection(run)
    run.type(":s")
    XCTAssertEqual(selection(run), selected)
    run.press(.escape)
    XCTAssertEqual(selection(run), selected)
    run.type("ssS")
    XCTAssertEqual(selection(run), selected)
  }

  func testALineWithMoreMatchesSelectsTheEntryFromBeforeTheTyping() throws {
    var run = try browser()
    let first = run.state.screen.page.selectedEntry(in: run.state)
    run.type(":debut:2015")
    XCTAssertNotEqual(run.state.screen.page.selectedEntry(in: run.state), first)
    run.type("..")
    XCTAssertEqual(run.state.screen.page.selectedIndex(in: run.state), 0)
    run.press(.escape)
    XCTAssertEqual(run.state.screen.page.selectedEntry(in: run.state), first)
  }

  func testArrowsMoveInTheListWhileYouType() throws {
    var run = try browser(from: "omg")
    run.type(":mi")
    run.press(.home)
    run.press(.down, .enter, .enter)
    guard case .profile = run.state.screen else { return XCTFail("no profile") }
  }

  func testBackspaceInAnEmptyFilterClosesIt() throws {
    var run = try browser(from: "omg")
    run.type(":a")
    run.press(.backspace, .backspace)
    XCTAssertEqual(run.state.screen.controls, ListControls())
    XCTAssertEqual(run.state.screens.count, 2)
  }

  func testAPasteGoesIntoTheFilter() throws {
    var run = try browser(from: "omg")
    run.type(":")
    run.handle(.paste("유아"))
    XCTAssertEqual(members(run), ["YooA"])
  }

  func testTheHomeScreenShowsTheGroupsThatMatch() throws {
    var run = try browser()
    run.type(":agency:cube")
    let rows = run.state.homeRows
    XCTAssertEqual(
      rows.flatMap(\.entries).compactMap(\.favorite?.id),
      ["GIDLE", "4MINUTE"])
    XCTAssertTrue(run.lines.contains { $0.contains("2 results") }, run.screen)
  }

  func testAMemberTermFindsGroupsWithSuchAMember() throws {
    var run = try browser()
    run.type(":mbti:infp debut:2015")
    let rows = run.state.homeRows
    let groups = Set(rows.flatMap(\.entries).compactMap(\.favorite?.groupID))
    let expected = library.lineUps.filter { lineUp in
      lineUp.group.debutDate?.year == 2015 && lineUp.members.contains { $0.mbti == MBTI("INFP") }
    }
    XCTAssertFalse(expected.isEmpty)
    XCTAssertEqual(groups, Set(expected.map(\.group.id)))
  }

  func testAFilterWithoutMatchesSaysSo() throws {
    for (start, keys, text) in [
      (nil, ":zzzz", "No groups found. Press / to search"), ("omg", ":zzzz", "No results"),
      (nil, ":mbti:infp zzzz", "No results"), (nil, "fF:zzzz", "No results"),
    ] as [(String?, String, String)] {
      var run = try browser(from: start)
      run.type(keys)
      XCTAssertTrue(run.lines.contains { $0.contains(text) }, run.screen)
      run.press(.down, .enter, .enter)
    }
  }

  func testATextThatAFilterFindsSuggestsTheFilter() throws {
    for keys in [":infp", "/infp"] {
      var run = try browser()
      run.type(keys)
      let text = "No results. As a filter: mbti:infp"
      XCTAssertTrue(run.lines.contains { $0.contains(text) }, run.screen)
    }
  }

  func testASearchWithoutATextFiltersEverything() throws {
    var run = try browser()
    run.type("/:mbti:infp current")
    guard case .search(let search) = run.state.screen else { return XCTFail("no search") }
    let expected = library.lineUps.members.filter { $0.mbti == MBTI("INFP") && $0.isCurrent }
    XCTAssertEqual(search.hits.compactMap { $0.member?.id }, expected.map(\.id))
    XCTAssertEqual(search.hits.count, expected.count)
  }

  func testHitsAreNarrowed() throws {
    var run = try browser()
    run.type("/유:former")
    guard case .search(let search) = run.state.screen else { return XCTFail("no search") }
    XCTAssertFalse(search.hits.isEmpty)
    XCTAssertTrue(search.hits.allSatisfy { $0.member?.isCurrent == false })
    XCTAssertEqual(search.field.text, "유")
  }

  func testFavoritesAreFiltered() throws {
    var run = try browser()
    run.type("f")
    run.press(.down)
    run.type("fF:stay")
    guard case .favorites(let shown) = run.state.screen else { return XCTFail("no favorites") }
    XCTAssertEqual(run.state.visible(shown), [.group(try Known.group("STAYC"))])
    run.press(.enter, .enter)
    XCTAssertEqual(run.state.screen, try screen("STAYC"))
  }

  func testAMemberTermOnAnEndpointWaitsForTheMembers() throws {
    for line in ["former", "nationality:japan", "position:lead", "released:2021"] {
      var run = try browser(isLocal: false)
      run.apply(.loaded(requestID: 1, .catalog(library.catalog)))
      _ = run.removeEffects()
      run.type(":" + line)
      XCTAssertEqual(
        run.removeEffects(), [.load(.allLineUps(library.catalog.groups), requestID: 2)], line)
      XCTAssertTrue(run.screen.contains("Loading the members"), run.screen)
      run.apply(.failed(requestID: 2, LoadingError(message: "it is refused")))
      XCTAssertTrue(run.screen.contains("it is refused"), run.screen)
      run.press(.enter, .character("r"))
      run.apply(.loaded(requestID: 3, .allLineUps(library.allLineUps)))
      XCTAssertTrue(run.screen.contains("result"), run.screen)
    }
  }

  func testASongTermFindsSongsOrGroupsWithSuchASong() throws {
    let songs = library.lineUps.map { $0.songs.count { $0.date?.year == 2021 } }
    for (keys, count) in [
      (":released:2021", songs.count { $0 > 0 }), ("/:released:2021", songs.reduce(0, +)),
    ] {
      var run = try browser()
      run.type(keys)
      XCTAssertTrue(run.screen.contains("\(count) results"), run.screen)
    }
  }

  func testAFilterElsewhereSaysThatThereIsNothingToFilter() throws {
    var run = try browser(from: "omg")
    run.press(.enter)
    run.type(":")
    XCTAssertEqual(run.state.notice, "Nothing to filter here")
  }

  func testTheWrongPartOfAFilterIsVisibleInANarrowWindow() throws {
    for (language, keys, text) in [
      (Language.english, ":agency:zz", "'zz' is not an agency"),
      (.english, "s:height:abc", "'abc' is not valid"),
      (.korean, ":agency:zzzzzz", "잘못된 값: 'zzzzzz'"),
      (.english, ":foo:bar", "unknown filter 'foo:'"), (.korean, ":foo:bar", "알 수 없는 필터: 'foo:'"),
      (.english, ":agency:zzzzzzzzzzzzzzzzz", "not valid"),
      (.korean, "s:height:abc", "잘못된 값: 'abc'"),
    ] {
      var run = try browser(CellSize(width: 40, height: 12), language)
      run.type(keys)
      XCTAssertTrue(run.screen.contains(text), run.screen)
    }
  }

  private func members(_ run: BrowserRun) -> [String] {
    guard case .group(let shown) = run.state.screen else { return [] }
    return run.state.visibleMembers(of: shown).map(\.name)
  }

  private func selection(_ run: BrowserRun) -> String? {
    guard case .group(let shown) = run.state.screen else { return nil }
    let members = run.state.visibleMembers(of: shown)
    return members.indices.contains(shown.selection) ? members[shown.selection].name : nil
  }
}
