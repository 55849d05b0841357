/// A value that is created from a valid text and encoded as a JSON string: `"1994-07-28"`,
/// `"ESFJ"`, `"OHMYGIRL"`.
///
/// Decoding throws `DecodingError.dataCorrupted` if `init(_:)` returns `nil`.
public protocol TextCodable: LosslessStringConvertible, Hashable, Sendable, Codable {}

extension TextCodable {
  package var json: JSONValue { .string(description) }

  /// Reads and checks the text.
  public init(from decoder: any Decoder) throws { self = try Self.read(from: decoder) }

  /// Writes the text.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

  private static func read(from decoder: any Decoder) throws -> Self {
    let text = try String(from: decoder)
    guard let value = Self(text) else { throw invalidText(text, of: Self.self, from: decoder) }
    return value
  }
}

private func invalidText(
  _ text: String, of type: Any.Type, from decoder: any Decoder
) -> DecodingError {
  .dataCorrupted(
    DecodingError.Context(
      codingPath: decoder.codingPath, debugDescription: "'\(text)' is not a valid \(type)"))
}

extension TextCodable where Self: RawRepresentable<String> {
  /// The raw value.
  public var description: String { rawValue }

  /// Creates the case with exactly this raw value.
  public init?(_ description: String) { self.init(rawValue: description) }

  // Without these two, the overloads above and those of the standard library for raw values are
  // ambiguous. The compiler then synthesizes its own, which write `{"esfj": {}}`.

  /// Reads the raw value.
  public init(from decoder: any Decoder) throws { self = try Self.read(from: decoder) }

  /// Writes the raw value.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension JSONValue {
  package init(_ value: (some TextCodable)?) { self = value?.json ?? .null }

  package init(_ values: [some TextCodable]) { self = .array(values.map(\.json)) }
}
