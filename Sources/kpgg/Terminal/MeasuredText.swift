/// A text that is safe to print, with its width, so that neither is worked out twice.
struct MeasuredText: Sendable {
  let text: String
  /// In cells.
  let width: Int

  init(_ foreign: String) {
    self.init(safe: SafeText.of(foreign))
  }

  /// Without trailing spaces, which would push a trailing-aligned text away from its edge.
  private init(safe text: String) {
    self.text = text.utf8.last == UInt8(ascii: " ") ? Self.trimmed(text) : text
    width = CellWidth.of(self.text)
  }

  /// Scalar by scalar, because a space may be part of a larger character.
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
