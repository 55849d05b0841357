import KPGGCore
import KPGGQuiz
import KPGGSystem

/// Why a valid command line cannot do its work.
indirect enum CommandError: Error, Equatable, Sendable {
  /// Nothing in the catalog has this name.
  case unknownName(String, NameKind, hint: Hint?)
  /// Several records have this name.
  case ambiguousName(String, NameKind, count: Int, hint: Hint)
  /// A group's hit or a song has no video. The hint lists other songs that have one.
  case noVideo(of: String, hint: Hint?)
  /// A search has no hits. The text may have no letters and no digits. The hint is a command that
  /// lists what has the text in another field, or similar names.
  case noResults(String, hasLetters: Bool, hint: Hint? = nil)
  case emptyCatalog
  /// The catalog has no group or member to guess in a daily puzzle.
  case noPuzzle(DailyPuzzle.Kind)
  /// The id is not in the favorites.
  case notFavorite(String)
  /// None of the favorites is of the kind that a command needs.
  case noFavorites
  /// A favorite, or all favorites, lack this tag.
  case unknownTag(String, hint: Hint?)
  /// No environment variable names a folder for favorites and the answers of the quiz.
  case noDataFolder
  /// The environment names no folder for the settings.
  case noSettingsFolder

  case missingFile(String)
  /// No file and no bundled quiz has this name.
  case unknownQuiz(String)
  /// A file, or standard input for `nil`, cannot be read. The reason is the system's text.
  case unreadableFile(String?, reason: String)
  /// A file, or standard input for `nil`, is larger than the limit in bytes.
  case fileTooLarge(String?, limit: Int)
  case invalidSnapshot(String?, VersionedJSONError)
  /// The snapshot of the catalog would exceed a limit for snapshots, so that it could not be read.
  case unsavableSnapshot(JSONSyntaxError.Kind)
  case invalidFavorites(String?, VersionedJSONError)
  /// A quiz file has mistakes; `nil` is standard input. The message has only the first one.
  case invalidQuiz(String?, QuizDocument.Problems)
  /// A file exists, and kpgg did not write it.
  case foreignFile(String, FileKind)
  /// A file has more names than the limit; `nil` is standard input.
  case tooManyNames(String?, limit: Int)
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
    case group, section, groupOrSection, groupSectionOrSong, groupMemberOrSection, groupOrMember
    case member
    /// A member of this group.
    case memberOf(BilingualText)
    case song, unit
    /// A group, a unit, or a song.
    case played
    /// A group, a member, or a song.
    case record
    /// A song of this group.
    case songOf(BilingualText)
    /// A unit of this group.
    case unitOf(BilingualText)
    case agency, nationality, position
  }
}

