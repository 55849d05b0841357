import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class DailyGameTests: XCTestCase {
  func testAGuessIsComparedWithTheAnswer() throws {
    let candidates = try DailySample.groups()
    var game = try DailySample.game(answer: "G2015", among: candidates)
    guard case .counted(let guess) = try game.guess("G2012", among: candidates) else {
      return XCTFail("The guess does not count.")
    }
    XCTAssertEqual(guess.marks.first, .higher)
    XCTAssertEqual(game.guesses, [guess])
    XCTAssertEqual(game.state, .running)
    XCTAssertEqual(game.guessesLeft, 5)
  }

  func testTheAnswerEndsTheGame() throws {
    let candidates = try DailySample.groups()
    var game = try DailySample.game(answer: "G2015", among: candidates)
    _ = try game.guess("G2012", among: candidates)
    _ = try game.guess("G2015", among: candidates)
    XCTAssertEqual(game.state, .solved)
    XCTAssertEqual(game.guessesLeft, 0)
    XCTAssertEqual(try game.guess("G2018", among: candidates, isConfirmed: true), .over)
    XCTAssertEqual(
      game.result.text, "kpgg daily group \(game.puzzle.date) 2/6\n^ ? ? ? ? ?\n= ? ? ? ? ?\n")
  }

  func testTheGameIsLostWithoutGuesses() throws {
    let candidates = try DailySample.groups()
    var game = try DailySample.game(answer: "G2019", among: candidates)
    for year in 2010...2015 {
      XCTAssertEqual(game.state, .running)
      _ = try game.guess("G\(year)", among: candidates)
    }
    XCTAssertEqual(game.state, .lost)
    XCTAssertEqual(try game.guess("G2019", among: candidates), .over)
    XCTAssertFalse(game.result.isSolved)
  }

  func testARepeatedGuessDoesNotCount() throws {
    let candidates = try DailySample.groups()
    var game = try DailySample.game(answer: "G2015", among: candidates)
    _ = try game.guess("G2010", among: candidates)
    _ = try game.guess("G2012", among: candidates)
    XCTAssertEqual(
      try game.guess("G2012", among: candidates, isConfirmed: true), .alreadyGuessed(1))
    XCTAssertEqual(game.guesses.count, 2)
  }

  func testAContradictionCountsOnlyWhenItIsConfirmed() throws {
    let candidates = try DailySample.groups()
    var game = try DailySample.game(answer: "G2015", among: candidates)
    _ = try game.guess("G2012", among: candidates)
    let reasons = [GuessComparison.Contradiction(attribute: .debutYear, guessIndex: 0)]
    XCTAssertEqual(try game.guess("G2011", among: candidates), .contradicts(reasons))
    XCTAssertEqual(game.guesses.count, 1)
    guard case .counted = try game.guess("G2011", among: candidates, isConfirmed: true) else {
      return XCTFail("The confirmed guess does not count.")
    }
    XCTAssertEqual(game.guesses.count, 2)
  }

  func testASavedGameGoesOn() throws {
    let candidates = try DailySample.groups()
    var game = try DailySample.game(answer: "G2015", among: candidates)
    _ = try game.guess("G2012", among: candidates)
    _ = try game.guess("G2011", among: candidates, isConfirmed: true)
    XCTAssertEqual(DailyGame(game.saved, among: candidates), game)
    _ = try game.guess("G2015", among: candidates)
    XCTAssertEqual(DailyGame(game.saved, among: candidates)?.state, .solved)
  }

  func testUselessGuessesOfASavedGameAreDropped() throws {
    let candidates = try DailySample.groups()
    let date = try DailySample.game(answer: "G2015", among: candidates).puzzle.date
    let restored = { (guesses: [String]) in
      DailyGame(SavedDailyGame(date: date, kind: .group, guesses: guesses), among: candidates)?
        .guesses.map(\.guess.id)
    }
    XCTAssertEqual(restored(["G2012", "NO-SUCH-GROUP", "G2012", "G2010"]), ["G2012", "G2010"])
    XCTAssertEqual(restored(["G2015", "G2012"]), ["G2015"])
    XCTAssertEqual(
      restored((2016...2019).map { "G\($0)" } + ["G2010", "G2011", "G2012", "G2013"])?.count, 6)
  }

  func testAGameOfTheOtherKindOrWithoutAPuzzleIsNotRestored() throws {
    let candidates = try DailySample.groups()
    let game = try DailySample.game(answer: "G2015", among: candidates)
    let other = SavedDailyGame(date: game.puzzle.date, kind: .member, guesses: [])
    XCTAssertNil(DailyGame(other, among: candidates))
    let empty = DailyCandidates(.group, in: .of([]), lineUps: [])
    XCTAssertNil(DailyGame(game.saved, among: empty))
    XCTAssertNil(DailyGame(on: try checked("2026-12"), among: candidates))
  }

  func testEarlyAnswersHaveMorePoints() throws {
    let candidates = try DailySample.groups()
    var points: [Int] = []
    for wrongCount in 0...6 {
      var game = try DailySample.game(answer: "G2019", among: candidates)
      for year in (2010...).prefix(wrongCount) { _ = try game.guess("G\(year)", among: candidates) }
      XCTAssertEqual(game.points, 0)
      _ = try game.guess("G2019", among: candidates)
      points.append(game.points)
    }
    XCTAssertEqual(points, [100, 88, 76, 64, 52, 40, 0])
  }

  func testOnlyAFinishedGameIsLogged() throws {
    let candidates = try DailySample.groups()
    var game = try DailySample.game(answer: "G2015", among: candidates)
    let date = game.puzzle.date
    XCTAssertNil(game.loggedAnswer)
    _ = try game.guess("G2012", among: candidates)
    _ = try game.guess("G2015", among: candidates)
    XCTAssertEqual(
      game.loggedAnswer,
      LoggedAnswer(
        questionID: "daily-group/\(date)", kind: "daily-group", subjects: ["G2015"], date: date,
        grade: .good, points: 88, clues: 2))
    var lost = try DailySample.game(answer: "G2019", among: candidates)
    for year in 2010...2015 { _ = try lost.guess("G\(year)", among: candidates) }
    XCTAssertEqual(lost.loggedAnswer?.grade, .again)
    XCTAssertEqual(lost.loggedAnswer?.points, 0)
  }

  func testAnAnswerThatJoinsAnotherGroupStaysTheAnswer() async throws {
    let lineUps = try await SampleCatalog.lineUps()
    let day: CalendarDate = try checked("2026-12-02")
    let members = try await DailySample.sample(.member)
    let puzzle = try XCTUnwrap(members.puzzle(on: day))
    var entry = try XCTUnwrap(lineUps.members.first { $0.id.description == puzzle.answer })
    entry.id = try checked("NEWEST/Member")
    let newest = LineUp(group: try group("NEWEST", debut: "2026-11-01"), members: [entry])
    let grown = lineUps + [newest]
    let candidates = DailyCandidates(
      .member, in: .of(grown.map(\.group)), lineUps: grown, roster: try DailySample.roster())
    var game = try XCTUnwrap(DailyGame(on: day, among: candidates))
    XCTAssertEqual(game.puzzle, puzzle)
    XCTAssertEqual(candidates[puzzle.answer]?.id, "NEWEST/Member")
    _ = try game.guess("NEWEST/Member", among: candidates)
    XCTAssertEqual(game.state, .solved)
  }
}

