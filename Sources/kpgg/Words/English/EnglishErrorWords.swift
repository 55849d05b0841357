import KPGGCore
import KPGGPublishing
import KPGGQuiz

extension EnglishWords: ErrorWords {
  var errorLabel: String { "error" }
  var hintLabel: String { "hint" }
  var noteLabel: String { "note" }

  func message(for error: UsageError) -> String {
    switch error {
    case .unknownCommand(let word, _): "unknown command \(quoted(word))"
    case .unknownPage(let word, _): "unknown command or topic \(quoted(word))"
    case .unknownOption(let option, _, _): "unknown option \(quoted(option))"
    case .misplacedOption(let option, nil, _): "\(option) needs a command"
    case .misplacedOption(let option, let command, _):
      "\(quoted(ProgramDescription.invocation(of: command))) has no option \(quoted(option))"
    case .missingValue(let option, _, _): "\(option) needs a value"
    case .unexpectedValue(let value, let option):
      "\(option) takes no value, but got \(quoted(value))"
    case .invalidChoice(let value, let option, _):
      "\(option) does not accept \(quoted(value))"
    case .missingArgument(let name, let command):
      "\(quoted(ProgramDescription.invocation(of: command))) needs the argument \(name)"
    case .unexpectedArgument(let word, _): "unexpected argument \(quoted(word))"
    case .conflictingOptions(let one, let other):
      "\(one) and \(other) cannot be combined"
    case .unknownChoice(let word, let kind, _): "unknown \(name(of: kind)) \(quoted(word))"
    case .unknownField(let field, _, _): "unknown field \(quoted(field))"
    case .invalidValue(let value, let option, let format):
      "\(option) must be \(description(of: format)), not \(quoted(value))"
    case .reversedRange(let range, let option, _):
      "the range \(quoted(range)) for \(option) is reversed"
    case .emptyValue(let option, nil): "\(option) must not contain an empty value"
    case .emptyValue(let option, _): "\(option) must not be empty"
    case .emptyName: "a name must not be empty"
    case .emptyFileName: "a file name must not be empty"
    case .emptyFolderName: "the folder name must not be empty"
    case .twoSources(let one, let other):
      "the catalog is given twice: \(quoted(one)) and --source \(quoted(other))"
    case .invalidURL(let url, let error, let variable):
      "\(url.map(quoted) ?? "the endpoint's URL") \(error.message)" + origin(variable)
    case .invalidToken: "KPGG_TOKEN contains an invalid character"
    case .missingTopic(let option, _): "\(option) needs a chart topic"
    case .limitOfUnsortedChart: "--limit needs a chart that is sorted by count"
    case .incompleteAction(let action, let command, let needsFile):
      "'kpgg \(command) \(action)' needs a \(needsFile ? "file" : "name")"
    case .missingSecondFile: "'kpgg snapshot diff' needs two files"
    case .twoStandardInputs: "only one of the two files can be standard input"
    case .exportToStandardOutput: "'kpgg export' needs a folder, not standard output"
    case .quizWithoutFile: "'kpgg quiz make' needs a file, not standard input or output"
    case .unconfirmedRemoval: "without a terminal, 'kpgg favorites clear' needs --yes"
    case .manualOfCommand(let command): "'\(command)' has no manual page of its own"
    case .syncWithoutEndpoint: "'kpgg sync' needs an endpoint"
    case .monthBeyondCalendar: "that month is after the last supported date"
    case .noSystemDate: "the system clock is not set to a valid date"
    case .noTerminal: "this command needs a terminal"
    case .internalCommand(let name): "\(quoted(name)) is for internal use"
    }
  }

  func message(for error: CommandError) -> String {
    switch error {
    case .unknownName(let name, .memberOf(let group), _): "\(group) has no member \(quoted(name))"
    case .unknownName(let name, .songOf(let group), _): "\(group) has no song \(quoted(name))"
    case .unknownName(let name, let kind, _): "\(noun(for: kind)) \(quoted(name)) not found"
    case .ambiguousName(let name, let kind, let count, _):
      "\(quoted(name)) matches \(count) \(plural(for: kind))"
    case .noVideo(let name, _): "\(name) has no known video"
    case .noResults(let text, _, _): "no results for \(quoted(text))"
    case .emptyCatalog: "the catalog is empty"
    case .notFavorite(let id): "\(quoted(id)) is not in your favorites"
    case .noDataFolder: "no folder is set for your data"
    case .noCacheFolder: "no folder is set for the cache"
    case .unknownQuiz(let name): "quiz '\(name)' not found"
    case .missingFile(let name): "file '\(name)' not found"
    case .unreadableFile(let name, let reason):
      "cannot read \(file(name, isQuoted: true)): \(reason)"
    case .fileTooLarge(let name, let limit):
      "\(file(name)): larger than the limit of \(limit) bytes"
    case .invalidSnapshot(let name, let error):
      "\(file(name))\(isNot("a valid snapshot", error)): \(error)"
    case .invalidFavorites(let name, let error):
      "\(file(name))\(isNot("a valid favorites file", error)): \(error)"
    case .invalidQuiz(let name, let problems):
      "\(file(name)): \(problems.list.first?.text.english ?? "")"
    case .foreignFile(let name, let kind): "'\(name)' already exists and is not \(noun(for: kind))"
    case .tooManyNames(let limit): "standard input: more than the limit of \(limit) names"
    case .declined: "canceled; nothing was removed"
    case .unwritableFile(let name, let reason): cannotWrite(name, reason)
    case .unsavedQuiz(let name): "the changes to '\(name)' were not saved"
    case .programNotStarted(let player, let reason, let variable):
      "cannot start \(quoted(player))\(origin(variable)): \(reason)"
    case .programFailed(let player, let status, let variable):
      "\(quoted(player))\(origin(variable)) failed with exit code \(status)"
    case .noRequests(let reason): "cannot send requests: \(reason)"
    case .terminalLost: "the terminal was closed"
    case .terminalUnusable(let reason): "cannot use the terminal: \(reason)"
    }
  }

