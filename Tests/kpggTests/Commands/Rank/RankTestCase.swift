import Foundation
import KPGGCore
import XCTest

@testable import kpgg

/// Runs `kpgg rank` with typed lines, on the sample catalog.
class RankTestCase: LinearTestCase {
  override var command: [String] { ["rank"] }
  override var prompt: String { "rank>" }

  /// Types words, each on its own line.
  func rank(_ line: TypedLine, _ words: String) async throws -> Walk {
    try await walk(words.split(separator: " ").map { "\($0)\n" }.joined(), line)
  }

  /// Runs an action that reads no lines.
  func action(_ line: String) async throws -> Program.Outcome {
    try await walk("", TypedLine(line.split(separator: " ").map(String.init))).outcome
  }

  /// The first cells of the rows that an action prints.
  func rows(_ line: String) async throws -> [String] {
    try await action(line).output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  func context(
    _ arguments: [String], showProgress: @escaping @Sendable (String) -> Void = { _ in }
  ) -> Context {
    .test(
      arguments,
      environment: ["KPGG_TODAY": "2026-11-21", "KPGG_LANG": "en", "XDG_DATA_HOME": path],
      bundled: .sample, showProgress: showProgress)
  }
}
