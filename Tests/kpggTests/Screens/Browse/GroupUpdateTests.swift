import KPGGCore
import XCTest

@testable import kpgg

final class GroupUpdateTests: BrowserTestCase {
  func testTheStartGroupMayHaveAnyOfItsNames() throws {
    for name in ["OHMYGIRL", "omg", "오마이걸", "oh my girl"] {
      XCTAssertEqual(
        try browser(from: name).state.screen, try screen("OHMYGIRL"))
    }
  }

  func testEscapeGoesHomeFromTheStartGroup() throws {
    var run = try browser(from: "omg")
    run.press(.escape)
    XCTAssertEqual(run.homeState, BrowserHome())
    run.press(.escape)
    XCTAssertEqual(run.homeState, BrowserHome())
  }

  func testAnUnknownStartGroupQuits() throws {
    var run = try browser(from: "OHMYGRIL")
    let name = BilingualText(english: "OHMYGIRL", korean: "오마이걸")
    XCTAssertEqual(
      run.removeEffects(),
      [
        .quit(.unknownName("OHMYGRIL", .group, hint: .didYouMean([name])))
      ])
  }

  func testKeysMoveThroughTheList() throws {
    let moves: [(keys: [Key], selection: Int)] = [
      ([.down, "j", .down, .up], 1), ([.down, "k", .up, .up], BrowserGroup.titleSelection),
      ([.end], 27),
      ([.end, .down, .pageDown], 27), ([.end, .home], BrowserGroup.titleSelection),
    ]
    for (keys, selection) in moves {
      var run = try browser(from: "omg")
      for key in keys { run.press(key) }
      XCTAssertEqual(run.state.screen, .group(try groupState(selection)), "\(keys)")
    }
  }

  func testEnterOpensTheMembersProfile() throws {
    var run = try browser(from: "omg")
    run.press(.down, .down, .down, .enter)
    XCTAssertEqual(
      run.state.screen, try screen("OHMYGIRL/YooA"))
  }

  func testEnterOnTheTitleOpensTheFirstMember() throws {
    var run = try browser(from: "omg")
    run.press(.enter)
    XCTAssertEqual(run.state.screen, try screen("OHMYGIRL/Hyojung"))
  }

  func testKeysActOnTheSelectedRowOrTheTitle() throws {
    let group = Favorite.group(try Known.group("OHMYGIRL"))
    let member = Favorite.member(try Known.member("OHMYGIRL/Hyojung"))
    let related = Favorite.group(try Known.group("TWICE"))
    let rows: [(keys: [Key], favorites: [Favorite])] = [
      ([], [group]), ([.down], [member]), ([.down, .up], [group]), ([.end], [related]),
      // A unit cannot be a favorite.
      ([.end, .up, .up], []),
    ]
    for (keys, favorites) in rows {
      for action in ["f", "tbias", "nfirst"] {
        var run = try browser(from: "omg")
        for key in keys { run.press(key) }
        XCTAssertEqual(run.screen.contains("f favorite"), !favorites.isEmpty, "\(keys)")
        run.type(action)
        if favorites.isEmpty, action == "f" {
          XCTAssertEqual(run.state.notice, "A unit cannot be a favorite")
        }
        run.press(.enter)
        XCTAssertEqual(run.state.favorites, favorites, "\(keys) \(action)")
      }
    }
  }

  func testAClickOnTheMarkOfTheTitleSelectsTheTitleFirst() throws {
    var run = try browser(from: "omg")
    run.press(.down)
    run.click("☆")
    XCTAssertEqual(run.state.screen, .group(try groupState(BrowserGroup.titleSelection)))
    XCTAssertEqual(run.state.favorites, [])
    run.click("☆")
    XCTAssertEqual(run.state.favorites, [.group(try Known.group("OHMYGIRL"))])
  }

  func testOOnAMemberOpensHerInstagram() throws {
    var run = try browser(from: "omg")
    run.press(.down, .down, .down, .character("o"), .enter)
    XCTAssertEqual(
      run.removeEffects(), [.open(url: "https://www.instagram.com/yoo__sha/")])
  }

  func testPPlaysTheSong() throws {
    var run = try browser(from: "omg")
    run.press(.character("p"))
    XCTAssertEqual(
      run.removeEffects(), [.open(url: "https://www.youtube.com/watch?v=QIN5_tJRiyY")])
  }

  func testEnterPAndOPlayTheSelectedSong() throws {
    var run = try browser(from: "omg")
    for key in keysToLastSong { run.press(key) }
    run.press(.enter, .character("p"), .character("o"))
    XCTAssertEqual(run.removeEffects(), Array(repeating: .open(url: cupid), count: 3))
    XCTAssertEqual(run.state.screen, .group(try groupState(24)))
  }

  func testEnterAndPPlayTheSongOfTheSelectedUnit() throws {
    var run = try browser(from: "omg")
    run.press(.end, .up, .up)
    XCTAssertEqual(run.state.selectedEntry?.exactID, "OHMYGIRL/units/OH MY GIRL BANHANA")
    run.press(.enter, .character("p"))
    let video = "https://www.youtube.com/watch?v=rW9r_1ys2ec"
    XCTAssertEqual(run.removeEffects(), [.open(url: video), .open(url: video)])
  }

