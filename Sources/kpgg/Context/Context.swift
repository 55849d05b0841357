import KPGGCore
import KPGGSystem

/// All that is outside the program, as one value: a test hands in another.
struct Context: Sendable {
  /// What follows the program's name.
  var arguments: [String]
  var environment: [String: String]
  /// Asks for the date in the local time zone; `nil` where the clock is beyond all calendars.
  /// Asking reads the time zone's file, so that only a command that shows a date does.
  var date: @Sendable () -> CalendarDate?
  /// A number of which nobody knows the next.
  var chance: @Sendable () -> UInt64 = { 0 }
  /// Reads standard input to its end, or fails where it is longer than a limit in bytes.
  var input: @Sendable (_ limit: Int) throws(BoundedFile.ReadError) -> Data = { _ in Data() }
  /// Runs a program until it ends, and tells its exit status.
  var launch: @Sendable (_ words: [String]) throws(SystemError) -> Int32 = { _ in 0 }
  /// Runs a full-screen program on the terminal until the user quits.
  var runFullScreen: @Sendable (any FullScreenProgram) async throws -> Void = { _ in }
  /// What carries requests to an endpoint.
  var transport: any HTTPTransport = NoTransport()
  /// Writes to standard error at once, while a command still runs.
  var showProgress: @Sendable (String) -> Void = { _ in }
  /// Standard output.
  var output: Screen
  /// Standard error.
  var errors: Screen

  /// What is known of a stream's other end.
  struct Screen: Hashable, Sendable {
    let isTerminal: Bool
    /// The width in cells, at least 1; of no meaning where there is no terminal.
    let width: Int

    /// A file or a pipe.
    static let none = Screen(isTerminal: false, width: 80)
  }

  /// The date for ages, birthdays and the featured group: `KPGG_TODAY`, else the system's.
  ///
  /// - Throws: A usage error for a `KPGG_TODAY` that is no date.
  func today() throws(UsageError) -> CalendarDate {
    if let pinned = try pinnedToday() { return pinned }
    guard let date = date() else {
      throw .noSystemDate
    }
    return date
  }

  /// The date that `KPGG_TODAY` names; `nil` where it is not set.
  ///
  /// - Throws: A usage error where it names none.
  func pinnedToday() throws(UsageError) -> CalendarDate? {
    guard let text = environment["KPGG_TODAY"] else { return nil }
    guard let date = CalendarDate(text), date.isComplete else {
      throw .invalidValue(text, of: "KPGG_TODAY", .date)
    }
    return date
  }
}

extension Context {
  /// The context of this process.
  static func system(_ output: FileDescriptor, _ errors: FileDescriptor) -> Context {
    let environment = ProcessInfo.processInfo.environment
    let screen = { (stream: FileDescriptor) in
      Screen(
        isTerminal: stream.isTerminal,
        width: stream.terminalWidth(environmentColumns: environment["COLUMNS"]))
    }
    return Context(
      arguments: Array(CommandLine.arguments.dropFirst()), environment: environment,
      date: localDate,
      chance: { UInt64.random(in: .min ... .max) }, input: BoundedFile.readStandardInput,
      launch: { words throws(SystemError) in
        try ChildProgram(
          path: words.first ?? "", arguments: words,
          environment: environment.filter { $0.key != "KPGG_TOKEN" }.map { "\($0.key)=\($0.value)" }
        ).runInForeground()
      },
      runFullScreen: { try await $0.run() },
      transport: HTTPWorkerTransport(.httpWorker(environment: environment)),
      // A progress that cannot be shown is no failure.
      showProgress: { try? errors.write($0) }, output: screen(output), errors: screen(errors))
  }

  /// Today in the local time zone.
  @Sendable
  private static func localDate() -> CalendarDate? {
    var now = time(nil)
    var local = tm()
    guard localtime_r(&now, &local) != nil else { return nil }
    return CalendarDate(
      year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
  }
}

/// A network that leads nowhere: for whoever is offline on purpose.
struct NoTransport: HTTPTransport {
  func response(to request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    throw .refused
  }
}
