import KPGGCore
import KPGGQuiz
import KPGGSystem

/// The inputs of the quiz commands.
extension Session {
  /// The questions of the catalog.
  func questionSource() async throws -> QuestionSource {
    QuestionSource(try await reader.soundCatalog())
  }

  /// Whether games print lines: by choice, in a pipe, or on a terminal without a screen.
  func playsLinearly(_ options: GameOptions) -> Bool { options.isLinear || !context.hasScreen }

  func display(isLinear: Bool) -> ScreenDisplay {
    ScreenDisplay(
      isLinear: isLinear, isColored: textWriter.painter.isColored,
      environment: context.environment)
  }

  /// Settings shared by a command's quizzes.
  func quizSetup(isLinear: Bool, isASCII: Bool) -> QuizSetup {
    QuizSetup(
      display: display(isLinear: isLinear), isASCII: isASCII,
      log: Result { () throws(CommandError) in try answerLogFile() },
      savedGames: Result { () throws(CommandError) in try savedGamesFile() },
      // A pipe cannot answer the offer.
      offersSavedGame: context.ask != nil, today: { context.koreaToday() },
      randomNumber: context.randomNumber)
  }

  /// The quiz in a code, in a file or standard input (`-`) with a quiz or a code, or of a bundled
  /// quiz's name. An existing file has precedence over a bundled quiz.
  ///
  /// - Throws: `QuizDocument.Problems` if the quiz has mistakes, `QuizCodeError`, or an error about
  ///   the file.
  func quizFile(named name: String) throws -> QuizFile {
    guard !name.isEmpty else { throw UsageError.emptyFileName(.input) }
    if let file = try Self.quizFile(inCode: name) { return file }
    let data: Data
    do throws(CommandError) {
      data = try NamedFile(name: name).data(
        as: .fileOrStream, limit: QuizDocument.Limits.bytes, input: context.input)
    } catch .missingFile {
      guard let quiz = BundledQuiz.named(name) else { throw CommandError.unknownQuiz(name) }
      return try quiz.file
    }
    return try Self.quizFile(inCode: String(decoding: data, as: UTF8.self))
      ?? QuizFile(decoding: data)
  }

  /// The quiz in a code; `nil` for another text.
  private static func quizFile(inCode text: String) throws -> QuizFile? {
    let code = text.trimmed
    return QuizFile.isCode(code) ? try QuizFile(code: code) : nil
  }

  /// The lines of the file that `--answers` names; `nil` without the option.
  func answers(_ options: GameOptions) throws -> [String]? {
    guard let name = options.answers else { return nil }
    guard !name.isEmpty else { throw UsageError.emptyFileName(.input) }
    let data = try NamedFile(name: name).data(
      as: .fileOrStream, limit: 1 << 20, input: context.input)
    return String(decoding: data, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(\.trimmed)
  }

  /// The language of questions. In formats for scripts, it does not depend on the locale.
  var quizLanguage: Language {
    guard formatOption != nil else { return textWriter.words.language }
    let settings = SettingValues(
      options: shared.settings, environment: context.environment.filter { $0.key == "KPGG_LANG" },
      stored: settings.stored)
    return (try? settings.language()) ?? .english
  }
}
