/// A number that endpoints write bare or as a string.
struct WireNumber: Decodable {
  /// The number as text; empty for an unknown one.
  let text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self.text = text
    } else {
      let number = try container.decodeNumber(called: Double.self)
      text = number.shortestText
    }
  }
}

/// A whole number, which endpoints write bare.
struct WireInteger: Decodable {
  let value: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let value = Int(exactly: try container.decodeNumber(called: Int.self)) else {
      throw container.mismatch(Int.self)
    }
    self.value = value
  }
}

extension SingleValueDecodingContainer {
  /// Decodes a number, naming another value's mismatch by the type that it is to become. Where one
  /// out of range stands, `JSONDecoder` does not say; the error thrown here does.
  fileprivate func decodeNumber(called type: any Any.Type) throws -> Double {
    do {
      return try decode(Double.self)
    } catch DecodingError.typeMismatch {
      throw mismatch(type)
    } catch {
      throw DecodingError.dataCorruptedError(in: self, debugDescription: "a number out of range")
    }
  }

  fileprivate func mismatch(_ type: any Any.Type) -> DecodingError {
    .typeMismatch(type, DecodingError.Context(codingPath: codingPath, debugDescription: ""))
  }
}
