/// A strict parser of JSON texts in UTF-8 (RFC 8259), with or without a byte order mark.
///
/// It rejects everything that the grammar does not allow, repeated keys, invalid UTF-8, and escapes
/// that are half of a surrogate pair. Time and memory are proportional to the number of bytes.
package struct JSONParser {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let limits: JSONLimits
  private var offset: Int
  private var nodes: [JSONTree.Node] = []
  private var valueCount = 0

  package static func parse(_ bytes: [UInt8], limits: JSONLimits) throws(JSONSyntaxError)
    -> JSONTree
  {
    guard bytes.count <= limits.bytes else {
      throw JSONSyntaxError(kind: .tooLarge(limit: limits.bytes), position: nil)
    }
    let result = bytes.withUnsafeBufferPointer {
      buffer -> Result<[JSONTree.Node], JSONSyntaxError> in
      var parser = JSONParser(buffer, limits)
      do throws(JSONSyntaxError) {
        return .success(try parser.document())
      } catch {
        return .failure(error)
      }
    }
    return JSONTree(bytes: bytes, nodes: try result.get())
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ limits: JSONLimits) {
    (self.bytes, self.limits) = (bytes, limits)
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    // A typical key or value takes sixteen bytes, with its indentation.
    nodes.reserveCapacity(min(bytes.count / 16, 1 << 16) + 1)
  }

  private mutating func document() throws(JSONSyntaxError) -> [JSONTree.Node] {
    skipSpace()
    guard let first = current else { throw JSONSyntaxError(kind: .empty, position: nil) }
    guard first != UInt8(ascii: "<") else { throw JSONSyntaxError(kind: .html, position: nil) }
    // UTF-16 and UTF-32 have zero bytes among the first four, which JSON in UTF-8 never has.
    if first < 0x80, let zero = bytes.prefix(4).firstIndex(of: 0) {
      throw error(.notUTF8, at: zero)
    }
    try value(depth: 0)
    skipSpace()
    guard offset == bytes.count else { throw unexpected() }
    return nodes
  }

  /// The byte at the offset; `nil` at the end.
  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func error(_ kind: JSONSyntaxError.Kind, at start: Int? = nil) -> JSONSyntaxError {
    JSONSyntaxError(kind: kind, position: JSONPosition(of: start ?? offset, in: bytes))
  }

  private func unexpected() -> JSONSyntaxError {
    guard offset < bytes.count else { return error(.truncated) }
    return error(UTF8Sequence.length(in: bytes, at: offset) == nil ? .notUTF8 : .notJSON)
  }

  @inline(__always)
  private mutating func skipSpace() {
    guard offset < bytes.count, bytes[offset] <= 0x20 else { return }
    offset = JSONBytes.endOfSpace(in: bytes, from: offset)
  }

  private mutating func value(depth: Int) throws(JSONSyntaxError) {
    valueCount += 1
    guard valueCount <= limits.values else { throw error(.tooMany(limit: limits.values)) }
    switch current {
    case UInt8(ascii: "\""): try text()
    case UInt8(ascii: "{"): try object(depth: depth + 1)
    case UInt8(ascii: "["): try array(depth: depth + 1)
    case UInt8(ascii: "t"): try literal("true", .boolean)
    case UInt8(ascii: "f"): try literal("false", .boolean)
    case UInt8(ascii: "n"): try literal("null", .null)
    default: try number()
    }
  }

  /// Adds the node of a value without descendants.
  @inline(__always)
  private mutating func addNode(
    _ kind: JSONTree.Kind, from start: Int, _ form: JSONTree.Form = .any
  ) {
    nodes.append(
      JSONTree.Node(
        kind: kind, form: form, start: UInt32(truncatingIfNeeded: start),
        count: UInt32(truncatingIfNeeded: offset - start),
        end: UInt32(truncatingIfNeeded: nodes.count + 1)))
  }

  private mutating func literal(
    _ word: StaticString, _ kind: JSONTree.Kind
  ) throws(JSONSyntaxError) {
    let start = offset
    for index in 0..<word.utf8CodeUnitCount {
      guard current == word.utf8Start[index] else { throw unexpected() }
      offset += 1
    }
    addNode(kind, from: start)
  }

  private mutating func number() throws(JSONSyntaxError) {
    let start = offset
    skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try digits() }
    if skip(UInt8(ascii: ".")) { try digits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { skip(UInt8(ascii: "-")) }
      try digits()
    }
    addNode(.number, from: start)
  }

  private mutating func digits() throws(JSONSyntaxError) {
    guard current?.isDigit == true else { throw unexpected() }
    while current?.isDigit == true { offset += 1 }
  }

  @discardableResult
  @inline(__always)
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    offset += 1
    return true
  }

  @inline(__always)
  private mutating func expect(_ byte: UInt8) throws(JSONSyntaxError) {
    guard skip(byte) else { throw unexpected() }
  }
}

