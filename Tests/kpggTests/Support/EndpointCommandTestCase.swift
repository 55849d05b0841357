import Foundation
import XCTest

@testable import kpgg

/// Runs commands on an endpoint and a cache of the test's own.
class EndpointCommandTestCase: CommandTestCase {
  let transport = CatalogTransport()
  private lazy var folder = Result { try TemporaryFolder() }

  /// The folder of all caches.
  var cacheHome: String { (try? folder.get().url.path) ?? "" }

  override func tearDown() {
    try? folder.get().remove()
    super.tearDown()
  }

  /// What a command leaves behind on a day, the endpoint being its source.
  func runWithEndpoint(
    _ line: TypedLine, on date: String = "2026-11-21", in variables: [String: String] = [:]
  ) async -> Program.Outcome {
    await run(line, in: distant(on: date).merging(variables) { $1 }, through: transport)
  }

  /// Says all that a command must have done, the endpoint being its source.
  func assertRunWithEndpoint(
    _ line: TypedLine, _ expected: ExpectedOutcome, file: StaticString = #filePath,
    testLine: UInt = #line
  ) async {
    await assertRun(
      line, in: distant(on: "2026-11-21"), through: transport, expected, file: file,
      testLine: testLine)
  }

  private func distant(on date: String) -> [String: String] {
    ["KPGG_SOURCE": CatalogTransport.base, "XDG_CACHE_HOME": cacheHome, "KPGG_TODAY": date]
  }
}
