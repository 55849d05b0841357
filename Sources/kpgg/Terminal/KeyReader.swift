/// Makes keys out of the bytes that a terminal sends, however they are cut into pieces.
///
/// A sequence that is not whole waits for its rest; one that is not known is passed over as a
/// whole, so that no part of it is taken for keys.
struct KeyReader: Sendable {
  private var bytes: [UInt8] = []
  private var pasted: [UInt8]?

  /// The most bytes of a paste that are kept, and of a sequence that are waited for.
  private static let pasteLimit = 4096
  private static let sequenceLimit = 64

  /// Whether a sequence has begun that may be an Escape key alone: after a while without further
  /// bytes, ``flush()`` tells.
  var isWaiting: Bool { !bytes.isEmpty && pasted == nil }

  /// Takes what was read.
  mutating func read(_ piece: [UInt8]) -> [TerminalInput] {
    bytes += piece
    var inputs: [TerminalInput] = []
    while !bytes.isEmpty {
      if pasted != nil {
        guard let paste = readPaste() else { break }
        inputs.append(paste)
        continue
      }
      guard let (input, count) = Self.next(in: bytes) else { break }
      bytes.removeFirst(count)
      switch input {
      case .key(let key): inputs.append(.key(key))
      case .mouse(let mouse, let point): inputs.append(.mouse(mouse, point))
      case .text(let text): inputs += text.map { .key(.character($0)) }
      case .pasteStart: pasted = []
      case .nothing: break
      }
    }
    return inputs
  }

  /// Takes it that no more bytes follow: what waits is an Escape key, or nothing.
  mutating func flush() -> [TerminalInput] {
    guard isWaiting else { return [] }
    defer { bytes = [] }
    return bytes == [0x1B] ? [.key(.escape)] : []
  }

  private mutating func readPaste() -> TerminalInput? {
    let end: [UInt8] = Array("\u{1B}[201~".utf8)
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: end) }) else {
      // The end may have come in part.
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

  /// What the bytes begin with, and how many they are; `nil` where more must come.
  private static func next(in bytes: [UInt8]) -> (KeySequence, Int)? {
    switch bytes[0] {
    case 0x1B: return escape(bytes)
    case 0x0D, 0x0A: return (.key(.enter), 1)
    case 0x09: return (.key(.tab), 1)
    case 0x08, 0x7F: return (.key(.backspace), 1)
    case 0x01...0x1A:
      return (.key(.control(Character(Unicode.Scalar(bytes[0] + 0x60)))), 1)
    case 0x00..<0x20: return (.nothing, 1)
    default: return text(bytes)
    }
  }

  private static func escape(_ bytes: [UInt8]) -> (KeySequence, Int)? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "["):
      if bytes.count > 2, bytes[2] == UInt8(ascii: "[") {
        return bytes.count > 3 ? (.nothing, 4) : nil
      }
      // xterm's oldest form of a mouse report: a button and a place, a byte each.
      if bytes.count > 2, bytes[2] == UInt8(ascii: "M") {
        return bytes.count > 5 ? (.nothing, 6) : nil
      }
      guard let end = bytes.dropFirst(2).firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
        return bytes.count > sequenceLimit ? (.nothing, bytes.count) : nil
      }
      guard (0x40...0x7E).contains(bytes[end]) else { return (.nothing, end) }
      return (KeySequence(parameters: bytes[2..<end], final: bytes[end]), end + 1)
    case UInt8(ascii: "O"):
      guard bytes.count > 2 else { return nil }
      return (KeySequence(parameters: [], final: bytes[2]), 3)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      return controlString(bytes)
    default: return (.key(.escape), 1)
    }
  }

  /// A terminal's answer to what nobody asked, up to its end (ECMA-48: ST; also BEL).
  private static func controlString(_ bytes: [UInt8]) -> (KeySequence, Int)? {
    for index in bytes.indices.dropFirst(2) {
      if bytes[index] == 0x07 { return (.nothing, index + 1) }
      if bytes[index - 1] == 0x1B, bytes[index] == UInt8(ascii: "\\") {
        return (.nothing, index + 1)
      }
    }
    return bytes.count > pasteLimit ? (.nothing, bytes.count) : nil
  }

  /// All the characters that the bytes begin with.
  private static func text(_ bytes: [UInt8]) -> (KeySequence, Int)? {
    let run = bytes.prefix { $0 >= 0x20 && $0 != 0x7F }
    let whole = run.dropLast(unfinished(run))
    guard !whole.isEmpty else { return run.count == bytes.count ? nil : (.nothing, run.count) }
    return (.text(line(of: String(decoding: whole, as: UTF8.self))), whole.count)
  }

  /// How many bytes at the end are the beginning of a character of UTF-8.
  private static func unfinished(_ bytes: ArraySlice<UInt8>) -> Int {
    for (index, byte) in bytes.suffix(3).reversed().enumerated() where byte & 0xC0 != 0x80 {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return index + 1 < length && byte < 0xF8 ? index + 1 : 0
    }
    return 0
  }
}
