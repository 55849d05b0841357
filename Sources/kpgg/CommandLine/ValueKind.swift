/// What is meant by a word of the command line, an option's value or an argument: what completions
/// offer in its place.
///
/// A name may be of several words, typed without quotes where its argument repeats.
enum ValueKind: Hashable, Sendable {
  /// Nothing that could be listed: a number, a date, a text.
  case text
  /// One of a few words.
  case choice([String])
  /// Some of a few words, with commas between.
  case list([String])
  /// Some of the keys of what the command shows, with commas between.
  case fields
  /// One of the keys of what the command shows.
  case field
  /// A group's name.
  case group
  /// A group's name, or a section's.
  case groupOrSection
  /// A group's name, a member's, or one after the other.
  case groupOrMember
  /// A group or a member among the favourites, one name in each word.
  case favorite
  /// Some of the catalogue's agencies, countries or positions, with commas between.
  case agencies, nationalities, positions
  /// A section's key or years, or several with commas between.
  case section
  /// A command, or a topic of the help.
  case helpPage
  case file
  case folder
  /// What `--source` takes.
  case source
}
