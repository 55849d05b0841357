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

  /// Adds spaces up to a width. Wider text stays the same.
  func padded(toCells width: Int, alignment: CellAlignment) -> String {
    let padding = String(repeating: " ", count: max(0, width - CellWidth.of(self)))
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
