import KPGGQuiz

extension SiteLabels {
  static let english = SiteLabels(
    title: "K-pop girl groups",
    summary: "K-pop girl groups by debut year, with their members, profiles, songs, and birthdays.",
    skip: "Skip to content", home: "Home", birthdays: "Birthdays", statistics: "Statistics",
    favorites: "Favorites", about: "About", search: "Search", featured: "Featured today",
    otherGroups: "Other groups", allGroups: "All groups", members: "Members",
    formerMembers: "Former members", songs: "Songs", play: "Play",
    alsoIn: "Also in", previous: "Previous", next: "Next", path: "You are here", today: "Today",
    nextDays: "Next 6 days", month: { monthNames[$0 - 1] },
    birthdaysIn: { month in "Birthdays in \(monthNames[month - 1])" },
    noBirthdays: "No birthdays", calendarName: "K-pop birthdays",
    calendar: "Calendar with all birthdays (.ics)",
    value: "Value", count: "Count",
    found: Found(
      none: "No results", one: "1 result", many: "{count} results",
      first: "The first 50 of {count} results",
      failed: "Search is unavailable. Type again to retry."),
    favoriteTexts: FavoriteTexts(
      button: "Favorite",
      hint: "Your favorites stay in this browser. To use them in the terminal, export them and run "
        + "'kpgg favorites import FILE'.",
      none: "No favorites yet. To add one, open a group or a member and press Favorite.",
      remove: "Remove", exportButton: "Export", importButton: "Import",
      invalidFile: "This is not a favorites file.",
      notSaved: "This browser cannot save favorites."),
    daily: "Daily puzzle",
    dailyTexts: DailyTexts(
      day: "Korea, {date}", group: "Group", choose: "Choose a group", guessButton: "Guess",
      copyButton: "Copy result", guess: "Guess {number} of {limit}",
      repeated: "You already guessed this group",
      ruledOut: "Guess {number} rules this group out. Press the button again to guess it anyway.",
      solved: "Solved in {number} of {limit} guesses"),
    searchHint: "Type a name in Korean or English, or its Korean initial consonants.",
    needsScript: "Turn on JavaScript to use this page.",
    birthdaysNeedScript:
      "Today's birthdays and the next ones need JavaScript. The pages of the months do not.",
    searchNeedsScript: "Search needs JavaScript. The list below does not.",
    aboutTexts: AboutTexts(
      contents: { groups, members, songs in
        let words = EnglishWords()
        return "This site has \(words.counted(groups, "girl group")), "
          + "\(words.counted(members, "member profile")) (one for each group that someone was in), "
          + "and \(words.counted(songs, "song"))."
      },
      facts:
        "Facts come from public data sets. Facts without a source are left out or shown as unknown. "
        + "MBTI types and heights are the least reliable.",
      program: "kpgg, a K-pop catalog for the terminal, generated this site.",
      privacy:
        "This site sets no cookies. It requests nothing from other sites, except pictures that "
        + "the catalog links to."))

  private static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
}
