package import KPGGCore

extension JSONValue {
  /// The value as an expression in a script, without white space.
  ///
  /// The text is also safe inside a `<script>` element: `<`, control characters, U+2028, and U+2029 are
  /// escaped.
  ///
  ///     JSONValue(["</script>", "효정"]).scriptText  // ["\u003C/script>","효정"]
  package var scriptText: String {
    var text = ""
    appendScript(to: &text)
    return text
  }

  private func appendScript(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += value.shortestText
    case .string(let value): Self.append(value, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.appendScript(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.append(member.key, to: &text)
        text += ":"
        member.value.appendScript(to: &text)
      }
      text += "}"
    }
  }

  private static func append(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      // `<` could end the element or start a comment. U+2028 and U+2029 end lines.
      case "<", "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
