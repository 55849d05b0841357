import KPGGCore
import XCTest

@testable import kpgg

/// The requests to a catalog that is not local, and their results.
final class LoadingUpdateTests: BrowserTestCase {
  func testTheCatalogIsRequestedFirst() throws {
    var run = try browser(isLocal: false)
    XCTAssertEqual(run.removeEffects(), [.load(.catalog, requestID: 1)])
    XCTAssertTrue(run.lines.contains { $0.contains("Loading the catalog…") })
  }

  func testEscapeCancelsTheCatalogAndRetryRequestsItAgain() throws {
    var run = try browser(isLocal: false)
    _ = run.removeEffects()
    run.press(.escape)
    XCTAssertEqual(run.removeEffects(), [.cancel(requestID: 1)])
    XCTAssertTrue(run.lines.contains { $0.contains("Canceled") })
    run.press(.character("r"))
    XCTAssertEqual(run.removeEffects(), [.load(.catalog, requestID: 2)])
  }

  func testAnErrorIsShownWithItsHintAndTheRetryKey() throws {
    var run = try browser(isLocal: false)
    run.apply(.failed(requestID: 1, LoadingError(message: "it is refused", hint: "ask later")))
    let text = run.lines.joined(separator: "\n")
    for words in ["it is refused", "ask later", "r retry"] { XCTAssertTrue(text.contains(words)) }
    _ = run.removeEffects()
    run.click("r retry")
    XCTAssertEqual(run.removeEffects(), [.load(.catalog, requestID: 2)])
  }

  func testAGroupIsRequestedWhenItIsOpened() throws {
    var run = try opened("omg")
    XCTAssertEqual(run.removeEffects(), [.load(.lineUp(try group("OHMYGIRL")), requestID: 2)])
    XCTAssertTrue(run.lines.contains { $0.contains("Loading the members…") })
  }

  func testALoadedGroupIsNotRequestedAgain() throws {
    var run = try opened("omg")
    run.apply(.loaded(requestID: 2, .lineUp(try lineUp("OHMYGIRL"))))
    _ = run.removeEffects()
    run.press(.enter, .escape, .escape, .enter)
    XCTAssertEqual(
      run.removeEffects().filter { $0 == .load(.lineUp(library.catalog.groups[0]), requestID: 2) },
      [])
    XCTAssertNotNil(run.state.lineUp(of: try Known.group("OHMYGIRL")).value)
  }

  func testLeavingAGroupCancelsIt() throws {
    var run = try opened("omg")
    _ = run.removeEffects()
    run.press(.escape)
    XCTAssertEqual(run.removeEffects(), [.cancel(requestID: 2)])
  }

  func testTheResultOfACanceledRequestIsIgnored() throws {
    var run = try opened("omg")
    run.press(.escape)
    let before = run.state
    run.apply(.loaded(requestID: 2, .lineUp(try lineUp("OHMYGIRL"))))
    run.apply(.failed(requestID: 2, LoadingError(message: "cancelled")))
    XCTAssertEqual(run.state, before)
  }

  func testRetryRequestsAGroupAgain() throws {
    var run = try opened("omg")
    run.apply(.failed(requestID: 2, LoadingError(message: "it is lost")))
    XCTAssertTrue(run.lines.contains { $0.contains("OH MY GIRL") })
    XCTAssertTrue(run.lines.contains { $0.contains("it is lost") })
    _ = run.removeEffects()
    run.press(.character("r"))
    XCTAssertEqual(run.removeEffects(), [.load(.lineUp(try group("OHMYGIRL")), requestID: 3)])
  }

  func testASearchRequestsAllLineUpsAndFindsGroupsMeanwhile() throws {
    var run = try endpointBrowser()
    run.press(.character("/"))
    XCTAssertEqual(run.removeEffects(), [.load(.allLineUps(library.catalog.groups), requestID: 2)])
    run.type("omg")
    XCTAssertEqual(run.state.subject, .group(try Known.group("OHMYGIRL")))
    run.press(.control("u"))
    run.type("yooa")
    XCTAssertNil(run.state.subject)
    run.apply(.loaded(requestID: 2, .allLineUps(library.allLineUps)))
    XCTAssertEqual(run.state.subject, .member(try Known.member("OHMYGIRL/YooA")))
  }

  func testLeavingTheSearchCancelsIt() throws {
    var run = try endpointBrowser()
    run.press(.character("/"))
    _ = run.removeEffects()
    run.press(.escape)
    XCTAssertEqual(run.removeEffects(), [.cancel(requestID: 2)])
    run.press(.character("/"))
    XCTAssertEqual(run.removeEffects(), [.load(.allLineUps(library.catalog.groups), requestID: 3)])
  }

  func testAProfileRequestsNoOtherGroupsFromAnEndpoint() throws {
    var run = try opened("omg")
    run.apply(.loaded(requestID: 2, .lineUp(try lineUp("OHMYGIRL"))))
    _ = run.removeEffects()
    run.press(.enter)
    XCTAssertEqual(run.removeEffects(), [])
  }

  func testNothingIsRequestedWithoutACatalog() throws {
    var run = try browser(isLocal: false)
    _ = run.removeEffects()
    run.press(.character("/"), .character("x"), .enter)
    run.press(.character("F"), .enter, .down, .right)
    XCTAssertEqual(run.removeEffects(), [])
    // No search is open, so 'q' is not text.
    run.press(.character("/"), .character("q"))
    XCTAssertEqual(run.removeEffects(), [.quit(nil)])
  }

  func testTheNextSearchRetriesAfterAnError() throws {
    var run = try endpointBrowser()
    run.press(.character("/"))
    _ = run.removeEffects()
    run.apply(.failed(requestID: 2, LoadingError(message: "refused", hint: nil)))
    run.press(.escape, .character("/"))
    XCTAssertEqual(run.removeEffects(), [.load(.allLineUps(library.catalog.groups), requestID: 3)])
  }

  func testFavoritesOpenOnlyOnce() throws {
    var run = try endpointBrowser()
    run.press(.character("F"), .character("F"), .escape)
    XCTAssertEqual(run.state.screens.count, 1)
  }

  private func opened(_ name: String) throws -> BrowserRun {
    var run = try browser(isLocal: false, from: name)
    _ = run.removeEffects()
    run.apply(.loaded(requestID: 1, .catalog(library.catalog)))
    return run
  }

  private func group(_ id: String) throws -> GirlGroup {
    try XCTUnwrap(library.catalog[try Known.group(id)])
  }
}
