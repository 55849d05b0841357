extension JSONValue {
  /// The document in the bytes that `jq -S .` prints.
  ///
  /// Indentation is two spaces, keys are in the order of their UTF-8 bytes, only necessary escapes
  /// are used, and one newline ends the text.
  ///
  ///     JSONValue.object(["b": .integer(1), "a": .array([])]).canonicalText
  ///     // {
  ///     //   "a": [],
  ///     //   "b": 1
  ///     // }
  package var canonicalText: String {
    var writer = CanonicalJSONWriter()
    writer.write(self, depth: 0)
    writer.bytes.append(UInt8(ascii: "\n"))
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

private struct CanonicalJSONWriter {
  var bytes: [UInt8] = []

  mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: append("null")
    case .boolean(let value): append(value ? "true" : "false")
    case .integer(let value): append(digits: String(value))
    case .number(let value): append(digits: value.shortestText)
    case .string(let value): writeString(value)
    case .array(let elements):
      writeItems(elements, between: "[", and: "]", depth: depth) { writer, element in
        writer.write(element, depth: depth + 1)
      }
    case .object(let members):
      writeItems(members, between: "{", and: "}", depth: depth) { writer, member in
        writer.writeString(member.key)
        writer.append(": ")
        writer.write(member.value, depth: depth + 1)
      }
    }
  }

  private mutating func writeItems<Items: Collection>(
    _ items: Items, between opening: StaticString, and closing: StaticString, depth: Int,
    _ writeItem: (inout Self, Items.Element) -> Void
  ) {
    append(opening)
    for (index, item) in items.enumerated() {
      append(index == 0 ? "\n" : ",\n")
      indent(depth + 1)
      writeItem(&self, item)
    }
    if !items.isEmpty {
      append("\n")
      indent(depth)
    }
    append(closing)
  }

  private mutating func indent(_ depth: Int) {
    for _ in 0..<depth { append("  ") }
  }

  private mutating func writeString(_ string: String) {
    var string = string
    append("\"")
    string.withUTF8 { text in
      var start = 0
      for (index, byte) in text.enumerated() {
        guard Self.mustBeEscaped(byte) else { continue }
        bytes.append(contentsOf: text[start..<index])
        writeEscaped(byte)
        start = index + 1
      }
      bytes.append(contentsOf: text[start...])
    }
    append("\"")
  }

  private static func mustBeEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case 0x08: append("\\b")
    case 0x09: append("\\t")
    case 0x0A: append("\\n")
    case 0x0C: append("\\f")
    case 0x0D: append("\\r")
    default:
      append(byte < 0x10 ? "\\u000" : "\\u00")
      append(digits: String(byte, radix: 16))
    }
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func append(digits: String) { bytes.append(contentsOf: digits.utf8) }
}