  func testEnterOpensTheSelectedRelatedGroup() throws {
    var run = try browser(from: "omg")
    run.press(.end, .enter)
    XCTAssertEqual(run.state.screen, try screen("TWICE"))
  }

  func testAFilterHidesUnitsAndRelatedGroups() throws {
    var run = try browser(from: "omg")
    run.type(":blood:o")
    XCTAssertTrue(
      run.state.screen.page.entries(in: run.state).allSatisfy {
        if case .member = $0 { true } else { false }
      })
    for heading in ["Units", "Related groups", "About"] {
      XCTAssertFalse(run.screen.contains(heading), run.screen)
    }
  }

  func testSharedMembersAreKnownOnceAllLineUpsAreLoaded() throws {
    var run = try endpointBrowser(from: "omg")
    XCTAssertFalse(run.screen.contains("Related groups"))
    run.apply(.loaded(requestID: 2, .lineUp(try lineUp("OHMYGIRL"))))
    run.press(.end)
    XCTAssertTrue(run.screen.contains("debut in 2015"), run.screen)
  }

  func testTheTextAtTheEndScrollsToItsLastLine() throws {
    var run = try browser(CellSize(width: 40, height: 12), from: "omg")
    run.press(.end)
    let top = run.screen
    var screens = [top]
    while true {
      run.press(.down)
      if run.screen == screens.last { break }
      screens.append(run.screen)
    }
    XCTAssertTrue(screens.count > 3, run.screen)
    let text = try XCTUnwrap(try lineUp("OHMYGIRL").about)
    let lastWord = try XCTUnwrap(text.split(separator: " ").last)
    XCTAssertTrue(run.screen.contains(lastWord), run.screen)
    for _ in 1..<screens.count { run.press(.up) }
    XCTAssertEqual(run.screen, top)
    run.press(.up)
    XCTAssertNotEqual(run.state.selectedEntry?.exactID, "TWICE")
  }

  func testASongWithoutAVideoOpensASearch() throws {
    var run = try browser(from: "omg")
    // The newest song follows the eight members.
    for _ in 1...9 { run.press(.down) }
    let title = try XCTUnwrap(run.state.selectedEntry?.exactID.split(separator: "/").last)
    let search = Play.searchAddress(for: String(title), by: "OH MY GIRL")
    for key in [Key.enter, .character("p")] {
      run.press(key)
      XCTAssertEqual(run.removeEffects(), [.open(url: search)])
    }
  }

  func testOListsTheLinksOfAGroup() throws {
    var run = try browser(from: "omg")
    run.press(.character("o"))
    XCTAssertEqual(run.removeEffects(), [])
    for line in ["▸  YouTube", "Instagram  https://www.instagram.com/WM_OHMYGIRL/", "X "] {
      XCTAssertTrue(run.screen.contains(line), run.screen)
    }
    XCTAssertTrue(run.lines[0].hasPrefix(" kpgg › OH MY GIRL › links"), run.screen)
    run.press(.down, .enter)
    XCTAssertEqual(run.removeEffects(), [.open(url: "https://www.instagram.com/WM_OHMYGIRL/")])
    run.press(.escape)
    XCTAssertEqual(run.state.screen, try screen("OHMYGIRL"))
  }

  func testTheImageIsAmongTheLinksOfAGroup() throws {
    var run = try browser(isLocal: false, from: "omg")
    var group = GirlGroup(id: try Known.group("OMG"))
    group.image = try XCTUnwrap(WebAddress("https://example.com/omg.png"))
    run.apply(
      .loaded(requestID: 1, .catalog(Catalog(sections: [], groups: [group], featuredIDs: []))))
    _ = run.removeEffects()
    run.press(.character("o"))
    XCTAssertEqual(run.removeEffects(), [.open(url: "https://example.com/omg.png")])
  }

  func testOOpensTheVideoOfAGroupWithoutLinks() throws {
    var run = try browser(isLocal: false, from: "omg")
    var group = try XCTUnwrap(library.catalog[try Known.group("OHMYGIRL")])
    group.links = GroupLinks()
    run.apply(
      .loaded(requestID: 1, .catalog(Catalog(sections: [], groups: [group], featuredIDs: []))))
    _ = run.removeEffects()
    run.press(.character("o"))
    XCTAssertEqual(
      run.removeEffects(), [.open(url: "https://www.youtube.com/watch?v=QIN5_tJRiyY")])
  }

  func testAGroupWithoutAVideoShowsANotice() throws {
    var run = try browser(isLocal: false, from: "omg")
    let group = GirlGroup(id: try Known.group("OMG"))
    run.apply(
      .loaded(requestID: 1, .catalog(Catalog(sections: [], groups: [group], featuredIDs: []))))
    _ = run.removeEffects()
    run.press(.character("p"))
    XCTAssertEqual(run.state.notice, "No known video")
    run.press(.character("o"))
    XCTAssertEqual(run.state.notice, "No known links")
    XCTAssertEqual(run.removeEffects(), [])
    run.press(.down)
    XCTAssertNil(run.state.notice)
  }

  private let cupid = "https://www.youtube.com/watch?v=fCrCUv6rQ7I"

  private func groupState(_ selection: Int) throws -> BrowserGroup {
    BrowserGroup(id: try Known.group("OHMYGIRL"), selection: selection)
  }
}
