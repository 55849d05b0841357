import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class FavoritesFileTests: XCTestCase {
  func testStoredFavoritesCanBeReadBack() throws {
    try withFile { file, _ in
      let change = try file.update { $0.merge(try .of("IVE/Liz 2026-11-21", "IVE 2026-11-20")) }
      XCTAssertEqual(change.old, Favorites())
      XCTAssertEqual(change.new.texts, ["IVE/Liz 2026-11-21", "IVE 2026-11-20"])
      XCTAssertEqual(try file.read(), change.new)
    }
  }

  func testAnUpdateWithoutAChangeDoesNotWriteTheFile() throws {
    try withFile("{\"schemaVersion\": 1, \"favorites\": []}") { file, folder in
      try file.update { _ in }
      XCTAssertEqual(try Self.text(in: folder), "{\"schemaVersion\": 1, \"favorites\": []}")
    }
  }

  func testAFailedUpdateDoesNotWriteTheFile() throws {
    struct TestError: Error {}
    try withFile { file, folder in
      try file.update { $0.merge(try .of("IVE 2026-11-20")) }
      XCTAssertThrowsError(
        try file.update { favorites in
          favorites = Favorites()
          throw TestError()
        })
      XCTAssertEqual(try file.read().texts, ["IVE 2026-11-20"])
    }
  }

  func testACorruptFileIsAnErrorAndStaysUnchanged() throws {
    for text in ["", "{", "{\"schemaVersion\": 2}", "[]", "\u{0}"] {
      try withFile(text) { file, folder in
        XCTAssertThrowsError(try file.read(), text) { error in
          guard case UserFileError.corrupt = error else { return XCTFail("\(error)") }
        }
        XCTAssertThrowsError(try file.update { $0 = Favorites() }, text)
        XCTAssertThrowsError(try file.update { $0.merge(try .of("IVE 2026-11-20")) }, text)
        XCTAssertEqual(try Self.text(in: folder), text)
      }
    }
  }

  func testSixteenWritersLoseNoTagOrNote() throws {
    let favorites = try ["IVE", "IVE/Liz", "IVE/songs/HEYA"].map { try Favorite.of($0) }
    let tags = (0..<16).compactMap { FavoriteTag("tag\($0)") }
    let day: CalendarDate = try checked("2026-11-21")
    try withFile { file, _ in
      DispatchQueue.concurrentPerform(iterations: tags.count) { index in
        do {
          for favorite in favorites {
            try file.update { stored in
              stored.add(favorite, on: day)
              stored.update(favorite) { $0.add([tags[index]]) }
            }
          }
          let entry = try Favorites.of("AOA 2026-11-21 - n\(index)")
          try file.update { $0.merge(entry) }
        } catch {
          XCTFail("\(error)")
        }
      }
      let stored = try file.read()
      XCTAssertEqual(Set(stored.entries.map(\.favorite)), Set(favorites + [try .of("AOA")]))
      for favorite in favorites {
        XCTAssertEqual(Set(stored.entry(of: favorite)?.tags ?? []), Set(tags))
      }
      let notes = stored.entry(of: try .of("AOA"))?.note?.text.split(separator: " / ") ?? []
      XCTAssertEqual(Set(notes), Set((0..<16).map { "n\($0)" }))
    }
  }

  func testADocumentThatIsTooLargeToReadIsNotWritten() throws {
    let long = String(repeating: "a", count: Favorites.byteLimit)
    try withFile { file, _ in
      try file.update { $0.merge(try .of("IVE 2026-11-20")) }
      XCTAssertThrowsError(
        try file.update { $0.merge(try .of("IVE/\(long) 2026-11-21")) }
      ) { error in
        guard case UserFileError.unsavable(_, let reason) = error else {
          return XCTFail("\(error)")
        }
        XCTAssertEqual("\(reason)", "larger than the limit of 4194304 bytes")
      }
      XCTAssertEqual(try file.read().texts, ["IVE 2026-11-20"])
    }
  }

  func testFavoritesBeyondTheLimitAreAnError() throws {
    let favorites = try Favorites.groups(Favorites.limit)
    let one = try Favorite.of("IVE/Liz")
    try withFile { file, _ in
      try file.update { $0 = favorites }
      XCTAssertThrowsError(try file.update { $0.add(one, on: $0.entries[0].added) }) { error in
        XCTAssertEqual(error as? UserFileError, .tooManyFavorites(10_001))
      }
      XCTAssertEqual(try file.read(), favorites)
    }
  }

  func testAFileBeyondTheLimitAllowsRemovals() throws {
    let tooMany = try Favorites.groups(Favorites.limit + 2)
    try withFile(tooMany.json.canonicalText) { file, _ in
      try file.update { $0.remove($0.entries[0].favorite) }
      XCTAssertEqual(try file.read().entries.count, Favorites.limit + 1)
    }
  }

  func testAnUpdateRemovesTemporaryFilesOfDeadProcesses() throws {
    try withFile("{\"schemaVersion\": 1, \"favorites\": []}") { file, folder in
      try Data().write(to: folder.appendingPathComponent(".kpgg-favorites.json-0123456789abc"))
      try file.update { $0.merge(try .of("IVE 2026-11-20")) }
      XCTAssertEqual(
        try FileManager.default.contentsOfDirectory(atPath: folder.path), ["favorites.json"])
    }
  }

  func testAnUpdateKeepsASymbolicLink() throws {
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

  func testAnUpdateThroughADanglingLinkCreatesItsTarget() throws {
    try withFolders { one, _, target in
      try one.update { $0.merge(try .of("IVE 2026-11-20")) }
      XCTAssertEqual(try one.read().texts, ["IVE 2026-11-20"])
      XCTAssertTrue(FileManager.default.fileExists(atPath: target.path))
      let link = "\(one.folder)/favorites.json"
      XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: link), target.path)
    }
  }

  func testUpdatesThroughTwoLinksShareOneLock() throws {
    try withFolders { one, other, _ in
      let other = FavoritesFile(folder: other.folder, lockTimeout: .zero)
      try one.update { favorites in
        favorites.merge(try .of("IVE 2026-11-20"))
        XCTAssertThrowsError(try other.update { $0.merge(try .of("AOA 2026-11-20")) }) { error in
          XCTAssertEqual(
            error as? UserFileError, .busy(path: "\(other.folder)/favorites.json"))
        }
      }
      XCTAssertEqual(try other.read().texts, ["IVE 2026-11-20"])
    }
  }

  func testOnlyTemporaryFavoritesAreRemovedNextToALinkTarget() throws {
    try withFolders { one, _, target in
      let folder = target.deletingLastPathComponent()
      for name in [".kpgg-favorites-0123456789abc", ".kpgg-0123456789abc"] {
        try Data().write(to: folder.appendingPathComponent(name))
      }
      try one.update { $0.merge(try .of("IVE 2026-11-20")) }
      XCTAssertEqual(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(),
        [".kpgg-0123456789abc", target.lastPathComponent])
    }
  }

  func testALinkCycleIsAnError() throws {
    try withFolders { one, _, target in
      try FileManager.default.createSymbolicLink(
        atPath: target.path, withDestinationPath: target.path)
      XCTAssertThrowsError(try one.read())
      XCTAssertThrowsError(try one.update { $0.merge(try .of("IVE 2026-11-20")) })
    }
  }

  func testReadingAndUpdatesWithoutFavoritesCreateNothing() throws {
    struct TestError: Error {}
    try withFile { file, folder in
      XCTAssertEqual(try file.read(), Favorites())
      try file.update { $0 = Favorites() }
      XCTAssertThrowsError(try file.update { _ in throw TestError() })
      XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path))
    }
  }

  func testAFolderThatCannotBeCreatedIsReported() throws {
    let file = FavoritesFile(folder: "/dev/null/kpgg")
    XCTAssertThrowsError(try file.update { $0.merge(try .of("IVE 2026-11-20")) }) { error in
      XCTAssertEqual(
        error as? UserFileError,
        .unwritable(path: "/dev/null/kpgg", reason: "Not a directory"))
    }
  }

  private static func text(in folder: URL) throws -> String {
    String(
      decoding: try Data(contentsOf: folder.appendingPathComponent("favorites.json")),
      as: UTF8.self)
  }

  /// Calls the body with a file of this text. Without a text, neither file nor folder exists.
  private func withFile(
    _ text: String? = nil, _ body: (FavoritesFile, URL) throws -> Void
  ) throws {
    try withDataFolder("favorites.json", text) { try body(FavoritesFile(folder: $0.path), $0) }
  }

  /// Calls the body with two folders that have links to the same missing file.
  private func withFolders(_ body: (FavoritesFile, FavoritesFile, _ target: URL) throws -> Void)
    throws
  {
    let temporary = try TemporaryFolder()
    defer { temporary.remove() }
    let target = temporary.url.appendingPathComponent("elsewhere/favorites")
    let folders = ["one", "other"].map { temporary.url.appendingPathComponent($0) }
    for folder in [target.deletingLastPathComponent()] + folders {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for folder in folders {
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("favorites.json"), withDestinationURL: target)
    }
    try body(FavoritesFile(folder: folders[0].path), FavoritesFile(folder: folders[1].path), target)
  }
}
