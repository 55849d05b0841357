/// How a text that was searched for stands in a name, the best first.
public enum MatchRank: Int, Comparable, Sendable {
  /// It is the name.
  case exact
  /// The name begins with it, its last syllable maybe still being typed.
  case prefix
  /// A later word of the name begins with it.
  case wordPrefix
  /// It gives the initial consonants of the name's syllables, of all or of some.
  case initials
  /// The name, or a word of it, begins with syllables whose initial consonants it gives.
  case leadingInitials
  /// It stands inside a word of the name.
  case substring
  /// A slip of the hand turns it into the name, or into words of it.
  case typo
  /// Two slips of the hand do.
  case twoTypos

  /// The better match comes first.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
