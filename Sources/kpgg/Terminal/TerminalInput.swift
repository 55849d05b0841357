enum TerminalInput: Hashable, Sendable {
  case key(Key)
  /// Pasted text, as one line without control characters.
  case paste(String)
  case mouse(Mouse, CellPoint)
  /// A reply of the terminal itself, not typed by the user.
  case report(TerminalReport)

  enum Mouse: Hashable, Sendable {
    case press, wheelUp, wheelDown, wheelLeft, wheelRight
  }
}

/// A key without its modifiers.
enum Key: Hashable, Sendable {
  case character(Character)
  /// A letter with the Control key.
  case control(Character)
  case enter, escape, backspace, delete, tab, backTab
  case up, down, left, right, home, end, pageUp, pageDown
}

/// A reply of the terminal to a question about itself.
enum TerminalReport: Hashable, Sendable {
  /// The terminal's attributes. This is the last reply.
  case attributes(showsSixels: Bool)
  /// The size of a cell in pixels.
  case cellSize(PixelSize)
  /// The terminal has kitty's graphics protocol.
  case kittyGraphics

  /// Questions about images: kitty's graphics protocol, the size of a cell (XTWINOPS), and the
  /// primary device attributes (ECMA-48, 8.3.24).
  ///
  /// Terminals reply in order, and every terminal replies to the last question. Multiplexers get no
  /// question in kitty's protocol, which tmux would show as a title.
  static func questions(isMultiplexed: Bool) -> String {
    let kitty = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    return (isMultiplexed ? "" : kitty) + "\u{1B}[16t\u{1B}[c"
  }
}

extension TerminalInput {
  /// Interprets a control sequence by its parameter bytes and its final byte; `nil` if it has no
  /// meaning for kpgg.
  ///
  /// Knows the keys of xterm (with and without modifiers, in both cursor modes), of rxvt, and of
  /// the Linux console. Mouse reports are in xterm's SGR form.
  static func sequence(
    parameters: ArraySlice<UInt8>, final: UInt8
  ) -> TerminalInput? {
    switch final {
    case _ where parameters.first == UInt8(ascii: "<"):
      mouse(numbers(parameters.dropFirst()), final)
    case UInt8(ascii: "A"): .key(.up)
    case UInt8(ascii: "B"): .key(.down)
    case UInt8(ascii: "C"): .key(.right)
    case UInt8(ascii: "D"): .key(.left)
    case UInt8(ascii: "H"): .key(.home)
    case UInt8(ascii: "F"): .key(.end)
    case UInt8(ascii: "Z"): .key(.backTab)
    // The keypad's Enter key in application mode.
    case UInt8(ascii: "M") where parameters.isEmpty: .key(.enter)
    case UInt8(ascii: "~"): numberedKey(numbers(parameters).first)
    case UInt8(ascii: "c") where parameters.first == UInt8(ascii: "?"):
      attributes(numbers(parameters.dropFirst()))
    case UInt8(ascii: "t"): cellSize(numbers(parameters))
    default: nil
    }
  }

  /// Interprets a control string of a kind, such as `_`, by the bytes after the kind. Only kitty's
  /// reply has a meaning.
  init?(controlString text: ArraySlice<UInt8>, kind: UInt8) {
    guard kind == UInt8(ascii: "_"), text.elementsEqual("Gi=31;OK".utf8) else { return nil }
    self = .report(.kittyGraphics)
  }

  private static func numberedKey(_ number: Int?) -> TerminalInput? {
    switch number {
    case 1, 7: .key(.home)
    case 3: .key(.delete)
    case 4, 8: .key(.end)
    case 5: .key(.pageUp)
    case 6: .key(.pageDown)
    default: nil
    }
  }

  private static func mouse(_ numbers: [Int], _ final: UInt8) -> TerminalInput? {
    guard numbers.count == 3, final == UInt8(ascii: "M"), numbers[1] > 0, numbers[2] > 0 else {
      return nil
    }
    let point = CellPoint(x: numbers[1] - 1, y: numbers[2] - 1)
    // Bits 2 to 4 are modifiers.
    switch numbers[0] & ~0b11100 {
    case 0: return .mouse(.press, point)
    case 64: return .mouse(.wheelUp, point)
    case 65: return .mouse(.wheelDown, point)
    case 66: return .mouse(.wheelLeft, point)
    case 67: return .mouse(.wheelRight, point)
    default: return nil
    }
  }

  /// The primary device attributes: the class of the terminal, then its features.
  private static func attributes(_ numbers: [Int]) -> TerminalInput? {
    numbers.isEmpty
      ? nil : .report(.attributes(showsSixels: numbers.dropFirst().contains(4)))
  }

  /// A report of XTWINOPS: 6, the height, and the width of a cell.
  private static func cellSize(_ numbers: [Int]) -> TerminalInput? {
    guard numbers.count == 3, numbers[0] == 6 else { return nil }
    return PixelSize(cellWidth: numbers[2], height: numbers[1]).map { .report(.cellSize($0)) }
  }

  /// The parameters; empty if one is not a number of at most four digits.
  private static func numbers(_ parameters: ArraySlice<UInt8>) -> [Int] {
    let texts = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let numbers = texts.map { digits -> Int? in
      digits.count <= 4 ? Int(String(decoding: digits, as: UTF8.self)) : nil
    }
    return numbers.contains(nil) ? [] : numbers.compactMap(\.self)
  }
}
