/// The most that a document may hold, beside its bytes: far more than any catalogue needs, and
/// little enough that none can fill the memory or the screen.
///
/// The embedded catalogue has 83 groups in 9 sections, of at most 25 members each, and no text of
/// over 60 characters.
enum WireLimits {
  /// Unicode scalars in a text: a table is as wide as its longest.
  static let textLength = 1024

  /// Texts in a list: aliases, nationalities, positions.
  static let texts = 100

  /// Members in a group.
  static let members = 500

  /// Groups or members in a document, those that stand in it twice counted twice.
  static let records = 20_000

  /// Sections in the index.
  static let sections = 200

  /// Commas and opening brackets, of which a document has at least as many as values but one. Room
  /// for `records` groups with every key, as `JSONDecoder` takes memory for each value before any
  /// is counted.
  static let values = 600_000
}
