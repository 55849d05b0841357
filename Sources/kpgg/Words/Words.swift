import KPGGCore
import KPGGPublishing
import KPGGQuiz

/// All words of one language.
///
/// Each language is one type in one file, and a missing word is a compile error. Names, dates, and
/// ids come from the catalog and stay the same.
protocol Words: Sendable {
  /// The language's name for itself.
  var nativeName: String { get }

  /// Whether readers expect Hangul before romanized names.
  var prefersHangul: Bool { get }

  /// The labels of fields, sheets, and charts.
  var labels: Labels { get }

  /// The words of the browser.
  var browser: BrowserLabels { get }

  /// The words of the quiz.
  var quiz: QuizLabels { get }

  /// The words of the daily puzzle.
  var daily: DailyLabels { get }

  /// The words of the website.
  var site: SiteLabels { get }

  /// The language of quiz questions.
  var quizLanguage: QuizLanguage { get }

  func status(_ status: GroupStatus) -> String
  func kind(_ kind: SnapshotDifference.Kind) -> String
  func kind(_ kind: SongKind) -> String

  /// The value for a current, former, or deceased member, to match the original app's label.
  func membership(of member: Member) -> String

  /// Whether a member has left a group, and when the group disbanded.
  func membership(of member: Member, in group: GirlGroup) -> String

  /// The table status of a member who stayed until the group disbanded.
  var ended: String { get }

  /// The note after a group's name that the person has left it.
  var former: String { get }

  /// The usual term for a position, else the catalog's text.
  func position(_ position: Position) -> String

  /// The names of a country, the usual one first, given its English name.
  func countryNames(_ country: String) -> [String]

  /// An age in years: `age 28`.
  func age(_ years: Int) -> String

  /// The number of rows in a listing, and the total if only a page is shown.
  func count(_ shown: Int, of total: Int, _ noun: CountedNoun) -> String

  /// The number of members, with separate numbers of former and deceased ones. If the group has
  /// disbanded, `current` counts its last members.
  func members(current: Int, former: Int, died: Int, hasDisbanded: Bool) -> String

  /// The line below a list of a group's songs that is cut at a limit.
  func moreSongs(_ count: Int, of group: GroupID) -> String

  /// A number of people without a noun.
  func people(_ count: Int) -> String

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

  /// The number of groups in the statistics, with a count for each status that occurs.
  func groups(_ count: Int, _ statuses: [(status: GroupStatus?, count: Int)]) -> String

  /// The number of line-up entries, and the number of different people.
  func entries(_ entries: Int, people: Int, inSeveralGroups: Int) -> String
  func years(from: String, to: String) -> String

  func title(of chart: StatisticsChart) -> String
  func note(on chart: StatisticsChart) -> String

  func title(of chart: QuizChart) -> String
  func note(on chart: QuizChart) -> String
  func kind(_ kind: QuizKind) -> String

  /// The number of answers in the quiz, with the right ones and those with a typo.
  func answers(_ count: Int, right: Int, typos: Int) -> String
  func points(_ points: Int, average: Int?) -> String
  func days(_ count: Int) -> String
  func streak(current: Int, longest: Int) -> String
  func puzzles(played: Int, solved: Int) -> String
  func review(questions: Int, due: Int) -> String

  /// The statistics of a player without answers.
  var noAnswers: String { get }

  var errorLabel: String { get }
  var hintLabel: String { get }
  var noteLabel: String { get }

  /// Messages, without a full stop. They quote what the user typed.
  func message(for error: UsageError) -> String
  func message(for error: CommandError) -> String
  func message(for error: CatalogError) -> String
  func message(for kind: Finding.Kind) -> String
  func severity(_ severity: Finding.Severity) -> String
  /// Returns the end of a message: ` (line 3, column 12)`; empty for an unknown position.
  func suffix(for position: JSONPosition?) -> String
  func message(for error: ExportError) -> String
  func message(for error: FavoritesError) -> String
  func message(for error: UserFileError) -> String
  func message(for error: AnswerLogError) -> String
  func message(for error: QuizError) -> String
  /// A message about a line of standard input.
  func message(_ message: String, atLine line: Int) -> String
  /// The end of a message about a value from an environment variable: ` (from KPGG_SOURCE)`.
  func origin(_ variable: String) -> String
  func cannotWrite(_ path: String, _ reason: String) -> String
  func cannotWriteOutput(_ reason: String) -> String

  /// A note on the age of cached documents, in days.
  func oldCache(_ days: Int) -> String

  /// A note on lines of a file that count for nothing, given their numbers.
  func unreadableLines(_ numbers: [Int], of path: String) -> String

  /// What to do about an error, without a full stop.
  func text(_ hint: Hint) -> String

  /// What to type next, at the end of the home screen.
  var homeHint: String { get }

  /// The date of the embedded catalog, at the end of the home screen.
  func catalogDate(_ date: CalendarDate) -> String

  /// The question before all favorites are removed, with a space at its end.
  func removalQuestion(_ count: Int) -> String

  /// The answers that mean yes, in lower case.
  var affirmativeAnswers: [String] { get }

  /// The last line of an overview of statistics.
  func chartHint(_ topics: [String], of command: String) -> String
}

extension Words {
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

/// The labels of fields, sheets, and charts in one language.
struct Labels: Sendable {
  let groupFields: GroupLabels
  let memberFields: MemberLabels
  let songFields: SongLabels

  let id: String
  let aliases: String
  let image: String
  let memberCount: String
  let members: String
  let songs: String
  let group: String
  let member: String
  let otherNames: String
  let key: String
  let title: String
  let koreanTitle: String
  let from: String
  let to: String
  let groups: String
  let groupCount: String
  let birthday: String
  let turns: String
  let kind: String
  let foundIn: String
  let foundText: String
  let addedOn: String
  let added: String
  let removed: String
  let alreadyAdded: String
  let missing: String
  let debuts: String
  let answers: String
  let points: String
  let playedOn: String
  let dailyPuzzles: String
  let dailyStreak: String
  let review: String
  let yes: String
  let no: String
  let unknown: String
}
