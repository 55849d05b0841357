import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

final class HomeUpdateTests: BrowserTestCase {
  func testManyNamesInALineEndWithDots() {
    let writer = TextWriter.plain(.english)
    let names = (1...50_000).map { "Name \($0)" }
    XCTAssertEqual(writer.firstNames(names, room: 20), "Name 1 · Name 2 · …")
    XCTAssertEqual(writer.firstNames(["Name 1", "Name 2"], room: 15), "Name 1 · Name 2")
    XCTAssertEqual(writer.firstNames(["Name 1", "Name 2"], room: 14), "Name 1 · …")
    XCTAssertEqual(writer.firstNames(names, room: 4), "Nam…")
    XCTAssertEqual(
      writer.firstNames(names, room: .max).utf8.count, names.joined(separator: " · ").utf8.count)
  }

  func testKeysMoveInTheGrid() throws {
    let fifth = [Key](repeating: .down, count: 5)
    let moves: [(String, keys: [Key], row: Int, group: String?)] = [
      ("the featured group is selected first", [], 0, "STAYC"),
      ("down and up move between rows", [.down, .down, .down, .up], 2, nil),
      ("j and k as well", ["j", "j", "j", "k"], 2, nil),
      ("moving stops at the first row", [.up], 0, nil),
      ("moving stops at the last row", fifth + fifth + fifth, 11, nil),
      ("right moves between groups", fifth + [.right, .right], 5, "NO.9&(U)"),
      ("left moves back", fifth + [.right, .right, .left], 5, "GIDLE"),
      ("l and h as well", fifth + ["l", "l", "h"], 5, "GIDLE"),
      ("moving stops at the first group", fifth + [.left], 5, "IZONE"),
      ("moving stops at the last group", fifth + ["l", "l", "l", "l", "l"], 5, "NO.9&(U)"),
      ("End selects the last group of a row", fifth + [.end], 5, "NO.9&(U)"),
      ("Home selects the first one", fifth + [.end, .home], 5, "IZONE"),
      ("a row remembers its group", fifth + ["l", "l", .down, .right, .up], 5, "NO.9&(U)"),
      ("Tab moves to the next row", [.tab], 1, nil),
      ("Shift-Tab wraps around", [.tab, .backTab, .backTab], 11, nil),
      ("Tab wraps around", [.backTab, .tab], 0, nil),
      ("a page is as long as the visible rows", [.pageDown], 3, nil),
      ("a page stops at the last row", [.pageDown, " ", .control("f"), .pageDown], 11, nil),
      ("a page moves back", fifth + fifth + fifth + [.pageUp], 8, nil),
    ]
    for (rule, keys, row, group) in moves {
      var run = try browser()
      for key in keys { run.press(key) }
      XCTAssertEqual(run.homeState?.row, row, rule)
      if let group { XCTAssertEqual(run.state.subject?.id.description, group, rule) }
    }
  }

  func testTheBirthdaysOfTheWeekFollowTheFeaturedGroup() throws {
    var run = try browser()
    run.press(.down)
    let row = run.state.homeRows[1]
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

  func testAListHasTheNextFiveBirthdays() throws {
    var state = try browser().state
    state.birthdays += state.birthdays
    for (style, count) in [(HomeStyle.rows, 5), (.grid, state.birthdays.count)] {
      state.homeStyle = style
      state.updateHomeRows()
      XCTAssertEqual(state.homeRows[1].kind, .birthdays)
      XCTAssertEqual(state.homeRows[1].entries.count, count)
    }
  }

  func testTheNewsOfTheDayFollowTheLanguageAndTheGames() throws {
    var run = try browser()
    XCTAssertEqual(run.state.news, [])
    run.apply(.dayFilesRead(.none))
    let puzzles = try XCTUnwrap(run.state.news.last)
    XCTAssertTrue(run.screen.contains(puzzles.joined(separator: " · ")), run.screen)
    run.press("L")
    let korean = try XCTUnwrap(run.state.news.last)
    XCTAssertNotEqual(korean, puzzles)
    XCTAssertTrue(run.screen.contains(korean.joined(separator: " · ")), run.screen)

    let day = run.state.settings.today
    let answer = LoggedAnswer(
      questionID: DailyPuzzle.questionID(of: .group, on: day), kind: "daily-group", subjects: [],
      date: day, grade: .good, points: 100)
    var log = AnswerLog()
    log.append(.answer(try XCTUnwrap(answer)))
    let files = DayFiles(favorites: Favorites(), log: log, games: SavedGames(), today: day)
    run.apply(.dayFilesRead(files))
    XCTAssertNotEqual(run.state.news.last, korean)
  }

  func testAFilterAndALowScreenHideTheNewsOfTheDay() throws {
    for size in [CellSize(width: 80, height: 24), CellSize(width: 80, height: 16)] {
      var run = try browser(size)
      run.apply(.dayFilesRead(.none))
      let puzzles = try XCTUnwrap(run.state.news.last).joined(separator: " · ")
      XCTAssertEqual(run.screen.contains(puzzles), size.height == 24)
      run.press(":", "o", .enter)
      XCTAssertFalse(run.screen.contains(puzzles))
    }
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

  func testBirthdaysOfAnEndpointAppearAsSoonAsTheCacheIsRead() throws {
    var run = try endpointBrowser()
    XCTAssertFalse(run.screen.contains("Birthdays in the next 7 days"), run.screen)
    run.press(.down)
    let selected = run.state.subject
    run.apply(.foundInCache(library.allLineUps))
    XCTAssertTrue(run.screen.contains("Birthdays in the next 7 days"), run.screen)
    XCTAssertEqual(run.state.subject, selected)
    run.press(.character("/"))
    XCTAssertEqual(run.removeEffects(), [], "The search needs no request.")
  }

  func testLineUpsThatArriveBeforeTheCacheIsReadStay() throws {
    var run = try endpointBrowser()
    run.press(.character("/"))
    run.apply(.foundInCache(library.allLineUps))
    XCTAssertTrue(run.state.allLineUps.isInProgress)
    run.apply(.loaded(requestID: 2, .allLineUps(library.allLineUps)))
    run.apply(.foundInCache(SearchableLineUps([])))
    XCTAssertEqual(run.state.allLineUps.value, library.allLineUps)
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
    XCTAssertTrue(run.screen.contains("Birthdays in the next 7 days"), run.screen)
  }

  func testAListSaysHowManyBirthdaysThereAre() throws {
    let members = library.allLineUps.lineUps.flatMap(\.members)
    for (language, heading) in [
      (Language.english, "Birthdays in the next 7 days (5 of 7)"),
      (.korean, "7일 이내 생일 (7명, 5명만 표시)"),
    ] {
      var state = try browser(.init(width: 80, height: 24), language).state
      let today = state.settings.today
      state.birthdays = Array(
        members.compactMap { Birthday(of: $0, onOrAfter: today) }.prefix(7))
      state.homeStyle = .rows
      state.updateHomeRows()
      let run = BrowserRun(state: state, library: library)
      XCTAssertTrue(run.screen.contains(heading), run.screen)
    }
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
