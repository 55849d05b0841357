/// A rule that the name of a group, a section, or another record breaks. Its description says which.
package enum NameProblem: Equatable, Sendable {
  /// No character, or only spaces.
  case empty
  case leadingDot, notComposed
  /// A space at the start or the end, which tables and command lines lose.
  case surroundingSpace
  /// More Unicode scalars, or more UTF-8 bytes, than the limit.
  case tooLong(limit: Int), tooManyBytes(limit: Int)
  /// A character with a meaning in paths: `/`, `%`, or `\`.
  case pathCharacter(Character)
  /// A control character, written as `U+001B`.
  case controlCharacter(String)
  /// The first character, written as `U+0301`, combines with the one before it. In a path, it would
  /// combine with the slash (UAX #29, *Extended Grapheme Cluster Boundary Rules*).
  case combiningStart(String)
  /// A part after a dot is the type of files that web servers or browsers run: `.html`.
  case fileType(String)
  /// The wire format uses the name for another document.
  case reserved
  /// The same list already contains the name, or one in another letter case.
  case duplicate, differsOnlyInCase(from: String)
  /// Another document in an exported tree has the same path, ignoring letter case.
  case conflictsWithDocument(String)
}

extension NameProblem: CustomStringConvertible {
  /// A phrase that follows the name: `contains '/'`.
  package var description: String {
    switch self {
    case .empty: "is empty"
    case .tooLong(let limit): "is longer than \(limit) characters"
    case .leadingDot: "starts with a dot"
    case .surroundingSpace: "starts or ends with a space"
    case .tooManyBytes(let limit): "is longer than \(limit) bytes"
    case .pathCharacter(let character): "contains '\(character)'"
    case .notComposed: "is not in the Unicode form NFC"
    case .controlCharacter(let name): "contains the control character \(name)"
    case .combiningStart(let name): "starts with the combining character \(name)"
    case .fileType(let type): "contains '\(type)', the file type of a page or a script"
    case .reserved: "is reserved for another document"
    case .differsOnlyInCase(let other): "differs from '\(other)' only in letter case"
    case .duplicate: "is already listed"
    case .conflictsWithDocument(let path): "conflicts with the document '\(path)'"
    }
  }
}

/// The rules that group IDs and section keys share, because both are the name of a file and one
/// component of a URL's path (wire format, *Names*).
package enum PathName {
  /// The maximum number of Unicode scalars.
  private static let limit = 64
  /// The maximum number of UTF-8 bytes. Most file systems allow 255.
  private static let byteLimit = 200

  /// Returns the first rule that a name breaks; `nil` for a valid name.
  package static func problem(in name: String) -> NameProblem? {
    let scalars = name.unicodeScalars
    if scalars.allSatisfy(\.properties.isWhitespace) { return .empty }
    if [scalars.first, scalars.last].contains(where: { $0?.properties.isWhitespace ?? false }) {
      return .surroundingSpace
    }
    if scalars.count > limit { return .tooLong(limit: limit) }
    if name.utf8.count > byteLimit { return .tooManyBytes(limit: byteLimit) }
    if scalars.first == "." { return .leadingDot }
    for character in ["/", "%", "\\"] as [Unicode.Scalar]
    where scalars.contains(character) {
      return .pathCharacter(Character(character))
    }
    if let control = name.firstControlCharacter { return .controlCharacter(control) }
    if let first = scalars.first, combinesWithSlash(first) {
      return .combiningStart(first.codePoint)
    }
    if let type = fileType(in: name) { return .fileType(type) }
    return UnicodeForm.isComposed(name) ? nil : .notComposed
  }

  /// The types of files that common web servers execute or send as something that browsers run, and the
  /// one that configures a server for its folder. A document with such a name would not be read as JSON.
  private static let fileTypes = """
    asa ascx ashx asmx asp aspx axd cdx cer cfc cfm cfml cgi config fcgi hta js jsp jspf jspx jsv jsw lua \
    mht mjs pl py rb stm svg svgz swf var wasm xht xml xsl xslt
    """

  /// Returns the first part of a name that is such a type, with its dot. Some servers use types before the
  /// last part too. There are many types of HTML and PHP, such as `shtml` and `phar`.
  private static func fileType(in name: String) -> String? {
    guard name.utf8.contains(UInt8(ascii: ".")) else { return nil }
    let types = fileTypes.split(separator: " ")
    return name.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
      .first { part in
        let type = part.lowercased()
        return types.contains(type[...]) || type.hasPrefix("ph") || type.contains("htm")
      }.map { ".\($0)" }
  }

  /// Whether a scalar and a slash before it are one character: a mark, a joiner, or a variation
  /// selector.
  static func combinesWithSlash(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && "/\(scalar)".count == 1
  }
}
