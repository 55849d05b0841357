extension SiteLabels {
  static let english = SiteLabels(
    title: "K-pop girl groups",
    summary: "K-pop girl groups by debut year, with their members, profiles, songs, and birthdays.",
    skip: "Skip to content", home: "Home", birthdays: "Birthdays", statistics: "Statistics",
    favorites: "Favorites", about: "About", search: "Search", featured: "Featured today",
    otherGroups: "Other groups", allGroups: "All groups", members: "Members",
    formerMembers: "Former members", songs: "Songs", play: "Play", links: "Links",
    alsoIn: "Also in", previous: "Previous", next: "Next", path: "You are here", today: "Today",
    thisWeek: "This week",
    month: { monthNames[$0 - 1] },
    birthdaysIn: { month in "Birthdays in \(monthNames[month - 1])" },
    noBirthdays: "No birthdays", calendar: "Calendar with all birthdays (.ics)",
    value: "Value", count: "Count",
    found: Found(
      none: "No results", one: "1 result", many: "{count} results",
      failed: "The search index could not be loaded"),
    favoriteTexts: FavoriteTexts(
      button: "Favorite",
      hint: "This browser keeps your favorites. 'kpgg favorites import' reads an exported file.",
      none: "No favorites yet. Add groups and members on their pages.", exportButton: "Export",
      importButton: "Import", invalidFile: "This is not a favorites file."),
    daily: "Daily puzzle",
    dailyTexts: DailyTexts(
      group: "Group", guessButton: "Guess", copyButton: "Copy result",
      guess: "Guess {number} of 6", repeated: "Already guessed.",
      ruledOut: "Guess {number} rules this group out. Press the button again to guess it anyway.",
      solved: "Solved in {number} of 6 guesses."),
    searchHint: "Type a name in the search box: in Korean or English, or initial consonants.",
    needsScript: "This needs JavaScript.",
    aboutTexts: AboutTexts(
      contents: { groups, members, songs in
        "This site lists \(groups) girl groups, \(members) line-up entries, and \(songs) songs."
      },
      facts: "Facts come from public data sets. A value without a source is unknown and not shown. "
        + "MBTI types and heights are the least certain facts.",
      program: "The site was written by kpgg, a catalog for the terminal.",
      privacy: "The site sets no cookies, and it sends no requests to other sites."))

  private static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
