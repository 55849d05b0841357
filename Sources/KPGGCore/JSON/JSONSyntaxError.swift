/// The error of a document that is not valid JSON, or that exceeds a limit.
package struct JSONSyntaxError: Error, Equatable {
  package enum Kind: Equatable, Sendable {
    case tooLarge(limit: Int)
    case empty
    case html
    case notUTF8
    case truncated
    case notJSON
    case tooDeep(limit: Int)
    case tooMany(limit: Int)
    /// A key has more bytes than the limit.
    case keyTooLong(limit: Int)
    case duplicateKey(String)
    case loneSurrogate
    /// A text contains a control character, written as `U+001B`.
    case controlCharacter(String)
  }

  package let kind: Kind
  /// The position of the first byte that is wrong; `nil` for the whole document.
  let position: JSONPosition?
}

extension JSONSyntaxError.Kind: CustomStringConvertible {
  /// A phrase that describes the problem. A quoted key is cut to 64 characters.
  package var description: String {
    switch self {
    case .tooLarge(let limit): "larger than the limit of \(limit) bytes"
    case .empty: "the document is empty"
    case .html: "the document is a web page, not JSON"
    case .notUTF8: "not valid UTF-8"
    case .truncated: "the JSON is incomplete"
    case .notJSON: "not JSON"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    case .tooMany(let limit): "more than the limit of \(limit) values"
    case .keyTooLong(let limit): "the key is longer than \(limit) bytes"
    case .duplicateKey(let key): "the key \(key.quotedStart) occurs twice"
    case .loneSurrogate: "an escape is half of a surrogate pair"
    case .controlCharacter(let name): "contains the control character \(name)"
    }
  }
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
