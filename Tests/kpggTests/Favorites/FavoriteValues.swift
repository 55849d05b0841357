import KPGGCore
import XCTest

@testable import kpgg

extension Favorite {
  /// The group or member with this id, a slash making it a member's; fails the test for no id.
  static func of(_ id: String, file: StaticString = #filePath, line: UInt = #line) throws -> Self {
    let kind: RecordKind = id.contains("/") ? .member : .group
    return try XCTUnwrap(Favorite(kind, id: id), id, file: file, line: line)
  }
}

extension Favorites {
  /// Favorites as a test writes them: `"IVE 2026-11-21"`.
  static func of(_ texts: String...) throws -> Self {
    Favorites(
      try texts.map { text in
        let parts = text.split(separator: " ")
        return Entry(
          favorite: try .of(String(parts[0])),
          added: try XCTUnwrap(CalendarDate(String(parts[1]))))
      })
  }

  /// So many groups, all of one day.
  static func groups(_ count: Int) throws -> Self {
    let day = try XCTUnwrap(CalendarDate("2026-11-21"))
    return Favorites(
      try (1...count).map { Entry(favorite: try .of("GROUP\($0)"), added: day) })
  }

  /// The same form, in the order of a listing.
  var texts: [String] { entries.map { "\($0.favorite.id) \($0.added)" } }
}
