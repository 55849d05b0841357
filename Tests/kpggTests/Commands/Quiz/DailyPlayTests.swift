import Foundation
import KPGGCore
import KPGGQuiz
import KPGGSystem
import XCTest

@testable import kpgg

final class DailyPlayTests: XCTestCase {
  private lazy var folder = Result { try temporaryFolder() }

  func testTheDayIsKoreas() async throws {
    // 2026-11-30 at 16:00 UTC.
    let now = Date(timeIntervalSince1970: 1_796_054_400)
    let daily = try await play(.group, today: nil, now: now)
    XCTAssertEqual(daily.state.game.puzzle.date.description, "2026-12-01")
    XCTAssertEqual(daily.state.game.puzzle.answer, "AOA")
    guard case .news(.minutesLeft(let minutes)) = daily.event(after: 0, in: daily.state) else {
      return XCTFail("no minutes")
    }
    XCTAssertEqual(minutes, 23 * 60)
  }

  func testAPinnedDayHasNoClock() async throws {
    let daily = try await play(.member)
    XCTAssertEqual(daily.state.game.puzzle.date.description, "2026-12-01")
    guard case .news(.minutesLeft(nil)) = daily.event(after: 0, in: daily.state) else {
      return XCTFail("minutes of a pinned day")
    }
  }

  func testASavedGameGoesOnAndItsResultIsLoggedOnce() async throws {
    var daily = try await play(.group)
    try daily.play("gfriend")
    daily = try await play(.group)
    XCTAssertEqual(daily.state.game.guesses.map(\.guess.id), ["GFRIEND"])
    let other = try await play(.member)
    XCTAssertEqual(other.state.game.guesses, [])
    try daily.play("aoa")
    // Another process that finishes the same puzzle.
    try daily.play("aoa")
    let log = try AnswerLogFile(folder: dataFolder(), lockTimeout: .seconds(30)).read()
    XCTAssertEqual(log.answers.map(\.questionID), ["daily-group/2026-12-01"])
    daily = try await play(.group)
    XCTAssertEqual(daily.state.phase, .result)
    guard case .news(.streak(let streak)) = try daily.event(after: .readStreak) else {
      return XCTFail("no streak")
    }
    XCTAssertEqual(streak.days, 1)
  }

  func testGuessesInTwoTerminalsAreKept() async throws {
    let (first, second) = (try await play(.group), try await play(.group))
    try first.play("gfriend")
    try second.play("twice")
    let daily = try await play(.group)
    XCTAssertEqual(daily.state.game.guesses.map(\.guess.id), ["GFRIEND", "TWICE"])
  }

