import KPGGCore
import XCTest

@testable import kpgg

final class StartGameUpdateTests: BrowserTestCase {
  func testTheQuizIsAboutTheSelectedGroup() throws {
    let omg = "OHMYGIRL"
    let quizzes: [(String, from: String?, keys: [Key], group: String?)] = [
      ("the group of the home screen", nil, [.down, .down, "z"], "달무리"),
      ("in the Korean layout", nil, [.down, .down, "ㅋ"], "달무리"),
      ("a member stands for the group", "omg", [.enter, "z"], omg),
      ("a favorite stands for the group of the catalog", nil, ["F", "z"], omg),
      ("without a selection, all groups", nil, [":", "0", "0", .enter, "z"], nil),
      (
        "a hit, by the palette",
        nil, ["/", "y", "o", "o", "a", .control("p"), "q", "u", "i", "z", .enter], omg
      ),
    ]
    for (rule, start, keys, group) in quizzes {
      var run = try browser(from: start)
      run.apply(.favoritesChanged([.group(try Known.group("ohmygirl"))]))
      for key in keys { run.press(key) }
      XCTAssertEqual(
        run.removeEffects(), [.startQuiz(try group.map { try Known.group($0) })], rule)
    }
  }

  func testARankingIsAboutTheSelectedGroup() throws {
    let rankings: [(from: String?, keys: [Key], group: String?)] = [
      ("omg", ["R"], "OHMYGIRL"), ("omg", [.enter, "R"], "OHMYGIRL"),
      (nil, [.down, .down, "R"], "달무리"), (nil, [":", "0", "0", .enter, "R"], nil),
    ]
    for (start, keys, group) in rankings {
      var run = try browser(from: start)
      for key in keys { run.press(key) }
      XCTAssertEqual(run.removeEffects(), [.startRank(try group.map { try Known.group($0) })])
    }
  }

  func testAnEndpointLoadsAllMembersBeforeARanking() throws {
    var run = try opened("omg")
    run.press("R")
    XCTAssertEqual(run.removeEffects(), [.load(.allLineUps(library.catalog.groups), requestID: 3)])
    run.apply(.loaded(requestID: 3, .allLineUps(library.allLineUps)))
    XCTAssertEqual(run.removeEffects(), [.startRank(try Known.group("OHMYGIRL"))])
  }

  func testAClickOnTheFooterStartsAQuiz() throws {
    var run = try browser(CellSize(width: 140, height: 40), from: "omg")
    run.click("z quiz")
    XCTAssertEqual(run.removeEffects(), [.startQuiz(try Known.group("OHMYGIRL"))])
  }

  func testAnEndpointLoadsAllMembersFirstAndOnce() throws {
    var run = try opened("omg")
    run.press(.character("z"), .character("z"))
    XCTAssertEqual(run.removeEffects(), [.load(.allLineUps(library.catalog.groups), requestID: 3)])
    XCTAssertTrue(run.screen.contains("Loading all groups… Esc cancels"))
    run.apply(.loaded(requestID: 3, .allLineUps(library.allLineUps)))
    XCTAssertEqual(run.removeEffects(), [.startQuiz(try Known.group("OHMYGIRL"))])
    XCTAssertFalse(run.screen.contains("Loading all groups"))
    run.press(.character("z"))
    XCTAssertEqual(run.removeEffects(), [.startQuiz(try Known.group("OHMYGIRL"))])
  }

  func testARequestOfAnotherScreenIsNotMadeAgain() throws {
    var run = try opened("omg")
    run.press(.character("/"), .control("p"))
    run.type("quiz")
    XCTAssertEqual(run.removeEffects(), [.load(.allLineUps(library.catalog.groups), requestID: 3)])
    run.press(.enter)
    XCTAssertEqual(run.removeEffects(), [])
    run.apply(.loaded(requestID: 3, .allLineUps(library.allLineUps)))
    XCTAssertEqual(run.removeEffects(), [.startQuiz(nil)])
  }

