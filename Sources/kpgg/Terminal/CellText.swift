/// On which side of a column its text stands.
enum CellAlignment: Sendable {
  case leading
  case trailing
}

/// Fitting a text into a number of cells, never by cutting inside a character.
///
/// A number of cells below one leaves nothing: an empty text.
extension String {
  /// The text itself where it fits, else as much of its start as leaves room for `…`.
  ///
  /// The result may be a cell short, where a wide character no longer fitted.
  ///
  ///     "소녀시대".cut(toCells: 6)  // "소녀…", five cells
  func cut(toCells limit: Int) -> String {
    guard limit > 0 else { return "" }
    // No character takes more cells than its UTF-8 takes bytes.
    if utf8.count <= limit { return self }
    var meter = CellMeter()
    var cutting: Index?
    for index in unicodeScalars.indices {
      meter.add(unicodeScalars[index])
      if cutting == nil, meter.width >= limit { cutting = index }
      guard meter.width > limit, let cutting else { continue }
      // An index inside a character counts as that character's start.
      return self[..<self.index(before: self.index(after: cutting))] + "…"
    }
    return self
  }

  /// The text with spaces added up to `width` cells; one that is already wider stays as it is.
  func padded(toCells width: Int, alignment: CellAlignment) -> String {
    let padding = String(repeating: " ", count: max(0, width - CellWidth.of(self)))
    return switch alignment {
    case .leading: self + padding
    case .trailing: padding + self
    }
  }

  /// Lines of at most `limit` cells, broken at spaces, and within a word that is longer than a
  /// line.
  ///
  /// A text that fits is one line, unchanged. Where lines are broken, a run of spaces counts as
  /// one. A character wider than a whole line, such as a Hangul syllable where there is one cell,
  /// becomes `…`. There is always at least one line.
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
  /// The word in pieces, each filled as far as its characters go; one piece where it fits.
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
