/// Decodes values from JSON that `JSONParser` accepts.
package enum StrictJSON {
  /// Decodes a whole document.
  ///
  /// - Returns: `nil` if the document is not valid JSON, exceeds the limit, or has other values.
  package static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data, byteLimit: Int
  ) -> Value? {
    // A value takes two bytes or more, with its comma.
    let limits = JSONLimits(bytes: byteLimit, values: byteLimit / 2 + 1)
    guard let tree = try? JSONParser.parse(Array(data), limits: limits) else { return nil }
    return try? JSONElementDecoder(tree.root).decode(type)
  }
}

/// A decoder of `Decodable` values from a strictly parsed document.
struct JSONElementDecoder: Decoder {
  let element: JSONElement
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ element: JSONElement, at codingPath: [any CodingKey] = []) {
    (self.element, self.codingPath) = (element, codingPath)
  }

  func container<Key: CodingKey>(keyedBy _: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard element.kind == .object else { throw mismatch([String: String].self) }
    return KeyedDecodingContainer(JSONKeyedContainer<Key>(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard element.kind == .array else { throw mismatch([String].self) }
    return JSONUnkeyedContainer(decoder: self, elements: Array(element.elements))
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    JSONSingleValueContainer(decoder: self)
  }

  /// The error for a value of another JSON type.
  func mismatch(_ type: any Any.Type) -> DecodingError {
    .typeMismatch(type, DecodingError.Context(codingPath: codingPath, debugDescription: ""))
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value: Any? =
      switch type {
      case is String.Type: element.text
      case is Bool.Type: element.boolean
      case is Double.Type: try number()
      case is Int.Type: try integer(Int.self)
      case is Int64.Type: try integer(Int64.self)
      case is UInt64.Type: try integer(UInt64.self)
      case is URL.Type: try url()
      default: try Value(from: self)
      }
    guard let value = value as? Value else { throw mismatch(type) }
    return value
  }

  private func number() throws -> Double? {
    guard let number = element.number else { return nil }
    guard number.isFinite else { throw corrupted("a number out of range") }
    return number
  }

  private func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value? {
    guard let text = element.numberText else { return nil }
    if let value = Value(text) { return value }
    // A whole number may have a fraction of zeros or an exponent.
    guard let number = try number(), number == number.rounded() else { throw mismatch(type) }
    guard let value = Value(exactly: number) else { throw corrupted("a number out of range") }
    return value
  }

  private func url() throws -> URL? {
    guard let text = element.text else { return nil }
    guard let url = URL(string: text) else { throw corrupted("not a URL") }
    return url
  }

  private func corrupted(_ description: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: description))
  }
}

private struct JSONKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  /// Remembers the member that was found last, although a container's methods do not mutate it.
  private final class Members {
    var object: JSONObject

    init(_ element: JSONElement) { object = JSONObject(element) }
  }

  private let decoder: JSONElementDecoder
  private let members: Members
  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { decoder.element.members.compactMap { Key(stringValue: $0.key) } }

  init(decoder: JSONElementDecoder) {
    self.decoder = decoder
    members = Members(decoder.element)
  }

  func contains(_ key: Key) -> Bool { members.object.member(key.stringValue) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try value(of: key).kind == .null }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try JSONElementDecoder(try value(of: key), at: codingPath + [key]).decode(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try superDecoder(forKey: key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try superDecoder(forKey: key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    JSONElementDecoder(try value(of: key), at: codingPath + [key])
  }

  private func value(of key: Key) throws -> JSONElement {
    guard let value = members.object.member(key.stringValue) else {
      throw DecodingError.keyNotFound(
        key, DecodingError.Context(codingPath: codingPath, debugDescription: ""))
    }
    return value
  }
}

private struct JSONUnkeyedContainer: UnkeyedDecodingContainer {
  private struct Index: CodingKey {
    let intValue: Int?
    var stringValue: String { intValue.map { "Index \($0)" } ?? "" }

    init(_ index: Int) { intValue = index }
    init?(intValue: Int) { self.intValue = intValue }
    init?(stringValue: String) { nil }
  }

  let decoder: JSONElementDecoder
  let elements: [JSONElement]
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex == elements.count }

  mutating func decodeNil() throws -> Bool {
    guard try next().element.kind == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try next().decode(type)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try superDecoder().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try superDecoder().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try next()
    currentIndex += 1
    return decoder
  }

  private func next() throws -> JSONElementDecoder {
    let path = codingPath + [Index(currentIndex)]
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        Any.self, DecodingError.Context(codingPath: path, debugDescription: ""))
    }
    return JSONElementDecoder(elements[currentIndex], at: path)
  }
}

private struct JSONSingleValueContainer: SingleValueDecodingContainer {
  let decoder: JSONElementDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.element.kind == .null }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try decoder.decode(type)
  }
}
