import KPGGCore

/// An invalid command line or environment variable.
///
/// Each language puts the cases into words. An option's associated value is the option as typed:
/// `--jsn`. A command is its name; `nil` stands for the program without a subcommand.
enum UsageError: Error, Hashable, Sendable {
  /// No subcommand has this name.
  case unknownCommand(String, suggestion: String?)
  /// `help` has no page of this name.
  case unknownPage(String, suggestion: String?)
  /// No command has this option.
  case unknownOption(String, command: String?, suggestion: String?)
  /// Other commands have this option. The owners are these commands as typed.
  case misplacedOption(String, command: String?, owners: [String])
  /// An option lacks its value, which is any value or one of the choices. The placeholder stands for
  /// it in help: `LIST`.
  case missingValue(option: String, placeholder: String, choices: [String])
  /// A switch has a value: `--json=yes`.
  case unexpectedValue(String, option: String)
  /// The value of an option is not one of the choices.
  case invalidChoice(String, option: String, choices: [String])
  /// A required argument is missing. The first value is its placeholder: `NAME`.
  case missingArgument(String, command: String?)
  /// The command takes fewer arguments.
  case unexpectedArgument(String, command: String?)
  /// Two options cannot be combined.
  case conflictingOptions(String, String)

  /// An argument is not one of its choices.
  case unknownChoice(String, ChoiceKind, choices: [String])
  /// No field of the command has this name.
  case unknownField(String, fields: [String], command: String? = nil)
  /// The value of an option or a variable does not have its format.
  case invalidValue(String, of: String, ValueFormat)
  /// The first end of a range is after the second.
  case reversedRange(String, option: String, example: String)
  /// A value of an option is empty.
  case emptyValue(option: String, ValueFormat?)
  /// A name is empty. Required means that the command needs at least one.
  case emptyName(isRequired: Bool)
  /// A file name is empty. The stream is the meaning of `-`.
  case emptyFileName(StandardStream)
  /// The folder of `export` is empty.
  case emptyFolderName
  /// An argument and `--source` name two catalogs.
  case twoSources(String, String)
  /// The source is not a valid URL. The text is `nil` if it may hold a password. The variable has
  /// the URL; `nil` for `--source`.
  case invalidURL(String?, EndpointAddressError, variable: String? = nil)
  /// `KPGG_TOKEN` has an invalid character. The token stays secret.
  case invalidToken
  /// `--svg` needs a topic, one of these.
  case missingTopic(option: String, topics: [String])
  /// `--limit` of `stats` needs a chart that is sorted by count, one of these topics.
  case limitOfUnsortedChart(topics: [String])
  /// An action lacks its name or its file.
  case incompleteAction(String, command: String, needsFile: Bool)
  /// `snapshot diff` needs two files.
  case missingSecondFile
  /// Both files of `snapshot diff` are standard input.
  case twoStandardInputs
  /// `export` cannot write to standard output.
  case exportToStandardOutput
  /// `quiz make` needs a file to read and write.
  case quizWithoutFile
  /// `favorites clear` cannot ask without a terminal.
  case unconfirmedRemoval
  /// Commands have no manual pages: the one of `kpgg` explains them.
  case manualOfCommand(String)
  /// `sync` needs an endpoint.
  case syncWithoutEndpoint
  /// The calendar ends before this month.
  case monthBeyondCalendar
  /// The system clock has no valid date.
  case noSystemDate
  /// A full-screen command needs a terminal.
  case noTerminal
  /// Only kpgg itself uses this command.
  case internalCommand(String)

  /// The expected kind of an unknown argument.
  enum ChoiceKind: Hashable, Sendable {
    case action, recordKind, chartTopic, shell, quizKind, quizKindOrAction
  }

  /// A standard stream, as the meaning of the file name `-`.
  enum StandardStream: Hashable, Sendable { case input, output, either }

