/// A value that is one piece of checked text in JSON: `"1994-07-28"`, `"ESFJ"`, `"OHMYGIRL"`.
///
/// Decoding anything that `init(_:)` refuses throws `DecodingError.dataCorrupted`.
public protocol TextCodable: LosslessStringConvertible, Hashable, Sendable, Decodable,
  JSONRepresentable
{}

extension TextCodable {
  /// The text, as a JSON string.
  public var json: JSONValue { .string(description) }

  /// Reads the text and checks it.
  public init(from decoder: any Decoder) throws { self = try Self.read(from: decoder) }

  private static func read(from decoder: any Decoder) throws -> Self {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is no \(Self.self)")
    }
    return value
  }
}

extension TextCodable where Self: RawRepresentable<String> {
  /// The raw value.
  public var description: String { rawValue }

  /// The case with this raw value, exactly.
  public init?(_ description: String) { self.init(rawValue: description) }

  // Without these two, the standard library's for raw values and those above are equally good, and
  // the compiler makes up ones of its own: `{"esfj": {}}`.

  /// Reads the raw value.
  public init(from decoder: any Decoder) throws { self = try Self.read(from: decoder) }

  /// Writes the raw value.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
