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
    CanonicalJSONWriter.text(reserving: 0) { $0.write(self, depth: 0) }
  }

  /// The canonical text of an array. Creates one element at a time.
  ///
  ///     JSONValue.canonicalText(of: 0..<3) { .integer($0) }  // "[\n  0,\n  1,\n  2\n]\n"
  package static func canonicalText(
    of indices: Range<Int>, _ element: (Int) -> JSONValue
  ) -> String {
    // A member has about 800 bytes. Reserved memory that is never written to costs nothing.
    CanonicalJSONWriter.text(reserving: 1024 * indices.count) { writer in
      writer.writeItems(indices, between: "[", and: "]", depth: 0) { writer, index in
        writer.write(element(index), depth: 1)
      }
    }
  }
}

private struct CanonicalJSONWriter {
  private var text = ""
  /// Bytes that are not yet moved to `text`. They end at the end of an item, so that no character is
  /// split.
  private var bytes: [UInt8] = []

  /// The number of bytes from which they move to `text`.
  private static let chunkSize = 1 << 13

  /// Returns what a closure writes, and a newline.
  static func text(reserving capacity: Int, _ write: (inout Self) -> Void) -> String {
    var writer = Self()
    writer.text.reserveCapacity(capacity)
    writer.bytes.reserveCapacity(2 * chunkSize)
    write(&writer)
    writer.bytes.append(UInt8(ascii: "\n"))
    writer.flush()
    return writer.text
  }

  private mutating func flush() {
    text += String(decoding: bytes, as: UTF8.self)
    bytes.removeAll(keepingCapacity: true)
  }

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

  mutating func writeItems<Items: Collection>(
    _ items: Items, between opening: StaticString, and closing: StaticString, depth: Int,
    _ writeItem: (inout Self, Items.Element) -> Void
  ) {
    append(opening)
    guard !items.isEmpty else { return append(closing) }
    var isFirst = true
    for item in items {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      startLine(depth: depth + 1)
      writeItem(&self, item)
      if bytes.count > Self.chunkSize { flush() }
    }
    startLine(depth: depth)
    append(closing)
  }

  private mutating func startLine(depth: Int) {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<2 * depth { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func writeString(_ string: String) {
    var string = string
    bytes.append(UInt8(ascii: "\""))
    string.withUTF8 { text in
      guard text.contains(where: Self.mustBeEscaped) else {
        return bytes.append(contentsOf: text)
      }
      var start = 0
      for (index, byte) in text.enumerated() {
        guard Self.mustBeEscaped(byte) else { continue }
        bytes.append(contentsOf: text[start..<index])
        writeEscaped(byte)
        start = index + 1
      }
      bytes.append(contentsOf: text[start...])
    }
    bytes.append(UInt8(ascii: "\""))
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
