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
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let value = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is no \(Self.self)")
    }
    self = value
  }
}

extension TextCodable where Self: RawRepresentable<String> {
  /// The raw value.
  public var description: String { rawValue }

  /// The case with this raw value, exactly.
  public init?(_ description: String) { self.init(rawValue: description) }
}
