extension JSONValue {
  /// The document in the bytes that `jq -S .` prints: two spaces a level, keys in the order of
  /// their UTF-8 bytes, nothing escaped that need not be, one newline at the end.
  ///
  ///     JSONValue.object(["b": .integer(1), "a": .array([])]).canonicalText
  ///     // {
  ///     //   "a": [],
  ///     //   "b": 1
  ///     // }
  public var canonicalText: String {
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
    case .integer(let value): append(String(value))
    case .number(let value): append(Self.text(of: value))
    case .string(let value): writeString(value)
    case .array(let elements):
      writeItems(elements, between: "[", and: "]", depth: depth) { writer, element in
        writer.write(element, depth: depth + 1)
      }
    case .object(let members):
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      writeItems(sorted, between: "{", and: "}", depth: depth) { writer, member in
        writer.writeString(member.key)
        writer.append(": ")
        writer.write(member.value, depth: depth + 1)
      }
    }
  }

  private mutating func writeItems<Item>(
    _ items: [Item], between opening: StaticString, and closing: StaticString, depth: Int,
    _ writeItem: (inout Self, Item) -> Void
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
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func writeString(_ string: String) {
    append("\"")
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case 0x08: append("\\b")
      case 0x09: append("\\t")
      case 0x0A: append("\\n")
      case 0x0C: append("\\f")
      case 0x0D: append("\\r")
      case 0..<0x20, 0x7F:
        append("\\u00")
        if byte < 0x10 { append("0") }
        append(String(byte, radix: 16))
      default: bytes.append(byte)
      }
    }
    append("\"")
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// A whole number without the `.0` of Swift's description.
  private static func text(of number: Double) -> String {
    Int(exactly: number).map(String.init) ?? number.description
  }
}
