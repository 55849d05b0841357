import KPGGCore
import XCTest

@testable import kpgg

final class RankStateTests: XCTestCase {
  func testKeysChooseTieSkipAndUndo() async throws {
    var run = try await run()
    run.press(.left, "2", "=", "s", .right, "u")
    let question = try XCTUnwrap(run.state.ranking.question)
    XCTAssertEqual(run.state.ranking.choices.count, 3)
    run.press("s", "s", "1")
    XCTAssertEqual(
      run.state.ranking.choices.last, .compared(question.first, .before, question.second))
    XCTAssertEqual(run.effects.count, 6)
    guard case .append(let records)? = run.effects.first else { return XCTFail("no records") }
    XCTAssertEqual(records.count, 2)
    let count = run.state.ranking.choices.count
    run.press("s", "=")
    XCTAssertTrue(run.state.isSkipping)
    run.press("u")
    XCTAssertFalse(run.state.isSkipping)
    XCTAssertEqual(run.state.ranking.choices.count, count)
    run.press("s", .escape)
    XCTAssertFalse(run.effects.contains(.quit))
    run.press("q")
    XCTAssertEqual(run.effects.last, .quit)
  }

  func testACompleteRankingIsCopied() async throws {
    var run = try await run()
    run.press("y")
    XCTAssertEqual(run.effects, [])
    for _ in 0..<10 { run.press("1") }
    XCTAssertNil(run.state.ranking.question)
    run.press("y")
    guard case .copy(let text)? = run.effects.last else { return XCTFail("nothing copied") }
    XCTAssertTrue(text.hasPrefix("ive\n   1  "), text)
    XCTAssertEqual(text.split(separator: "\n").count, 7)
    run.apply(.news(.tmux))
    XCTAssertEqual(run.state.notice, ["Result copied to tmux"])
  }

  func testATerminalWithoutAClipboardSaysSo() async throws {
    var run = try await run(copiesText: false)
    for _ in 0..<10 { run.press("1") }
    run.press("y")
    XCTAssertEqual(run.state.notice, ["This terminal cannot copy text; select it instead"])
  }

  func testUndoWithoutAChoiceIsReported() async throws {
    var run = try await run()
    run.press("u")
    XCTAssertEqual(run.state.notice, ["Nothing to undo"])
    XCTAssertEqual(run.effects, [])
  }

  func testAClickChoosesACard() async throws {
    var run = try await run()
    let question = try XCTUnwrap(run.state.ranking.question)
    run.click("2  ")
    XCTAssertEqual(
      run.state.ranking.choices, [.compared(question.first, .after, question.second)])
  }

  func testScreensInAllSizesAndLanguages() async throws {
    for (width, height) in [(40, 12), (80, 24), (140, 40)] {
      for language in Language.allCases {
        let size = CellSize(width: width, height: height)
        var run = try await run(language, size)
        var screens = [run.screen]
        run.press("1", "s")
        screens.append(run.screen)
        run.press("2", "u")
        screens.append(run.screen)
        for _ in 0..<9 { run.press("2") }
        screens.append(run.screen)
        run.press("?")
        screens.append(run.screen)
        check(screens, golden: "rank", size, language)
      }
    }
  }

  func testEverySizeCanBeDrawn() async throws {
    for width in 1...60 {
      for height in 1...14 {
        var run = try await run(.korean, CellSize(width: width, height: height))
        run.press("1")
        XCTAssertEqual(run.state.frame.grid.size.width, width)
        run.press("?", .pageDown, .pageUp)
        XCTAssertEqual(run.state.frame.grid.size.height, height)
      }
    }
  }

  private func run(
    _ language: Language = .english, _ size: CellSize = CellSize(width: 80, height: 24),
    copiesText: Bool = true
  ) async throws -> ScreenRun<RankState> {
    let id = try XCTUnwrap(GroupID("IVE"))
    let lineUp = try await SampleCatalog.reader.lineUp(exactly: id)
    let ids = try XCTUnwrap(lineUp).members.map { RecordID.member($0.id) }
    let items = try await SampleCatalog.reader.rankItems(ids)
    let record = RankRecord.items(
      ids, of: "ive", .member, subject: "members-IVE", on: .latest, placeLimit: nil)
    return ScreenRun(
      state: RankState(
        settings: RankState.Settings(
          name: "ive", kind: .member,
          items: Dictionary(items.map { ($0.id, $0) }) { first, _ in first },
          copiesText: copiesText),
        language: language, size: size, ranking: Ranking(of: [ids]), pending: record))
  }
}
