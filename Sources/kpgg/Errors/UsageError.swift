import KPGGCore

/// An invalid command line or environment variable.
///
/// An option's associated value is the option as typed: `--jsn`. A command is given by its name;
/// `nil` means the program without a subcommand.
indirect enum UsageError: Error, Hashable, Sendable {
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
  /// The value of an option is not one of the choices, which may have Korean names.
  case invalidChoice(
    String, option: String, choices: [String], koreanChoices: [String] = [])
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
  /// The first end of a range is after the second. The corrected range has the same ends.
  case reversedRange(String, option: String, corrected: String)
  /// A value of an option is empty.
  case emptyValue(option: String, ValueFormat?)
  /// A name is empty. Required means that the command needs at least one.
  case emptyName(isRequired: Bool)
  /// A file name is empty. The stream is the meaning of `-`.
  case emptyFileName(StandardStream)
  /// A folder name is empty. The example shows the command with folders.
  case emptyFolderName(example: String)
  /// An argument and `--source` name two catalogs.
  case twoSources(String, String)
  /// A catalog's or a site's URL is not valid. The variable has the URL; `nil` for an option.
  case invalidURL(String, EndpointAddressError, ValueFormat, variable: String? = nil)
  /// `KPGG_TOKEN` has an invalid character. The token stays secret.
  case invalidToken
  /// `--svg` needs a topic, one of these.
  case missingTopic(option: String, topics: [String])
  /// `--limit` of `stats` needs a chart that is sorted by count, one of these topics.
  case limitOfUnsortedChart(topics: [String])
  /// An action lacks its name or its file.
  case incompleteAction(String, command: String, of: ValueKind)
  /// `snapshot diff` needs two files.
  case missingSecondFile
  /// Both files of `snapshot diff` are standard input.
  case twoStandardInputs
  /// A command needs a folder, and `-` is none. The example shows the command with folders.
  case streamAsFolder(command: String?, example: String)
  /// A command needs a folder, and this is a URL. The example shows the command with folders.
  case urlAsFolder(String, example: String)
  /// A command needs a folder, and this ends like a file. The example shows the command with folders.
  case fileNameAsFolder(String, example: String)
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
  /// `compare` has both a group and a member.
  case mixedComparison(group: String, member: String, hint: Hint)
  /// More records than fit side by side.
  case tooManyCompared(Int)
  /// An option has no meaning without another one.
  case optionNeeds(String, String)
  /// Only kpgg itself uses this command.
  case internalCommand(String)

  /// The expected kind of an unknown argument.
  enum ChoiceKind: Hashable, Sendable {
    case action, recordKind, chartTopic, shell, quizKind, quizKindOrAction, setting

    fileprivate func name(in words: Words) -> String {
      switch self {
      case .action: words.text("action", "동작")
      case .recordKind: words.text("kind", "종류")
      case .chartTopic: words.text("chart topic", "차트 주제")
      case .shell: words.text("shell", "셸")
      case .quizKind: words.text("kind of question", "문제 종류")
      case .quizKindOrAction: words.text("kind or action", "문제 종류 또는 동작")
      case .setting: words.text("setting", "설정")
      }
    }
  }

  /// The error for a blank name, which an unset variable of a script may cause; `nil` if there is
  /// none. `areNeeded` says whether the command needs a name.
  static func emptyName(among names: [String], areNeeded: Bool) -> UsageError? {
    let isBlank = { (name: String) in name.allSatisfy(\.isWhitespace) }
    guard names.contains(where: isBlank) else { return nil }
    return .emptyName(isRequired: areNeeded && names.allSatisfy(isBlank))
  }
}

extension UsageError: ReportedError {
  var exitCode: ExitCode { .usage }

