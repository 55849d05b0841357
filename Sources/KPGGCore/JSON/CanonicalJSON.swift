extension JSONValue {
  /// The document as `jq -S .` prints it, except that characters that control a terminal, such as
  /// U+009B, are escaped.
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
    writer.append("\n")
    return writer.takeText()
  }

  /// Passes the canonical text of an array to a closure, in pieces. Creates one element at a time.
  package static func writeArray(
    _ rows: Range<Int>, to sink: (String) -> Void, _ element: (_ row: Int) -> JSONValue
  ) {
    CanonicalJSONWriter.writeArray(rows, to: sink) { writer, row in
      writer.write(element(row), depth: 1)
    }
  }

  /// Passes the canonical text of an array of objects with the same keys to a closure, in pieces.
  /// Creates one value at a time.
  ///
  /// - Parameters:
  ///   - rows: The indices of the objects.
  ///   - keys: The keys in the order of their UTF-8 bytes.
  ///   - sink: Receives the pieces.
  ///   - values: Takes a row, and returns a function from a key's index to its value. It is not
  ///     generic, because the compiler could not specialize it across modules.
  package static func writeArray(
    _ rows: Range<Int>, keys: [String], to sink: (String) -> Void,
    _ values: (_ row: Int) -> (_ key: Int) -> JSONValue
  ) {
    let textsBeforeValues = CanonicalJSONWriter.textsBeforeValues(of: keys)
    CanonicalJSONWriter.writeArray(rows, to: sink) { writer, row in
      let value = values(row)
      for key in keys.indices {
        writer.append(text: textsBeforeValues[key])
        writer.write(value(key), depth: 2)
        writer.flushIfFull()
      }
      writer.append(keys.isEmpty ? "{}" : "\n  }")
    }
  }

  /// Returns the canonical text of an object that would need much memory as a value. Creates one
  /// element of its arrays at a time.
  ///
  /// - Parameters:
  ///   - members: The members in the order of their keys' UTF-8 bytes.
  ///   - limits: The limits for readers of the document. Only `bytes` and `values` count.
  /// - Returns: The text.
  /// - Throws: The limit that the text exceeds.
  package static func canonicalText(
    of members: KeyValuePairs<String, JSONPart>, limits: JSONLimits
  ) throws(JSONSyntaxError) -> String {
    try CanonicalJSONWriter.text(of: members, limits: limits)
  }

  /// The number of values, this one and all values inside it.
  fileprivate var valueCount: Int {
    switch self {
    case .array(let elements): elements.reduce(1) { $0 + $1.valueCount }
    case .object(let members): members.reduce(1) { $0 + $1.value.valueCount }
    case .null, .boolean, .integer, .number, .string: 1
    }
  }
}

/// A member of a large object.
package enum JSONPart {
  case value(JSONValue)
  /// An array of elements that are created one at a time.
  case array(count: Int, _ element: (_ index: Int) -> JSONValue)
}

/// Writes canonical JSON into its own buffer, which is faster than appending to an array or a text.
private struct CanonicalJSONWriter: ~Copyable {
  private var text = ""
  /// Bytes that are not yet moved to `text`. They end at the end of an item, so that no character is
  /// split.
  private var memory = UnsafeMutableRawBufferPointer.allocate(
    byteCount: 2 * Self.chunkSize, alignment: 1)
  private var count = 0

  /// The number of bytes from which they move to `text`.
  private static let chunkSize = 1 << 13

  deinit { memory.deallocate() }

  /// Writes an array and a newline. After an element, passes the text to a closure if it is long.
  static func writeArray(
    _ rows: Range<Int>, to sink: (String) -> Void,
    _ writeElement: (inout Self, _ row: Int) -> Void
  ) {
    var writer = Self()
    writer.append("[")
    for row in rows {
      writer.append(row == rows.lowerBound ? "\n  " : ",\n  ")
      writeElement(&writer, row)
      if writer.text.utf8.count + writer.count > chunkSize { sink(writer.takeText()) }
    }
    writer.append(rows.isEmpty ? "]\n" : "\n]\n")
    sink(writer.takeText())
  }

  /// Returns the text before each value of the objects in an array: a brace or a comma, a new line, and
  /// the key. Writing it at once is faster.
  static func textsBeforeValues(of keys: [String]) -> [String] {
    var writer = Self()
    return keys.indices.map { index in
      writer.append(index == 0 ? "{" : ",")
      writer.startLine(depth: 2)
      writer.writeKey(keys[index])
      return writer.takeText()
    }
  }

