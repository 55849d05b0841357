import Foundation
import KPGGCore

/// A file of favorites, as in the article *Keep favorites*.
struct FavoritesFile {
  let url: URL

  /// Reads the favorites. A missing file has none.
  func read() throws -> Favorites {
    do {
      return try Favorites(Data(contentsOf: url))
    } catch CocoaError.fileReadNoSuchFile {
      return Favorites()
    }
  }

  /// Reads the favorites again, and writes them if they change.
  func update(_ change: (inout Favorites) -> Void) throws {
    let old = try read()
    var new = old
    change(&new)
    if new != old { try new.data.write(to: url, options: .atomic) }
  }

  func toggle(_ id: RecordID, on day: CalendarDate = .today) throws {
    try update { favorites in
      if favorites.contains(id) {
        favorites.remove(id)
      } else {
        favorites.add(id, on: day)
      }
    }
  }
}
