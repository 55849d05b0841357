import KPGGCore

/// Makes untrusted text safe to print on a terminal.
///
/// Each scalar that can move the cursor, start an escape sequence, break a line, or reverse the
/// direction becomes U+FFFD. Joiners and variation selectors stay, because emoji and several
/// scripts need them.
///
///     SafeText.of("IVE\u{1B}[31m")  // "IVE\u{FFFD}[31m"
enum SafeText {
  /// The safe form of a text; the same text, without a copy, if it is already safe.
  static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.controlsOutput) else { return text }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      safe.append(scalar.controlsOutput ? "\u{FFFD}" : scalar)
    }
    return String(safe)
  }
}

/// The alignment of text in a column.
enum CellAlignment: Sendable {
  case leading
  case trailing
}

/// Fits text into a number of cells, without splitting a character. A limit below 1 gives an empty
/// text.
extension String {
  /// The text if it fits, else the longest prefix that leaves a cell for `…`.
  ///
  /// The result is a cell short if a wide character would cross the limit.
  ///
  ///     "소녀시대".cut(toCells: 6)  // "소녀…", five cells
  func cut(toCells limit: Int) -> String {
    guard limit > 0 else { return "" }
    // A character never has more cells than UTF-8 bytes.
    if utf8.count <= limit { return self }
    var meter = CellMeter()
    var cutting: Index?
    for index in unicodeScalars.indices {
      meter.add(unicodeScalars[index])
      if cutting == nil, meter.width >= limit { cutting = index }
      guard meter.width > limit, let cutting else { continue }
      // An index inside a character is rounded down to the character's start.
      return self[..<self.index(before: self.index(after: cutting))] + "…"
    }
    return self
  }

  /// Returns a number of spaces that is not negative. `String(repeating:count:)` is slower.
  static func spaces(_ count: Int) -> String {
    String(unsafeUninitializedCapacity: count) { buffer in
      buffer.initialize(repeating: UInt8(ascii: " "))
      return count
    }
  }

  /// Adds spaces up to a width. Wider text stays the same.
  func padded(toCells width: Int, alignment: CellAlignment) -> String {
    let padding = String.spaces(max(0, width - CellWidth.of(self)))
    return switch alignment {
    case .leading: self + padding
    case .trailing: padding + self
    }
  }

  /// The printable text: control characters are replaced, and the text is wrapped if there is a width.
  func safeLines(width: Int?) -> [String] {
    let text = SafeText.of(self)
    return width.map { text.wrapped(toCells: $0) } ?? [text]
  }

  /// Breaks the text into lines of at most `limit` cells: at spaces, and inside words that are
  /// longer than a line.
  ///
  /// Text that fits is one line, unchanged. In broken text, a run of spaces counts as one space. A
  /// character wider than a line becomes `…`. There is always at least one line.
  func wrapped(toCells limit: Int) -> [String] {
    guard limit > 0 else { return [""] }
    if CellWidth.of(self) <= limit { return [self] }
    var lines: [String] = []
    var room = 0
    for word in split(separator: " ") {
      for (position, piece) in word.pieces(ofCells: limit).enumerated() {
        let width = CellWidth.of(piece)
        if position == 0, width < room {
          lines[lines.count - 1] += " " + piece
          room -= width + 1
        } else {
          lines.append(piece)
          room = limit - width
        }
      }
    }
    return lines.isEmpty ? [""] : lines
  }
}

extension Substring {
  /// Splits the word into pieces, each with as many characters as fit.
  fileprivate func pieces(ofCells limit: Int) -> [String] {
    let word = String(self)
    if CellWidth.of(word) <= limit { return [word] }
    var pieces: [String] = []
    var piece = ""
    var meter = CellMeter()
    for character in self {
      let fitting = CellWidth.of(character) > limit ? "…" : character
      var longer = meter
      longer.add(fitting)
      if longer.width > limit {
        pieces.append(piece)
        piece = ""
        longer = CellMeter()
        longer.add(fitting)
      }
      piece.append(fitting)
      meter = longer
    }
    return pieces + [piece]
  }
}

extension [String] {
  /// The lines as one text, each ended by a newline.
  var endedByNewlines: String {
    var text = ""
    text.reserveCapacity(reduce(0) { $0 + $1.utf8.count + 1 })
    for line in self {
      text += line
      text += "\n"
    }
    return text
  }
}

extension StringProtocol {
  /// The text without white space at its start and end.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
  }
}

/// Safe text and its width, computed once.
struct MeasuredText: Sendable {
  let text: String
  let width: Int

  init(_ untrusted: String) {
    self.init(safe: SafeText.of(untrusted))
  }

  /// Removes trailing spaces, which would shift right-aligned text.
  private init(safe text: String) {
    self.text = text.utf8.last == UInt8(ascii: " ") ? Self.trimmed(text) : text
    width = CellWidth.of(self.text)
  }

  /// Works on scalars, because a space can be part of a larger character.
  private static func trimmed(_ text: String) -> String {
    var scalars = text.unicodeScalars
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }

  func cut(toCells limit: Int) -> MeasuredText {
    width <= limit ? self : MeasuredText(safe: text.cut(toCells: limit))
  }

  func wrapped(toCells limit: Int) -> [MeasuredText] {
    width <= limit ? [self] : text.wrapped(toCells: limit).map { MeasuredText(safe: $0) }
  }
}
