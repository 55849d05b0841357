/// A key in the JSON object of a section, a group, a member, a song, or another record: how its
/// value is written and read.
///
/// A record lists each of its keys once. Its JSON, its decoding, and its columns in tables follow
/// from the list.
package struct RecordKey<Record>: Sendable {
  /// The key as written: `heightCm`.
  package let name: String
  /// The value of a record; `null` if it is unknown. A closure, because reading a property through
  /// a key path takes three times as long.
  package let value: @Sendable (Record) -> JSONValue
  /// Reads the value into a record; `nil` for a key that follows from others.
  fileprivate let read: (@Sendable (inout Record, Container) throws -> Void)?

  /// The members of an object that is being decoded.
  package typealias Container = KeyedDecodingContainer<JSONCodingKey>

  /// Creates a key that decoding ignores.
  package init(_ name: String, _ value: @escaping @Sendable (Record) -> JSONValue) {
    (self.name, self.value, read) = (name, value, nil)
  }

  /// Creates a required key. Its value is read into a property.
  package init<Value: Decodable & Sendable>(
    _ name: String, _ property: any WritableKeyPath<Record, Value> & Sendable,
    _ value: @escaping @Sendable (Record) -> JSONValue
  ) {
    (self.name, self.value) = (name, value)
    read = { $0[keyPath: property] = try $1.decode(Value.self, forKey: JSONCodingKey(name)) }
  }

  /// Creates a key that documents of earlier versions lack. A missing value is replaced by another.
  package init<Value: Decodable & Sendable>(
    _ name: String, _ property: any WritableKeyPath<Record, Value> & Sendable,
    default replacement: Value, _ value: @escaping @Sendable (Record) -> JSONValue
  ) {
    (self.name, self.value) = (name, value)
    read = {
      let key = JSONCodingKey(name)
      $0[keyPath: property] = try $1.decodeIfPresent(Value.self, forKey: key) ?? replacement
    }
  }

  /// Creates a key whose value may be `null` or missing.
  package init<Value: Decodable & Sendable>(
    _ name: String, _ property: any WritableKeyPath<Record, Value?> & Sendable,
    _ value: @escaping @Sendable (Record) -> JSONValue
  ) {
    (self.name, self.value) = (name, value)
    read = {
      $0[keyPath: property] = try $1.decodeIfPresent(Value.self, forKey: JSONCodingKey(name))
    }
  }
}

/// A record whose JSON is an object with fixed keys.
package protocol KeyedRecord: JSONRepresentable {
  /// The keys in the order of their UTF-8 bytes.
  static var keys: [RecordKey<Self>] { get }
}

extension KeyedRecord {
  /// The object with the keys that the article *JSON output* lists.
  package var json: JSONValue {
    .object(JSONMembers(Self.keys.lazy.map { (key: $0.name, value: $0.value(self)) }))
  }
}

/// A keyed record that apps can encode and decode.
package protocol CodableRecord: KeyedRecord, JSONEncodable, Decodable {
  /// Creates a record with the ID from a container, if the type has an ID, and no other values.
  init(idFrom container: RecordKey<Self>.Container) throws

  /// Reads and checks the values that depend on several keys.
  mutating func finish(_ container: RecordKey<Self>.Container) throws
}

extension CodableRecord {
  package mutating func finish(_ container: RecordKey<Self>.Container) throws {}

  /// Reads the form that `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONCodingKey.self)
    try self.init(idFrom: container)
    for key in Self.keys {
      try container.located(JSONCodingKey(key.name)) { container, _ in
        try key.read?(&self, container)
      }
    }
    try finish(container)
  }
}
