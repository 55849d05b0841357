/// The error of a document that is not valid JSON, or that exceeds a limit.
package struct JSONSyntaxError: Error, Hashable {
  /// The kinds of errors.
  enum Kind: Hashable {
    /// The document has more bytes than the limit.
    case tooLarge(limit: Int)
    /// The document is empty.
    case empty
    /// The document is an HTML page.
    case html
    /// The document is not UTF-8.
    case notUTF8
    /// The document ends too early.
    case truncated
    /// The document breaks the grammar.
    case notJSON
    /// The nesting is deeper than the limit.
    case tooDeep(limit: Int)
    /// There are more values than the limit.
    case tooMany(limit: Int)
    /// A key is longer than the limit.
    case tooLong(limit: Int)
    /// An object has a key twice.
    case duplicateKey(String)
    /// An escape is half of a surrogate pair.
    case loneSurrogate
    /// A text contains a control character, written as `U+001B`.
    case controlCharacter(String)
  }

  let kind: Kind
  /// The position of the first byte that is wrong; `nil` for the whole document.
  let position: JSONPosition?
}

/// The limits of a JSON document.
package struct JSONLimits: Sendable {
  /// The maximum number of bytes.
  package var bytes: Int
  /// The maximum depth of nested arrays and objects.
  package var depth = 512
  /// The maximum number of values, keys not included.
  package var values: Int
  /// The maximum number of bytes of a key that is not ASCII.
  var keyBytes = Int.max

  package init(bytes: Int, values: Int) { (self.bytes, self.values) = (bytes, values) }
}