extension CommandError: ReportedError {
  func text(in words: Words) -> ErrorText {
    let quoted = { (word: String) in words.quoted(word) }
    return switch self {
    case .unknownName(let name, let kind, let hint):
      words.error(kind.missing(quoted(name), words), hint)
    case .ambiguousName(let name, let kind, let count, let hint):
      words.error(kind.matches(count, quoted(name), words), hint)
    case .noVideo(let name, let hint):
      words.error("\(name) has no known video", "등록된 영상이 없습니다: \(name)", hint)
    case .noResults(let text, let hasLetters, let hint):
      words.error(
        "no results for \(quoted(text))", "검색 결과가 없습니다: \(quoted(text))",
        !hasLetters
          ? Hint("a search needs letters or digits", "검색어에 글자나 숫자가 있어야 합니다")
          : hint
            ?? .listedBy(["kpgg groups", "kpgg members", "kpgg songs", "kpgg units"]))
    case .emptyCatalog: words.error("the catalog is empty", "카탈로그가 비어 있습니다")
    case .noPuzzle(let kind):
      words.error(
        "the catalog has no \(kind) to guess",
        "카탈로그에 추측할 \(kind == .group ? "그룹이" : "멤버가") 없습니다")
    case .notFavorite(let id):
      words.error(
        "\(quoted(id)) is not in your favorites", "즐겨찾기에 없습니다: \(quoted(id))",
        .listedBy(["kpgg favorites"]))
    case .noFavorites:
      words.error(
        "none of your favorites match", "조건에 맞는 즐겨찾기가 없습니다",
        .listedBy(["kpgg favorites"]))
    case .unknownTag(let tag, let hint):
      words.error("tag \(quoted(tag)) not found", "태그를 찾을 수 없습니다: \(quoted(tag))", hint)
    case .noDataFolder:
      words.error(
        "no folder is set for your data", "사용자 데이터를 둘 폴더가 없습니다",
        .setVariables(["HOME", "XDG_DATA_HOME"]))
    case .noSettingsFolder:
      words.error(
        "no folder is set for your settings", "설정 파일을 둘 폴더가 없습니다",
        .setVariables(["HOME", "XDG_CONFIG_HOME"]))
    case .missingFile(let name):
      words.error("file '\(name)' not found", "파일을 찾을 수 없습니다: '\(name)'")
    case .unknownQuiz(let name):
      words.error(
        "quiz '\(name)' not found", "퀴즈를 찾을 수 없습니다: '\(name)'",
        .useOneOf(BundledQuiz.all.map(\.id)))
    case .unreadableFile(let name, let reason):
      words.error(words.cannotRead(name.map { "'\($0)'" } ?? words.standardInput, reason))
    case .fileTooLarge(let name, let limit):
      words.error("\(file(name, words)): \(words.tooLarge(limit))")
    case .invalidSnapshot(let name, let error):
      words.error(
        "\(file(name, words))\(error.isOtherVersion ? "" : " is not a valid snapshot"): \(error)",
        "\(file(name, words)): \(error.isOtherVersion ? "" : "올바른 스냅샷이 아닙니다: ")"
          + words.korean(error))
    case .unsavableSnapshot(let limit):
      words.error(
        "the catalog does not fit into a snapshot: \(limit)",
        "카탈로그가 너무 커서 스냅샷으로 저장할 수 없습니다: \(words.korean(limit))")
    case .invalidFavorites(let name, let error):
      words.error(
        "\(file(name, words))\(error.isOtherVersion ? "" : " is not a valid favorites file"): "
          + "\(error)",
        "\(file(name, words)): \(error.isOtherVersion ? "" : "올바른 즐겨찾기 파일이 아닙니다: ")"
          + words.korean(error))
    case .invalidQuiz(let name, let problems):
      words.error(
        "\(file(name, words)): \(problems.list.first?.text.text(in: words.language) ?? "")",
        problems.list.count > 1
          ? Hint(
            "for all mistakes, use 'kpgg quiz play FILE'", "잘못된 곳을 모두 보는 명령: 'kpgg quiz play FILE'")
          : nil)
    case .foreignFile(let name, let kind):
      words.error(
        "'\(name)' already exists and is not \(kind.noun(in: words))",
        "이미 있는 파일이며 \(kind.noun(in: words)) 아닙니다: '\(name)'",
        Hint("use another name, or --force to replace the file", "다른 이름을 쓰세요. 덮어쓰려면 --force를 쓰세요"))
    case .tooManyNames(let name, let limit):
      words.error(
        "\(file(name, words)): more than the limit of \(limit) names",
        "\(file(name, words)): 이름 수가 제한(\(limit)개)을 넘습니다")
    case .unwritableFile(let name, let reason): words.error(words.cannotWrite(name, reason))
    case .unsavedQuiz(let name):
      words.error("the changes to '\(name)' were not saved", "바꾼 내용을 저장하지 않았습니다: '\(name)'")
    case .programNotStarted(let player, let reason, let variable):
      words.error(
        words.text("cannot start ", "실행할 수 없습니다: ")
          + "\(quoted(player))\(words.origin(variable)): \(words.systemText(reason))",
        Hint("use --print to print the URL", "--print로 URL을 볼 수 있습니다"))
    case .programFailed(let player, let status, let variable):
      words.error(
        "\(quoted(player))\(words.origin(variable)) failed with exit code \(status)",
        "프로그램이 실패했습니다 (종료 코드 \(status)): \(quoted(player))\(words.origin(variable))")
    case .noRequests(let reason):
      words.error(
        "cannot send requests: \(reason)", "요청을 보낼 수 없습니다: \(words.systemText(reason))")
    case .terminalLost: words.error("the terminal was closed", "터미널이 닫혔습니다")
    case .terminalUnusable(let reason):
      words.error(
        "cannot use the terminal: \(reason)", "터미널을 쓸 수 없습니다: \(words.systemText(reason))")
    }
  }

  private func file(_ name: String?, _ words: Words) -> String { name ?? words.standardInput }

  var exitCode: ExitCode {
    switch self {
    case .unknownName, .ambiguousName, .noVideo, .noResults, .emptyCatalog, .noPuzzle,
      .notFavorite, .noFavorites, .unknownTag, .programFailed:
      .notFound
    case .fileTooLarge, .tooManyNames, .invalidSnapshot, .unsavableSnapshot, .invalidFavorites,
      .invalidQuiz:
      .badData
    case .noDataFolder, .noSettingsFolder, .missingFile, .unknownQuiz, .foreignFile,
      .unreadableFile,
      .programNotStarted, .terminalLost, .terminalUnusable:
      .noInput
    case .unwritableFile, .unsavedQuiz: .cannotWrite
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

extension CommandError.FileKind {
  fileprivate func noun(in words: Words) -> String {
    switch self {
    case .snapshot: words.text("a snapshot", "스냅샷이")
    case .favorites: words.text("a favorites file", "즐겨찾기 파일이")
    case .chart: words.text("a picture from kpgg", "kpgg가 만든 이미지가")
    case .quiz: words.text("a quiz", "퀴즈가")
    }
  }
}

extension CommandError {
  /// Checks that the process can start threads and open files.
  ///
  /// - Parameter error: Returns the error to throw, given the system's reason.
  /// - Throws: This error for the first thread or file that the system refuses.
  static func checkForThreads(
    orThrow error: (_ reason: String) -> CommandError
  ) throws(CommandError) {
    guard CurrentProcess.hasProcessFiles else { throw error("/proc is not mounted") }
    do {
      try CurrentProcess.checkForThreads()
    } catch let refusal {
      throw error(refusal.reason)
    }
  }
}
