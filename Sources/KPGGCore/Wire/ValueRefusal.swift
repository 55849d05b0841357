/// Why a document of the program's own is refused for a value that has the right type: what the
/// decoder's error carries, so that its reader can tell it in words.
package struct ValueRefusal: Error {
  let kind: DocumentProblem.Kind
}

extension KeyedDecodingContainer {
  /// The error for a text that is no such thing: `'2026' is no whole date`.
  package func refusal(of text: String, at key: Key, expected: String) -> DecodingError {
    let kind = DocumentProblem.Kind.unreadable(text, expected: expected)
    return .dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath + [key], debugDescription: "\(kind)",
        underlyingError: ValueRefusal(kind: kind)))
  }
}
