/// A set of text attributes for a terminal: `[.bold, .cyan]`.
///
/// The colors are among the 16 that the terminal's theme defines, so they suit light and dark
/// backgrounds. If a set has several colors, the last one in the list below applies.
struct TextStyle: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let bold = TextStyle(rawValue: 1 << 0)
  static let dim = TextStyle(rawValue: 1 << 1)
  static let red = TextStyle(rawValue: 1 << 2)
  static let green = TextStyle(rawValue: 1 << 3)
  static let yellow = TextStyle(rawValue: 1 << 4)
  static let blue = TextStyle(rawValue: 1 << 5)
  static let magenta = TextStyle(rawValue: 1 << 6)
  static let cyan = TextStyle(rawValue: 1 << 7)

  static let plain: TextStyle = []

  /// The parameters of the SGR sequence (ECMA-48, 8.3.117) that sets the style: `1;36`.
  var parameters: String {
    Self.codes.filter { contains($0.style) }.map(\.code).joined(separator: ";")
  }

  private static let codes: [(style: TextStyle, code: String)] = [
    (.bold, "1"), (.dim, "2"), (.red, "31"), (.green, "32"),
    (.yellow, "33"), (.blue, "34"), (.magenta, "35"), (.cyan, "36"),
  ]
}

/// Adds styles to text in colored output.
///
/// Measure text before you paint it: ``CellWidth`` would count the sequences.
struct Painter: Sendable {
  let isColored: Bool

  /// The text with a sequence that sets the style before it and one that resets it after it.
  ///
  /// Empty text and text in the plain style get no sequences.
  func paint(_ text: String, _ style: TextStyle) -> String {
    guard isColored, !text.isEmpty, style != .plain else { return text }
    return "\u{1B}[\(style.parameters)m\(text)\u{1B}[0m"
  }
}

/// The values of `--color`: when to color the output.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never

  /// The environment variable that turns colors on or off; `nil` without one.
  static func variable(in environment: [String: String]) -> String? {
    if environment["NO_COLOR"]?.isEmpty == false { return "NO_COLOR" }
    let forced = environment["CLICOLOR_FORCE"] ?? ""
    return forced.isEmpty || forced == "0" ? nil : "CLICOLOR_FORCE"
  }

  /// Whether to color a stream: standard output and standard error may differ.
  ///
  /// The first rule that applies wins: the choice itself; a non-empty `NO_COLOR` (no-color.org);
  /// `CLICOLOR_FORCE`, unless empty or `0` (bixense.com/clicolors); then whether the stream is a
  /// terminal other than `TERM=dumb`.
  func isColored(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    switch Self.variable(in: environment) {
    case "NO_COLOR"?: return false
    case _?: return true
    case nil: return isTerminal && environment["TERM"] != "dumb"
    }
  }
}
