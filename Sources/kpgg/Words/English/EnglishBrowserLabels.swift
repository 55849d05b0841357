extension BrowserLabels {
  static let english = BrowserLabels(
    move: "move", open: "open", back: "back", cancel: "cancel", search: "search",
    favorite: "favorite", favorites: "favorites", play: "play", openImage: "open image",
    copy: "copy", help: "help", quit: "quit", retry: "retry", filter: "filter", sort: "sort",
    run: "run", keep: "keep", clear: "clear",
    previous: "previous", next: "next",
    featured: "Today's group", members: "Members", formerMembers: "Former members",
    noMembers: "No known members", memberNotFound: "This member is not in the catalog",
    emptyCatalog: "The catalog is empty",
    searchPrompt: "Type part of a name in English or Korean, or its initial consonants: ㅇㅁㅇㄱ",
    noResults: "No results", noFavorites: "No favorites yet: press f on a group or a member",
    noVideo: "No known video", noImage: "No known image or video",
    nothingToCopy: "Nothing to copy", nothingToFilter: "Nothing to filter here",
    filterPrompt: "names, mbti:infp, born:1999, former", invalidFilter: "not valid",
    escCancels: "Esc cancels", canceled: "Canceled",
    loadingCatalog: "Loading the catalog…",
    loadingMembers: "Loading the members…", birthdays: "Birthdays this week",
    changes: "changes", refreshing: "Reloading… Esc cancels",
    preparingQuiz: "Loading the quiz… Esc cancels",
    noChanges: "Nothing has changed", changed: { $0 == 1 ? "1 change" : "\($0) changes" },
    changesBelow: { "\($0 == 1 ? "1 change" : "\($0) changes"): close this screen to see" },
    orders: BrowserLabels.Orders(
      name: "by name", debut: "by debut", agency: "by agency", birth: "by birth date",
      height: "by height", mbti: "by MBTI",
      group: "by group", members: "members", songs: "songs", reversed: "reversed"),
    unknownTerm: { "'\($0):' not found; use mbti:infp" },
    invalidValue: { "'\($0)' is not valid; use \($1)" },
    found: { $0 == 1 ? "1 result" : "\($0) results" },
    favoriteAdded: { "★ \($0) is now a favorite" },
    favoriteRemoved: { "☆ \($0) is no longer a favorite" },
    opened: { "Opened \($0)" },
    noDisplay: { "No display: open \($0)" },
    copied: { kind, text, next, key in
      "Copied \(name(of: kind)): \(text)" + (next.map { " (\(key): \(name(of: $0)))" } ?? "")
    },
    notCopied: { "Cannot copy here: \($0)" },
    keyHelp: BrowserLabels.KeyHelp(
      move: "Move", rows: "Next or previous row", pages: "Page down or up",
      ends: "First or last in the list", open: "Open, or play a song",
      back: "Go back, or cancel loading", home: "Go to the home screen", search: "Search by name",
      filter: "Filter the list", sort: "Sort in another order", reverseOrder: "Reverse the order",
      homeStyle: "Switch home: cards or list", toggleFavorite: "Add or remove a favorite",
      favorites: "Show the favorites", play: "Play the hit song",
      openImage: "Open the image or the video", quiz: "Play a quiz about this group",
      copy: "Copy name, ID, or link",
      refresh: "Reload and show changes",
      language: "Language", help: "Show all commands", quit: "Quit", editing: "Delete text, a word",
      suspend: "Suspend; 'fg' resumes", mouse: "Click opens, the wheel moves"),
    linear: .english)

  private static func name(of kind: CopyKind) -> String {
    switch kind {
    case .name: "name"
    case .id: "ID"
    case .address: "link"
    }
  }
}
