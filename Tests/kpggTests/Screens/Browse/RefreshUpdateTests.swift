import KPGGCore
import XCTest

@testable import kpgg

final class RefreshUpdateTests: BrowserTestCase {
  func testRLoadsTheCatalogAndTheLoadedLineUpsAgain() throws {
    var run = try opened()
    run.press(.character("r"))
    let ids = [try Known.group("OHMYGIRL")]
    XCTAssertEqual(run.removeEffects(), [.load(.refresh(ids), requestID: 3)])
    XCTAssertTrue(run.screen.contains("Reloading"), run.screen)
    run.press(.character("r"))
    XCTAssertEqual(run.removeEffects(), [])
  }

  func testWithoutChangesANoticeSaysSo() throws {
    var run = try opened()
    run.press(.character("r"))
    run.apply(refreshed(library.catalog, [try lineUp("OHMYGIRL")]))
    XCTAssertEqual(run.state.notice, "Nothing has changed")
    XCTAssertEqual(run.state.screens.count, 2)
  }

  func testChangesAreListed() throws {
    var run = try opened()
    run.press(.character("r"))
    run.apply(try changes())
    for line in ["- group IVE", "~ OHMYGIRL agency:", "- member OHMYGIRL/YooA", "3 changes"] {
      XCTAssertTrue(run.screen.contains(line), "\(line):\n\(run.screen)")
    }
    XCTAssertNil(run.state.catalog.value?[try Known.group("IVE")])
    run.press(.down, .enter)
    XCTAssertEqual(run.state.screen, try screen("OHMYGIRL"))
    XCTAssertEqual(run.state.group(try Known.group("OHMYGIRL")).agency, "New")
    run.press(.escape, .escape, .escape)
    XCTAssertEqual(run.state.screens.count, 1)
  }

  func testARemovedRecordCannotBeOpened() throws {
    var run = try opened()
    run.press(.character("r"))
    run.apply(try changes())
    run.press(.home, .enter)
    guard case .changes = run.state.screen else { return XCTFail("\(run.state.screen)") }
  }

  func testEscapeCancelsARefreshAndItsResultIsIgnored() throws {
    var run = try opened()
    run.press(.character("r"))
    _ = run.removeEffects()
    run.press(.escape)
    XCTAssertEqual(run.removeEffects(), [.cancel(requestID: 3)])
    let before = run.state
    run.apply(try changes())
    XCTAssertEqual(run.state, before)
  }

  func testAFailureKeepsWhatIsShown() throws {
    var run = try opened()
    run.press(.character("r"))
    run.apply(.failed(requestID: 3, LoadingError(message: "it is refused", hint: "ask later")))
    XCTAssertEqual(run.state.notice, "it is refused · ask later")
    XCTAssertTrue(run.screen.contains("YooA"), run.screen)
    _ = run.removeEffects()
    run.press(.character("r"))
    XCTAssertEqual(run.removeEffects().count, 1)
  }

  func testWithAllLineUpsEverythingIsLoadedAgain() throws {
    var run = try browser()
    run.press(.character("r"))
    XCTAssertEqual(run.removeEffects(), [])
    XCTAssertEqual(run.state.notice, "Nothing has changed")
    XCTAssertEqual(run.state.allLineUps, .loaded(library.allLineUps))
  }

  func testAllLineUpsThatArriveDuringARefreshAreReadAgain() throws {
    var run = try opened()
    run.press(.character("r"), .character("/"))
    run.apply(.loaded(requestID: 4, .allLineUps(library.allLineUps)))
    _ = run.removeEffects()
    run.apply(refreshed(library.catalog, [try lineUp("OHMYGIRL")]))
    XCTAssertEqual(
      run.removeEffects(), [.load(.allLineUps(library.catalog.groups), requestID: 5)])
  }

  func testALineUpThatArrivesDuringARefreshStays() throws {
    var run = try opened()
    run.press(.escape, .character("r"), .enter)
    let stayc = try lineUp("STAYC")
    run.apply(.loaded(requestID: 4, .lineUp(stayc)))
    run.press(.down, .down)
    let before = run.state.screen
    run.apply(refreshed(library.catalog, [try lineUp("OHMYGIRL")]))
    XCTAssertEqual(run.state.screen, before)
    XCTAssertNotNil(run.state.lineUp(of: stayc.group.id).value)
  }

  func testChangesDoNotCoverATextThatIsTyped() throws {
    var run = try opened()
    run.press(.character("r"))
    run.type("/yu")
    run.apply(try changes())
    guard case .search(let search) = run.state.screen else { return XCTFail(run.screen) }
    XCTAssertEqual(search.field.text, "yu")
    XCTAssertTrue(run.screen.contains("3 changes: close this screen"), run.screen)
    run.press(.escape)
    guard case .changes = run.state.screen else { return XCTFail(run.screen) }
  }

  func testARefreshStaysVisibleWhileKeysArePressed() throws {
    var run = try opened()
    run.press(.character("r"), .down)
    XCTAssertTrue(run.screen.contains("Reloading"), run.screen)
  }

  func testThePaletteRunsCommandsDuringARefresh() throws {
    var run = try opened()
    run.press(.character("r"), .control("p"))
    run.type("add fav")
    run.press(.enter)
    XCTAssertEqual(run.state.favorites, [.group(try Known.group("OHMYGIRL"))])
    XCTAssertTrue(run.state.isRefreshing)
  }

  func testAFailedDocumentIsRetriedFirst() throws {
    var run = try opened(fails: true)
    run.press(.character("r"))
    let group = try XCTUnwrap(library.catalog[try Known.group("OHMYGIRL")])
    XCTAssertEqual(run.removeEffects(), [.load(.lineUp(group), requestID: 3)])
  }

  /// OH MY GIRL on an endpoint, with its line-up or an error.
  private func opened(fails: Bool = false) throws -> BrowserRun {
    var run = try endpointBrowser(from: "omg")
    run.apply(
      fails
        ? .failed(requestID: 2, LoadingError(message: "it is refused"))
        : .loaded(requestID: 2, .lineUp(try lineUp("OHMYGIRL"))))
    _ = run.removeEffects()
    return run
  }

  private func refreshed(_ catalog: Catalog, _ lineUps: [LineUp]) -> BrowserEvent {
    .loaded(
      requestID: 3,
      .refreshed(lineUps.map(\.group.id), catalog, SearchableLineUps(lineUps)))
  }

  private func changes() throws -> BrowserEvent {
    let (catalog, lineUp) = try changedCatalog(without: ["YooA"])
    return refreshed(catalog, [lineUp])
  }
}
