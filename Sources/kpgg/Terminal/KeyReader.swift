/// Parses the bytes from a terminal into keys, however the bytes are split.
///
/// An incomplete sequence waits for more bytes. An unknown sequence is skipped as a whole, so that
/// its parts do not count as keys.
struct KeyReader: Sendable {
  private var bytes: [UInt8] = []
  private var pasted: [UInt8]?

  /// The maximum bytes of a paste, and of an incomplete sequence.
  private static let pasteLimit = 4096
  private static let sequenceLimit = 64

  /// Whether the reader holds an incomplete sequence, which may be the Escape key. Call ``flush()``
  /// if no bytes follow in time.
  var isWaiting: Bool { !bytes.isEmpty && pasted == nil }

  /// Whether the incomplete sequence is only an ESC byte so far, which probably is a key. A slow
  /// connection can split a longer sequence.
  var isProbablyEscape: Bool { bytes == [0x1B] }

  mutating func read(_ piece: [UInt8]) -> [TerminalInput] {
    bytes += piece
    var inputs: [TerminalInput] = []
    while !bytes.isEmpty {
      if pasted != nil {
        guard let paste = readPaste() else { break }
        inputs.append(paste)
        continue
      }
      guard let next = Self.next(in: bytes) else { break }
      if bytes.prefix(next.count).elementsEqual("\u{1B}[200~".utf8) { pasted = [] }
      bytes.removeFirst(next.count)
      inputs += next.inputs
    }
    return inputs
  }

  /// Ends an incomplete sequence: a single ESC byte is the Escape key, anything else is skipped.
  mutating func flush() -> [TerminalInput] {
    guard isWaiting else { return [] }
    defer { bytes = [] }
    return bytes == [0x1B] ? [.key(.escape)] : []
  }

  private mutating func readPaste() -> TerminalInput? {
    let end: [UInt8] = Array("\u{1B}[201~".utf8)
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: end) }) else {
      // The last bytes can be the start of the end marker.
      let kept = min(bytes.count, end.count - 1)
      keepPasted(bytes.dropLast(kept))
      bytes = Array(bytes.suffix(kept))
      return nil
    }
    keepPasted(bytes[..<start])
    bytes.removeFirst(start + end.count)
    defer { pasted = nil }
    return .paste(Self.line(of: String(decoding: pasted ?? [], as: UTF8.self)))
  }

  private mutating func keepPasted(_ piece: ArraySlice<UInt8>) {
    let room = Self.pasteLimit - (pasted?.count ?? 0)
    pasted?.append(contentsOf: piece.prefix(max(0, room)))
  }

  private static func line(of text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if ["\n", "\r", "\t"].contains(scalar) {
        line.append(" ")
      } else if scalar.properties.generalCategory != .control, scalar != "\u{FFFD}" {
        line.append(scalar)
      }
    }
    return String(line)
  }

  /// The inputs that the first bytes stand for, and the number of these bytes. Skipped bytes have
  /// no inputs.
  private typealias Part = (inputs: [TerminalInput], count: Int)

  /// The first character or sequence; `nil` if it is incomplete.
  private static func next(in bytes: [UInt8]) -> Part? {
    switch bytes[0] {
    case 0x1B: return escape(bytes)
    case 0x0D, 0x0A: return ([.key(.enter)], 1)
    case 0x09: return ([.key(.tab)], 1)
    case 0x08, 0x7F: return ([.key(.backspace)], 1)
    case 0x01...0x1A:
      return ([.key(.control(Character(Unicode.Scalar(bytes[0] + 0x60))))], 1)
    case 0x00..<0x20: return ([], 1)
    default: return text(bytes)
    }
  }

  private static func escape(_ bytes: [UInt8]) -> Part? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["):
      if bytes.count > 2, bytes[2] == UInt8(ascii: "[") { return bytes.count > 3 ? ([], 4) : nil }
      // xterm's original mouse report: the button and the two coordinates, one byte each.
      if bytes.count > 2, bytes[2] == UInt8(ascii: "M") { return bytes.count > 5 ? ([], 6) : nil }
      guard let end = bytes.dropFirst(2).firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
        return bytes.count > sequenceLimit ? ([], bytes.count) : nil
      }
      guard (0x40...0x7E).contains(bytes[end]) else { return ([], end) }
      let input = TerminalInput.sequence(parameters: bytes[2..<end], final: bytes[end])
      return (input.map { [$0] } ?? [], end + 1)
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return nil }
      return (TerminalInput.sequence(parameters: [], final: bytes[2]).map { [$0] } ?? [], 3)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      return controlString(bytes)
    default: return ([.key(.escape)], 1)
    }
  }

  /// Reads a control string up to its terminator (ECMA-48: ST; also BEL).
  private static func controlString(_ bytes: [UInt8]) -> Part? {
    for index in bytes.indices.dropFirst(2) {
      let isEnd = bytes[index - 1] == 0x1B && bytes[index] == UInt8(ascii: "\\")
      guard isEnd || bytes[index] == 0x07 else { continue }
      let text = bytes[2..<max(2, isEnd ? index - 1 : index)]
      let input = TerminalInput(controlString: text, kind: bytes[1])
      return (input.map { [$0] } ?? [], index + 1)
    }
    return bytes.count > pasteLimit ? ([], bytes.count) : nil
  }

  /// The characters before the next control byte.
  private static func text(_ bytes: [UInt8]) -> Part? {
    let run = bytes.prefix { $0 >= 0x20 && $0 != 0x7F }
    let whole = run.dropLast(unfinished(run))
    guard !whole.isEmpty else { return run.count == bytes.count ? nil : ([], run.count) }
    let text = line(of: String(decoding: whole, as: UTF8.self))
    return (text.map { .key(.character($0)) }, whole.count)
  }

  /// The number of bytes at the end that are an incomplete UTF-8 character.
  private static func unfinished(_ bytes: ArraySlice<UInt8>) -> Int {
    for (index, byte) in bytes.suffix(3).reversed().enumerated() where byte & 0xC0 != 0x80 {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return index + 1 < length && byte < 0xF8 ? index + 1 : 0
    }
    return 0
  }
}