  /// The error for a blank name, which an unset variable of a script may cause.
  ///
  /// - Parameters:
  ///   - names: The names to check.
  ///   - areNeeded: Whether the command needs at least one name.
  /// - Returns: `nil` if no name is blank.
  static func emptyName(among names: [String], areNeeded: Bool) -> UsageError? {
    let isBlank = { (name: String) in name.allSatisfy(\.isWhitespace) }
    guard names.contains(where: isBlank) else { return nil }
    return .emptyName(isRequired: areNeeded && names.allSatisfy(isBlank))
  }
}

/// The format of a value, for messages and hints.
enum ValueFormat: Hashable, Sendable {
  /// A whole date.
  case date
  /// A whole date, or a day of the given year.
  case dateOrDay(year: Int)
  /// Dates, months, years, or ranges of them. The examples are the ends of a range.
  case dates(from: String, to: String)
  /// Heights in centimeters, or ranges of them.
  case heights
  /// A whole number. Without an upper bound, every number from the lower one is valid.
  case wholeNumber(from: UInt64, to: UInt64?)
  /// A number of seconds, fractions allowed.
  case seconds(upTo: Int)
  /// A catalog: `bundled`, a folder, or a URL.
  case source
  /// The URL of a website.
  case siteURL
  /// A command line of another program.
  case command
  /// A language, one of these codes.
  case language([String])
}

extension UsageError: ReportedError {
  var exitCode: ExitCode { .usage }

  func message(in words: any Words) -> String { words.message(for: self) }

  /// The way to correct the command line.
  var hint: Hint? {
    switch self {
    case .unknownCommand(_, let suggestion?), .unknownPage(_, let suggestion?),
      .unknownOption(_, _, let suggestion?):
      .didYouMean([suggestion])
    case .unknownCommand(_, nil), .unknownPage(_, nil): .commandList
    case .misplacedOption(_, _, let owners) where (1...3).contains(owners.count):
      .optionOf(owners)
    case .unknownOption(_, let command, nil), .misplacedOption(_, let command, _),
      .missingArgument(_, let command), .unexpectedArgument(_, let command):
      .help(command)
    case .missingValue(let option, let placeholder, let choices):
      choices.isEmpty ? .use("\(option) \(placeholder)") : .useOneOf(choices)
    case .invalidChoice(_, _, let choices): .useOneOf(choices)
    case .unexpectedValue(_, let option): .use(option)
    case .conflictingOptions, .twoSources: .useOnlyOne
    case .unknownChoice(let word, _, let choices):
      Suggestion.nearest(to: word, among: choices).map { .didYouMean([$0]) } ?? .useOneOf(choices)
    case .unknownField(let field, let fields, let command):
      .fields(
        fields, suggestion: Suggestion.nearest(to: field, among: fields), command: command)
    case .invalidValue(_, _, let format): .format(format)
    case .reversedRange(_, _, let example): .lowestFirst(example)
    case .emptyValue(_, let format): format.map(Hint.format) ?? .giveValueOrOmitOption
    case .emptyName(let isRequired): isRequired ? .giveName : .giveNameOrOmitArgument
    case .emptyFileName(let stream): .giveFileName(stream)
    case .emptyFolderName, .exportToStandardOutput: .use("kpgg export public")
    case .quizWithoutFile: .use("kpgg quiz make my.quiz")
    case .invalidURL: .format(.source)
    case .invalidToken: .tokenFormat
    case .missingTopic(_, let topics), .limitOfUnsortedChart(let topics): .useOneOf(topics)
    case .incompleteAction(_, let command, _): .help(command)
    case .missingSecondFile: .help("snapshot")
    case .twoStandardInputs: .giveFileName(nil)
    case .unconfirmedRemoval: .use("kpgg favorites clear --yes")
    case .manualOfCommand: .use("kpgg help --man")
    case .syncWithoutEndpoint: .use("kpgg sync https://example.com/kpgg/")
    case .monthBeyondCalendar, .internalCommand: nil
    case .noSystemDate: .setVariables(["KPGG_TODAY"])
    case .noTerminal: .useWithoutTerminal(["kpgg browse --linear", "kpgg group NAME"])
    }
  }
}
