import KPGGCore

/// The words that only the web site has, in one language.
struct SiteLabels: Sendable {
  /// The name of the site.
  let title: String
  /// What the site is, for search engines and previews of links.
  let summary: String
  /// The link that passes over the header.
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
  let links: String
  /// The other groups of a member.
  let alsoIn: String
  let previous: String
  let next: String
  /// The path from the home page to this page.
  let path: String
  let today: String
  let thisWeek: String
  let month: @Sendable (_ month: Int) -> String
  let birthdaysIn: @Sendable (_ month: Int) -> String
  let noBirthdays: String
  /// The link to the calendar file.
  let calendar: String
  let value: String
  let count: String
  let found: Found
  let favoriteTexts: FavoriteTexts
  /// The page of the daily puzzle.
  let daily: String
  let dailyTexts: DailyTexts
  /// What the search page says above the list of groups.
  let searchHint: String
  let needsScript: String
  let aboutTexts: AboutTexts

  /// The texts of the search results.
  struct Found: Sendable {
    let none: String
    let one: String
    /// With `{count}`.
    let many: String
    let failed: String
  }

  /// The texts of favorites.
  struct FavoriteTexts: Sendable {
    /// The button that adds or removes a favorite.
    let button: String
    let hint: String
    let none: String
    let exportButton: String
    let importButton: String
    let invalidFile: String
  }

  /// The texts of the daily puzzle, some with `{number}`.
  struct DailyTexts: Sendable {
    let group: String
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
