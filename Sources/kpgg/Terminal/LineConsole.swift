import KPGGSystem

/// A console that prompts for lines and prints lines, without moving the cursor.
struct LineConsole: Sendable {
  /// The maximum length of a typed line in bytes. A longer line is truncated.
  static let limit = 4096

  private let input: FileDescriptor
  private let output: FileDescriptor
  /// The input after the last line.
  private var rest: ArraySlice<UInt8> = []
  private var hasEnded = false
  /// Whether a terminal shows the typed lines after the prompt.
  private let isEchoed: Bool
  private let environmentColumns: String?

  init(input: FileDescriptor, output: FileDescriptor, environment: [String: String]) {
    (self.input, self.output) = (input, output)
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
    let line: [UInt8]?
    do {
      line = try nextLine()
    } catch {
      throw CommandError.unreadableFile(nil, reason: error.reason)
    }
    if line == nil, isEchoed { try output.write("\n") }
    // Invalid UTF-8 is replaced by U+FFFD.
    return line.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Waits for the next line, and returns it without its end. The last line need not have an end.
  private mutating func nextLine() throws(SystemError) -> [UInt8]? {
    guard !hasEnded else { return nil }
    var line: [UInt8] = []
    while true {
      let piece = rest.prefix { $0 != UInt8(ascii: "\n") }
      line += piece.prefix(Self.limit - line.count)
      rest = rest.dropFirst(piece.count)
      if rest.popFirst() != nil { return line }
      let isStarted = !piece.isEmpty || !line.isEmpty
      rest = try input.read(atMost: Self.limit)[...]
      hasEnded = rest.isEmpty
      if hasEnded { return isStarted ? line : nil }
    }
  }

  func write(_ lines: [String]) throws(SystemError) { try output.write(lines.endedByNewlines) }
}
