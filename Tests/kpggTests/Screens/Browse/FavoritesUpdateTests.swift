import KPGGCore
import XCTest

@testable import kpgg

final class FavoritesUpdateTests: BrowserTestCase {
  func testFAddsAGroupAndRemovesIt() throws {
    var run = try browser()
    run.press(.character("f"))
    XCTAssertEqual(run.state.favorites, [.group(try Known.group("STAYC"))])
    XCTAssertEqual(run.state.notice, "★ STAYC is now a favorite")
    run.press(.character("f"))
    XCTAssertEqual(run.state.favorites, [])
    XCTAssertEqual(run.state.notice, "☆ STAYC is no longer a favorite")
  }

  func testFOnAProfileAddsTheMember() throws {
    var run = try browser(from: "omg")
    run.press(.enter, .character("f"))
    XCTAssertEqual(run.state.favorites, [.member(try Known.member("OHMYGIRL/Hyojung"))])
  }

  func testFOnASongAddsTheSong() throws {
    var run = try browser(from: "omg")
    for key in keysToLastSong { run.press(key) }
    run.press(.character("f"))
    let song = Favorite.song(group: try Known.group("OHMYGIRL"), title: "Cupid")
    XCTAssertEqual(run.state.favorites, [song])
    XCTAssertEqual(run.state.notice, "★ Cupid is now a favorite")
    // The head is about the group, which is not selected.
    XCTAssertFalse(run.screen.contains("☆ favorite"), run.screen)
    XCTAssertTrue(run.screen.contains("▸★ "), run.screen)
    run.press(.home, .character("f"))
    XCTAssertTrue(run.screen.contains("★ favorite"), run.screen)
    XCTAssertEqual(run.state.favorites, [.group(try Known.group("OHMYGIRL")), song])
  }

  func testASongIsOpenedInItsGroup() throws {
    var run = try browser()
    run.apply(
      .favoritesChanged(
        [
          .song(group: try Known.group("OHMYGIRL"), title: "Dolphin"),
          .song(group: try Known.group("OHMYGIRL"), title: "Gone"),
        ]))
    run.press(.character("F"))
    XCTAssertTrue(run.screen.contains("Dolphin  OH MY GIRL · 2020"), run.screen)
    XCTAssertTrue(run.screen.contains("Gone     OH MY GIRL"), run.screen)
    run.type(":dolph")
    XCTAssertTrue(run.screen.contains("1 result"), run.screen)
    run.press(.enter, .enter)
    XCTAssertEqual(run.state.selectedEntry?.exactID, "OHMYGIRL/songs/Dolphin")
  }

  func testTheFavoritesHaveTheirOwnScreen() throws {
    var run = try browser()
    run.press(.character("f"), .down, .character("f"), .character("F"))
    XCTAssertEqual(run.state.screen, .favorites(BrowserFavorites(run.state.favorites)))
    run.press(.down, .down)
    XCTAssertEqual(run.state.subject, .group(try Known.group("STAYC")))
    run.press(.enter)
    XCTAssertEqual(run.state.screen, try screen("STAYC"))
    run.press(.escape, .escape)
    XCTAssertEqual(run.homeState?.row, 1)
  }

  func testARemovedFavoriteStaysInTheListUntilItIsClosed() throws {
    var run = try browser()
    run.press(.character("f"), .down, .down, .character("f"), .character("F"), .end)
    run.press(.character("f"))
    XCTAssertEqual(run.state.favorites, [.group(try Known.group("달무리"))])
    XCTAssertEqual(run.state.subject, .group(try Known.group("STAYC")))
    XCTAssertTrue(run.screen.contains("▸  STAYC"), run.screen)
    // The same key adds it again, at the same place.
    run.press(.character("f"))
    XCTAssertEqual(run.state.favorites.count, 2)
    XCTAssertEqual(run.state.subject, .group(try Known.group("STAYC")))
    // A page on top does not close the list.
    run.press(.character("f"), .enter, .escape)
    XCTAssertEqual(run.state.subject, .group(try Known.group("STAYC")))
    run.press(.escape, .character("F"))
    XCTAssertEqual(run.state.screen.page.entries(in: run.state).count, 1)
  }

  func testTheLastFavoriteStaysInTheListAfterItIsRemoved() throws {
    var run = try browser()
    run.press(.character("f"), .character("F"), .character("f"))
    XCTAssertEqual(run.state.favorites, [])
    XCTAssertTrue(run.screen.contains("▸  STAYC"), run.screen)
    run.press(.character("f"))
    XCTAssertTrue(run.screen.contains("▸★ STAYC"), run.screen)
    run.press(.character("f"), .escape, .character("F"))
    XCTAssertTrue(run.screen.contains("No favorites yet"), run.screen)
  }

