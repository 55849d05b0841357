/// How a text that was searched for stands in a name, the best first.
public enum SearchMatch: Int, Comparable, Sendable {
  /// It is the name.
  case exact
  /// The name begins with it, its last syllable maybe still being typed.
  case prefix
  /// A later word of the name begins with it.
  case wordPrefix
  /// The name, or a word of it, begins with syllables whose initial consonants it gives, all or some.
  case initials
  /// It stands inside the name.
  case substring
  /// A slip or two of the hand turn it into the name, or into words of it.
  case slip

  /// The better match comes first.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
