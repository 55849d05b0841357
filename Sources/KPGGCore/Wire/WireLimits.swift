/// The limits of a wire document.
///
/// They are far above any real catalog's needs, and low enough to protect the memory and the
/// screen. The bundled groups have at most 30 members and 30 songs, and no text has more than 60
/// characters.
package enum WireLimits {
  /// Bytes in a document: 8 MiB.
  package static let bytes = 8 << 20

  /// Unicode scalars in a text, because a table is as wide as its longest text.
  static let textLength = 1024

  /// Texts in a list: aliases, nationalities, or positions.
  static let texts = 100

  /// Members in a group.
  static let members = 500

  /// Songs of a group.
  static let songs = 500

  /// Groups or members in a document, duplicates included.
  static let records = 20_000

  /// Sections in the index.
  static let sections = 200

  /// JSON values in a document: enough for `records` groups with every key.
  static let values = 600_000

  /// The maximum number of errors that are listed for a document; also of warnings.
  static let problems = 1000

  static let json = JSONLimits(bytes: bytes, values: values)
}

extension String {
  /// Whether comparing the text is quick. Unicode's canonical order makes the time quadratic for a
  /// letter with a million accents.
  var isQuickToCompare: Bool {
    utf8.count <= WireLimits.textLength || utf8.allSatisfy { $0 < 0x80 }
  }
}
