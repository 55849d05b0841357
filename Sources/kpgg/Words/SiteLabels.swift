import KPGGCore

/// The words that only the website uses, in one language.
struct SiteLabels: Sendable {
  /// The name of the site.
  let title: String
  /// What the site is, for search engines and link previews.
  let summary: String
  /// The link that skips the header.
  let skip: String
  let home: String
  let birthdays: String
  let statistics: String
  let favorites: String
  let about: String
  let search: String
  /// The featured group of the day.
  let featured: String
  /// The groups outside all sections.
  let otherGroups: String
  let allGroups: String
  let members: String
  let formerMembers: String
  let songs: String
  /// The action of the hit song's link.
  let play: String
  /// The other groups of a member.
  let alsoIn: String
  let previous: String
  let next: String
  /// The path from the home page to this page.
  let path: String
  let today: String
  /// The six days after today.
  let nextDays: String
  let month: @Sendable (_ month: Int) -> String
  let birthdaysIn: @Sendable (_ month: Int) -> String
  let noBirthdays: String
  /// The name of the calendar of birthdays.
  let calendarName: String
  /// The link to the calendar file.
  let calendar: String
  let value: String
  let count: String
  let found: Found
  let favoriteTexts: FavoriteTexts
  /// The title of the daily puzzle's page.
  let daily: String
  let dailyTexts: DailyTexts
  /// The hint above the list of groups on the search page.
  let searchHint: String
  /// Why a page is empty without JavaScript.
  let needsScript: String
  /// The same on pages that also work without JavaScript.
  let birthdaysNeedScript: String
  let searchNeedsScript: String
  let aboutTexts: AboutTexts

  /// The texts of the search results.
  struct Found: Sendable {
    let none: String
    let one: String
    /// With `{count}`.
    let many: String
    /// The same if only the first 50 are listed.
    let first: String
    let failed: String
  }

  /// The texts of favorites.
  struct FavoriteTexts: Sendable {
    /// The button that adds or removes a favorite.
    let button: String
    let hint: String
    let none: String
    /// The button that removes a favorite, before its name.
    let remove: String
    let exportButton: String
    let importButton: String
    let invalidFile: String
    let notSaved: String
  }

  /// The texts of the daily puzzle, some with `{number}`, `{limit}`, or `{date}`.
  struct DailyTexts: Sendable {
    /// The day of the puzzle, which is Korea's.
    let day: String
    let group: String
    /// The first line of the list of groups.
    let choose: String
    let guessButton: String
    let copyButton: String
    let guess: String
    let repeated: String
    /// A guess that contradicts an earlier one.
    let ruledOut: String
    let solved: String
  }

  /// The paragraphs of the page about the site.
  struct AboutTexts: Sendable {
    let contents: @Sendable (_ groups: Int, _ members: Int, _ songs: Int) -> String
    let facts: String
    let program: String
    let privacy: String
  }
}
