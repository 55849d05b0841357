import KPGGCore
import KPGGQuiz

/// The guesses as a table that is fitted to a width.
///
/// A guess is one line, or two on a narrow screen. A value that does not fit ends with `…`, but its
/// sign is always visible.
struct GuessTable: Sendable {
  /// A part of a line.
  struct Cell: Hashable, Sendable {
    /// The distance from the start of the line.
    let x: Int
    let width: Int
    let text: String
    let style: TextStyle
  }

  typealias Line = [Cell]

  /// The lines with the names of the attributes; empty without guesses.
  private(set) var head: [Line] = []
  /// The lines of each guess.
  private(set) var rows: [[Line]] = []

  init(_ state: DailyState, width: Int) {
    let guesses = state.game.guesses
    guard !guesses.isEmpty else { return }
    // A guess takes one line on a wide screen.
    let lines = Column.lines(of: state.game.puzzle.kind, isWide: width >= 60)
      .map { Self.aligned($0, of: guesses, in: state.labels, width: width) }
    head = lines.map { $0[0] }
    rows = guesses.indices.map { index in lines.map { $0[index + 1] } }
  }

  /// The head of some columns, and a line for each guess.
  private static func aligned(
    _ columns: [Column], of guesses: [GuessComparison], in labels: DailyLabels, width: Int
  ) -> [Line] {
    let rows =
      [columns.map { ($0.head(in: labels), .dim) }]
      + guesses.enumerated().map { index, guess in
        columns.map { $0.cell(index, guess, in: labels) }
      }
    let texts = rows.map { $0.map { SafeText.of($0.text) } }
    let layout = TableLayout(
      naturalWidths: columns.indices.map { column in
        texts.map { CellWidth.of($0[column]) }.max() ?? 0
      },
      overflows: columns.map(\.overflow), importances: columns.map { _ in .essential },
      width: width)
    return zip(rows, texts).map { row, texts in
      var x = 0
      return layout.slots.map { slot in
        defer { x += slot.width + TableLayout.gap }
        return Cell(
          x: x, width: slot.width, text: texts[slot.column], style: row[slot.column].style)
      }
    }
  }
}

private enum Column {
  case number
  /// The empty column below the number.
  case indent
  case name
  case attribute(GuessAttribute)

  /// The columns of each line of a guess.
  static func lines(of kind: DailyPuzzle.Kind, isWide: Bool) -> [[Column]] {
    let all = GuessAttribute.all(of: kind)
    // The narrow columns go beside the name.
    let first: [GuessAttribute] =
      isWide
      ? all
      : kind == .group ? [.debutYear, .memberCount, .status] : [.group, .birthYear]
    let second = all.filter { !first.contains($0) }
    let top = [.number, .name] + first.map { Column.attribute($0) }
    return second.isEmpty ? [top] : [top, [.indent] + second.map { .attribute($0) }]
  }

  /// Long names and lists of names shrink before short values do.
  var overflow: Table.Overflow {
    switch self {
    case .name, .attribute(.agency), .attribute(.group), .attribute(.country): .cut
    default: .keep
    }
  }

  func head(in labels: DailyLabels) -> String {
    guard case .attribute(let attribute) = self else { return "" }
    return labels.shortAttribute(attribute)
  }

  /// The text and the style of a guess in the column. An unknown value has only its sign.
  func cell(
    _ index: Int, _ guess: GuessComparison, in labels: DailyLabels
  ) -> (text: String, style: TextStyle) {
    switch self {
    case .number: return ("\(index + 1)", .dim)
    case .indent: return (" ", .plain)
    case .name: return (labels.name(of: guess.guess), .bold)
    case .attribute(let attribute):
      let mark = guess[attribute]
      let value = labels.value(of: attribute, in: guess.guess).map { " \($0)" } ?? ""
      return (mark.sign + value, mark.style)
    }
  }
}

extension GuessMark {
  /// The character before a value on the screen. ``ASCIISymbols`` has one for plain terminals.
  var sign: String {
    switch self {
    case .right: "="
    case .higher: "▲"
    case .lower: "▼"
    case .partly: "◐"
    case .wrong: "✗"
    case .unknown: "?"
    }
  }

  /// The color of the value. The sign is always shown, too.
  fileprivate var style: TextStyle {
    switch self {
    case .right: [.bold, .green]
    case .higher, .lower, .partly: .yellow
    case .wrong: .red
    case .unknown: .dim
    }
  }
}

extension DailyLabels {
  func name(of guess: DailyCandidate) -> String { guess.name.text(in: language) }

  /// A guess in one line, with its marks in words: `1. IVE; debut year (2021): later; …`.
  func line(_ number: Int, _ comparison: GuessComparison) -> String {
    let guess = comparison.guess
    let parts = comparison.markedAttributes.map { marked in
      let value = value(of: marked.attribute, in: guess).map { " (\($0))" } ?? ""
      return "\(attribute(marked.attribute))\(value): \(mark(marked.mark, marked.attribute))"
    }
    return (["\(number). \(name(of: guess))"] + parts).joined(separator: "; ")
  }

  fileprivate func value(of attribute: GuessAttribute, in guess: DailyCandidate) -> String? {
    guess[attribute]?.text.text(in: language)
  }
}
