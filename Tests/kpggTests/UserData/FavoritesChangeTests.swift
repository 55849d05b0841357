import KPGGCore
import XCTest

@testable import kpgg

final class FavoritesChangeTests: XCTestCase {
  func testEveryKindOfChange() throws {
    let change = FavoritesChange(
      from: try .of("IVE 2026-11-21", "TWICE 2026-11-21", "AOA 2026-11-20", "EXID 2026-11-20"),
      to: try .of("KARA 2026-11-21", "IVE 2026-11-20", "AOA 2026-11-20", "EXID 2026-11-20 bias"),
      about: try ["KARA", "IVE", "TWICE", "AOA", "EXID"].map { try .of($0) })
    XCTAssertEqual(change.added.map(\.id), ["KARA"])
    XCTAssertEqual(change.backdated.map(\.id), ["IVE"])
    XCTAssertEqual(change.changed.map(\.id), ["EXID"])
    XCTAssertEqual(change.removed.map(\.id), ["TWICE"])
    XCTAssertEqual(change.unchanged.map(\.id), ["AOA"])
  }

  func testOnlyTheGivenFavoritesAreListedAsUnchanged() throws {
    let favorites = try Favorites.of("IVE 2026-11-21", "TWICE 2026-11-21")
    let change = FavoritesChange(from: favorites, to: favorites, about: [try .of("IVE")])
    XCTAssertEqual(change.unchanged.map(\.id), ["IVE"])
  }

  func testTheOrderIsThatOfTheGivenFavorites() throws {
    let change = FavoritesChange(
      from: Favorites(), to: try .of("TWICE 2026-11-21", "IVE 2026-11-21"),
      about: try ["IVE", "TWICE", "IVE"].map { try .of($0) })
    XCTAssertEqual(change.added.map(\.id), ["IVE", "TWICE"])
  }
}