final class SavedDailyGameTests: XCTestCase {
  func testASavedGameCanBeReadBack() throws {
    let game = SavedDailyGame(
      date: try checked("2026-12-01"), kind: .member, guesses: ["IVE/Liz", "오마이걸/유아"])
    XCTAssertEqual(try decoded(SavedDailyGame.self, game.json.canonicalText), game)
  }

  func testGuessesOfTwoProcessesAreMerged() throws {
    let stored = try game(["a", "b", "c"])
    XCTAssertEqual(try game(["a", "d"]).merged(into: stored), try game(["a", "b", "c", "d"]))
    XCTAssertEqual(
      try game(["d", "e", "f", "g"]).merged(into: stored),
      try game(["a", "b", "c", "d", "e", "f"]))
    XCTAssertEqual(try game(["a"]).merged(into: stored), stored)
  }

  func testALaterDayReplacesAnEarlierOneAndNeverTheReverse() throws {
    let (first, second) = (try game(["a"]), try game(["b"], day: "2026-12-02"))
    XCTAssertEqual(second.merged(into: first), second)
    XCTAssertEqual(first.merged(into: second), second)
  }

  private func game(_ guesses: [String], day: String = "2026-12-01") throws -> SavedDailyGame {
    SavedDailyGame(date: try checked(day), kind: .group, guesses: guesses)
  }

  func testAGameThatCannotExistIsRejected() throws {
    for text in [
      #"{"date": "2026-12", "guesses": [], "kind": "group"}"#,
      #"{"date": "2026-12-01", "guesses": [], "kind": "song"}"#,
      #"{"date": "2026-12-01", "guesses": "IVE", "kind": "group"}"#,
      #"{"date": "2026-12-01", "guesses": ["","","","","","",""], "kind": "group"}"#,
    ] {
      XCTAssertThrowsError(try decoded(SavedDailyGame.self, text), text)
    }
    let full = #"{"date": "2026-12-01", "guesses": ["","","","","","",""], "kind": "member"}"#
    XCTAssertEqual(try decoded(SavedDailyGame.self, full).guesses.count, 7)
  }
}
