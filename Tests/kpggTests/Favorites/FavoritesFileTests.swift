import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class FavoritesFileTests: XCTestCase {
  func testReadingCreatesNothing() throws {
    try withFile { file, folder in
      XCTAssertEqual(try file.read(), Favorites())
      XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path))
    }
  }

  func testWhatIsKeptIsReadAgain() throws {
    try withFile { file, _ in
      let kept = try file.update { $0.merge(try .of("IVE/Liz 2026-11-21", "IVE 2026-11-20")) }
      XCTAssertEqual(kept.old, Favorites())
      XCTAssertEqual(kept.new.texts, ["IVE/Liz 2026-11-21", "IVE 2026-11-20"])
      XCTAssertEqual(try file.read(), kept.new)
    }
  }

  func testTheFolderIsForItsOwnerAlone() throws {
    try withFile { file, folder in
      try file.update { $0.merge(try .of("IVE 2026-11-20")) }
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
      XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o700)
    }
  }

  func testAChangeThatChangesNothingDoesNotTouchTheFile() throws {
    try withFile("{\"schemaVersion\": 1, \"favorites\": []}") { file, folder in
      try file.update { _ in }
      XCTAssertEqual(try Self.text(in: folder), "{\"schemaVersion\": 1, \"favorites\": []}")
    }
  }

  func testAChangeThatFailsDoesNotTouchTheFile() throws {
    struct Refusal: Error {}
    try withFile { file, folder in
      try file.update { $0.merge(try .of("IVE 2026-11-20")) }
      XCTAssertThrowsError(
        try file.update { favorites in
          favorites = Favorites()
          throw Refusal()
        })
      XCTAssertEqual(try file.read().texts, ["IVE 2026-11-20"])
    }
  }

  func testACorruptFileIsToldAndKept() throws {
    for text in ["", "{", "{\"schemaVersion\": 2}", "[]", "\u{0}"] {
      try withFile(text) { file, folder in
        XCTAssertThrowsError(try file.read(), text) { error in
          guard case FavoritesFile.Failure.corrupt = error else { return XCTFail("\(error)") }
        }
        XCTAssertThrowsError(try file.update { $0 = Favorites() }, text)
        XCTAssertThrowsError(try file.update { $0.merge(try .of("IVE 2026-11-20")) }, text)
        XCTAssertEqual(try Self.text(in: folder), text)
      }
    }
  }

  func testWhatCannotBeReadAgainIsNotWritten() throws {
    let long = String(repeating: "a", count: FavoritesDocument.byteLimit)
    try withFile { file, _ in
      try file.update { $0.merge(try .of("IVE 2026-11-20")) }
      XCTAssertThrowsError(
        try file.update { $0.merge(try .of("IVE/\(long) 2026-11-21")) }
      ) { error in
        guard case FavoritesFile.Failure.unwritable(_, let reason) = error else {
          return XCTFail("\(error)")
        }
        XCTAssertEqual(reason, "larger than the limit of 4194304 bytes")
      }
      XCTAssertEqual(try file.read().texts, ["IVE 2026-11-20"])
    }
  }

  func testNoMoreAreKeptThanTheLimit() throws {
    let favorites = try Favorites.groups(Favorites.limit)
    let one = try Favorite.of("IVE/Liz")
    try withFile { file, _ in
      try file.update { $0 = favorites }
      XCTAssertThrowsError(try file.update { $0.add(one, on: $0.entries[0].added) }) { error in
        XCTAssertEqual(error as? FavoritesFile.Failure, .tooMany(10_001))
      }
      XCTAssertEqual(try file.read(), favorites)
    }
  }

  func testOfTooManySomeCanBeRemoved() throws {
    let tooMany = try Favorites.groups(Favorites.limit + 2)
    try withFile(FavoritesDocument(tooMany).json.canonicalText) { file, _ in
      try file.update { $0.remove($0.entries[0].favorite) }
      XCTAssertEqual(try file.read().entries.count, Favorites.limit + 1)
    }
  }

  func testWhatADeadProcessLeftIsRemovedByTheNextChange() throws {
    try withFile("{\"schemaVersion\": 1, \"favorites\": []}") { file, folder in
      try Data().write(to: folder.appendingPathComponent(".kpgg-1abc"))
      try file.update { $0.merge(try .of("IVE 2026-11-20")) }
      XCTAssertEqual(
        try FileManager.default.contentsOfDirectory(atPath: folder.path), ["favorites.json"])
    }
  }

  func testALinkKeepsLeadingToTheFile() throws {
    try withFile("{\"schemaVersion\": 1, \"favorites\": []}") { file, folder in
      let link = folder.appendingPathComponent("favorites.json")
      let target = folder.appendingPathComponent("elsewhere.json")
      try FileManager.default.moveItem(at: link, to: target)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
      try file.update { $0.merge(try .of("IVE 2026-11-20")) }
      let text = String(decoding: try Data(contentsOf: target), as: UTF8.self)
      XCTAssertTrue(text.contains("IVE"), text)
    }
  }

  func testAFolderThatCannotBeMadeIsNamed() throws {
    let file = FavoritesFile(folder: "/dev/null/kpgg")
    XCTAssertThrowsError(try file.update { $0.merge(try .of("IVE 2026-11-20")) }) { error in
      XCTAssertEqual(
        error as? FavoritesFile.Failure,
        .unwritable(path: "/dev/null/kpgg", reason: "Not a directory"))
    }
  }

  private static func text(in folder: URL) throws -> String {
    String(
      decoding: try Data(contentsOf: folder.appendingPathComponent("favorites.json")),
      as: UTF8.self)
  }

  /// Runs with a file that holds a text, or that is missing with its folder.
  private func withFile(
    _ text: String? = nil, _ body: (FavoritesFile, URL) throws -> Void
  ) throws {
    let temporary = try TemporaryFolder()
    defer { temporary.remove() }
    let folder = temporary.url.appendingPathComponent("data/kpgg")
    if let text {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.appendingPathComponent("favorites.json"))
    }
    try body(FavoritesFile(folder: folder.path), folder)
  }
}
