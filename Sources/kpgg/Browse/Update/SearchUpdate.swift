extension BrowserState {
  /// Searches for what is typed.
  mutating func search(_ place: SearchPlace) {
    var place = place
    place.hits = BrowserSearch.hits(for: place.text, in: self)
    place.selection = max(0, min(place.selection, place.hits.count - 1))
    screen = .search(place)
  }

  /// A key while a search is typed; `nil` for those that do what they do everywhere.
  mutating func take(_ key: Key, in place: SearchPlace) -> [BrowserEffect]? {
    switch key {
    case .character(let character): search(place.inserting(String(character)))
    case .control("u"): search(place.removing(place.caret))
    case .control("w"): search(place.removing(place.lengthOfWordBeforeCaret))
    case .backspace where place.text.isEmpty: return goBack()
    case .backspace: search(place.removing(1))
    case .delete where place.caret < place.text.count:
      search(place.moved(to: place.caret + 1).removing(1))
    case .left, .control("b"): screen = .search(place.moved(to: place.caret - 1))
    case .right, .control("f"): screen = .search(place.moved(to: place.caret + 1))
    case .home, .control("a"): screen = .search(place.moved(to: 0))
    case .end, .control("e"): screen = .search(place.moved(to: place.text.count))
    case .up, .down, .pageUp, .pageDown, .tab, .backTab, .enter, .escape: return nil
    default: break
    }
    return []
  }

  /// The hits: up and down in the list.
  mutating func perform(_ action: BrowserAction, at place: SearchPlace) -> [BrowserEffect] {
    var place = place
    if let moved = selection(place.selection, after: action, count: place.hits.count) {
      place.selection = moved
      screen = .search(place)
    }
    switch action {
    case .open, .pick:
      guard place.hits.indices.contains(place.selection) else { return [] }
      return open(Favorite(place.hits[place.selection]))
    default: return []
    }
  }
}

extension SearchPlace {
  /// The longest text that is searched for, in characters; more than any name has.
  private static let limit = 100

  /// With a text at the cursor.
  func inserting(_ inserted: String) -> SearchPlace {
    let before = text.prefix(caret) + inserted
    var place = self
    place.text = String((before + text.dropFirst(caret)).prefix(Self.limit))
    // A mark that is inserted joins the character before it.
    place.caret = min(before.count, place.text.count)
    place.selection = 0
    return place
  }

  /// Without so many characters before the cursor.
  func removing(_ count: Int) -> SearchPlace {
    let kept = text.prefix(caret).dropLast(count)
    var place = self
    place.text = String(kept + text.dropFirst(caret))
    place.caret = min(kept.count, place.text.count)
    place.selection = 0
    return place
  }

  /// With the cursor somewhere else.
  func moved(to caret: Int) -> SearchPlace {
    var place = self
    place.caret = max(0, min(caret, text.count))
    return place
  }

  /// How many characters there are from the beginning of a word to the cursor.
  var lengthOfWordBeforeCaret: Int {
    let before = text.prefix(caret)
    let spaces = before.reversed().prefix { $0 == " " }.count
    return spaces + before.dropLast(spaces).reversed().prefix { $0 != " " }.count
  }
}