  func message(for error: CatalogError) -> String {
    guard case .absent(let url) = error, url.contains("://") else { return error.message }
    return "the endpoint has no document at '\(url)'"
  }

  func message(for kind: Finding.Kind) -> String { kind.description }

  func severity(_ severity: Finding.Severity) -> String { severity.rawValue }

  func suffix(for position: JSONPosition?) -> String { position.suffix }

  func message(for error: ExportError) -> String {
    switch error {
    case .notAFolder(let path): "'\(path)' is not a folder"
    case .foreignFolder(let path): "'\(path)' has files that kpgg did not write"
    case .foreignFile(let path): "'\(path)' is a file that kpgg did not write"
    case .failed(let path, let reason): cannotWrite(path, reason)
    }
  }

  func message(for error: FavoritesError) -> String {
    switch error {
    case .tooMany(let count): "\(count) favorites exceed the limit of \(Favorites.limit)"
    }
  }

  func message(for error: UserFileError) -> String {
    switch error {
    case .unreadable(let path, let reason): "cannot read '\(path)': \(reason)"
    case .corrupt(let path, let error): "\(path): \(error)"
    case .tooLarge(let path, let limit): "\(path): larger than the limit of \(limit) bytes"
    case .unwritable(let path, let reason): cannotWrite(path, reason)
    case .unsavable(let path, let error): cannotWrite(path, "\(error)")
    case .tooLong(let path):
      cannotWrite(path, "an answer is longer than \(AnswerRecord.byteLimit) bytes")
    case .busy(let path): cannotWrite(path, "another process is using it")
    }
  }

  func message(for error: QuizError) -> String { error.message }

  func message(_ message: String, atLine line: Int) -> String {
    "line \(line) of standard input: \(message)"
  }

  func origin(_ variable: String) -> String { " (from \(variable))" }

  func origin(_ variable: String?) -> String { variable.map(origin) ?? "" }

  func cannotWrite(_ path: String, _ reason: String) -> String {
    "cannot write '\(path)': \(reason)"
  }

  func cannotWriteOutput(_ reason: String) -> String { "cannot write the output: \(reason)" }

  func quoted(_ word: String) -> String { QuotedWord(word).description }

  /// What a document is not. A document of another version is still one of its kind.
  func isNot(_ kind: String, _ error: VersionedJSONError) -> String {
    switch error {
    case .invalid: " is not \(kind)"
    case .otherVersion: ""
    }
  }

  func file(_ name: String?, isQuoted: Bool = false) -> String {
    name.map { isQuoted ? "'\($0)'" : $0 } ?? "standard input"
  }

  func noun(for kind: CommandError.FileKind) -> String {
    switch kind {
    case .snapshot: "a snapshot"
    case .favorites: "a favorites file"
    case .chart: "a kpgg chart"
    case .quiz: "a quiz"
    }
  }

  func name(of kind: UsageError.ChoiceKind) -> String {
    switch kind {
    case .action: "action"
    case .recordKind: "kind"
    case .chartTopic: "chart topic"
    case .shell: "shell"
    case .quizKind: "kind of question"
    case .quizKindOrAction: "kind or action"
    }
  }

  func noun(for kind: CommandError.NameKind) -> String {
    switch kind {
    case .group: "group"
    case .section: "section"
    case .groupOrSection: "group or section"
    case .groupOrMember: "group or member"
    case .member, .memberOf: "member"
    case .song, .songOf: "song"
    case .groupOrSong: "group or song"
    case .agency: "agency"
    case .nationality: "nationality"
    case .position: "position"
    }
  }

  func plural(for kind: CommandError.NameKind) -> String {
    switch kind {
    case .memberOf(let group): "members of \(group)"
    case .groupOrSection: "groups or sections"
    case .groupOrMember: "groups or members"
    case .groupOrSong: "groups or songs"
    case .agency: "agencies"
    case .nationality: "nationalities"
    default: noun(for: kind) + "s"
    }
  }

  func description(of format: ValueFormat) -> String {
    switch format {
    case .date, .dateOrDay: "a date"
    case .dates: "a date or a range of dates"
    case .heights: "a height or a range of heights"
    case .wholeNumber(let from, let to?): "a whole number from \(from) to \(to)"
    case .wholeNumber(let from, nil): "a whole number of at least \(from)"
    case .seconds(let limit): "more than 0 and at most \(limit) seconds"
    case .source: "a catalog"
    case .siteURL: "the URL of a site"
    case .command: "a command"
    case .language: "a supported language"
    }
  }
}
