import Foundation
import KPGGCore
import KPGGSystem

@testable import kpgg

extension Context {
  /// A context in which everything fails or does nothing, except for what the test passes.
  static func test(
    _ arguments: [String], environment: [String: String] = [:],
    bundled: BundledCatalog = .sample,
    date: @escaping @Sendable () -> CalendarDate? = { nil },
    now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 0) },
    randomNumber: @escaping @Sendable () -> UInt64 = { 0 },
    input: @escaping @Sendable (Int) throws(FileError) -> Data = { _ in Data() },
    ask: (@Sendable (String) -> String)? = nil,
    launch: @escaping @Sendable ([String]) throws(SystemError) -> Int32 = { _ in 0 },
    runInteractively: @escaping @Sendable (any kpgg.Screen) async throws -> Void = { _ in },
    transport: any HTTPTransport = NoTransport(),
    showProgress: @escaping @Sendable (String) -> Void = { _ in },
    output: Screen = .none, errors: Screen = .none
  ) -> Context {
    Context(
      arguments: arguments, environment: environment, bundled: bundled, date: date, now: now,
      randomNumber: randomNumber, input: input, ask: ask, launch: launch,
      runInteractively: runInteractively,
      transport: transport,
      showProgress: showProgress, output: output, errors: errors)
  }
}

extension Context.Screen {
  /// A file or a pipe.
  static let none = Self(isTerminal: false, width: 80)

  static func terminal(_ width: Int, height: Int? = nil) -> Self {
    Self(isTerminal: true, width: width, height: height)
  }
}
