import KPGGCore
import KPGGSystem
import XCTest

@testable import kpgg

/// Runs a linear command in process, on 21 November 2026, with lines from a file. By default, the
/// command is `kpgg browse --linear`.
class LinearTestCase: XCTestCase {
  /// The catalog that commands read as the bundled one.
  class var bundled: BundledCatalog { .sample }

  /// The outcome of the command, with the notes that came first, and what it printed while it ran.
  struct Walk {
    let output: String
    let outcome: Program.Outcome
    let prompt: String

    /// The replies: the first screen, then what follows each prompt.
    var replies: [String] { output.components(separatedBy: "\(prompt)\n") }
  }

  /// The words of the command, and its prompt.
  var command: [String] { ["browse", "--linear"] }
  var prompt: String { "kpgg>" }

  private lazy var folder = Result { try temporaryFolder() }

  /// The folder for favorites and input.
  var path: String { (try? folder.get().url.path) ?? "" }

  /// Types lines into the command.
  ///
  /// - Parameters:
  ///   - text: The input. The last line need not have an end.
  ///   - line: Further arguments.
  ///   - variables: Environment variables, which override the defaults.
  ///   - transport: The network. By default, every request fails.
  ///   - launch: Runs a player.
  /// - Returns: The output and the outcome.
  /// - Throws: An error from the files of the test.
  func walk(
    _ text: String, _ line: TypedLine = "", in variables: [String: String] = [:],
    through transport: any HTTPTransport = NoTransport(),
    launch: @escaping @Sendable ([String]) throws(SystemError) -> Int32 = { _ in 0 }
  ) async throws -> Walk {
    let folder = try folder.get().url
    let (input, output) = ("\(folder.path)/input", folder.appendingPathComponent("output"))
    try Data(text.utf8).write(to: URL(fileURLWithPath: input))
    let reader = try FileDescriptor.open(input, O_RDONLY)
    let writer = try FileDescriptor.open(output.path, O_WRONLY | O_CREAT | O_TRUNC)
    defer { for file in [reader, writer] { try? file.close() } }
    let defaults = [
      "KPGG_TODAY": "2026-11-21", "KPGG_LANG": "en", "XDG_DATA_HOME": folder.path,
      "XDG_CACHE_HOME": folder.path,
    ]
    let shown = Journal()
    let context = Context.test(
      command + line.arguments,
      environment: defaults.merging(variables) { $1 },
      bundled: Self.bundled, launch: launch,
      runInteractively: { try await $0.run(input: reader, output: writer) }, transport: transport,
      showProgress: { shown.add($0) })
    var outcome = await Program(context: context).run()
    outcome.errors = shown.lines.joined() + outcome.errors
    return Walk(
      output: try String(contentsOf: output, encoding: .utf8), outcome: outcome, prompt: prompt)
  }

  /// The replies to lines, without the first screen.
  func replies(
    to lines: String..., in variables: [String: String] = [:], from start: TypedLine = ""
  ) async throws -> [String] {
    let walk = try await walk(lines.joined(separator: "\n") + "\n", start, in: variables)
    XCTAssertEqual(walk.outcome, Program.Outcome())
    return Array(walk.replies.dropFirst().dropLast())
  }
}
