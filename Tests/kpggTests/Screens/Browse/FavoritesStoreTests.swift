import KPGGCore
import XCTest

@testable import kpgg

final class FavoritesStoreTests: XCTestCase {
  func testFavoritesAreStoredInTheFileOfTheCommand() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = FavoritesFile(folder: folder.url.path)
    let store = try store(.success(file))
    XCTAssertEqual(try store.read(), [])
    let ive = Favorite.group(try Known.group("IVE"))
    let yooa = Favorite.member(try Known.member("OHMYGIRL/YooA"))
    XCTAssertEqual(try store.toggle(ive), [ive])
    XCTAssertEqual(try store.toggle(yooa), [yooa, ive])
    XCTAssertEqual(try file.read().entries.map(\.favorite), [yooa, ive])
    XCTAssertEqual(try store.toggle(ive), [yooa])
    XCTAssertEqual(try store.read(), [yooa])
  }

  func testFavoritesOfOtherProcessesAreKept() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = FavoritesFile(folder: folder.url.path)
    let (ive, twice) = (try Known.group("IVE"), try Known.group("TWICE"))
    let today = try XCTUnwrap(CalendarDate("2026-11-21"))
    try file.update { $0.add(.group(ive), on: today) }
    XCTAssertEqual(try store(.success(file)).toggle(.group(twice)), [.group(twice), .group(ive)])
  }

  func testACorruptFileThrowsAndIsKept() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = folder.url.appendingPathComponent("favorites.json")
    try "nonsense".write(to: path, atomically: true, encoding: .utf8)
    let store = try store(.success(FavoritesFile(folder: folder.url.path)))
    XCTAssertThrowsError(try store.read())
    XCTAssertThrowsError(try store.toggle(.group(try Known.group("IVE"))))
    XCTAssertEqual(try String(contentsOf: path, encoding: .utf8), "nonsense")
  }

  func testWithoutAFileTheListIsEmptyAndAddingThrows() throws {
    let store = try store(.failure(.noDataFolder))
    XCTAssertEqual(try store.read(), [])
    XCTAssertThrowsError(try store.toggle(.group(try Known.group("IVE"))))
  }

  private func store(_ file: Result<FavoritesFile, CommandError>) throws -> FavoritesStore {
    FavoritesStore(file, today: try XCTUnwrap(CalendarDate("2026-11-21")))
  }
}
