import Foundation
import KPGGCore
import KPGGQuiz
import XCTest

/// A quiz app.
@MainActor
final class QuizAppTests: XCTestCase {
  private func day(_ text: String) throws -> CalendarDate { try XCTUnwrap(CalendarDate(text)) }

  private func settings(_ kind: QuizKind, _ level: QuizLevel = .easy) -> QuizSettings {
    var settings = QuizSettings()
    (settings.kinds, settings.level, settings.groupIDs) = ([kind], level, ["OHMYGIRL"])
    return settings
  }

  /// Replies with the right or a wrong choice.
  private func choose(_ isRight: Bool, in model: QuizModel, on text: String) throws {
    let question = try XCTUnwrap(model.game?.question)
    let index = try XCTUnwrap(
      question.choices.firstIndex { ($0.name == question.solutionText) == isRight })
    model.reply(on: try day(text)) { $0?.choose(index) }
  }

  func testAnAnswerIsTypedAfterAClue() async throws {
    let model = try await QuizModel.sample()
    model.start(settings(.initials, .hard))
    XCTAssertEqual(model.game?.question?.promptText.korean, "초성이 다음과 같은 그룹은? ㅇㅁㅇㄱ")
    XCTAssertEqual(model.game?.pointsAfterNextClue, 80)
    model.showClue()
    XCTAssertEqual(model.game?.clues.map(\.korean), ["데뷔: 2015년"])
    try model.type("dhakdlrjf", on: day("2026-11-21"))
    XCTAssertEqual(model.result, "✓ 오마이걸 80")
    XCTAssertNil(model.game?.question)
  }

  func testAMissedQuestionIsAskedAgainUntilItIsKnown() async throws {
    let model = try await QuizModel.sample()
    model.start(settings(.lineup))
    let missed = try XCTUnwrap(model.game?.question)
    XCTAssertEqual(missed.choices.count, 4)
    try choose(false, in: model, on: "2026-11-21")
    XCTAssertEqual(model.result, "✗ 오마이걸 0")
    model.startReview(on: try day("2026-11-21"))
    XCTAssertNil(model.game?.question, "the question was due on the same day")
    model.startReview(on: try day("2026-11-22"))
    XCTAssertEqual(model.game?.question?.id, missed.id)
    try choose(true, in: model, on: "2026-11-22")
    XCTAssertEqual(model.game?.points, 100)
    model.startReview(on: try day("2026-11-23"))
    XCTAssertNil(model.game?.question, "the question was due again at once")
  }

  func testAnAnswerThatWasUndoneIsNeitherInTheLogNorScored() async throws {
    let model = try await QuizModel.sample()
    model.start(settings(.lineup))
    try choose(false, in: model, on: "2026-11-21")
    model.undo()
    XCTAssertEqual(model.log, [])
    try choose(true, in: model, on: "2026-11-21")
    XCTAssertEqual(model.game?.points, 100)
    XCTAssertEqual(model.log.map(\.isRight), [true])
  }

  func testAGameGoesOnAfterTheAppWasClosed() async throws {
    let closed = try await QuizModel.sample()
    closed.start(settings(.profile))
    try closed.reply(on: day("2026-11-21")) { $0?.timeOut() }
    let reopened = try await QuizModel.sample()
    try reopened.restore(closed.saved())
    XCTAssertNotNil(reopened.game?.question)
    XCTAssertEqual(reopened.game?.question, closed.game?.question)
    XCTAssertEqual(reopened.result, closed.result)
    XCTAssertEqual(reopened.log.map(\.isRight), [false])
  }

