/// An input event from the terminal.
enum TerminalInput: Hashable, Sendable {
  case key(Key)
  /// Pasted text, as one line without control characters.
  case paste(String)
  case mouse(Mouse, CellPoint)
  /// A reply of the terminal itself, not typed by the user.
  case report(TerminalReport)

  /// A mouse action at a cell.
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

/// The meaning of a byte sequence from a terminal.
enum KeySequence: Hashable, Sendable {
  case key(Key)
  case text(String)
  case mouse(TerminalInput.Mouse, CellPoint)
  case report(TerminalReport)
  /// The start of a bracketed paste.
  case pasteStart
  /// A sequence without a meaning for kpgg.
  case ignored

  /// Interprets a control sequence by its parameter bytes and its final byte.
  ///
  /// Knows the keys of xterm (with and without modifiers, in both cursor modes), of rxvt, and of
  /// the Linux console. Mouse reports are in xterm's SGR form.
  init(parameters: ArraySlice<UInt8>, final: UInt8) {
    if parameters.first == UInt8(ascii: "<") {
      self = Self.mouse(Self.numbers(parameters.dropFirst()), final)
      return
    }
    switch final {
    case UInt8(ascii: "A"): self = .key(.up)
    case UInt8(ascii: "B"): self = .key(.down)
    case UInt8(ascii: "C"): self = .key(.right)
    case UInt8(ascii: "D"): self = .key(.left)
    case UInt8(ascii: "H"): self = .key(.home)
    case UInt8(ascii: "F"): self = .key(.end)
    case UInt8(ascii: "Z"): self = .key(.backTab)
    // The keypad's Enter key in application mode.
    case UInt8(ascii: "M") where parameters.isEmpty: self = .key(.enter)
    case UInt8(ascii: "~"): self = Self.numbered(Self.numbers(parameters).first)
    case UInt8(ascii: "c") where parameters.first == UInt8(ascii: "?"):
      self = Self.report(TerminalReport(attributes: Self.numbers(parameters.dropFirst())))
    case UInt8(ascii: "t"):
      self = Self.report(TerminalReport(windowReport: Self.numbers(parameters)))
    default: self = .ignored
    }
  }

  /// Interprets a control string of a kind, such as `_`, by the bytes after the kind.
  init(controlString text: ArraySlice<UInt8>, kind: UInt8) {
    self =
      kind == UInt8(ascii: "_") ? Self.report(TerminalReport(applicationCommand: text)) : .ignored
  }

  private static func report(_ report: TerminalReport?) -> KeySequence {
    report.map { .report($0) } ?? .ignored
  }

  private static func numbered(_ number: Int?) -> KeySequence {
    switch number {
    case 1, 7: .key(.home)
    case 3: .key(.delete)
    case 4, 8: .key(.end)
    case 5: .key(.pageUp)
    case 6: .key(.pageDown)
    case 200: .pasteStart
    default: .ignored
    }
  }

  private static func mouse(_ numbers: [Int], _ final: UInt8) -> KeySequence {
    guard numbers.count == 3, final == UInt8(ascii: "M"), numbers[1] > 0, numbers[2] > 0 else {
      return .ignored
    }
    let point = CellPoint(x: numbers[1] - 1, y: numbers[2] - 1)
    // Bits 2 to 4 are modifiers.
    switch numbers[0] & ~0b11100 {
    case 0: return .mouse(.press, point)
    case 64: return .mouse(.wheelUp, point)
    case 65: return .mouse(.wheelDown, point)
    case 66: return .mouse(.wheelLeft, point)
    case 67: return .mouse(.wheelRight, point)
    default: return .ignored
    }
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
