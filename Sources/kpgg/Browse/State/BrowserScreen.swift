import KPGGCore

/// One of the browser's screens, and where on it the user is.
enum BrowserScreen: Hashable, Sendable {
  case home(HomePlace)
  case group(GroupPlace)
  case profile(ProfilePlace)
  case favorites(selection: Int)
  case search(SearchPlace)
  case help(scroll: Int)
}

/// A cell of the home screen.
struct HomePlace: Hashable, Sendable {
  /// Counted from the top, the featured group's cell being a row of its own.
  var row = 0
  /// Where the user is or was in each row.
  var columns: [Int: Int] = [:]

  /// The column of a row.
  func column(of row: Int) -> Int { columns[row] ?? 0 }
}

/// A member in a group's list.
struct GroupPlace: Hashable, Sendable {
  let id: GroupID
  var selection = 0
}

/// A member's profile.
struct ProfilePlace: Hashable, Sendable {
  var member: MemberID
  /// The lines that are scrolled away at the top.
  var scroll = 0
}

/// A search, as far as it is typed.
struct SearchPlace: Hashable, Sendable {
  var text = ""
  /// The characters before the cursor.
  var caret = 0
  var hits: [SearchHit] = []
  var selection = 0
}
