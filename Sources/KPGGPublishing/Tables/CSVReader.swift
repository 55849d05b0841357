import KPGGSystem

/// Reads comma-separated values (RFC 4180) row by row.
///
/// Rows end in CRLF, LF, or CR. A byte order mark is skipped. In some countries, spreadsheets write
/// semicolons instead of commas: the first separator in the file is the separator of all cells. A
/// quoted cell can contain line breaks, so a row can have several lines. Rows are numbered as in a
/// spreadsheet.
struct CSVReader {
  /// A row, which can be blank.
  struct Row: Equatable {
    /// The number of the row, from 1.
    let number: Int
    /// The first cells, up to the limit.
    let cells: [String]
    /// The number of all cells.
    let cellCount: Int
  }

  /// A mistake after which the cells of the file are not certain.
  struct Problem: Error, Equatable {
    enum Kind: Equatable {
      /// The quote at the start of the cell has no end.
      case openQuote
      /// A quote is inside a cell without quotes, or text follows the quote at the end of a cell.
      case strayQuote
      case notUTF8
    }

    let kind: Kind
    /// The number of the row, from 1.
    let row: Int
    /// The index of the cell in its row.
    let cell: Int
  }

  private let bytes: [UInt8]
  private let separator: UInt8
  private var position: Int
  private var number = 0

  init(_ data: Data) {
    bytes = Array(data)
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    separator =
      bytes.first { $0.separatesCells || $0.endsRow }.flatMap { $0.endsRow ? nil : $0 } ?? .comma
  }

  /// Reads the next row; returns `nil` at the end. Cells above the limit are only counted.
  mutating func next(cellLimit: Int) throws(Problem) -> Row? {
    guard position < bytes.count else { return nil }
    number += 1
    var cells: [String] = []
    var count = 0
    var isLast = false
    while !isLast {
      let isQuoted = position < bytes.count && bytes[position] == .quote
      let cell = isQuoted ? try quotedCell(count) : try plainCell(count)
      if count < cellLimit {
        let text = String(decoding: cell, as: UTF8.self)
        // Invalid bytes are decoded as U+FFFD.
        guard text.utf8.elementsEqual(cell) else { throw problem(.notUTF8, count) }
        cells.append(text)
      }
      count += 1
      isLast = endCell()
    }
    return Row(number: number, cells: cells, cellCount: count)
  }

  private func problem(_ kind: Problem.Kind, _ cell: Int) -> Problem {
    Problem(kind: kind, row: number, cell: cell)
  }

  /// Reads the bytes up to the end of the cell.
  private mutating func plainCell(_ cell: Int) throws(Problem) -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, !endsCell(bytes[position]) {
      guard bytes[position] != .quote else { throw problem(.strayQuote, cell) }
      position += 1
    }
    return bytes[start..<position]
  }

  /// Reads the bytes up to the closing quote. Two quotes inside mean one.
  private mutating func quotedCell(_ cell: Int) throws(Problem) -> ArraySlice<UInt8> {
    var content: ArraySlice<UInt8> = []
    position += 1
    while true {
      let rest = bytes[position...]
      guard let quote = rest.firstIndex(of: .quote) else { throw problem(.openQuote, cell) }
      let part = rest[..<quote]
      position = quote + 1
      if content.isEmpty { content = part } else { content += part }
      guard position < bytes.count, bytes[position] == .quote else { break }
      content.append(.quote)
      position += 1
    }
    guard position == bytes.count || endsCell(bytes[position]) else {
      throw problem(.strayQuote, cell)
    }
    return content
  }

  private func endsCell(_ byte: UInt8) -> Bool { byte == separator || byte.endsRow }

  /// Moves behind the separator or the line break after a cell. Returns whether the cell is the last one
  /// of its row.
  private mutating func endCell() -> Bool {
    guard position < bytes.count else { return true }
    let end = bytes[position]
    position += 1
    if end == .carriageReturn, position < bytes.count, bytes[position] == .lineFeed {
      position += 1
    }
    return end != separator
  }
}

extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let lineFeed = UInt8(ascii: "\n")

  fileprivate var endsRow: Bool { self == .carriageReturn || self == .lineFeed }

  fileprivate var separatesCells: Bool {
    self == .comma || self == UInt8(ascii: ";") || self == UInt8(ascii: "\t")
  }
}
