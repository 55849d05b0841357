// Paths and IDs are split at bytes. Swift joins a slash and a combining mark after it into one
// Character, so a search for the Character would miss the slash.

extension String {
  /// The parts between the slashes. Two slashes in a row, or one at an end, make an empty part.
  ///
  ///     "group/\u{301}A".pathComponents  // ["group", "\u{301}A"]
  package var pathComponents: [String] { pathComponents(maxSplits: .max) }

  /// The parts between the first slashes. The last part can contain other slashes.
  package func pathComponents(maxSplits: Int) -> [String] {
    utf8.split(
      separator: UInt8(ascii: "/"), maxSplits: maxSplits, omittingEmptySubsequences: false
    ).map { String(Substring($0)) }
  }

  /// The part before the first slash, or the whole text.
  package var firstPathComponent: String {
    String(Substring(utf8.prefix { $0 != UInt8(ascii: "/") }))
  }

  /// The folders of a relative path, the outermost first.
  ///
  ///     "ko/groups/IVE.html".parentFolders  // ["ko", "ko/groups"]
  package var parentFolders: [String] {
    let parts = pathComponents.dropLast()
    return parts.indices.map { parts[...$0].joined(separator: "/") }
  }

  /// Whether the text has a slash.
  package var hasSlash: Bool { utf8.contains(UInt8(ascii: "/")) }

  /// Whether the text starts with a slash.
  package var isAbsolutePath: Bool { utf8.first == UInt8(ascii: "/") }

  /// The path without slashes at its end. The root folder keeps its only slash.
  package var withoutFinalSlashes: String {
    var path = self[...].utf8
    while path.count > 1, path.last == UInt8(ascii: "/") { path.removeLast() }
    return String(Substring(path))
  }
}
