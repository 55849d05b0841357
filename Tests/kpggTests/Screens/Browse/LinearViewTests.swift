import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

/// Screens as lines, compared with the expected ones: for a pipe and at two sizes, in both
/// languages.
final class LinearViewTests: BrowserTestCase {
  func testHome() throws { try assertScreens("home") { _ in } }

  func testGroup() throws { try assertScreens("group", from: "OHMYGIRL") { _ in } }

  func testProfile() throws {
    try assertScreens("profile", from: "OHMYGIRL") { $0.apply(open(2)) }
  }

  func testFavorites() throws {
    try assertScreens("favorites", from: "OHMYGIRL") { run in
      run.apply(.action(.toggleFavorite))
      run.apply(open(2))
      run.apply(.action(.toggleFavorite))
      run.apply(.action(.favorites))
    }
  }

  func testSearch() throws {
    try assertScreens("search") { run in
      run.apply(.action(.search))
      run.apply(.paste("유아"))
    }
  }

  func testAFilteredListInAnotherOrder() throws {
    try assertScreens("filtered", from: "OHMYGIRL") { run in
      for event in [.action(.filter), .paste("blood:a"), .key(.enter)] as [BrowserEvent] {
        run.apply(event)
      }
      run.apply(.action(.sort))
      run.apply(.action(.reverseOrder))
    }
  }

  func testFetching() throws {
    let run = try linear(try browser(isLocal: false))
    XCTAssertEqual(LinearView(run.state).screen().lines, ["kpgg", "Loading the catalog…"])
  }

  func testAnErrorSaysHowToRetry() throws {
    var run = try endpointBrowser(from: "omg")
    run.apply(.failed(requestID: 2, LoadingError(message: "refused", hint: "try again later")))
    let lines = LinearView(run.state).screen().lines
    XCTAssertEqual(lines.suffix(3), ["error: refused", "hint: try again later", "Type r to retry"])
  }

  func testASearchWithoutText() throws {
    var run = try linear(try browser())
    run.apply(.action(.search))
    let view = LinearView(run.state)
    XCTAssertEqual(view.screen().lines.last, view.labels.searchPrompt)
  }

  func testEmptyLists() throws {
    var run = try linear(try browser())
    run.apply(.action(.favorites))
    XCTAssertEqual(LinearView(run.state).screen().lines.last, run.state.labels.noFavorites)
    run.apply(.action(.home))
    for event in [.action(.filter), .paste("qqqqqq"), .key(.enter)] as [BrowserEvent] {
      run.apply(event)
    }
    XCTAssertEqual(
      LinearView(run.state).screen().lines,
      ["kpgg", "Filter: qqqqqq, 0 results", "No results"])
  }

  func testChangesAreWords() throws {
    var run = try endpointBrowser(from: "omg")
    run.apply(.loaded(requestID: 2, .lineUp(try lineUp("OHMYGIRL"))))
    run.apply(.action(.refresh))
    let omg = try Known.group("OHMYGIRL")
    let (catalog, lineUp) = try changedCatalog(without: ["Jiho"])
    run.apply(
      .loaded(requestID: 3, .refreshed([omg], catalog, SearchableLineUps([lineUp]))))
    let view = LinearView(run.state)
    XCTAssertEqual(
      view.screen().lines,
      [
        "kpgg › OH MY GIRL › changes", "3 changes", "1 group IVE, removed, selected",
        "2 group OHMYGIRL, agency from WM Entertainment to New", "3 OHMYGIRL/Jiho, removed",
      ])
    XCTAssertEqual(view.entries.map(\.record.favorite), [nil, .group(omg), nil])
    XCTAssertEqual(view.reply(to: "p 1", shown: 0..<3), .steps([]))
  }

  func testAMemberWithoutNeighborsHasNoPosition() throws {
    let group = GirlGroup(id: try Known.group("SOLO"))
    let member = Member(id: try Known.member("SOLO/One"))
    let run = try only(LineUp(group: group, checkedMembers: [member]), opening: [open(0), open(0)])
    XCTAssertFalse(run.lines.contains { $0.contains("1 of 1") }, "\(run.lines)")
  }

  func testAHostileCatalogHasNoControlCharacters() throws {
    let lineUp = try hostileLineUp()
    for events in [[], [open(0)], [open(0), open(0)]] {
      let run = try only(lineUp, opening: events)
      for line in run.lines { XCTAssertEqual(line, SafeText.of(line)) }
      XCTAssertTrue(run.lines.joined().contains("\u{FFFD}"))
    }
  }

