import KPGGCore
import KPGGSystem

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
