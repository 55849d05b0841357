import KPGGCore
import XCTest

@testable import kpgg

final class HomeUpdateTests: BrowserTestCase {
  func testTheFeaturedGroupIsSelectedFirst() throws {
    let run = try browser()
    XCTAssertEqual(run.homeState, BrowserHome(row: 0))
    XCTAssertEqual(run.state.subject, .group(try Known.group("STAYC")))
  }

  func testDownAndUpMoveBetweenRows() throws {
    for (down, up) in [(Key.down, Key.up), (.character("j"), .character("k"))] {
      var run = try browser()
      run.press(down, down, down)
      XCTAssertEqual(run.homeState?.row, 3)
      run.press(up)
      XCTAssertEqual(run.homeState?.row, 2)
    }
  }

  func testMovingStopsAtTheFirstAndLastRow() throws {
    var run = try browser()
    run.press(.up)
    XCTAssertEqual(run.homeState?.row, 0)
    for _ in 0..<30 { run.press(.down) }
    XCTAssertEqual(run.homeState?.row, 11)
  }

  func testRightAndLeftMoveBetweenGroups() throws {
    for (right, left) in [(Key.right, Key.left), (.character("l"), .character("h"))] {
      var run = try browser()
      run.press(.down, .down, .down, .down, .down, right, right)
      XCTAssertEqual(run.state.subject, .group(try Known.group("NO.9&(U)")))
      run.press(left)
      XCTAssertEqual(run.state.subject, .group(try Known.group("GIDLE")))
    }
  }

  func testMovingStopsAtTheFirstAndLastGroupOfARow() throws {
    var run = try browser()
    run.press(.down, .down, .down, .down, .down, .left)
    XCTAssertEqual(run.state.subject, .group(try Known.group("IZONE")))
    for _ in 0..<30 { run.press(.right) }
    XCTAssertEqual(run.state.subject, .group(try Known.group("NO.9&(U)")))
  }

  func testHomeAndEndMoveToTheEndsOfARow() throws {
    var run = try browser()
    run.press(.down, .down, .down, .down, .down, .end)
    XCTAssertEqual(run.state.subject, .group(try Known.group("NO.9&(U)")))
    run.press(.home)
    XCTAssertEqual(run.state.subject, .group(try Known.group("IZONE")))
  }

  func testEachRowRemembersItsGroup() throws {
    var run = try browser()
    run.press(.down, .down, .down, .down, .down, .right, .right, .down, .right, .up)
    XCTAssertEqual(run.state.subject, .group(try Known.group("NO.9&(U)")))
  }

  func testTabWrapsAroundTheRows() throws {
    var run = try browser()
    run.press(.tab)
    XCTAssertEqual(run.homeState?.row, 1)
    run.press(.backTab, .backTab)
    XCTAssertEqual(run.homeState?.row, 11)
    run.press(.tab)
    XCTAssertEqual(run.homeState?.row, 0)
  }

  func testAPageMovesByTheVisibleRows() throws {
    var run = try browser(CellSize(width: 80, height: 24))
    run.press(.pageDown)
    XCTAssertEqual(run.homeState?.row, 3)
    run.press(.pageDown, .pageDown, .pageDown)
    XCTAssertEqual(run.homeState?.row, 11)
    run.press(.pageUp)
    XCTAssertEqual(run.homeState?.row, 8)
  }

  func testTheBirthdaysOfTheWeekFollowTheFeaturedGroup() throws {
    var run = try browser()
    run.press(.down)
    let row = run.state.rows(of: try XCTUnwrap(run.homeState))[1]
    XCTAssertEqual(row.kind, .birthdays)
    let week = try XCTUnwrap(CalendarDate("2026-11-21"))...XCTUnwrap(CalendarDate("2026-11-27"))
    for entry in row.entries {
      guard case .birthday(let birthday) = entry else { return XCTFail("\(entry)") }
      XCTAssertTrue(week.contains(birthday.date), "\(birthday.date)")
    }
    run.press(.right, .enter)
    XCTAssertEqual(
      run.state.screen, try screen("NO.9&(U)/Yuna-2"))
  }

  func testBirthdaysThatArriveLaterMoveNoSelection() throws {
    var run = try endpointBrowser()
    run.press(.down, .right)
    XCTAssertEqual(run.state.subject, .group(try Known.group("MOSAIC-X")))
    run.press(.character("/"))
    run.apply(.loaded(requestID: 2, .allLineUps(library.allLineUps)))
    run.press(.escape)
    XCTAssertEqual(run.state.subject, .group(try Known.group("MOSAIC-X")))
    XCTAssertEqual(run.homeState?.row, 2)
  }

  func testVSwitchesToAListOfGroups() throws {
    var run = try browser()
    run.press(.character("v"), .down, .right)
    XCTAssertEqual(run.state.subject, .group(try Known.group("달무리")))
    run.press(.down, .down)
    XCTAssertEqual(run.state.subject, .group(try Known.group("LESSERAFIM")))
    run.press(.left, .left, .up)
    XCTAssertEqual(run.state.subject, .group(try Known.group("STAYC")))
    run.press(.end)
    XCTAssertEqual(run.homeState?.row, 11)
    run.click("2NE1")
    XCTAssertEqual(run.state.screen, try screen("2NE1"))
  }

  func testHReturnsToAHomeScreenWithBirthdays() throws {
    var run = try browser(from: "omg")
    run.press(.character("H"))
    XCTAssertTrue(run.screen.contains("Birthdays this week"), run.screen)
  }

  func testTheListStaysForTheSession() throws {
    var run = try browser()
    run.press(.character("v"), .enter, .character("v"), .escape)
    XCTAssertEqual(run.state.homeStyle, .rows)
    run.press(.character("v"))
    XCTAssertEqual(run.state.homeStyle, .grid)
  }

  func testEnterOpensTheGroup() throws {
    var run = try browser()
    run.press(.down, .down, .enter)
    XCTAssertEqual(run.state.screen, try screen("달무리"))
  }

  func testEscapeAtHomeDoesNothing() throws {
    var run = try browser()
    run.press(.down)
    let before = run.state
    run.press(.escape, .backspace)
    XCTAssertEqual(run.state, before)
    XCTAssertEqual(run.removeEffects(), [])
  }

  func testGoingBackFromAGroupKeepsTheSelection() throws {
    var run = try browser()
    run.press(.down, .down, .right, .enter, .escape)
    XCTAssertEqual(run.homeState, BrowserHome(row: 2, columns: [1: 0, 2: 1]))
  }

  func testQQuits() throws {
    var run = try browser()
    run.press(.character("q"))
    XCTAssertEqual(run.removeEffects(), [.quit(nil)])
  }

  func testUnknownKeysDoNothing() throws {
    var run = try browser()
    let before = run.state
    run.press(.character("x"), .character("유"), .control("v"), .delete)
    XCTAssertEqual(run.state, before)
  }

  func testLSwitchesTheLanguage() throws {
    var run = try browser()
    run.press(.character("L"))
    XCTAssertEqual(run.state.language, .korean)
    run.press(.character("L"))
    XCTAssertEqual(run.state.language, .english)
  }

  func testAnEmptyCatalogIgnoresMovement() throws {
    var run = BrowserRun(state: try browser(isLocal: false).state, library: .empty)
    run.apply(.loaded(requestID: 1, .catalog(Library.empty.catalog)))
    run.press(.down, .right, .enter, .character("f"), .character("p"), .character("o"), .end)
    XCTAssertEqual(run.homeState, BrowserHome())
    XCTAssertEqual(run.removeEffects(), [])
  }
}
