/// A JSON document as a value.
///
/// Everything that kpgg writes as JSON passes through this type, so that its bytes are decided in
/// one file.
package enum JSONValue: Hashable, Sendable {
  /// The literal `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A whole number.
  case integer(Int)
  /// A finite number that may have a fraction.
  case number(Double)
  /// A string.
  case string(String)
  /// An array of values.
  case array([JSONValue])
  /// An object.
  case object(JSONMembers)
}

extension JSONValue {
  /// Creates a string, or `null` from `nil`.
  package init(_ string: String?) { self = string.map(JSONValue.string) ?? .null }

  /// Creates an integer, or `null` from `nil`.
  package init(_ integer: Int?) { self = integer.map(JSONValue.integer) ?? .null }

  /// Creates a number, or `null` from `nil`.
  package init(_ number: Double?) { self = number.map(JSONValue.number) ?? .null }

  /// Creates a value's JSON form, or `null` from `nil`.
  package init(_ value: (some JSONRepresentable)?) { self = value?.json ?? .null }

  /// Creates an array of strings.
  package init(_ strings: [String]) { self = .array(strings.map(JSONValue.string)) }

  /// Creates an array of the values' JSON forms.
  package init(_ values: [some JSONRepresentable]) { self = .array(values.map(\.json)) }
}

extension JSONValue {
  /// Returns an object with additional keys. Any other value stays the same.
  package func adding(_ members: JSONMembers) -> JSONValue {
    guard case .object(var known) = self else { return self }
    for member in members { known[member.key] = member.value }
    return .object(known)
  }
}

/// A type with one JSON form.
///
/// Every key is always present: unknown values are `null`. A synthesized `Encodable` conformance
/// would omit them.
package protocol JSONRepresentable {
  /// The JSON form.
  var json: JSONValue { get }
}

/// A type that apps can encode in its JSON form.
package protocol JSONEncodable: JSONRepresentable, Encodable {}

extension JSONEncodable {
  /// Encodes the JSON form.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension JSONValue: Encodable {
  /// Encodes the value with any encoder.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: Key.self)
      for member in members {
        try container.encode(member.value, forKey: Key(stringValue: member.key))
      }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .null, .boolean, .integer, .number, .string:
      var container = encoder.singleValueContainer()
      switch self {
      case .boolean(let value): try container.encode(value)
      case .integer(let value): try container.encode(value)
      case .number(let value): try container.encode(value)
      case .string(let value): try container.encode(value)
      case .null, .array, .object: try container.encodeNil()
      }
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
