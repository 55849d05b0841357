/// A JSON document as a value: the one form through which everything that `kpgg` writes passes, so
/// that there is one place where its bytes are decided.
public enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// A number that may have a fraction; finite.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue {
  /// A string, or `null` for an unknown one.
  public init(_ string: String?) { self = string.map(JSONValue.string) ?? .null }

  /// An integer, or `null` for an unknown one.
  public init(_ integer: Int?) { self = integer.map(JSONValue.integer) ?? .null }

  /// A number, or `null` for an unknown one.
  public init(_ number: Double?) { self = number.map(JSONValue.number) ?? .null }

  /// The value's own JSON, or `null` for an unknown one.
  public init(_ value: (some JSONRepresentable)?) { self = value?.json ?? .null }

  /// An array of strings; empty for an empty list.
  public init(_ strings: [String]) { self = .array(strings.map(JSONValue.string)) }

  /// An array of the values' own JSON; empty for an empty list.
  public init(_ values: [some JSONRepresentable]) { self = .array(values.map(\.json)) }
}

/// Something with one JSON form, from which its `Encodable` conformance follows: every key always
/// present, unknown as `null`, which a synthesised conformance would leave out.
public protocol JSONRepresentable: Encodable {
  /// The JSON form.
  var json: JSONValue { get }
}

extension JSONRepresentable {
  /// Encodes the JSON form, whatever the encoder.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension JSONValue: Encodable {
  /// Encodes the value as what it is, whatever the encoder.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: Key.self)
      for (key, value) in members { try container.encode(value, forKey: Key(stringValue: key)) }
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
