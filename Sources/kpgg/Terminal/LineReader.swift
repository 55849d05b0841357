import KPGGSystem

/// Reads lines from a terminal, a pipe, or a file.
struct LineReader: Sendable {
  /// The maximum length of a line in bytes. A longer line is truncated.
  static let limit = 4096

  private let input: FileDescriptor
  /// The bytes after the last line.
  private var rest: ArraySlice<UInt8> = []
  private var hasEnded = false

  init(_ input: FileDescriptor) { self.input = input }

  var isTerminal: Bool { input.isTerminal }

  /// Waits for the next line, and returns it without its end; `nil` at the end of the input.
  ///
  /// The last line need not have an end. Invalid UTF-8 is replaced by U+FFFD.
  mutating func next() throws(SystemError) -> String? {
    guard !hasEnded else { return nil }
    var line: [UInt8] = []
    while true {
      let piece = rest.prefix { $0 != UInt8(ascii: "\n") }
      line += piece.prefix(Self.limit - line.count)
      rest = rest.dropFirst(piece.count)
      if rest.popFirst() != nil { break }
      let isStarted = !piece.isEmpty || !line.isEmpty
      rest = try input.read(atMost: Self.limit)[...]
      hasEnded = rest.isEmpty
      if hasEnded { return isStarted ? Self.text(of: line) : nil }
    }
    return Self.text(of: line)
  }

  private static func text(of line: [UInt8]) -> String { String(decoding: line, as: UTF8.self) }
}

extension StringProtocol {
  /// The text without white space at its start and end.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
  }
}
