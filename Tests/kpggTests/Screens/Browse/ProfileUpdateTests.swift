import KPGGCore
import XCTest

@testable import kpgg

final class ProfileUpdateTests: BrowserTestCase {
  func testKeysMoveInTheLineUp() throws {
    let moves: [(String, keys: [Key], id: String)] = [
      ("right shows the next member", [.right, .right], "OHMYGIRL/YooA"),
      ("left shows the previous one", [.right, "l", "h"], "OHMYGIRL/Mimi"),
      ("so do Tab and Shift-Tab", [.tab, .tab, .backTab], "OHMYGIRL/Mimi"),
      ("the line-up wraps around", [.left], "OHMYGIRL/Jiho"),
      ("the line-up wraps around", [.left, .right], "OHMYGIRL/Hyojung"),
      ("End shows the last member", [.end], "OHMYGIRL/Jiho"),
      ("Home shows the first one", [.end, .home], "OHMYGIRL/Hyojung"),
      ("a profile that fits does not scroll", [.down, .pageDown], "OHMYGIRL/Hyojung"),
    ]
    for (rule, keys, id) in moves {
      var run = try profile()
      for key in keys { run.press(key) }
      XCTAssertEqual(run.state.screen, try screen(id), rule)
    }
  }

  func testEscapeGoesBackToTheGroupWithTheMemberSelected() throws {
    var run = try profile()
    run.press(.right, .right, .escape)
    XCTAssertEqual(
      run.state.screen, .group(BrowserGroup(id: try Known.group("OHMYGIRL"), selection: 2)))
  }

  func testEnterAndGGoToTheOnlyGroupOfTheMember() throws {
    for key in [Key.enter, .character("g"), .character("ㅎ")] {
      var run = try browser()
      run.press(.character("/"))
      run.type("yooa")
      run.press(.enter, key)
      XCTAssertEqual(run.state.screens.count, 4)
      XCTAssertEqual(run.state.selectedEntry?.exactID, "OHMYGIRL/YooA")
      // The page of the group below the profile is not opened again.
      run.press(.enter, key)
      XCTAssertEqual(run.state.screens.count, 4)
    }
  }

  func testEnterListsTheGroupsOfAMemberInSeveral() throws {
    var run = try browser(from: "LESSERAFIM", member: try Known.member("LESSERAFIM/Sakura"))
    run.press(.enter)
    XCTAssertTrue(run.lines[0].hasPrefix(" kpgg › LE SSERAFIM › Sakura › Groups"), run.screen)
    XCTAssertTrue(run.screen.contains("▸  LE SSERAFIM"), run.screen)
    run.press(.down, .character("f"), .enter)
    XCTAssertEqual(run.state.screen, try screen("IZONE"))
    XCTAssertEqual(run.state.favorites, [.group(try Known.group("IZONE"))])
  }

  func testOOpensTheMembersInstagram() throws {
    var run = try browser(from: "omg", member: try Known.member("OHMYGIRL/YooA"))
    run.press(.character("o"))
    XCTAssertEqual(run.removeEffects(), [.open(url: "https://www.instagram.com/yoo__sha/")])
    run = try browser(from: "omg", member: try Known.member("OHMYGIRL/Arin"))
    run.press(.character("o"))
    XCTAssertEqual(run.removeEffects(), [])
    XCTAssertEqual(run.state.notice, "No known links")
  }

  func testALongProfileScrollsToItsEnd() throws {
    var run = try profile(CellSize(width: 40, height: 12))
    let first = run.lines[2]
    for _ in 0..<40 { run.press(.down) }
    guard case .profile(let last) = run.state.screen else { return XCTFail() }
    XCTAssertGreaterThan(last.scroll, 0)
    XCTAssertTrue(first.hasSuffix("↓ \(last.scroll) "), first)
    XCTAssertTrue(run.lines[2].hasSuffix("↑ \(last.scroll) "), run.lines[2])
    run.press(.pageDown)
    XCTAssertEqual(run.state.screen, .profile(last))
    run.press(.up)
    XCTAssertEqual(
      run.state.screen, .profile(BrowserProfile(member: last.member, scroll: last.scroll - 1)))
    run.press(.pageUp, .pageUp, .pageUp)
    XCTAssertEqual(run.state.screen, .profile(BrowserProfile(member: last.member)))
  }

  func testPPlaysTheGroupsSong() throws {
    var run = try profile()
    run.press(.character("p"))
    XCTAssertEqual(
      run.removeEffects(), [.open(url: "https://www.youtube.com/watch?v=QIN5_tJRiyY")])
  }

  func testTheBrowserCanStartAtAProfile() throws {
    var run = try browser(from: "wonyoung", member: try Known.member("IVE/Wonyoung"))
    XCTAssertTrue(run.lines.contains { $0.contains("Wonyoung (원영)") })
    run.press(.escape)
    XCTAssertEqual(run.state.selectedEntry?.exactID, "IVE/Wonyoung")
    run.press(.escape)
    XCTAssertEqual(run.state.screens.count, 1)
  }

  func testAMemberOfADisbandedGroupHasItsLastDay() throws {
    let run = try browser(from: "x", member: try Known.member("IZONE/Wonyoung"))
    XCTAssertTrue(run.lines.contains { $0.contains("until 2021-04-29 (disbanded)") })
  }

  func testTheOnlyMemberOfAListHasNoKeysForOthers() throws {
    var run = try browser(CellSize(width: 140, height: 40), from: "omg")
    run.press(.enter)
    XCTAssertTrue(try XCTUnwrap(run.lines.last).contains("← previous"), run.screen)
    run.press(.escape, .character(":"))
    run.type("yooa")
    run.press(.enter, .enter)
    XCTAssertTrue(run.screen.contains("1/1"), run.screen)
    XCTAssertFalse(try XCTUnwrap(run.lines.last).contains("previous"), run.screen)
  }

  func testOtherGroupsOfTheMemberAreShown() throws {
    var run = try browser(from: "LESSERAFIM")
    run.press(.enter)
    XCTAssertTrue(run.lines.contains { $0.contains("Groups") && $0.contains("IZ*ONE (2018–2021)") })
  }

  func testAnUnknownMemberHasAMessage() throws {
    var run = try browser()
    run.apply(.favoritesChanged([.member(try Known.member("OHMYGIRL/Nobody"))]))
    run.press(.character("F"), .enter, .right, .down, .end)
    XCTAssertTrue(run.lines.contains { $0.contains("This member is not in the catalog") })
  }

  private func profile(
    _ size: CellSize = CellSize(width: 80, height: 24)
  ) throws -> BrowserRun {
    var run = try browser(size, from: "omg")
    run.press(.enter)
    return run
  }
}