// Arrays and objects.
extension JSONParser {
  private mutating func array(depth: Int) throws(JSONSyntaxError) {
    let node = try openNode(.array, depth: depth)
    var count = 0
    skipSpace()
    if !skip(UInt8(ascii: "]")) {
      repeat {
        skipSpace()
        try value(depth: depth)
        count += 1
        skipSpace()
      } while skip(UInt8(ascii: ","))
      try expect(UInt8(ascii: "]"))
    }
    closeNode(node, count: count)
  }

  private mutating func object(depth: Int) throws(JSONSyntaxError) {
    let node = try openNode(.object, depth: depth)
    var keys = JSONKeys()
    skipSpace()
    if !skip(UInt8(ascii: "}")) {
      repeat {
        skipSpace()
        guard current == UInt8(ascii: "\"") else { throw unexpected() }
        try text()
        let key = nodes[nodes.count - 1]
        guard key.count <= limits.keyBytes || key.form == .plain || isAccepted(key) else {
          throw error(.keyTooLong(limit: limits.keyBytes), at: Int(key.start) - 1)
        }
        keys.add(key, in: bytes)
        skipSpace()
        try expect(UInt8(ascii: ":"))
        skipSpace()
        try value(depth: depth)
        skipSpace()
      } while skip(UInt8(ascii: ","))
      try expect(UInt8(ascii: "}"))
    }
    if let key = keys.duplicate(in: nodes, object: node, of: bytes) {
      throw error(.duplicateKey(key.text(in: bytes)), at: Int(key.start) - 1)
    }
    if keys.areSorted { nodes[node].form = .sorted }
    closeNode(node, count: keys.count)
  }

  /// Whether a long key is within the limit without its escapes.
  private func isAccepted(_ key: JSONTree.Node) -> Bool {
    let text = key.text(in: bytes)
    return text.utf8.count <= limits.keyBytes || text.utf8.allSatisfy { $0 < 0x80 }
  }

  private mutating func openNode(
    _ kind: JSONTree.Kind, depth: Int
  ) throws(JSONSyntaxError) -> Int {
    guard depth <= limits.depth else { throw error(.tooDeep(limit: limits.depth)) }
    nodes.append(JSONTree.Node(kind: kind, start: UInt32(offset), end: 0))
    offset += 1
    return nodes.count - 1
  }

  private mutating func closeNode(_ node: Int, count: Int) {
    nodes[node].count = UInt32(count)
    nodes[node].end = UInt32(nodes.count)
  }
}

// Texts.
extension JSONParser {
  private mutating func text() throws(JSONSyntaxError) {
    offset += 1
    let start = offset
    var form = JSONTree.Form.plain
    while true {
      offset = JSONBytes.endOfPlainText(in: bytes, from: offset)
      guard offset < bytes.count else { throw error(.truncated) }
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        addNode(.text, from: start, form)
        offset += 1
        return
      case UInt8(ascii: "\\"):
        form = .escaped
        try escape()
      case 0x00..<0x20: throw error(.controlCharacter(Unicode.Scalar(bytes[offset]).codePoint))
      default:
        guard let length = UTF8Sequence.length(in: bytes, at: offset) else {
          throw error(UTF8Sequence.isCut(in: bytes, at: offset) ? .truncated : .notUTF8)
        }
        if form == .plain { form = .any }
        offset += length
      }
    }
  }

  private mutating func escape() throws(JSONSyntaxError) {
    let start = offset
    offset += 1
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 1
    case UInt8(ascii: "u"):
      offset += 1
      let first = try hexadecimal()
      guard first & 0xF800 == 0xD800 else { return }
      // A high surrogate needs a low one after it.
      guard first < 0xDC00 else { throw error(.loneSurrogate, at: start) }
      for byte in [UInt8(ascii: "\\"), UInt8(ascii: "u")] {
        guard offset < bytes.count else { throw error(.truncated) }
        guard skip(byte) else { throw error(.loneSurrogate, at: start) }
      }
      guard 0xDC00..<0xE000 ~= (try hexadecimal()) else {
        throw error(.loneSurrogate, at: start)
      }
    default: throw unexpected()
    }
  }

  private mutating func hexadecimal() throws(JSONSyntaxError) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = current?.hexadecimalValue else { throw unexpected() }
      number = number << 4 | digit
      offset += 1
    }
    return number
  }
}
