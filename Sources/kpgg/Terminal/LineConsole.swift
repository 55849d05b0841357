import KPGGSystem

/// A console that prompts for lines and prints lines, without moving the cursor.
struct LineConsole: Sendable {
  private var reader: LineReader
  private let output: FileDescriptor
  /// Whether a terminal shows the typed lines after the prompt.
  private let isEchoed: Bool
  private let environmentColumns: String?

  /// Creates a console.
  ///
  /// - Parameters:
  ///   - input: The typed lines.
  ///   - output: The prompts and the printed lines.
  ///   - environment: The environment variables, for `COLUMNS`.
  init(input: FileDescriptor, output: FileDescriptor, environment: [String: String]) {
    (reader, self.output) = (LineReader(input), output)
    isEchoed = input.isTerminal && output.isTerminal
    environmentColumns = environment["COLUMNS"]
  }

  /// The width of the terminal, in cells; `nil` for a pipe or a file.
  var width: Int? {
    output.isTerminal ? output.terminalWidth(environmentColumns: environmentColumns) : nil
  }

  /// The height of the terminal, in cells; `nil` if it is unknown.
  var height: Int? { output.isTerminal ? output.terminalSize?.height : nil }

  /// Prints a prompt, and waits for the next line; `nil` at the end of the input.
  mutating func ask(_ prompt: String) throws -> String? {
    try output.write(isEchoed ? "\(prompt) " : "\(prompt)\n")
    let line: String?
    do {
      line = try reader.next()
    } catch {
      throw CommandError.unreadableFile(nil, reason: error.reason)
    }
    if line == nil, isEchoed { try output.write("\n") }
    return line
  }

  /// Prints lines.
  func write(_ lines: [String]) throws(SystemError) { try output.write(lines.endedByNewlines) }
}
