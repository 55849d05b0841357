import KPGGCore
import XCTest

@testable import kpgg

/// What a distant catalogue is asked for, and what becomes of it.
final class ReadingTests: BrowserTestCase {
  func testTheCatalogueIsAskedForFirst() throws {
    var run = try browser(isLocal: false)
    XCTAssertEqual(run.takeEffects(), [.load(.catalog, ticket: 1)])
    XCTAssertTrue(run.state.isWaiting)
    XCTAssertTrue(run.lines.contains { $0.contains("Fetching the catalogue…") })
  }

  func testTheSpinnerMoves() throws {
    var run = try browser(isLocal: false)
    let before = run.lines
    run.take(.tick)
    XCTAssertNotEqual(run.lines, before)
  }

  func testEscapeCancelsTheCatalogueAndRetryAsksAgain() throws {
    var run = try browser(isLocal: false)
    _ = run.takeEffects()
    run.press(.escape)
    XCTAssertEqual(run.takeEffects(), [.cancel(ticket: 1)])
    XCTAssertFalse(run.state.isWaiting)
    XCTAssertTrue(run.lines.contains { $0.contains("Cancelled") })
    run.press(.character("r"))
    XCTAssertEqual(run.takeEffects(), [.load(.catalog, ticket: 2)])
  }

  func testAFailureIsShownInPlaceWithItsHintAndARetry() throws {
    var run = try browser(isLocal: false)
    run.take(.failed(ticket: 1, BrowserFailure(message: "it is refused", hint: "ask later")))
    let text = run.lines.joined(separator: "\n")
    for words in ["it is refused", "ask later", "r retry"] { XCTAssertTrue(text.contains(words)) }
    _ = run.takeEffects()
    run.click("r retry")
    XCTAssertEqual(run.takeEffects(), [.load(.catalog, ticket: 2)])
  }

  func testAGroupIsAskedForWhenItIsOpened() throws {
    var run = try opened("omg")
    XCTAssertEqual(run.takeEffects(), [.load(.lineUp(try group("OHMYGIRL")), ticket: 2)])
    XCTAssertTrue(run.lines.contains { $0.contains("Fetching the members…") })
  }

  func testAGroupThatWasReadIsNotAskedForAgain() throws {
    var run = try opened("omg")
    run.take(.loaded(ticket: 2, try XCTUnwrap(library.answer(to: .lineUp(try group("OHMYGIRL"))))))
    _ = run.takeEffects()
    run.press(.enter, .escape, .escape, .enter)
    XCTAssertEqual(
      run.takeEffects().filter { $0 == .load(.lineUp(library.catalog.groups[0]), ticket: 2) }, [])
    XCTAssertNotNil(run.state.lineUp(of: try Known.group("OHMYGIRL")).value)
  }

  func testLeavingAGroupCancelsIt() throws {
    var run = try opened("omg")
    _ = run.takeEffects()
    run.press(.escape)
    XCTAssertEqual(run.takeEffects(), [.cancel(ticket: 2)])
    XCTAssertFalse(run.state.isWaiting)
  }

  func testAnAnswerThatNobodyWaitsForIsPassedOver() throws {
    var run = try opened("omg")
    run.press(.escape)
    let before = run.state
    run.take(.loaded(ticket: 2, try XCTUnwrap(library.answer(to: .lineUp(try group("OHMYGIRL"))))))
    run.take(.failed(ticket: 2, BrowserFailure(message: "cancelled")))
    XCTAssertEqual(run.state, before)
  }

  func testAGroupThatFailedIsRetriedInPlace() throws {
    var run = try opened("omg")
    run.take(.failed(ticket: 2, BrowserFailure(message: "it is lost")))
    XCTAssertTrue(run.lines.contains { $0.contains("OH MY GIRL") })
    XCTAssertTrue(run.lines.contains { $0.contains("it is lost") })
    _ = run.takeEffects()
    run.press(.character("r"))
    XCTAssertEqual(run.takeEffects(), [.load(.lineUp(try group("OHMYGIRL")), ticket: 3)])
  }

  func testASearchAsksForEveryoneAndFindsGroupsMeanwhile() throws {
    var run = try home()
    run.press(.character("/"))
    XCTAssertEqual(run.takeEffects(), [.load(.everyone(library.catalog.groups), ticket: 2)])
    run.type("omg")
    XCTAssertEqual(run.state.subject, .group(try Known.group("OHMYGIRL")))
    run.press(.control("u"))
    run.type("yooa")
    XCTAssertNil(run.state.subject)
    run.take(.loaded(ticket: 2, .everyone(library.roster)))
    XCTAssertEqual(run.state.subject, .member(try Known.member("OHMYGIRL/YooA")))
  }

  func testLeavingTheSearchCancelsIt() throws {
    var run = try home()
    run.press(.character("/"))
    _ = run.takeEffects()
    run.press(.escape)
    XCTAssertEqual(run.takeEffects(), [.cancel(ticket: 2)])
    run.press(.character("/"))
    XCTAssertEqual(run.takeEffects(), [.load(.everyone(library.catalog.groups), ticket: 3)])
  }

  func testAProfileAsksAnEndpointForNoOtherGroups() throws {
    var run = try opened("omg")
    run.take(.loaded(ticket: 2, try XCTUnwrap(library.answer(to: .lineUp(try group("OHMYGIRL"))))))
    _ = run.takeEffects()
    run.press(.enter)
    XCTAssertEqual(run.takeEffects(), [])
  }

  func testNothingIsAskedForWithoutACatalogue() throws {
    var run = try browser(isLocal: false)
    _ = run.takeEffects()
    run.press(.character("/"), .character("x"), .enter)
    run.press(.character("F"), .enter, .down, .right)
    XCTAssertEqual(run.takeEffects(), [])
    // No search has begun in which 'q' would be a letter.
    run.press(.character("/"), .character("q"))
    XCTAssertEqual(run.takeEffects(), [.quit(nil)])
  }

  func testASearchThatFailedIsMadeAnewByTheNext() throws {
    var run = try home()
    run.press(.character("/"))
    _ = run.takeEffects()
    run.take(.failed(ticket: 2, BrowserFailure(message: "refused", hint: nil)))
    run.press(.escape, .character("/"))
    XCTAssertEqual(run.takeEffects(), [.load(.everyone(library.catalog.groups), ticket: 3)])
  }

  func testFavouritesDoNotStandOnThemselves() throws {
    var run = try home()
    run.press(.character("F"), .character("F"), .escape)
    XCTAssertEqual(run.state.screens.count, 1)
  }

  private func home() throws -> BrowserRun {
    var run = try browser(isLocal: false)
    run.take(.loaded(ticket: 1, .catalog(library.catalog)))
    _ = run.takeEffects()
    return run
  }

  private func opened(_ name: String) throws -> BrowserRun {
    var run = try browser(isLocal: false, from: name)
    _ = run.takeEffects()
    run.take(.loaded(ticket: 1, .catalog(library.catalog)))
    return run
  }

  private func group(_ id: String) throws -> GirlGroup {
    try XCTUnwrap(library.catalog[try Known.group(id)])
  }
}
