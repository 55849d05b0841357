import KPGGCore
import KPGGPublishing

/// Text of an HTML or SVG document. Interpolated strings are escaped; interpolated markup is not.
///
///     let name = "<b>IVE</b>"
///     let line: Markup = "<p>\(name)</p>"  // <p>&lt;b&gt;IVE&lt;/b&gt;</p>
///
/// Tags come only from literals, so data never becomes markup. Attributes need double
/// quotes around interpolated strings.
struct Markup: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The text with its tags.
  private(set) var text: String

  init(stringLiteral text: String) { self.text = text }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Creates markup that shows a string.
  init(showing string: String) { text = Self.escaped(string) }

  /// Creates the text of a value in a `<script>` element, whose content has no character references.
  init(inScript value: JSONValue) { text = value.scriptText }

  private init(text: String) { self.text = text }

  static func + (left: Self, right: Self) -> Self { Self(text: left.text + right.text) }

  static func += (left: inout Self, right: Self) { left.text += right.text }

  /// A string with character references, and with U+FFFD for characters that are invisible, reverse
  /// the direction of text, or are not allowed in XML.
  private static func escaped(_ string: String) -> String {
    var escaped = ""
    escaped.reserveCapacity(string.utf8.count + 16)
    for scalar in SafeText.of(string).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ string: String) { text += Markup.escaped(string) }

    mutating func appendInterpolation(_ number: Int) { text += String(number) }

    mutating func appendInterpolation(_ markup: Markup) { text += markup.text }

    /// Appends nothing for `nil`.
    mutating func appendInterpolation(_ markup: Markup?) { text += markup?.text ?? "" }
  }
}

extension Sequence<Markup> {
  /// The elements one after the other.
  func joined(separator: Markup = "") -> Markup {
    var joined: Markup = ""
    for (index, markup) in enumerated() {
      if index > 0 { joined += separator }
      joined += markup
    }
    return joined
  }
}
