import KPGGCore
import XCTest

@testable import kpgg

final class FavoritesKeeperTests: XCTestCase {
  func testFavouritesAreKeptInTheFileOfTheCommand() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = FavoritesFile(folder: folder.url.path)
    let keeper = try keeper(.success(file))
    XCTAssertEqual(try keeper.read(), [])
    let ive = Favorite.group(try Known.group("IVE"))
    let yooa = Favorite.member(try Known.member("OHMYGIRL/YooA"))
    XCTAssertEqual(try keeper.toggle(ive), [ive])
    XCTAssertEqual(try keeper.toggle(yooa), [yooa, ive])
    XCTAssertEqual(try file.read().entries.map(\.favorite), [yooa, ive])
    XCTAssertEqual(try keeper.toggle(ive), [yooa])
    XCTAssertEqual(try keeper.read(), [yooa])
  }

  func testWhatAnotherProcessAddedIsThere() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = FavoritesFile(folder: folder.url.path)
    let (ive, twice) = (try Known.group("IVE"), try Known.group("TWICE"))
    let today = try XCTUnwrap(CalendarDate("2026-11-21"))
    try file.update { $0.add(.group(ive), on: today) }
    XCTAssertEqual(try keeper(.success(file)).toggle(.group(twice)), [.group(twice), .group(ive)])
  }

  func testACorruptFileIsToldAndKept() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.url.appendingPathComponent("favorites.json")
    try "nonsense".write(to: path, atomically: true, encoding: .utf8)
    let keeper = try keeper(.success(FavoritesFile(folder: folder.url.path)))
    XCTAssertThrowsError(try keeper.read())
    XCTAssertThrowsError(try keeper.toggle(.group(try Known.group("IVE"))))
    XCTAssertEqual(try String(contentsOf: path, encoding: .utf8), "nonsense")
  }

  func testWithoutAPlaceThereAreNoneAndThatIsToldWhenOneIsAdded() throws {
    let keeper = try keeper(.failure(Failure("there is no place", .noInput)))
    XCTAssertEqual(try keeper.read(), [])
    XCTAssertThrowsError(try keeper.toggle(.group(try Known.group("IVE"))))
  }

  private func keeper(_ file: Result<FavoritesFile, Failure>) throws -> FavoritesKeeper {
    FavoritesKeeper(file, today: try XCTUnwrap(CalendarDate("2026-11-21")))
  }
}
