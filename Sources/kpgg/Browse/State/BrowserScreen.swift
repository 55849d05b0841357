import KPGGCore

/// A screen of the browser and the user's position on it.
enum BrowserScreen: Hashable, Sendable {
  case home(HomeState)
  case group(GroupState)
  case profile(ProfileState)
  case favorites(selection: Int)
  case search(SearchState)
  case help(scroll: Int)
}

/// The selected cell of the home screen.
struct HomeState: Hashable, Sendable {
  /// The selected row, counted from the top. The featured group has a row of its own.
  var row = 0
  /// The selected column of each row, kept when the user moves to another row.
  var columns: [Int: Int] = [:]

  /// The selected column of a row, 0 by default.
  func column(ofRow row: Int) -> Int { columns[row] ?? 0 }
}

/// A group's screen and the selected row. The newest songs follow the members.
struct GroupState: Hashable, Sendable {
  let id: GroupID
  var selection = 0
}

/// A member's profile and how far it is scrolled.
struct ProfileState: Hashable, Sendable {
  var member: MemberID
  /// The number of lines above the visible part.
  var scroll = 0
}

/// A search: the typed text, its cursor, and the hits.
struct SearchState: Hashable, Sendable {
  var text = ""
  /// The number of characters before the cursor.
  var caret = 0
  var hits: [SearchHit] = []
  var selection = 0

  /// The maximum length of the text in characters, longer than any name.
  private static let limit = 100

  /// Inserts text at the cursor.
  func inserting(_ inserted: String) -> SearchState {
    let before = text.prefix(caret) + inserted
    var search = self
    search.text = String((before + text.dropFirst(caret)).prefix(Self.limit))
    // An inserted combining mark joins the character before it.
    search.caret = min(before.count, search.text.count)
    search.selection = 0
    return search
  }

  /// Removes characters before the cursor.
  func removing(_ count: Int) -> SearchState {
    let kept = text.prefix(caret).dropLast(count)
    var search = self
    search.text = String(kept + text.dropFirst(caret))
    search.caret = min(kept.count, search.text.count)
    search.selection = 0
    return search
  }

  /// Moves the cursor, within the text.
  func movingCaret(to caret: Int) -> SearchState {
    var search = self
    search.caret = max(0, min(caret, text.count))
    return search
  }

  /// The number of characters from the start of the current or previous word to the cursor.
  var lengthOfWordBeforeCaret: Int {
    let before = text.prefix(caret)
    let spaces = before.reversed().prefix { $0 == " " }.count
    return spaces + before.dropLast(spaces).reversed().prefix { $0 != " " }.count
  }
}
