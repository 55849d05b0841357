import KPGGCore
import KPGGQuiz

/// Why a valid command line cannot do its work. Each language puts the cases into words.
enum CommandError: Error, Hashable, Sendable {
  /// Nothing in the catalog has this name.
  case unknownName(String, NameKind, hint: Hint?)
  /// Several records have this name.
  case ambiguousName(String, NameKind, count: Int, hint: Hint)
  /// A group's hit or a song has no video. The hint lists other songs that have one.
  case noVideo(of: String, hint: Hint?)
  /// A search has no hits. The text may have no letters and no digits. The filter is a command that
  /// lists what has the text in another field.
  case noResults(String, hasLetters: Bool, filter: String? = nil)
  case emptyCatalog
  /// The id is not in the favorites.
  case notFavorite(String)
  /// No environment variable names a folder for favorites and the answers of the quiz.
  case noDataFolder
  /// No environment variable names a folder for the cache.
  case noCacheFolder

  case missingFile(String)
  /// No file and no bundled quiz has this name.
  case unknownQuiz(String)
  /// A file, or standard input for `nil`, cannot be read. The reason is the system's text.
  case unreadableFile(String?, reason: String)
  /// A file, or standard input for `nil`, is larger than the limit in bytes.
  case fileTooLarge(String?, limit: Int)
  case invalidSnapshot(String?, VersionedJSONError)
  case invalidFavorites(String?, VersionedJSONError)
  /// A quiz file has mistakes; `nil` is standard input. The message has only the first one.
  case invalidQuiz(String?, QuizDocument.Problems)
  /// A file exists, and kpgg did not write it.
  case foreignFile(String, FileKind)
  /// Standard input has more names than the limit.
  case tooManyNames(limit: Int)
  /// The user answered no to a question.
  case declined
  /// A file cannot be written. The reason is the system's text.
  case unwritableFile(String, reason: String)
  /// The input ended before the changes of a quiz were saved to a file.
  case unsavedQuiz(String)

  /// A player or a browser cannot be started. The reason is the system's text. `variable` is the
  /// environment variable that named the program; `nil` for `--player` and the default browser.
  case programNotStarted(String, reason: String, variable: String? = nil)
  case programFailed(String, status: Int32, variable: String? = nil)

  /// The system refuses threads or files that requests need. The reason is the system's text.
  case noRequests(reason: String)
  case terminalLost
  /// The terminal cannot be used. The reason is the system's text.
  case terminalUnusable(reason: String)

  /// The kinds of files that kpgg writes.
  enum FileKind: Hashable, Sendable { case snapshot, favorites, chart, quiz }

  /// The kind of thing that a name stands for.
  enum NameKind: Hashable, Sendable {
    case group, section, groupOrSection, groupOrMember, member
    /// A member of this group.
    case memberOf(String)
    case song, groupOrSong
    /// A song of this group.
    case songOf(String)
    case agency, nationality, position
  }
}

extension CommandError: ReportedError {
  func message(in words: any Words) -> String { words.message(for: self) }

  /// The way to correct the command.
  var hint: Hint? {
    switch self {
    case .unknownName(_, _, let hint): hint
    case .ambiguousName(_, _, _, let hint): hint
    case .noVideo(_, let hint): hint
    case .noResults(_, hasLetters: false, _): .searchNeedsLetters
    case .noResults(_, _, let filter?): .use(filter)
    case .noResults: .listedBy(["kpgg groups", "kpgg members", "kpgg songs"])
    case .notFavorite: .listedBy(["kpgg favorites"])
    case .noDataFolder: .setVariables(["HOME", "XDG_DATA_HOME"])
    case .noCacheFolder: .setVariables(["HOME", "XDG_CACHE_HOME"])
    case .programNotStarted: .printsURL
    case .invalidQuiz(_, let problems):
      problems.list.count > 1 ? .listedBy(["kpgg quiz play FILE"]) : nil
    case .foreignFile: .forceOrOtherFile
    case .unknownQuiz: .useOneOf(BundledQuiz.all.map(\.id))
    case .emptyCatalog, .declined, .tooManyNames, .missingFile, .unreadableFile, .fileTooLarge,
      .invalidSnapshot, .invalidFavorites, .unwritableFile, .unsavedQuiz, .programFailed,
      .noRequests, .terminalLost, .terminalUnusable:
      nil
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .unknownName, .ambiguousName, .noVideo, .noResults, .emptyCatalog, .notFavorite,
      .programFailed, .declined:
      .notFound
    case .fileTooLarge, .tooManyNames, .invalidSnapshot, .invalidFavorites, .invalidQuiz:
      .badData
    case .noDataFolder, .missingFile, .unknownQuiz, .foreignFile, .unreadableFile,
      .programNotStarted, .terminalLost, .terminalUnusable:
      .noInput
    case .noCacheFolder, .unwritableFile, .unsavedQuiz: .cannotWrite
    case .noRequests: .unavailable
    }
  }

  /// The error with another hint, if it can have one.
  func replacing(hint: Hint) -> CommandError {
    switch self {
    case .unknownName(let name, let kind, _): .unknownName(name, kind, hint: hint)
    default: self
    }
  }
}
