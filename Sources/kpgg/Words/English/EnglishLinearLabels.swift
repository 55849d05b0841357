extension BrowserLabels.Linear {
  static let english = BrowserLabels.Linear(
    usage: "Type a number or a name to open it, ? for all commands, or q to quit",
    entryHelp: [
      "NUMBER: Open the entry with that number",
      "NAME: Open the entry with that name, or search for it", "Enter: Show more of the list",
      "f 3, p 3, o 3, z 3: Take entry 3", "/yooa: Search for yooa",
      ":mbti:infp: Filter the list; ':' alone shows all of it",
    ],
    word: { verb in
      switch verb {
      case .back: "back"
      case .home: "home"
      case .search: "search"
      case .filter: "filter"
      case .sort: "sort"
      case .reverseOrder: "reverse"
      case .toggleFavorite: "favorite"
      case .favorites: "favorites"
      case .play: "play"
      case .openImage: "image"
      case .quiz: "quiz"
      case .next: "next"
      case .previous: "previous"
      case .start: "top"
      case .refresh: "refresh"
      case .switchLanguage: "language"
      case .help: "help"
      case .quit: "quit"
      }
    },
    back: "Go back, or remove the filter", next: "Next member, or more of the list",
    previous: "Previous member, or the previous part of the list", start: "Show this screen again",
    selected: "selected", withoutVideo: "no video", search: "Search", filter: "Filter",
    order: "Order", retry: "Type r to retry",
    noEffect: "Nothing to do here; ? lists the commands",
    noEntry: { count in
      count == 0
        ? "This screen has no numbered entries"
        : "There is no such entry: the numbers are 1 to \(count)"
    },
    songNeedsPlay: "A song can only be played: type p and its number",
    changed: { field, old, new in "\(field) from \(old) to \(new)" },
    page: { range, count in
      let shown = "\(range.lowerBound)–\(range.upperBound) of \(count)"
      return range.upperBound < count ? "\(shown); Enter shows more" : shown
    },
    position: { index, count, next, previous in
      "\(index) of \(count); n shows \(next), N shows \(previous)"
    })
}