  /// Returns the text of an object and a newline.
  static func text(
    of members: KeyValuePairs<String, JSONPart>, limits: JSONLimits
  ) throws(JSONSyntaxError) -> String {
    var writer = Self()
    var valueCount = 1 + members.count
    writer.writeItems(members, between: "{", and: "}", depth: 0) { writer, member in
      writer.writeKey(member.key)
      switch member.value {
      case .value(let value): writer.write(value, depth: 1)
      case .array(let count, let element):
        writer.writeItems(0..<count, between: "[", and: "]", depth: 1) { writer, index in
          guard writer.text.utf8.count <= limits.bytes, valueCount <= limits.values else { return }
          let value = element(index)
          valueCount += value.valueCount
          writer.write(value, depth: 2)
        }
      }
    }
    writer.append("\n")
    let text = writer.takeText()
    guard text.utf8.count <= limits.bytes else {
      throw JSONSyntaxError(kind: .tooLarge(limit: limits.bytes), position: nil)
    }
    guard valueCount <= limits.values else {
      throw JSONSyntaxError(kind: .tooMany(limit: limits.values), position: nil)
    }
    return text
  }

  /// Returns the text since the last call.
  mutating func takeText() -> String {
    flush()
    defer { text = "" }
    return text
  }

  mutating func flushIfFull() {
    if count > Self.chunkSize { flush() }
  }

  private mutating func flush() {
    text += String(decoding: UnsafeRawBufferPointer(rebasing: memory[..<count]), as: UTF8.self)
    count = 0
  }

  mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: append("null")
    case .boolean(let value): append(value ? "true" : "false")
    case .integer(let value): append(text: String(value))
    case .number(let value): append(text: value.shortestText)
    case .string(let value): writeString(value)
    case .array(let elements):
      writeItems(elements, between: "[", and: "]", depth: depth) { writer, element in
        writer.write(element, depth: depth + 1)
      }
    case .object(let members):
      writeItems(members, between: "{", and: "}", depth: depth) { writer, member in
        writer.writeKey(member.key)
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
      if !isFirst { append(",") }
      isFirst = false
      startLine(depth: depth + 1)
      writeItem(&self, item)
      flushIfFull()
    }
    startLine(depth: depth)
    append(closing)
  }

  mutating func writeKey(_ key: String) {
    writeString(key)
    append(": ")
  }

  private mutating func startLine(depth: Int) {
    let spaces: StaticString = "\n                                "
    let length = 1 + 2 * depth
    append(UnsafeBufferPointer(start: spaces.utf8Start, count: min(length, 33)))
    for _ in 0..<max(length - 33, 0) { append(" ") }
  }

  private mutating func writeString(_ string: String) {
    var string = string
    append("\"")
    let isPlain = string.withUTF8 { text in
      guard !text.contains(where: Self.mayNeedEscape) else { return false }
      append(text)
      return true
    }
    if !isPlain {
      for scalar in string.unicodeScalars { write(scalar) }
    }
    append("\"")
  }

  /// Whether a byte must be escaped, or starts a character that may need escaping. No Hangul syllable
  /// starts with such a byte.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0xC2, 0xD8, 0xE2, 0xEF, 0xF3: true
    default: false
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\u{8}": append("\\b")
    case "\t": append("\\t")
    case "\n": append("\\n")
    case "\u{C}": append("\\f")
    case "\r": append("\\r")
    case _ where scalar.controlsOutput: append(text: scalar.unicodeEscape)
    default: append(text: String(scalar))
    }
  }

  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.count > memory.count - count { grow(for: bytes.count) }
    if let start = bytes.baseAddress {
      memory.baseAddress?.advanced(by: count).copyMemory(from: start, byteCount: bytes.count)
    }
    count += bytes.count
  }

  private mutating func grow(for additionalCount: Int) {
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(2 * memory.count, count + additionalCount), alignment: 1)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
    memory.deallocate()
    memory = larger
  }
}

extension Unicode.Scalar {
  /// The scalar as an escape in JSON and in scripts: `\u009b`, or two for a surrogate pair.
  package var unicodeEscape: String {
    String(self).utf16.map { "\\u" + $0.hexadecimal(digits: 4) }.joined()
  }
}

extension JSONValue {
  /// The document in one line without a newline. Escapes and the order of keys are canonical.
  ///
  /// In the canonical text, strings contain no newline: it is escaped.
  package var lineText: String {
    canonicalText.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
  }
}