  func testTheQuizIsAboutWhatWasSelectedAtTheKey() throws {
    var run = try endpointBrowser()
    let group = try XCTUnwrap(run.state.subject?.groupID)
    run.press(.character("z"), .down, .right)
    run.apply(.loaded(requestID: 2, .allLineUps(library.allLineUps)))
    XCTAssertNotEqual(run.state.subject?.groupID, group)
    XCTAssertEqual(run.removeEffects().last, .startQuiz(group))
  }

  func testEscapeCancelsTheQuizAndItsRequest() throws {
    var run = try opened("omg")
    run.press(.character("z"))
    _ = run.removeEffects()
    run.press(.escape)
    XCTAssertEqual(run.removeEffects(), [.cancel(requestID: 3)])
    XCTAssertEqual(run.state.notice, "Canceled")
    XCTAssertEqual(run.state.screens.count, 2)
    run.apply(.loaded(requestID: 3, .allLineUps(library.allLineUps)))
    XCTAssertEqual(run.removeEffects(), [])
  }

  func testEscapeKeepsARequestThatTheScreenNeeds() throws {
    var run = try endpointBrowser()
    run.type(":mbti:infp")
    run.press(.enter)
    XCTAssertEqual(run.removeEffects(), [.load(.allLineUps(library.catalog.groups), requestID: 2)])
    run.press(.character("z"), .escape)
    XCTAssertEqual(run.removeEffects(), [])
    run.apply(.loaded(requestID: 2, .allLineUps(library.allLineUps)))
    XCTAssertNotNil(run.state.allLineUps.value)
    XCTAssertEqual(run.removeEffects(), [])
  }

  func testAnErrorIsShownAndTheNextQuizAndSearchTryAgain() throws {
    var run = try opened("omg")
    for (key, requestID) in [("z", 3), ("z", 4), ("/", 5)] as [(Character, Int)] {
      run.press(.character(key))
      XCTAssertEqual(
        run.removeEffects(), [.load(.allLineUps(library.catalog.groups), requestID: requestID)])
      run.apply(.failed(requestID: requestID, LoadingError(message: "refused", hint: "wait")))
      XCTAssertEqual(run.state.notice, key == "z" ? "refused · wait" : nil)
    }
  }

  func testAnErrorOfTheHomeScreenCanBeTriedAgain() throws {
    var run = try endpointBrowser()
    run.type(":mbti:infp")
    run.press(.enter)
    run.apply(.failed(requestID: 2, LoadingError(message: "refused")))
    _ = run.removeEffects()
    run.press(.character("z"))
    XCTAssertEqual(run.removeEffects(), [.load(.allLineUps(library.catalog.groups), requestID: 3)])
    run.apply(.failed(requestID: 3, LoadingError(message: "refused")))
    XCTAssertEqual(run.state.allLineUps, .failed(LoadingError(message: "refused")))
  }

  func testAnotherScreenOrATypedTextGivesUpTheQuiz() throws {
    for keys in [[.enter], [.character("?")], [.character("H")], [.character(":")]] as [[Key]] {
      var run = try opened("omg")
      run.press(.character("z"))
      for key in keys { run.press(key) }
      _ = run.removeEffects()
      run.apply(.loaded(requestID: 3, .allLineUps(library.allLineUps)))
      XCTAssertEqual(run.removeEffects(), [], "\(keys)")
      XCTAssertFalse(run.screen.contains("Loading all groups"), "\(keys)")
    }
  }

  func testNothingHappensWithoutACatalog() throws {
    var run = try browser(isLocal: false)
    _ = run.removeEffects()
    run.press(.character("z"))
    XCTAssertEqual(run.removeEffects(), [])
    run.apply(.loaded(requestID: 1, .catalog(library.catalog)))
    XCTAssertEqual(run.removeEffects(), [])
  }

  /// A group of an endpoint, with its members.
  private func opened(_ name: String) throws -> BrowserRun {
    var run = try endpointBrowser(from: name)
    guard case .load(let request, 2) = run.removeEffects().last else { return run }
    run.apply(.loaded(requestID: 2, try XCTUnwrap(library.response(to: request))))
    return run
  }
}