  func testAFavoriteThatAnotherProcessAddsKeepsTheSelection() throws {
    var run = try browser()
    run.press(.character("f"), .character("F"))
    let groups = [Favorite.group(try Known.group("IVE")), .group(try Known.group("STAYC"))]
    run.apply(.favoritesChanged(groups))
    XCTAssertEqual(run.state.subject, groups[1])
    XCTAssertEqual(run.state.screen.page.entries(in: run.state).count, 2)
  }

  func testAFavoriteWithoutALoadedLineUpIsFoundByItsID() throws {
    var run = try endpointBrowser()
    run.apply(.favoritesChanged([.member(try Known.member("STAYC/Sumin"))]))
    run.type("F:sumin")
    XCTAssertTrue(run.screen.contains("1 result"), run.screen)
    run.type(" former")
    XCTAssertFalse(run.screen.contains("1 result"), run.screen)
  }

  func testATagFiltersTheFavorites() throws {
    let tagged = [
      ("OHMYGIRL/YooA", ["bias", "2015"]), ("IVE/Rei", ["Biased"]), ("STAYC/Sumin", []),
    ]
    for (line, expected) in [
      // A tag matches in full if there is one, else by its beginning, in any letter case.
      ("tag:BIAS", ["OHMYGIRL/YooA"]), ("tag:bia", ["OHMYGIRL/YooA", "IVE/Rei"]),
      ("태그:bias", ["OHMYGIRL/YooA"]), ("tag:2015,biased", ["OHMYGIRL/YooA", "IVE/Rei"]),
      ("tag:bia rei", ["IVE/Rei"]), ("tag:bia mbti:xxxx", ["OHMYGIRL/YooA", "IVE/Rei"]),
    ] {
      var run = try browser()
      run.apply(.favoritesChanged(try favorites(tagged), after: nil))
      run.type("F:" + line)
      let found = run.state.screen.page.entries(in: run.state).compactMap { $0.favorite?.id }
      XCTAssertEqual(found.map(\.description), expected, line)
    }
  }

  func testATagIsAFilterOfFavoritesOnly() throws {
    var run = try browser()
    run.apply(.favoritesChanged(try favorites([("OHMYGIRL/YooA", ["bias"])]), after: nil))
    run.type(":tag:bias")
    XCTAssertTrue(run.screen.contains("tag: filters your favorites; press F"), run.screen)
    run.press(.escape)
    run.type("F:tag:love")
    XCTAssertTrue(run.screen.contains("'love' is not one of your tags"), run.screen)
    run.press(.control("u"))
    run.type("tga:bias")
    XCTAssertTrue(run.screen.contains("Did you mean 'tag:'?"), run.screen)
  }

  /// Favorite members with tags.
  private func favorites(_ tagged: [(id: String, tags: [String])]) throws -> Favorites {
    Favorites(
      entries: try tagged.map { id, tags in
        var entry = Favorites.Entry(favorite: .member(try Known.member(id)), added: .latest)
        entry.add(tags.compactMap { FavoriteTag($0) })
        return entry
      })
  }

  func testAMemberInTheListIsLoadedWithTheirGroup() throws {
    var run = try endpointBrowser()
    run.apply(.favoritesChanged([.member(try Known.member("OHMYGIRL/YooA"))]))
    _ = run.removeEffects()
    run.press(.character("F"))
    let group = try XCTUnwrap(library.catalog[try Known.group("OHMYGIRL")])
    XCTAssertEqual(run.removeEffects(), [.load(.lineUp(group), requestID: 2)])
  }

  func testTheIDOfAFavoriteMayDifferInCase() throws {
    var run = try browser()
    let yooA = try Known.member("OHMYGIRL/YooA")
    run.apply(.favoritesChanged([.member(try Known.member("ohmygirl/YooA"))]))
    run.press(.character("F"), .enter)
    XCTAssertEqual(run.state.subject, .member(yooA))
    XCTAssertEqual(run.state.group(try Known.group("ohmygirl")).id, yooA.groupID)
    XCTAssertEqual(run.state.member(try Known.member("ohmygirl/YooA"))?.id, yooA)
    run.press(.character("f"))
    XCTAssertEqual(run.state.favorites, [])
  }

  func testReadingTheFavoritesShowsNoNotice() throws {
    var run = try browser()
    run.apply(.favoritesChanged([.group(try Known.group("IVE"))]))
    XCTAssertNil(run.state.notice)
  }
}