  func testSymbolsInASCII() throws {
    let run = try linear(try browser(isASCII: true, from: "OHMYGIRL"))
    let lines = LinearView(run.state).screen().lines
    XCTAssertEqual(lines.first, "kpgg > OH MY GIRL")
    XCTAssertEqual(lines.last, "1-20 of 28; Enter shows more")
  }

  func testPagesCoverTheList() throws {
    let run = try linear(try browser())
    for height in [nil, 1, 12, 24, 1000] {
      let view = LinearView(run.state, width: 40, height: height)
      var shown = view.screen().range
      var starts = [shown.lowerBound]
      while shown.upperBound < view.entries.count {
        let page = view.page(from: shown.upperBound).range
        XCTAssertEqual(page.lowerBound, shown.upperBound)
        XCTAssertGreaterThanOrEqual(page.count, min(5, view.entries.count - page.lowerBound))
        shown = page
        starts.append(shown.lowerBound)
      }
      XCTAssertEqual(starts.first, 0)
      if height == 1000 { XCTAssertEqual(starts, [0]) }
    }
  }

  func testAPageFitsTheTerminal() throws {
    let run = try linear(try browser())
    let view = LinearView(run.state, width: 40, height: 24)
    // The prompt takes a row.
    XCTAssertLessThan(view.screen().lines.count, 24)
    XCTAssertGreaterThan(view.screen().lines.count, 20)
    let page = view.page(from: 15)
    XCTAssertLessThan(page.lines.count, 24)
    XCTAssertEqual(view.page(from: view.pageStart(before: 15)).range.upperBound, 15)
  }

  func testTheSelectedEntryIsShownAfterComingBack() throws {
    var run = try linear(try browser())
    run.apply(open(22))
    run.apply(.action(.back))
    let view = LinearView(run.state)
    XCTAssertEqual(view.startOfSelection, 22)
    XCTAssertTrue(view.page(from: 22).lines[1].hasSuffix(", selected"))
    run.apply(open(3))
    run.apply(.action(.back))
    XCTAssertEqual(LinearView(run.state).startOfSelection, 0)
  }

  private func open(_ index: Int) -> BrowserEvent { .action(.openItem(row: index, column: 0)) }

  /// The same browser with the home screen as a list.
  private func linear(_ run: BrowserRun) throws -> BrowserRun {
    var state = run.state
    state.homeStyle = .rows
    return BrowserRun(state: state, library: library)
  }

  /// The lines of a browser of one group after some events.
  private func only(
    _ lineUp: LineUp, opening events: [BrowserEvent]
  ) throws -> (lines: [String], run: BrowserRun) {
    let section = DebutSection(
      key: SectionKey.featured, koreanTitle: "", years: nil, groupIDs: [lineUp.group.id])
    let catalog = Catalog(sections: [section], groups: [lineUp.group], featuredIDs: [])
    let template = try browser(isLocal: false).state
    var run = BrowserRun(
      state: BrowserState(
        settings: template.settings, language: .english, size: template.size),
      library: Library(catalog: catalog, lineUps: [lineUp]))
    run.apply(.started(nil))
    run.apply(.loaded(requestID: 1, .catalog(catalog)))
    for event in events {
      run.apply(event)
      run.apply(.loaded(requestID: run.state.lastRequestID, .lineUp(lineUp)))
    }
    return (LinearView(run.state).screen().lines, run)
  }

  private func assertScreens(
    _ name: String, from start: String? = nil, line: UInt = #line,
    after events: (inout BrowserRun) -> Void
  ) throws {
    for (size, width, height) in [("pipe", nil, nil), ("40x12", 40, 12), ("80x24", 80, 24)] {
      for language in [Language.english, .korean] {
        var run = try linear(try browser(language: language, from: start))
        events(&run)
        let page = LinearView(run.state, width: width, height: height).screen()
        for text in page.lines {
          XCTAssertLessThanOrEqual(CellWidth.of(text), width ?? .max, text, line: line)
        }
        let golden = Golden(name: "browse/linear-\(name)-\(size)-\(language.rawValue).txt")
        if let problem = golden.problem(with: page.lines.endedByNewlines) {
          XCTFail(problem, line: line)
        }
      }
    }
  }

  private func browser(language: Language, from start: String?) throws -> BrowserRun {
    try browser(CellSize(width: 80, height: 24), language, from: start)
  }
}

extension BrowserState {
  fileprivate var labels: BrowserLabels { language.words.browser }
}
