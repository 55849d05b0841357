import KPGGCore

/// The words of counts, summaries, questions, and notes.
protocol ListingWords {
  /// The number of rows in a listing, and the total if only a page is shown.
  func count(_ shown: Int, of total: Int, _ noun: CountedNoun) -> String

  /// The line below a list of a group's songs that is cut at a limit.
  func moreSongs(_ count: Int, of group: GroupID) -> String

  func sections(_ sections: Int, groups: Int) -> String
  func favorites(_ count: Int, missing: Int) -> String
  func removedFavorites(_ count: Int) -> String
  func importedFavorites(added: Int, backdated: Int, unchanged: Int) -> String
  func exported(groups: Int, written: Int, unchanged: Int, removed: Int) -> String
  func synced(groups: Int, added: Int, changed: Int, removed: Int) -> String
  /// The title of a birthday in a calendar.
  func birthday(of member: String, in group: String) -> String
  /// What `snapshot save` saved, and the file.
  func savedSnapshot(groups: Int, members: Int, _ file: String) -> String
  func findings(groups: Int, errors: Int, warnings: Int) -> String

  /// A note on the age of cached documents, in days.
  func oldCache(_ days: Int) -> String

  /// A note on the ignored lines of a file, given their numbers.
  func unreadableLines(_ numbers: [Int], of path: String) -> String

  /// What to type next, at the end of the home screen.
  var homeHint: String { get }

  /// The date of the embedded catalog, at the end of the home screen.
  func catalogDate(_ date: CalendarDate) -> String

  /// The question before all favorites are removed, with a space at its end.
  func removalQuestion(_ count: Int) -> String

  /// The answers that mean yes, in lower case.
  var affirmativeAnswers: [String] { get }
}

extension ListingWords {
  /// Whether an answer means yes. In every language, `y` and `yes` do.
  func isYes(_ answer: String) -> Bool {
    let word = answer.filter { !$0.isWhitespace }.lowercased()
    return (["y", "yes"] + affirmativeAnswers).contains(word)
  }
}

/// A noun that listings count.
enum CountedNoun: Sendable {
  case group, member, song, birthday, result
}
