/// Replaces the secrets of URLs in texts for people: `https://***@example.com/?***`.
///
/// A user name, a password, a query, and a fragment are secrets. The text does not have to be a
/// valid URL: a mistyped one has the same secrets, as do parts of it. In
/// doubt, more is hidden.
package enum URLSecrets {
  private static let mask = "***".utf8

  /// Removes the secrets from a value that can be a URL, or that can contain one.
  ///
  ///     URLSecrets.removed(from: "https://me:secret@example.com")  // "https://***@example.com"
  ///     URLSecrets.removed(from: "me:secret@example.com")          // "***@example.com"
  package static func removed(from value: String) -> String {
    guard canHaveSecrets(value) else { return value }
    return String(decoding: removed(from: Array(value.utf8)[...]), as: UTF8.self)
  }

  /// Removes the secrets from a sentence. Each quoted text counts as one value, as does each other
  /// word.
  package static func removed(fromSentence text: String) -> String {
    guard canHaveSecrets(text) else { return text }
    var (rest, result) = (Array(text.utf8)[...], [UInt8]())
    while let first = rest.first {
      if first == UInt8(ascii: "'"), let end = endOfQuote(in: rest.dropFirst()) {
        result += [first] + removed(from: rest[(rest.startIndex + 1)..<end]) + [first]
        rest = rest[(end + 1)...]
      } else if isSpace(first) || openings.contains(first) {
        result.append(first)
        rest.removeFirst()
      } else {
        let word = rest.prefix { !isSpace($0) }
        let end = (word.lastIndex { !closings.contains($0) } ?? word.startIndex) + 1
        result += removed(from: word[..<end])
        rest = rest[end...]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func canHaveSecrets(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ":") || isMark($0) }
  }

  /// The maximum length of a value in bytes. A longer one is hidden: finding its secrets would take too long.
  private static let longest = 8192

  private static func removed(
    from value: ArraySlice<UInt8>, isInURL: Bool = false
  ) -> [UInt8] {
    guard value.count <= longest else { return Array(mask) }
    let address = startOfAddress(in: value)
    if let address, let end = endOfHost(in: value[address...]), !hasUserInfo(value[..<address]) {
      return Array(value[..<end]) + removed(from: value[end...], isInURL: true)
    }
    if let address, let end = endOfMistypedPassword(in: value[address...]) {
      return Array(value[..<address]) + mask + removed(from: value[end...], isInURL: true)
    }
    let isInURL = isInURL || address != nil
    let mark = value[(address ?? value.startIndex)...].indices.first {
      isMark(value[$0]) && (isInURL || startsWithParameter(value[($0 + 1)...]))
    }
    guard hasUserInfo(value), let colon = value.firstIndex(of: UInt8(ascii: ":")),
      let at = lastAt(in: value)
    else {
      return mark.map { Array(value[...$0]) + mask } ?? Array(value)
    }
    // The user name follows the scheme if there is no colon before that.
    let separator = value[..<colon].lastIndex(where: separators.contains)
    let start =
      address.flatMap { value[colon..<$0].dropFirst().allSatisfy(isSlash) ? $0 : nil }
      ?? separator.map { $0 + 1 } ?? value.startIndex
    // Only an `@` itself separates a host.
    let host =
      value[at] == UInt8(ascii: "@")
      ? at : value[at...].firstIndex { isSlash($0) || isMark($0) } ?? value.endIndex
    // A user name is a part of a URL, even of one without slashes.
    switch mark ?? value[host...].firstIndex(where: isMark) {
    case let mark? where mark < at: return Array(value[..<start]) + mask
    case let mark?: return Array(value[..<start]) + mask + value[host...mark] + mask
    case nil: return Array(value[..<start]) + mask + value[host...]
    }
  }

  /// Whether a text has the `:` and the `@` of a user name with a password.
  private static func hasUserInfo(_ text: ArraySlice<UInt8>) -> Bool {
    guard let at = lastAt(in: text) else { return false }
    return text[..<at].contains(UInt8(ascii: ":"))
  }

  /// The position of the last `@`, which can be typed as `%40`.
  private static func lastAt(in text: ArraySlice<UInt8>) -> Int? {
    text.indices.last { text[$0] == UInt8(ascii: "@") || text[$0...].starts(with: "%40".utf8) }
  }

  /// The end of an address's host and port; `nil` if the address can start with a user name. Without
  /// a dot, `me:12/secret@example.com` would also start with a host. A backslash ends a host in
  /// browsers, but belongs to a user name in curl.
  private static func endOfHost(in address: ArraySlice<UInt8>) -> Int? {
    let authority = address.prefix { !isSlash($0) && !isMark($0) }
    let parts = authority.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts[0].contains(UInt8(ascii: ".")),
      parts[0].allSatisfy(isHostCharacter), parts.dropFirst().joined().allSatisfy(isDigit)
    else { return nil }
    let rest = address[authority.endIndex...]
    if rest.first == UInt8(ascii: "\\"), rest.contains(UInt8(ascii: "@")) { return nil }
    return authority.endIndex
  }

  /// The end of a user name and a password without an `@` after them, such as one that is typed as
  /// `%40`: what follows the colon is no port, or the text has percent-encoded bytes, which no host
  /// needs. `nil` if there is none.
  private static func endOfMistypedPassword(in address: ArraySlice<UInt8>) -> Int? {
    let authority = address.prefix { !isSlash($0) && !isMark($0) }
    guard !address.contains(UInt8(ascii: "@")), authority.first != UInt8(ascii: "[") else {
      return nil
    }
    let colon = authority.firstIndex(of: UInt8(ascii: ":"))
    let hasPort = colon.map { authority[($0 + 1)...].allSatisfy(isDigit) } ?? true
    return hasPort && !authority.contains(UInt8(ascii: "%")) ? nil : authority.endIndex
  }

  /// The position after the slashes of a scheme; `nil` if there is none. `http` and `https` can have
  /// one slash, or backslashes.
  private static func startOfAddress(in value: ArraySlice<UInt8>) -> Int? {
    var rest = value
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      let slashes = rest[(colon + 1)...].prefix(while: isSlash)
      let scheme = value[..<colon].suffix(5).map { $0 | 0x20 }
      let isHTTP = scheme.ends(with: "http".utf8) || scheme.ends(with: "https".utf8)
      if slashes.starts(with: "//".utf8) || isHTTP && !slashes.isEmpty { return slashes.endIndex }
      rest = rest[(colon + 1)...]
    }
    return nil
  }

  /// Whether the text after a mark is a query or a fragment without its URL: `token=`.
  private static func startsWithParameter(_ text: ArraySlice<UInt8>) -> Bool {
    let name = text.prefix { !separators.contains($0) }
    return !name.isEmpty && name.endIndex < text.endIndex
      && text[name.endIndex] == UInt8(ascii: "=")
  }

  /// The position of the quote that ends a quoted text: a space, a mark, or a letter other than
  /// ASCII, such as a Korean particle, follows it.
  private static func endOfQuote(in text: ArraySlice<UInt8>) -> Int? {
    text.indices.first { index in
      guard text[index] == UInt8(ascii: "'") else { return false }
      guard index + 1 < text.endIndex else { return true }
      let next = text[index + 1]
      return (isSpace(next) || closings.contains(next) || next >= 0x80)
        && !isInPassword(index, of: text)
    }
  }

  /// Whether a quote can be a part of a password: there is a colon before it, and the `@` of the host
  /// is between it and the next quoted text.
  private static func isInPassword(_ quote: Int, of text: ArraySlice<UInt8>) -> Bool {
    let (before, after) = (text[..<quote], text[(quote + 1)...])
    guard before.contains(UInt8(ascii: ":")), !before.contains(UInt8(ascii: "@")) else {
      return false
    }
    let end = after.indices.first {
      after[$0] == UInt8(ascii: "'") && (isSpace(text[$0 - 1]) || openings.contains(text[$0 - 1]))
    }
    return after[..<(end ?? after.endIndex)].contains(UInt8(ascii: "@"))
  }

  private static let separators = Array("/=,(\"' ".utf8)
  private static let openings = Array("([".utf8)
  private static let closings = Array(":,.;)]?!".utf8)

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  private static func isSlash(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isHostCharacter(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte >= 0x80
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }
}

extension Sequence<UInt8> {
  fileprivate func ends(with bytes: some BidirectionalCollection<UInt8>) -> Bool {
    Array(self).reversed().starts(with: bytes.reversed())
  }
}
