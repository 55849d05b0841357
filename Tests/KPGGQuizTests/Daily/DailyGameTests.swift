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
    let empty = DailyCandidates(
      .group, in: Catalog(sections: [], groups: [], featuredIDs: []), lineUps: [])
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
    let catalog = try await SampleCatalog.catalog()
    let lineUps = try await SampleCatalog.lineUps()
    let day: CalendarDate = try checked("2026-12-02")
    let roster = try DailySample.roster()
    let puzzle = try XCTUnwrap(
      DailyPuzzle.member(on: day, in: catalog, members: lineUps.members, roster: roster))
    var entry = try XCTUnwrap(lineUps.members.first { $0.id.description == puzzle.answer })
    entry.id = try checked("NEWEST/Member")
    let newest = LineUp(group: try group("NEWEST", debut: "2026-11-01"), members: [entry])
    let grown = Catalog(
      sections: catalog.sections, groups: catalog.groups + [newest.group],
      featuredIDs: catalog.featuredIDs)
    let candidates = DailyCandidates(
      .member, in: grown, lineUps: lineUps + [newest], roster: roster)
    var game = try XCTUnwrap(DailyGame(on: day, among: candidates))
    XCTAssertEqual(game.puzzle, puzzle)
    XCTAssertEqual(candidates[puzzle.answer]?.id, "NEWEST/Member")
    _ = try game.guess("NEWEST/Member", among: candidates)
    XCTAssertEqual(game.state, .solved)
  }
}
