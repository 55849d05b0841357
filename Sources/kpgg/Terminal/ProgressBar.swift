/// How far a command has come, on the last line of a terminal's standard error; nothing elsewhere.
struct ProgressBar: Sendable {
  private let screen: Context.Screen
  private let write: @Sendable (String) -> Void

  init(_ context: Context) {
    screen = context.errors
    write = context.showProgress
  }

  /// Draws the bar anew.
  func show(_ done: Int, of total: Int) {
    guard screen.isTerminal else { return }
    write(Self.returning + Self.line(done, of: total, width: screen.width))
  }

  /// Leaves the line empty, for what is written next.
  func clear() {
    guard screen.isTerminal else { return }
    write(Self.returning)
  }

  /// Back to the line's first cell, and everything in it erased (ECMA-48: CR, EL).
  private static let returning = "\r\u{1B}[K"

  /// `[=====>    ] 42/84`, at most as wide as the terminal but for its last cell, and 40 cells.
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