  func testAQuizFileAndItsCodeAskTheSame() async throws {
    let text = """
      title: Debuts
      by: Ann

      Q: Which group debuted first?
      A: KARA
      - SECRET
      - 4MINUTE

      Q: { song 2NE1 Ugly }
      """
    let model = try await QuizModel.sample()
    model.open(file: text)
    let first = try XCTUnwrap(model.game?.question)
    try model.type("카라", on: day("2026-11-21"))
    XCTAssertEqual(model.result, "✓ KARA 100")
    let second = try XCTUnwrap(model.game?.question)
    let file = try QuizFile(decoding: text.utf8)
    XCTAssertEqual([file.document.title, file.document.author], ["Debuts", "Ann"])
    model.open(code: try file.code())
    XCTAssertEqual(model.game?.question, first)
    try model.type("KARA", on: day("2026-11-21"))
    XCTAssertEqual(model.game?.question, second)
  }

  func testEveryQuizErrorIsAnAlertInASentence() async throws {
    let model = try await QuizModel.sample()
    var settings = QuizSettings()
    settings.groupIDs = ["NOSUCHGROUP"]
    model.start(settings)
    XCTAssertEqual(model.alert, "No group or member matches the filters.")
    model.open(code: "kpgg2-AAAA")
    XCTAssertEqual(model.alert, "The quiz code is damaged or incomplete.")
    model.open(file: "title: Debuts\nlevel: hardest\nQ: Who?")
    XCTAssertEqual(
      model.alert,
      """
      line 2, column 8: level must be easy, medium, or hard, not 'hardest'
      line 3, column 4: the question has no answer
      """)
    model.open(file: "title: Debuts\nQ: { lineup NOSUCHGROUP }")
    XCTAssertEqual(model.alert, "line 2, column 4: group 'NOSUCHGROUP' not found")
  }

  func testTheDailyPuzzleIsGuessedFromNamesAsTheyAreTyped() async throws {
    let model = try await DailyModel(.group, on: try day("2026-12-01"), .sample)
    let puzzle = try XCTUnwrap(model)
    puzzle.type("아이브")
    let ive = try XCTUnwrap(puzzle.suggestions.first).candidate
    puzzle.guess(ive)
    XCTAssertEqual(
      puzzle.rows,
      ["IVE | 2021 v | Starship Entertainment x | 6 v | active x | 2021–2022 x | --b ~"])
    puzzle.guess(ive)
    XCTAssertEqual(puzzle.alert, "This was guess 1.")
    puzzle.type("ㅌㅇㅇㅅ")
    puzzle.guess(try XCTUnwrap(puzzle.suggestions.first).candidate)
    XCTAssertEqual(puzzle.alert, "Earlier guesses rule it out: current members, status.")
    XCTAssertEqual(puzzle.guessesLeft, 5)
    XCTAssertNil(puzzle.answer)
    puzzle.type("aoa")
    puzzle.guess(try XCTUnwrap(puzzle.suggestions.first).candidate)
    XCTAssertEqual(puzzle.answer, "AOA")
    XCTAssertEqual(
      puzzle.textToShare, "Group of the day 2/6\n⬜⬜⬜⬜⬜⬜\n🟩🟩🟩🟩🟩🟩\n")
    let log = try [XCTUnwrap(puzzle.loggedAnswer)]
    XCTAssertEqual(DailyStreak(log, today: try day("2026-12-02")).days, 1)
  }

  func testADailyPuzzleGoesOnAfterTheAppWasClosed() async throws {
    let closed = try await DailyModel(.member, on: try day("2026-12-01"), .sample)
    closed?.type("유아")
    closed?.guess(try XCTUnwrap(closed?.suggestions.first).candidate)
    let reopened = try await DailyModel(.member, on: try day("2026-12-02"), .sample)
    try reopened?.restore(XCTUnwrap(closed?.saved()))
    XCTAssertEqual(reopened?.rows.count, 1)
    XCTAssertEqual(reopened?.rows, closed?.rows)
    XCTAssertEqual(reopened?.guessesLeft, 7)
  }
}

extension QuizModel {
  static func sample() async throws -> QuizModel {
    QuizModel(try await CatalogReader.sample.fullCatalog())
  }

  /// Replies with a text.
  func type(_ answer: String, on day: CalendarDate) {
    reply(on: day) { $0?.answer(answer, checker: checker) }
  }
}