  func testADamagedFileIsReportedAndStaysAsItIs() async throws {
    let file = URL(fileURLWithPath: try dataFolder()).appendingPathComponent("quiz-games.json")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("{".utf8).write(to: file)
    let daily = try await play(.group)
    XCTAssertEqual(daily.state.notice.count, 1)
    XCTAssertTrue(daily.state.notice[0].contains("quiz-games.json: "), daily.state.notice[0])
    try daily.play("aoa")
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "{")
    let log = try AnswerLogFile(folder: dataFolder(), lockTimeout: .seconds(30)).read()
    XCTAssertEqual(log.answers.count, 1)
  }

  func testAPipeIsNotAskedAboutAnEarlierGame() async throws {
    try await play(.group, today: "2026-11-30").play("gfriend")
    let (piped, asked) = (try await play(.group), try await play(.group, ask: { _ in "" }))
    XCTAssertEqual(piped.state.phase, .guessing)
    XCTAssertEqual(asked.state.phase, .offer)
  }

  func testWithoutADataFolderTheGameCanBePlayed() async throws {
    let daily = try await play(.group, environment: [:])
    XCTAssertEqual(daily.state.notice, ["no folder is set for your data"])
    XCTAssertNil(try daily.event(after: .save(daily.state.game.saved)))
    XCTAssertThrowsError(try daily.event(after: .readStreak)) { error in
      XCTAssertEqual(error as? CommandError, .noDataFolder)
    }
  }

  func testWordsAreShownOnRequest() async throws {
    let daily = try await play(.group, switches: ["words", "ascii"])
    XCTAssertTrue(daily.state.showsWords)
    XCTAssertTrue(daily.state.settings.isASCII)
  }

  func testPlainMarksAreForTerminalsWithoutEmoji() async throws {
    for (switches, isPlain) in [([], false), (["plain-marks"], true), (["ascii"], true)] {
      let daily = try await play(.group, switches: Set(switches))
      XCTAssertEqual(daily.state.settings.hasPlainMarks, isPlain, "\(switches)")
    }
  }

  func testAnEmptyCatalogHasNoPuzzle() async throws {
    let catalog = try temporaryFolder()
    let group = catalog.url.appendingPathComponent("group")
    try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
    try Data(#"{"group": {}}"#.utf8).write(to: group.appendingPathComponent("index.json"))
    do {
      _ = try await play(.group, values: ["source": [catalog.url.path]])
      XCTFail("a puzzle of an empty catalog")
    } catch {
      XCTAssertEqual(error as? CommandError, .noPuzzle(.group))
      XCTAssertEqual(ErrorReport(error, in: Language.english.words).hint, nil)
    }
  }

  private func dataFolder() throws -> String { "\(try folder.get().url.path)/kpgg" }

  /// Starts `kpgg quiz daily`, and returns what it would run.
  private func play(
    _ kind: DailyPuzzle.Kind, today: String? = "2026-12-01", now: Date = .distantPast,
    switches: Set<String> = [], values: [String: [String]] = [:],
    environment: [String: String]? = nil, ask: (@Sendable (String) -> String)? = nil
  ) async throws -> Daily {
    let started = Mutex<Daily?>(nil)
    var environment = try environment ?? ["XDG_DATA_HOME": folder.get().url.path]
    environment["KPGG_TODAY"] = today
    let context = Context.test(
      [], environment: environment, now: { now }, ask: ask,
      runInteractively: { program in started.withLock { $0 = program as? Daily } })
    let session = try Session(
      ParsedArguments(command: nil, switches: switches, values: values), in: context)
    _ = try await DailyPlay(
      kind: kind, options: GameOptions(session.options), session: session
    ).play()
    return try XCTUnwrap(started.withLock { $0 })
  }
}

extension Daily {
  /// Guesses a name, and runs the effects.
  fileprivate func play(_ name: String) throws {
    var state = state
    let effects = state.apply(.line(name))
    XCTAssertFalse(effects.isEmpty)
    for effect in effects {
      _ = try event(after: effect)
    }
  }

  fileprivate func event(after effect: DailyEffect) throws -> DailyState.Event? {
    try step(for: effect, in: state).event()
  }
}

/// The command line of `kpgg quiz daily`.
final class QuizDailyTests: CommandTestCase {
  func testTheDocumentHasThePuzzle() async {
    for (line, answer, kind): (TypedLine, String, String) in [
      ("quiz daily --json", "AOA", "group"),
      ("quiz daily GROUP --json", "AOA", "group"),
      ("quiz daily member --json", "TWICE/Tzuyu", "member"),
    ] {
      let output = await output(of: line, in: ["KPGG_TODAY": "2026-12-01"])
      XCTAssertEqual(
        output,
        "{\n  \"answer\": \"\(answer)\",\n  \"date\": \"2026-12-01\",\n  \"kind\": \"\(kind)\"\n}\n"
      )
    }
  }

  func testAnswersOfAFile() async {
    let outcome = await run(
      "quiz daily --answers - --words", in: ["KPGG_TODAY": "2026-12-01", "KPGG_LANG": "ko"],
      reading: "여자친구\n에이오에이\n")
    XCTAssertEqual(outcome.errors, "")
    XCTAssertTrue(outcome.output.hasPrefix("1. 여자친구; 데뷔 연도 (2015): 더 빠름; "), outcome.output)
    XCTAssertTrue(
      outcome.output.contains("\nkpgg 그룹 맞히기 2026-12-01: 2번 만에 맞힘\n"), outcome.output)
  }

  func testAFileCanHaveAThousandAnswers() async {
    let names = (1...TypedName.countLimit + 1).map { "name\($0)\n\n" }.joined()
    let outcome = await run("quiz daily --answers -", reading: names)
    XCTAssertEqual(
      outcome.errors, "kpgg: error: standard input: more than the limit of 1000 names\n")
    XCTAssertEqual(outcome.exitCode, .badData)
  }
}
