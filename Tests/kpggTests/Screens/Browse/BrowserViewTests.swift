import KPGGCore
import XCTest

@testable import kpgg

/// Screens at three sizes in both languages, compared with the expected ones.
final class BrowserViewTests: BrowserTestCase {
  func testHome() throws { try assertScreens("home") { $0.press(.down, .down, .right, .right) } }

  func testHomeAtTheStart() throws { try assertScreens("home-first") { _ in } }

  func testHomeWithTheNewsOfTheDay() throws {
    try assertScreens("home-news") { $0.apply(.dayFilesRead(.none)) }
  }

  func testHomeScrolledToItsEnd() throws {
    try assertScreens("home-end") { run in
      for _ in 0..<10 { run.press(.down) }
      run.press(.end)
    }
  }

  func testGroup() throws {
    try assertScreens("group", from: "OHMYGIRL") { $0.press(.down, .down) }
  }

  func testTheTitleOfAGroup() throws { try assertScreens("group-title", from: "OHMYGIRL") { _ in } }

  func testTheEndOfAGroup() throws {
    try assertScreens("group-end", from: "OHMYGIRL") { $0.press(.end) }
  }

  func testTheTextAtTheEndOfAGroup() throws {
    try assertScreens("group-text", from: "OHMYGIRL") { $0.press(.end, .end) }
  }

  func testProfile() throws {
    try assertScreens("profile", from: "OHMYGIRL") { $0.press(.down, .down, .down, .enter) }
  }

  func testSearch() throws {
    try assertScreens("search") { run in
      run.press(.character("/"))
      run.type("유")
      run.press(.down)
    }
  }

  func testFavorites() throws {
    try assertScreens("favorites", from: "OHMYGIRL") { run in
      run.press(.character("f"), .enter, .character("f"), .character("F"), .down)
    }
  }

  func testHelp() throws { try assertScreens("help") { $0.press(.character("?")) } }

  func testALongNoticeIsShownAsAWhole() throws {
    let link = "https://www.youtube.com/watch?v=QIN5_tJRiyY"
    for size in [CellSize(width: 40, height: 12), CellSize(width: 80, height: 24)] {
      for language in Language.allCases {
        var run = try browser(size)
        run.apply(.notice(language.words.browser.noDisplay(link)))
        let text = run.lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined()
        XCTAssertTrue(text.contains(link), run.screen)
        let title = try browser(size).lines[0]
        XCTAssertEqual(run.lines[0], title)
        run.press(.down)
        XCTAssertFalse(run.screen.contains("youtube"), run.screen)
      }
    }
  }

  func testFetching() throws {
    let run = try browser(isLocal: false)
    assert(run, shows: "fetching-80x24-en.txt")
  }

  func testAnErrorInAGroup() throws {
    var run = try endpointBrowser(from: "omg")
    let message = "https://example.com/group/OHMYGIRL: the connection was refused"
    run.apply(.failed(requestID: 2, LoadingError(message: message, hint: "try again later")))
    assert(run, shows: "failure-80x24-en.txt")
  }

  func testAnErrorInTheFavorites() throws {
    var run = try endpointBrowser()
    run.apply(.favoritesChanged([.member(try Known.member("OHMYGIRL/YooA"))]))
    run.press(.character("F"))
    run.apply(.failed(requestID: 2, LoadingError(message: "the connection was refused")))
    assert(run, shows: "favorites-failure-80x24-en.txt")
  }

  func testASCII() throws {
    var run = try browser(isASCII: true)
    run.press(.down, .down, .character("f"))
    run.press(.right)
    assert(run, shows: "home-ascii-80x24-en.txt")
  }

  func testTheHitSongHasTheKeyOnlyIfTheKeyPlaysIt() throws {
    let oldest: [Key] = keysToLastSong
    let unit: [Key] = [.end, .up, .up]
    for (keys, isPlayed) in [
      ([], true), ([.down], true), (oldest, false), (unit, false), ([.end], false),
    ] {
      var run = try browser(from: "omg")
      for key in keys { run.press(key) }
      let line = try XCTUnwrap(run.lines.first { $0.contains("♪ Secret Garden") })
      XCTAssertEqual(line.contains("p play"), isPlayed, line)
    }
  }

  func testAMemberWhoDiedInAnotherEntryHasNoAge() throws {
    let lineUps = try library.lineUps.map { lineUp in
      let members = try lineUp.members.map { member in
        var member = member
        if member.id == (try Known.member("IZONE/Sakura")) {
          member.deathDate = CalendarDate("2026-10-01")
        }
        return member
      }
      return LineUp(group: lineUp.group, checkedMembers: members)
    }
    var run = BrowserRun(
      state: try browser(from: "LESSERAFIM").state,
      library: Library(catalog: library.catalog, lineUps: lineUps))
    run.press(.enter)
    let screen = run.lines.joined(separator: "\n")
    XCTAssertTrue(screen.contains("2026-10-01"), screen)
    XCTAssertFalse(screen.contains("(age"), screen)
  }

  func testHostileNames() throws {
    var run = try browser(isLocal: false)
    let lineUp = try hostileLineUp()
    run.apply(
      .loaded(
        requestID: 1,
        .catalog(
          Catalog(
            sections: [
              DebutSection(
                key: SectionKey.featured, koreanTitle: "\u{1B}[2J\u{202E}", years: nil,
                groupIDs: [lineUp.group.id])
            ], groups: [lineUp.group], featuredIDs: []))))
    assert(run, shows: "hostile-home-80x24-en.txt")
    run.press(.enter)
    run.apply(.loaded(requestID: 2, .lineUp(lineUp)))
    assert(run, shows: "hostile-group-80x24-en.txt")
    run.press(.enter)
    assert(run, shows: "hostile-profile-80x24-en.txt")
  }

  private func assertScreens(
    _ name: String, from start: String? = nil, line: UInt = #line,
    after keys: (inout BrowserRun) -> Void
  ) throws {
    for size in [(40, 12), (80, 24), (140, 40)] {
      for language in [Language.english, .korean] {
        var run = try browser(
          CellSize(width: size.0, height: size.1), language, from: start)
        keys(&run)
        assert(run, shows: "\(name)-\(size.0)x\(size.1)-\(language.rawValue).txt", line: line)
      }
    }
  }

  /// Compares a screen with the expected one, and the width of each row with the window's.
  private func assert(_ run: BrowserRun, shows name: String, line: UInt = #line) {
    for row in run.lines {
      XCTAssertEqual(CellWidth.of(row), run.state.size.width, "\(name): \(row)", line: line)
    }
    let text = run.lines.map { row in row.trimmingEnd + "\n" }.joined()
    if let problem = Golden(name: "browse/\(name)").problem(with: text) {
      XCTFail(problem, line: line)
    }
  }
}

extension String {
  /// The text without trailing spaces, which editors remove.
  fileprivate var trimmingEnd: String {
    var scalars = unicodeScalars
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }
}
