import KPGGCore
import KPGGQuiz

/// Starts or continues the daily puzzle.
struct DailyPlay {
  let kind: DailyPuzzle.Kind
  let options: GameOptions
  let session: Session

  /// Plays the puzzle of today, shows its result if it is over, or prints it for scripts.
  func play() async throws -> CommandResult {
    let candidates = DailyCandidates(
      kind, in: try await session.reader.soundCatalog(),
      roster: session.context.bundled.roster())
    let today = session.context.koreaToday()
    guard let game = DailyGame(on: today, among: candidates) else {
      throw CommandError.noPuzzle(kind)
    }
    if let answers = try session.answers(options)?.filter({ !$0.isEmpty }) {
      guard answers.count <= TypedName.countLimit else {
        let name = options.answers.flatMap { NamedFile(name: $0).inputName }
        throw CommandError.tooManyNames(name, limit: TypedName.countLimit)
      }
      return .show(
        MarkedDaily(
          game, answers: answers, candidates: candidates, style: options.resultStyle))
    }
    guard session.formatOption == nil else {
      return .show(DailyPuzzleOutput(puzzle: game.puzzle))
    }
    let screen = screen(game, today, candidates)
    try await session.context.runInteractively(screen)
    try screen.errors.throwFirst()
    return .nothing
  }

  /// A new, continued, or finished game on the screen.
  private func screen(
    _ game: DailyGame, _ today: CalendarDate, _ candidates: DailyCandidates
  ) -> Daily {
    let context = session.context
    let settings = DailyState.Settings(
      candidates: candidates, isASCII: options.isASCII,
      hasPlainMarks: options.resultStyle == .plainMarks,
      copiesText: TerminalFeatures(environment: context.environment).copiesText)
    var games: SavedGamesFile?
    var saved: SavedDailyGame?
    var problem: String?
    do {
      let file = try session.savedGamesFile()
      saved = try file.read()[kind]
      games = file
    } catch {
      problem = ErrorReport(error, in: session.textWriter.words).message
    }
    let savedGame = saved.flatMap { DailyGame($0, among: candidates) }
    // A pipe cannot answer the offer of an earlier game.
    let isResumed = savedGame?.puzzle == game.puzzle || context.ask != nil
    var state = DailyState(
      settings: settings, language: session.textWriter.language, game: game,
      resuming: isResumed ? savedGame : nil)
    state.showsWords = options.resultStyle == .words
    state.notice = [problem].compactMap(\.self)
    return Daily(
      display: session.display(isLinear: session.playsLinearly(options)), state: state,
      games: games, log: Result { () throws(CommandError) in try session.answerLogFile() },
      today: today, now: context.environment["KPGG_TODAY"] == nil ? context.now : nil)
  }
}
