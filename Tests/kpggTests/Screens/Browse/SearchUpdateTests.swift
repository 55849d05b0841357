import KPGGCore
import XCTest

@testable import kpgg

final class SearchUpdateTests: BrowserTestCase {
  func testTypingSearchesAtOnce() throws {
    var run = try search("ㅇㅁㅇㄱ")
    XCTAssertEqual(run.state.subject, .group(try Known.group("OHMYGIRL")))
    run.press(.enter)
    XCTAssertEqual(run.state.screen, try screen("OHMYGIRL"))
  }

  func testLettersAreTextNotCommands() throws {
    var run = try search("jqf/?L hkp")
    XCTAssertEqual(searchState(run)?.field.text, "jqf/?L hkp")
    XCTAssertEqual(run.removeEffects(), [])
  }

  func testGoingBackFromAHitRestoresTheSearch() throws {
    var run = try search("yooa")
    let before = run.state.screen
    run.press(.enter, .escape)
    XCTAssertEqual(run.state.screen, before)
  }

  func testASongIsFoundAndOpenedInItsGroup() throws {
    for text in ["dolphin", "omg dolphin", "dolphni"] {
      var run = try search(text)
      XCTAssertEqual(run.state.selectedEntry?.exactID, "OHMYGIRL/songs/Dolphin", text)
      run.press(.enter)
      guard case .group(let shown) = run.state.screen else { return XCTFail("\(run.state.screen)") }
      XCTAssertEqual(shown.id, try Known.group("OHMYGIRL"))
      XCTAssertEqual(run.state.selectedEntry?.exactID, "OHMYGIRL/songs/Dolphin", text)
      run.press(.escape)
      XCTAssertEqual(searchState(run)?.field.text, text)
    }
  }

  func testAUnitIsFoundAndOpenedInItsGroup() throws {
    var run = try search("banhana")
    XCTAssertEqual(run.state.selectedEntry?.exactID, "OHMYGIRL/units/OH MY GIRL BANHANA")
    run.press(.enter)
    guard case .group(let shown) = run.state.screen else { return XCTFail("\(run.state.screen)") }
    XCTAssertEqual(shown.id, try Known.group("OHMYGIRL"))
    XCTAssertEqual(run.state.selectedEntry?.exactID, "OHMYGIRL/units/OH MY GIRL BANHANA")
  }

  func testASongInTheSearchShowsItsGroupAndYear() throws {
    let run = try search("omg dolphin")
    XCTAssertTrue(run.screen.contains("Dolphin  OH MY GIRL · 2020"), run.screen)
  }

  func testAFilterOfSongsListsSongs() throws {
    var run = try search("")
    run.type(":released:2020-04 kind:followup")
    XCTAssertEqual(
      searchState(run)?.hits.map(\.id.description), ["OHMYGIRL/songs/Dolphin"], run.screen)
  }

  func testASongWithoutALoadedLineUpOpensItsGroup() throws {
    var run = try endpointBrowser()
    run.apply(
      .favoritesChanged([.song(group: "OHMYGIRL", title: "Dolphin")]))
    run.press(.character("F"), .enter)
    XCTAssertEqual(run.state.screen, try screen("OHMYGIRL"))
  }

  func testEscapeClosesTheSearch() throws {
    var run = try search("yooa")
    run.press(.escape)
    XCTAssertEqual(run.homeState, BrowserHome())
  }

  func testUpAndDownMoveBetweenHits() throws {
    var run = try search("yu")
    run.press(.down, .down, .up)
    XCTAssertEqual(searchState(run)?.selection, 1)
    run.press(.up, .up)
    XCTAssertEqual(searchState(run)?.selection, 0)
    for _ in 0..<500 { run.press(.pageDown) }
    XCTAssertEqual(searchState(run)?.selection, (searchState(run)?.hits.count ?? 0) - 1)
  }

  func testMoreTextSelectsTheBestHitAgain() throws {
    var run = try search("yu")
    run.press(.down, .down)
    run.type("n")
    XCTAssertEqual(searchState(run)?.selection, 0)
  }

  func testBackspaceRemovesACharacterOrGoesBack() throws {
    var run = try search("유아")
    run.press(.backspace)
    XCTAssertEqual(searchState(run)?.field.text, "유")
    run.press(.backspace)
    XCTAssertEqual(searchState(run)?.field.text, "")
    run.press(.backspace)
    XCTAssertEqual(run.homeState, BrowserHome())
  }

  func testAPasteInsertsItsText() throws {
    var run = try search("")
    run.handle(.paste("오마이걸"))
    XCTAssertEqual(searchState(run)?.field.parts.before.count, 4)
    XCTAssertEqual(run.state.subject, .group(try Known.group("OHMYGIRL")))
  }

  func testAPasteElsewhereDoesNothing() throws {
    var run = try browser()
    run.handle(.paste("q"))
    XCTAssertEqual(run.homeState, BrowserHome())
    XCTAssertEqual(run.removeEffects(), [])
  }

  func testEnterWithoutAHitDoesNothing() throws {
    var run = try search("zzzzzzzz")
    let before = run.state
    run.press(.enter)
    XCTAssertEqual(run.state, before)
  }

  private func search(_ text: String) throws -> BrowserRun {
    var run = try browser()
    run.press(.character("/"))
    run.type(text)
    return run
  }

  private func searchState(_ run: BrowserRun) -> BrowserSearch? {
    if case .search(let search) = run.state.screen { search } else { nil }
  }
}
