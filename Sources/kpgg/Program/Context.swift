import KPGGCore
import KPGGQuiz
import KPGGSystem

/// The program's external dependencies. Tests substitute their own.
struct Context: Sendable {
  /// The command-line arguments without the program's name.
  var arguments: [String]
  var environment: [String: String]
  /// The catalog that is read unless the user selects another source.
  var bundled: BundledCatalog
  /// Returns the date in the local time zone; `nil` if the clock's year is out of range.
  ///
  /// It reads the time zone's file, so only commands that need a date call it.
  var date: @Sendable () -> CalendarDate?
  /// Returns the current moment. It reads no file.
  var now: @Sendable () -> Date
  var randomNumber: @Sendable () -> UInt64
  /// Reads standard input to its end. Input above the limit, in bytes, is an error.
  var input: @Sendable (_ limit: Int) throws(FileError) -> Data
  /// Asks a question on the terminal and returns the typed line, empty at the end of the input;
  /// `nil` without a terminal.
  var ask: (@Sendable (_ question: String) -> String)?
  /// Runs a program until it ends, and returns its exit status.
  var launch: @Sendable (_ words: [String]) throws(SystemError) -> Int32
  /// Runs an interactive program on the standard streams until the user quits.
  var runInteractively: @Sendable (any kpgg.Screen) async throws -> Void
  /// The transport for requests to an endpoint.
  var transport: any HTTPTransport
  /// Writes to standard error immediately, while a command still runs.
  var showProgress: @Sendable (String) -> Void
  /// Standard output.
  var output: Screen
  /// Standard error.
  var errors: Screen

  /// The type and size of a stream's destination.
  struct Screen: Hashable, Sendable {
    let isTerminal: Bool
    /// The width in cells, at least 1. It has no meaning without a terminal.
    let width: Int
    /// The number of rows; `nil` if it is unknown.
    var height: Int?

    /// The width that text must fit; `nil` without a terminal.
    var fittingWidth: Int? { isTerminal ? width : nil }
  }

  /// Whether standard output is a terminal that can move the cursor.
  var hasScreen: Bool {
    output.isTerminal && !["", "dumb"].contains(environment["TERM"] ?? "")
  }

  /// The date for ages, birthdays, and the featured group: the pinned one, else the system's.
  ///
  /// - Throws: A usage error if the clock's year is out of range.
  func today() throws(UsageError) -> CalendarDate {
    guard let date = try pinnedToday() ?? date() else { throw .noSystemDate }
    return date
  }

  /// The date for the quiz: the pinned one, else today in Korea.
  ///
  /// Players in all time zones get the same puzzle on a day.
  func koreaToday() -> CalendarDate {
    (try? pinnedToday()) ?? CalendarDate(inKoreaAt: now())
  }

  /// The date in `KPGG_TODAY`; `nil` if the variable is not set.
  ///
  /// - Throws: A usage error if the variable is not a whole date.
  func pinnedToday() throws(UsageError) -> CalendarDate? {
    guard let text = environment["KPGG_TODAY"] else { return nil }
    guard let date = CalendarDate(text), date.isComplete else {
      throw .invalidValue(text, of: "KPGG_TODAY", .date)
    }
    return date
  }

  /// Reads the token in `KPGG_TOKEN`, which is a secret: the error never includes it.
  func token() throws(UsageError) -> BearerToken {
    guard let text = environment["KPGG_TOKEN"], !text.isEmpty else { return .none }
    do {
      return try BearerToken(text)
    } catch {
      throw .invalidToken
    }
  }
}

extension Context {
  /// The context of this process.
  static func system(
    _ input: FileDescriptor, _ output: FileDescriptor, _ errors: FileDescriptor
  ) -> Context {
    let environment = ProcessInfo.processInfo.environment
    let screen = { (stream: FileDescriptor) in
      Screen(
        isTerminal: stream.isTerminal,
        width: stream.terminalWidth(environmentColumns: environment["COLUMNS"]),
        height: stream.terminalSize?.height)
    }
    let ask: @Sendable (String) -> String = { Self.ask($0, input, errors) }
    return Context(
      arguments: CurrentProcess.arguments ?? [], environment: environment,
      bundled: .embedded, date: localDate, now: { Date() },
      randomNumber: { UInt64.random(in: .min ... .max) }, input: BoundedFile.readStandardInput,
      ask: input.isTerminal && errors.isTerminal ? ask : nil,
      launch: { words throws(SystemError) in
        try ChildProgram(
          path: words.first ?? "", arguments: words, variables: environment
        ).runInForeground()
      },
      runInteractively: { screen in
        try CommandError.checkForThreads { .terminalUnusable(reason: $0) }
        try await screen.run(input: input, output: output)
      },
      transport: HTTPWorkerTransport(
        .httpWorker(environment: environment), version: ProgramDescription.version),
      // Progress is optional, so a failed write is not an error.
      showProgress: { try? errors.write($0) }, output: screen(output), errors: screen(errors))
  }

  /// Writes a question, and reads a line of a terminal. A closed terminal is the end of the input.
  private static func ask(
    _ question: String, _ input: FileDescriptor, _ errors: FileDescriptor
  ) -> String {
    try? errors.write(question)
    let line = (try? input.read(atMost: 4096)) ?? []
    return String(decoding: line.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  @Sendable
  private static func localDate() -> CalendarDate? {
    var now = time(nil)
    var local = tm()
    guard localtime_r(&now, &local) != nil else { return nil }
    return CalendarDate(
      year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
  }
}

extension ChildProgram {
  /// Creates a program with environment variables, except for the token, which is a secret.
  init(path: String, arguments: [String], variables: [String: String]) {
    self.init(
      path: path, arguments: arguments,
      environment: variables.filter { $0.key != "KPGG_TOKEN" }.map { "\($0.key)=\($0.value)" })
  }
}

/// The catalog that comes with the program. Tests substitute a sample.
struct BundledCatalog: Sendable {
  let reader: DocumentReader
  /// The day to which the facts are current.
  let date: CalendarDate
  /// Returns the order of the daily puzzles. Only commands that need it parse its text.
  let roster: @Sendable () -> DailyRoster

  init(
    source: any LocatedSource, date: CalendarDate, roster: @escaping @Sendable () -> DailyRoster
  ) {
    reader = DocumentReader(source: source, keepsDocuments: true)
    (self.date, self.roster) = (date, roster)
  }

  /// The catalog that is embedded in the library.
  static var embedded: BundledCatalog {
    BundledCatalog(source: BundledSource(), date: BundledSource.date, roster: { .bundled })
  }
}

/// A transport that refuses every request, for `--offline`.
struct NoTransport: HTTPTransport {
  func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
    throw .refused
  }
}
