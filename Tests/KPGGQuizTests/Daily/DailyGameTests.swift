import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class DailyGameTests: XCTestCase {
  func testAGuessIsComparedWithTheAnswer() throws {
    var sample = try SampleGame(answer: "G2015")
    guard case .counted(let guess) = try sample.guess("G2012") else {
      return XCTFail("The guess does not count.")
    }
    XCTAssertEqual(guess.markedAttributes.first?.mark, .higher)
    XCTAssertEqual(sample.game.guesses, [guess])
    XCTAssertEqual(sample.game.state, .running)
    XCTAssertEqual(sample.game.guessesLeft, 5)
  }

  func testTheAnswerEndsTheGame() throws {
    var sample = try SampleGame(answer: "G2015")
    try sample.guess("G2012", "G2015")
    XCTAssertEqual(sample.game.state, .solved)
    XCTAssertEqual(sample.game.guessesLeft, 0)
    XCTAssertEqual(try sample.guess("G2018", isConfirmed: true), .over)
    XCTAssertEqual(
      sample.game.result?.text(),
      "kpgg group puzzle \(sample.game.puzzle.date) 2/6\n🔼⬜⬜⬜⬜⬜\n🟩⬜⬜⬜⬜⬜\n")
  }

  func testTheGameIsLostWithoutGuesses() throws {
    var sample = try SampleGame(answer: "G2019")
    for year in 2010...2015 {
      XCTAssertEqual(sample.game.state, .running)
      try sample.guess("G\(year)")
    }
    XCTAssertEqual(sample.game.state, .lost)
    XCTAssertEqual(try sample.guess("G2019"), .over)
    XCTAssertEqual(sample.game.result?.isSolved, false)
  }

  func testAGameHasNoResultWhileItIsRunning() throws {
    var sample = try SampleGame(answer: "G2015")
    XCTAssertNil(sample.game.result)
    try sample.guess("G2012")
    XCTAssertNil(sample.game.result)
    try sample.guess("G2015")
    XCTAssertEqual(sample.game.result?.isSolved, true)
  }

  func testARepeatedGuessDoesNotCount() throws {
    var sample = try SampleGame(answer: "G2015")
    try sample.guess("G2010", "G2012")
    XCTAssertEqual(try sample.guess("G2012", isConfirmed: true), .alreadyGuessed(1))
    XCTAssertEqual(sample.game.guesses.count, 2)
  }

  func testAContradictionCountsOnlyWhenItIsConfirmed() throws {
    var sample = try SampleGame(answer: "G2015")
    try sample.guess("G2012")
    let reasons = [GuessComparison.Contradiction(attribute: .debutYear, guessIndex: 0)]
    XCTAssertEqual(try sample.guess("G2011"), .contradicts(reasons))
    XCTAssertEqual(sample.game.guesses.count, 1)
    guard case .counted = try sample.guess("G2011", isConfirmed: true) else {
      return XCTFail("The confirmed guess does not count.")
    }
    XCTAssertEqual(sample.game.guesses.count, 2)
  }

  func testASavedGameGoesOn() throws {
    var sample = try SampleGame(answer: "G2015")
    try sample.guess("G2012")
    try sample.guess("G2011", isConfirmed: true)
    XCTAssertEqual(DailyGame(sample.game.saved, among: sample.candidates), sample.game)
    try sample.guess("G2015")
    XCTAssertEqual(DailyGame(sample.game.saved, among: sample.candidates)?.state, .solved)
  }

  func testUselessGuessesOfASavedGameAreDropped() throws {
    let sample = try SampleGame(answer: "G2015")
    let years = (2016...2019).map { "G\($0)" } + ["G2010", "G2011", "G2012", "G2013"]
    for (guesses, restored) in [
      (["G2012", "NO-SUCH-GROUP", "G2012", "G2010"], ["G2012", "G2010"]),
      (["G2015", "G2012"], ["G2015"]), (years, Array(years.prefix(6))),
    ] {
      let saved = SavedDailyGame(
        date: sample.game.puzzle.date, kind: .group, guesses: try guesses.map { try checked($0) })
      let game = DailyGame(saved, among: sample.candidates)
      XCTAssertEqual(game?.guesses.map(\.guess.id.description), restored)
    }
  }

  func testAGameOfTheOtherKindOrWithoutAPuzzleIsNotRestored() throws {
    let sample = try SampleGame(answer: "G2015")
    let other = SavedDailyGame(date: sample.game.puzzle.date, kind: .member, guesses: [])
    XCTAssertNil(DailyGame(other, among: sample.candidates))
    let empty = DailyCandidates(.group, in: FullCatalog(.of([]), lineUps: []))
    XCTAssertNil(DailyGame(sample.game.saved, among: empty))
    XCTAssertNil(DailyGame(on: try checked("2026-12"), among: sample.candidates))
  }

  func testEarlierGuessesEarnMorePointsInTheLog() throws {
    for (wrongCount, points) in [100, 88, 76, 64, 52, 40, 0].enumerated() {
      var sample = try SampleGame(answer: "G2019")
      for year in (2010...).prefix(wrongCount) {
        XCTAssertNil(sample.game.loggedAnswer)
        XCTAssertEqual(sample.game.points, 0)
        try sample.guess("G\(year)")
      }
      try sample.guess("G2019")
      let date = sample.game.puzzle.date
      XCTAssertEqual(
        sample.game.loggedAnswer,
        LoggedAnswer(
          questionID: "daily-group/\(date)", kind: "daily-group", subjects: ["G2019"], date: date,
          grade: points > 0 ? .good : .again, points: points, clues: min(wrongCount + 1, 6)))
    }
  }

  func testAnAnswerThatJoinsAnotherGroupStaysTheAnswer() async throws {
    let lineUps = try await SampleCatalog.lineUps()
    let day: CalendarDate = try checked("2026-12-02")
    let members = try await DailySample.sample(.member)
    let puzzle = try XCTUnwrap(members.puzzle(on: day))
    var entry = try XCTUnwrap(lineUps.members.first { .member($0.id) == puzzle.answer })
    entry.id = try checked("NEWEST/Member")
    let newest = LineUp(group: try group("NEWEST", debut: "2026-11-01"), checkedMembers: [entry])
    let grown = lineUps + [newest]
    let candidates = DailyCandidates(
      .member, in: FullCatalog(.of(grown.map(\.group)), lineUps: grown),
      roster: try DailySample.roster())
    var game = try XCTUnwrap(DailyGame(on: day, among: candidates))
    XCTAssertEqual(game.puzzle, puzzle)
    XCTAssertEqual(candidates[puzzle.answer]?.id, "NEWEST/Member")
    game.guess(try XCTUnwrap(candidates["NEWEST/Member"]))
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

  private func game(_ guesses: [RecordID], day: String = "2026-12-01") throws -> SavedDailyGame {
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
    let full = #"{"date": "2026-12-01", "guesses": ["A","","B","","C","","D"], "kind": "member"}"#
    XCTAssertEqual(try decoded(SavedDailyGame.self, full).guesses, ["A", "B", "C", "D"])
  }
}