  func text(in words: Words) -> ErrorText {
    let quoted = { (word: String) in words.quoted(word) }
    let invocation = { (command: String?) in quoted(ProgramDescription.invocation(of: command)) }
    let topic = { (word: String) in KoreanParticle.topic.form(after: word) }
    let nearest = { (name: String?) in name.map { Hint.didYouMean([$0]) } }
    return switch self {
    case .unknownCommand(let word, let suggestion):
      words.error(
        "unknown command \(quoted(word))", "알 수 없는 명령: \(quoted(word))",
        nearest(suggestion) ?? .commandList)
    case .unknownPage(let word, let suggestion):
      words.error(
        "unknown command or topic \(quoted(word))", "알 수 없는 명령이나 주제: \(quoted(word))",
        nearest(suggestion) ?? .commandList)
    case .unknownOption(let option, let command, let suggestion):
      words.error(
        "unknown option \(quoted(option))", "알 수 없는 옵션: \(quoted(option))",
        nearest(suggestion) ?? .help(command))
    case .misplacedOption(let option, let command, let owners):
      words.error(
        command == nil
          ? "\(option) needs a command" : "\(invocation(command)) has no option \(quoted(option))",
        command == nil
          ? "명령 없이 쓸 수 없는 옵션: \(quoted(option))"
          : "\(invocation(command)) 명령에 없는 옵션: \(quoted(option))",
        .insteadOf(option: option, of: command, owners: owners))
    case .missingValue(let option, let placeholder, let choices):
      words.error(
        "\(option) needs a value", "\(option) 값이 필요합니다",
        choices.isEmpty ? .use("\(option) \(placeholder)") : .useOneOf(choices))
    case .unexpectedValue(let value, let option):
      words.error(
        "\(option) takes no value, but got \(quoted(value))",
        "값을 받지 않는 옵션: \(quoted(option)) (입력한 값: \(quoted(value)))", .use(option))
    case .invalidChoice(let value, let option, let choices, let koreanChoices):
      words.error(
        "\(option) does not accept \(quoted(value))",
        "\(quoted(option))에 쓸 수 없는 값: \(quoted(value))",
        .useOneOf(words.either(choices, koreanChoices.isEmpty ? choices : koreanChoices)))
    case .missingArgument(let name, let command):
      words.error(
        "\(invocation(command)) needs the argument \(name)",
        "\(invocation(command)) 명령에 \(name) 인자가 필요합니다", .example(of: command))
    case .unexpectedArgument(let word, let command):
      words.error(
        "unexpected argument \(quoted(word))", "필요 없는 인자: \(quoted(word))",
        .insteadOf(word, in: command))
    case .conflictingOptions(let one, let other):
      words.error(
        "\(one) and \(other) cannot be combined",
        "함께 쓸 수 없는 옵션: \(quoted(one)), \(quoted(other))", .useOnlyOne)
    case .unknownChoice(let word, let kind, let choices):
      words.error(
        "unknown \(kind.name(in: words)) \(quoted(word))",
        "알 수 없는 \(kind.name(in: words)): \(quoted(word))",
        nearest(Suggestion.nearest(to: word, among: choices + kind.koreanWords(for: choices)))
          // The actions come last.
          ?? .useOneOf(
            kind.listed(choices, for: word, in: words.language),
            limit: kind == .quizKindOrAction ? .max : QuotedWord.listLimit))
    case .unknownField(let field, let fields, let command):
      words.error(
        "unknown field \(quoted(field))", "알 수 없는 필드: \(quoted(field))",
        .fields(
          fields, suggestion: Suggestion.nearest(to: field, among: fields), command: command))
    case .invalidValue(let value, let option, let format):
      words.error(
        "\(option) must be \(format.description(in: words)), not \(quoted(value))",
        "\(option) 값이 올바르지 않습니다: \(quoted(value)) "
          + "(필요한 값: \(format.description(in: words)))",
        .format(format))
    case .reversedRange(let range, let option, let corrected):
      words.error(
        "the range \(quoted(range)) for \(option) is reversed",
        "\(option) 범위의 순서가 거꾸로입니다: \(quoted(range))", .use(corrected))
    case .emptyValue(let option, let format):
      words.error(
        "\(option) must not \(format == nil ? "contain an empty value" : "be empty")",
        format == nil ? "\(option)에 빈 값이 있습니다" : "\(option) 값이 비어 있습니다",
        format.map(Hint.format)
          ?? Hint("give a value, or omit \(option)", "값을 쓰거나 \(option) 옵션을 빼세요"))
    case .emptyName(let isRequired):
      words.error(
        "a name must not be empty", "이름이 비어 있습니다",
        isRequired
          ? .giveName : Hint("give a name, or omit the argument", "이름을 쓰거나 인자를 빼세요"))
    case .emptyFileName(let stream):
      words.error("a file name must not be empty", "파일 이름이 비어 있습니다", .giveFileName(stream))
    case .emptyFolderName(let example):
      words.error("a folder name must not be empty", "폴더 이름이 비어 있습니다", .use(example))
    case .twoSources(let one, let other):
      words.error(
        "the catalog is given twice: \(quoted(one)) and --source \(quoted(other))",
        "카탈로그를 두 번 지정했습니다: \(quoted(one)), --source \(quoted(other))", .useOnlyOne)
    case .invalidURL(let url, let error, let format, let variable):
      words.error(
        "\(quoted(url)) \(error.message)" + words.origin(variable),
        "\(error.koreanMessage): \(quoted(url))" + words.origin(variable), .format(format))
    case .invalidToken:
      words.error(
        "KPGG_TOKEN contains an invalid character", "KPGG_TOKEN에 쓸 수 없는 문자가 있습니다",
        Hint("use visible ASCII characters only", "빈칸을 뺀 출력 가능한 ASCII 문자만 쓰세요"))
    case .missingTopic(let option, let topics):
      words.error(
        "\(option) needs a chart topic", "차트 주제가 필요한 옵션: \(option)", .useOneOf(topics))
    case .limitOfUnsortedChart(let topics):
      words.error(
        "--limit needs a chart that is sorted by count", "개수순으로 정렬되는 차트에만 쓸 수 있는 옵션: --limit",
        .useOneOf(topics))
    case .incompleteAction(let action, let command, let kind):
      words.error(
        "'kpgg \(command) \(action)' needs a \(kind == .file ? "file" : "name")",
        "'kpgg \(command) \(action)' 명령에 \(kind == .file ? "파일" : "이름")이 필요합니다",
        .missing(kind, after: action, of: command))
    case .missingSecondFile:
      words.error(
        "'kpgg snapshot diff' needs two files", "'kpgg snapshot diff' 명령에 파일 두 개가 필요합니다",
        .compareWithCatalog)
    case .twoStandardInputs:
      words.error(
        "only one of the two files can be standard input", "표준 입력은 두 파일 중 하나에만 쓸 수 있습니다",
        .giveFileName(nil))
    case .streamAsFolder(let command, let example):
      words.error(
        "\(invocation(command)) needs a folder, not standard input or output",
        "\(invocation(command)) 명령에는 표준 입출력이 아니라 폴더가 필요합니다", .use(example))
    case .urlAsFolder(let url, let example):
      words.error(
        "\(quoted(url)) is a URL, not a folder", "폴더가 아니라 URL입니다: \(quoted(url))", .use(example))
    case .fileNameAsFolder(let name, let example):
      words.error(
        "\(quoted(name)) looks like a file or a format, not a folder",
        "폴더가 아니라 파일이나 형식의 이름 같습니다: \(quoted(name))",
        .use(example))
    case .quizWithoutFile:
      words.error(
        "'kpgg quiz make' needs a file, not standard input or output",
        "파일 이름을 지정하세요. 표준 입출력은 쓸 수 없습니다", .use("kpgg quiz make my.quiz"))
    case .unconfirmedRemoval:
      words.error(
        "without a terminal, 'kpgg favorites clear' needs --yes",
        "터미널이 없으면 'kpgg favorites clear' 명령에 --yes가 필요합니다",
        .use("kpgg favorites clear --yes"))
    case .manualOfCommand(let command):
      words.error(
        "'\(command)' has no manual page of its own", "이 명령의 매뉴얼 페이지는 따로 없습니다: '\(command)'",
        .use("kpgg help --man"))
    case .syncWithoutEndpoint:
      words.error(
        "'kpgg sync' needs an endpoint", "엔드포인트만 동기화할 수 있습니다",
        .use("kpgg sync https://example.com/kpgg/"))
    case .monthBeyondCalendar:
      words.error("that month is after the last supported date", "지원하는 날짜 범위를 벗어난 달입니다")
    case .noSystemDate:
      words.error(
        "the system clock is not set to a valid date", "시스템 시계의 날짜가 올바르지 않습니다",
        .setVariables(["KPGG_TODAY"]))
    case .noTerminal:
      words.error(
        "this command needs a terminal", "이 명령에는 터미널이 필요합니다",
        .useWithoutTerminal(["kpgg browse --linear", "kpgg group NAME"]))
    case .mixedComparison(let group, let member, let hint):
      words.error(
        "\(quoted(group)) is a group, and \(quoted(member)) is a member",
        "\(quoted(group))\(topic(group)) 그룹이고 \(quoted(member))\(topic(member)) 멤버입니다",
        hint)
    case .tooManyCompared(let count):
      words.error(
        "'compare' takes at most \(Compare.limit) groups or members, not \(count)",
        "'compare'는 그룹 \(Compare.limit)팀이나 멤버 \(Compare.limit)명까지만 비교할 수 있습니다 (입력한 이름: \(count)개)",
        Hint("put quotes around a name that contains spaces", "빈칸이 있는 이름은 따옴표로 감싸세요"))
    case .optionNeeds(let option, let other):
      words.error(
        "\(option) needs \(other)", "\(option) 옵션은 \(other) 옵션과 함께 써야 합니다", .add(other))
    case .internalCommand(let name):
      words.error("\(quoted(name)) is for internal use", "내부 전용 명령: \(quoted(name))")
    }
  }
}
