/// How a text looks on a terminal that shows colour: a set, as in `[.bold, .cyan]`.
///
/// The colours are of the sixteen that a terminal's own theme defines, so that they stay readable
/// on a light and on a dark background. Of several colours in one set the last in the list below
/// shows.
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

  /// No style at all; text painted with it stays as it is.
  static let plain: TextStyle = []

  /// The parameters of the SGR sequence (ECMA-48, 8.3.117) that switches the style on: `1;36`.
  var parameters: String {
    Self.codes.filter { contains($0.style) }.map(\.code).joined(separator: ";")
  }

  private static let codes: [(style: TextStyle, code: String)] = [
    (.bold, "1"), (.dim, "2"), (.red, "31"), (.green, "32"),
    (.yellow, "33"), (.blue, "34"), (.magenta, "35"), (.cyan, "36"),
  ]
}
