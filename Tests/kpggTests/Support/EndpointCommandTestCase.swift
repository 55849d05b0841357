import Foundation
import XCTest

@testable import kpgg

/// Runs commands with a test endpoint and a temporary cache.
class EndpointCommandTestCase: CommandTestCase {
  private(set) lazy var transport = CatalogTransport(Self.bundled)
  private lazy var folder = Result { try temporaryFolder() }

  /// The value of `XDG_CACHE_HOME`.
  var cacheHome: String { (try? folder.get().url.path) ?? "" }

  /// The outcome of a command on a date, with the endpoint as its source.
  func runWithEndpoint(
    _ line: TypedLine, on date: String = "2026-11-21", in variables: [String: String] = [:]
  ) async -> Program.Outcome {
    await run(line, in: endpointEnvironment(on: date).merging(variables) { $1 }, through: transport)
  }

  /// Asserts the outcome of a command with the endpoint as its source.
  func assertRunWithEndpoint(
    _ line: TypedLine, _ expected: ExpectedOutcome, file: StaticString = #filePath,
    testLine: UInt = #line
  ) async {
    await assertRun(
      line, in: endpointEnvironment(on: "2026-11-21"), through: transport, expected, file: file,
      testLine: testLine)
  }

  private func endpointEnvironment(on date: String) -> [String: String] {
    ["KPGG_SOURCE": CatalogTransport.base, "XDG_CACHE_HOME": cacheHome, "KPGG_TODAY": date]
  }
}
