/// A value that apps can decode from an object in which any key may be missing, as in the files of
/// earlier versions.
package protocol DefaultDecodable: Decodable {
  associatedtype CodingKeys: CodingKey

  /// Creates the value of an object without keys.
  init()

  /// Reads the values of keys that are not missing.
  mutating func read(_ container: KeyedDecodingContainer<CodingKeys>) throws
}

extension DefaultDecodable {
  /// Reads an object. A missing key has its default.
  public init(from decoder: any Decoder) throws {
    self.init()
    try read(decoder.container(keyedBy: CodingKeys.self))
  }
}

extension KeyedDecodingContainer {
  /// Decodes the value of a key into a variable, which stays the same if the key is missing.
  package func read<Value: Decodable>(_ key: Key, into value: inout Value) throws {
    value = try decodeIfPresent(Value.self, forKey: key) ?? value
  }
}
