/// The error of a document that is not valid JSON, or that exceeds a limit.
package struct JSONSyntaxError: Error, Hashable {
  enum Kind: Hashable {
    case tooLarge(limit: Int)
    case empty
    case html
    case notUTF8
    case truncated
    case notJSON
    case tooDeep(limit: Int)
    case tooMany(limit: Int)
    /// A key is longer than the limit.
    case tooLong(limit: Int)
    case duplicateKey(String)
    case loneSurrogate
    /// A text contains a control character, written as `U+001B`.
    case controlCharacter(String)
  }

  let kind: Kind
  /// The position of the first byte that is wrong; `nil` for the whole document.
  let position: JSONPosition?
}

package struct JSONLimits: Sendable {
  package var bytes: Int
  /// The maximum depth of nested arrays and objects.
  package var depth = 512
  /// The maximum number of values, keys not included.
  package var values: Int
  /// The maximum number of bytes of a key that is not ASCII.
  var keyBytes = Int.max

  package init(bytes: Int, values: Int) { (self.bytes, self.values) = (bytes, values) }
}
