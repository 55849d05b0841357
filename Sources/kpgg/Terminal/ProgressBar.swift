/// A progress bar on the current line of a terminal.
struct ProgressBar: Sendable {
  /// The width of the terminal.
  let width: Int
  let write: @Sendable (String) -> Void

  /// Draws the bar, over the previous one.
  func show(_ done: Int, of total: Int) {
    write(Self.eraseLine + Self.line(done, of: total, width: width))
  }

  func clear() { write(Self.eraseLine) }

  /// Moves to the start of the line and erases it (ECMA-48: CR, EL).
  private static let eraseLine = "\r\u{1B}[K"

  /// The bar as text: `[=====>    ] 42/84`. It has at most 40 cells, and one less than the
  /// terminal.
  static func line(_ done: Int, of total: Int, width: Int) -> String {
    let numbers = "\(done)/\(total)"
    let room = min(width - 1, 40) - numbers.utf8.count - 3
    guard room >= 5 else { return numbers.utf8.count < width ? numbers : "" }
    let filled = total > 0 ? room * min(done, total) / total : room
    let head = filled < room ? ">" : ""
    let bar = String(repeating: "=", count: filled) + head
    return "[" + bar + String(repeating: " ", count: room - bar.utf8.count) + "] " + numbers
  }
}
