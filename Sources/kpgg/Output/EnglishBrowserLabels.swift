extension BrowserLabels {
  static let english = BrowserLabels(
    move: "move", open: "open", back: "back", cancel: "cancel", search: "search",
    favorite: "favorite", favorites: "favorites", play: "play", openImage: "open image",
    help: "help", quit: "quit", retry: "retry", previous: "previous", next: "next",
    featured: "Today's group", members: "Members", formerMembers: "Former members",
    noMembers: "No known members", memberNotFound: "This member is not in the catalog",
    emptyCatalog: "The catalog is empty",
    searchPrompt: "Type part of a name in English or Korean, or its initial consonants: ㅇㅁㅇㄱ",
    noResults: "No results", noFavorites: "No favorites yet: press f on a group or a member",
    noVideo: "No known video", noImage: "No known image or video",
    escCancels: "Esc cancels", canceled: "Canceled", loadingCatalog: "Loading the catalog…",
    loadingMembers: "Loading the members…", birthdays: "Birthdays this week",
    sorted: { kind, order in
      let key =
        switch order.key {
        case .own: ""
        case .name: "by name"
        case .debut: "by debut"
        case .agency: "by agency"
        case .birth: "by birth date"
        case .height: "by height"
        case .mbti: "by MBTI"
        case .group: "by group"
        }
      let list = kind == .songs ? "songs" : kind == .members ? "members" : ""
      return [list, key, order.isReversed ? "reversed" : ""].filter { !$0.isEmpty }
        .joined(separator: " ")
    },
    problem: { problem in
      switch problem {
      case .unknownTerm(let key): "'\(key):' is no filter; try mbti:infp"
      case .invalidValue(let term): "for example \(term.example)"
      }
    },
    found: { $0 == 1 ? "1 result" : "\($0) results" },
    favoriteAdded: { "★ \($0) is now a favorite" },
    favoriteRemoved: { "☆ \($0) is no longer a favorite" },
    noDisplay: { "No display: open \($0)" },
    keyHelp: BrowserLabels.KeyHelp(
      move: "Move", rows: "Next or previous row", pages: "Next or previous page",
      ends: "First or last row", open: "Open the selection", back: "Go back, or cancel loading",
      search: "Search as you type", toggleFavorite: "Add or remove a favorite",
      favorites: "Show the favorites", play: "Play the selected song, or the hit song",
      openImage: "Open the image in the browser, or the video if there is no image",
      retry: "Retry after an error", help: "Show this help", quit: "Quit",
      editing: "In a search: delete to the start of the text, or delete a word",
      suspend: "Suspend; run 'fg' in the shell to resume", mouse: "Mouse",
      mouseUse: "Click to open, scroll to move"))
}
