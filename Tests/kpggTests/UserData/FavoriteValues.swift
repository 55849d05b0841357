import Foundation
import KPGGCore
import XCTest

@testable import kpgg

extension FavoritesFile {
  init(folder: String) { self.init(folder: folder, lockTimeout: .seconds(30)) }
}

extension XCTestCase {
  /// Calls the body with a data folder that has one file with this text. Without a text, neither
  /// file nor folder exists.
  func withDataFolder(
    _ name: String, _ text: String?, _ body: (_ folder: URL) throws -> Void
  ) throws {
    let temporary = try TemporaryFolder()
    defer { temporary.remove() }
    let folder = temporary.url.appendingPathComponent("data/kpgg")
    if let text {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try body(folder)
  }
}

extension Favorite {
  /// The member with this ID if it has a slash, else the group. An invalid ID fails the test.
  static func of(_ id: String, file: StaticString = #filePath, line: UInt = #line) throws -> Self {
    let kind: RecordKind = id.contains("/") ? .member : .group
    return try XCTUnwrap(Favorite(kind, id: id), id, file: file, line: line)
  }
}

extension Favorites {
  /// Favorites from texts of an ID and a date: `"IVE 2026-11-21"`.
  static func of(_ texts: String...) throws -> Self {
    Favorites(
      try texts.map { text in
        let parts = text.split(separator: " ")
        return Entry(
          favorite: try .of(String(parts[0])),
          added: try XCTUnwrap(CalendarDate(String(parts[1]))))
      })
  }

  /// A number of groups with the same date.
  static func groups(_ count: Int) throws -> Self {
    let day = try XCTUnwrap(CalendarDate("2026-11-21"))
    return Favorites(
      try (1...count).map { Entry(favorite: try .of("GROUP\($0)"), added: day) })
  }

  /// The entries in the form that `of(_:)` reads.
  var texts: [String] { entries.map { "\($0.favorite.id) \($0.added)" } }
}
