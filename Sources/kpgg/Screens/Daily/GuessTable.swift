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
  let head: [Line]
  /// The lines of each guess.
  let rows: [[Line]]

  /// The width from which a guess takes one line.
  private static let wideWidth = 60

  init(_ state: DailyState, width: Int) {
    let guesses = state.game.guesses
    guard !guesses.isEmpty else {
      (head, rows) = ([], [])
      return
    }
    let lines = Column.lines(of: state.game.puzzle.kind, isWide: width >= Self.wideWidth)
      .map { TableLine($0, of: guesses, in: state.text, width: width) }
    head = lines.map(\.head)
    rows = guesses.indices.map { index in lines.map { $0.rows[index] } }
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

  /// The text and the style of a guess in the column.
  func cell(_ index: Int, _ guess: GuessComparison, in text: GuessText) -> (String, TextStyle) {
    switch self {
    case .number: return ("\(index + 1)", .dim)
    case .indent: return (" ", .plain)
    case .name: return (text.name(of: guess.guess), .bold)
    case .attribute(let attribute):
      let mark = guess.markedAttributes.first { $0.attribute == attribute }?.mark ?? .unknown
      return (text.cell(of: attribute, mark, in: guess.guess), mark.style)
    }
  }
}

/// One line of all guesses, whose columns are aligned.
private struct TableLine {
  let head: GuessTable.Line
  let rows: [GuessTable.Line]

  init(_ columns: [Column], of guesses: [GuessComparison], in text: GuessText, width: Int) {
    let titles = columns.map { $0.head(in: text.words.daily) }
    let cells = guesses.enumerated().map { index, guess in
      columns.map { column -> (String, TextStyle) in
        let (text, style) = column.cell(index, guess, in: text)
        return (SafeText.of(text), style)
      }
    }
    let widths = columns.indices.map { column in
      ([titles[column]] + cells.map { $0[column].0 }).map { CellWidth.of($0) }.max() ?? 0
    }
    let layout = TableLayout(
      naturalWidths: widths, overflows: columns.map(\.overflow),
      importances: columns.map { _ in .essential }, width: width)
    var x = 0
    let slots = layout.slots.map { slot in
      defer { x += slot.width + TableLayout.gap }
      return (column: slot.column, x: x, width: slot.width)
    }
    head = slots.map {
      GuessTable.Cell(x: $0.x, width: $0.width, text: titles[$0.column], style: .dim)
    }
    rows = cells.map { cells in
      slots.map {
        GuessTable.Cell(
          x: $0.x, width: $0.width, text: cells[$0.column].0, style: cells[$0.column].1)
      }
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
  var style: TextStyle {
    switch self {
    case .right: [.bold, .green]
    case .higher, .lower, .partly: .yellow
    case .wrong: .red
    case .unknown: .dim
    }
  }
}

/// The values and marks of guesses as texts in one language.
struct GuessText: Sendable {
  let words: Words

  private var labels: DailyLabels { words.daily }

  /// The name of the guessed group or person.
  func name(of guess: DailyCandidate) -> String { guess.name[words.quizLanguage] }

  /// The value of an attribute after its sign: `▲ 2015`. An unknown value has only the sign.
  func cell(of attribute: GuessAttribute, _ mark: GuessMark, in guess: DailyCandidate) -> String {
    guard let value = value(of: attribute, in: guess) else { return mark.sign }
    return "\(mark.sign) \(value)"
  }

  /// A guess in one line, with its marks in words: `1. IVE; debut year (2021): later; …`.
  func line(_ number: Int, _ comparison: GuessComparison) -> String {
    let guess = comparison.guess
    let parts = comparison.markedAttributes.map { attribute, mark in
      let value = value(of: attribute, in: guess).map { " (\($0))" } ?? ""
      return "\(labels.attribute(attribute))\(value): \(labels.mark(mark, attribute))"
    }
    return (["\(number). \(name(of: guess))"] + parts).joined(separator: "; ")
  }

  private func value(of attribute: GuessAttribute, in guess: DailyCandidate) -> String? {
    guess[attribute]?.text[words.quizLanguage]
  }
}
