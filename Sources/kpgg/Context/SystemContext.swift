import KPGGCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Context {
  /// The context of this process.
  static func system(_ output: StandardStream, _ errors: StandardStream) -> Context {
    let environment = ProcessInfo.processInfo.environment
    let screen = { (stream: StandardStream) in
      Screen(
        isTerminal: stream.isTerminal,
        width: stream.columns(environmentColumns: environment["COLUMNS"]))
    }
    return Context(
      arguments: Array(CommandLine.arguments.dropFirst()), environment: environment,
      date: localDate,
      chance: { UInt64.random(in: .min ... .max) }, input: BoundedFile.readStandardInput,
      launch: { words throws(ChildProcess.Failure) in
        try ChildProcess.Program(
          path: words.first ?? "", arguments: words,
          environment: environment.filter { $0.key != "KPGG_TOKEN" }.map { "\($0.key)=\($0.value)" }
        ).runInForeground()
      },
      runFullScreen: { try await $0.run() },
      transport: ChildTransport(.exchange(environment: environment)),
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
