import Foundation
import KPGGCore
import TestSupport
import XCTest

/// An app that keeps favorites in a file.
final class FavoritesAppTests: XCTestCase {
  private let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("favorites-\(UUID().uuidString).json")
  private var file: FavoritesFile { FavoritesFile(url: url) }

  override func tearDown() { try? FileManager.default.removeItem(at: url) }

  func testAMissingFileHasNoFavorites() throws {
    XCTAssertEqual(try file.read(), Favorites())
    try file.update { _ in }
    XCTAssertFalse(FileManager.default.fileExists(atPath: url.path))
  }

  func testAButtonAddsAndRemovesAFavorite() throws {
    try file.toggle(.group("OHMYGIRL"))
    try file.toggle(.member(LineUp.sample.members[0].id))
    XCTAssertEqual(try file.read().ids, [.member(LineUp.sample.members[0].id), .group("OHMYGIRL")])
    try file.toggle(.group("OHMYGIRL"))
    XCTAssertEqual(try file.read().ids, [.member(LineUp.sample.members[0].id)])
  }

  func testADamagedFileIsKept() throws {
    try Data("{".utf8).write(to: url)
    XCTAssertThrowsError(try file.toggle(.group("OHMYGIRL"))) { error in
      XCTAssertEqual(
        error.localizedDescription,
        "The file is not a valid list of favorites.")
    }
    XCTAssertEqual(try Data(contentsOf: url), Data("{".utf8))
  }

  func testAnotherDevicesFavoritesCanBeMerged() throws {
    let days = try (20...21).map { try XCTUnwrap(CalendarDate(year: 2026, month: 11, day: $0)) }
    var others = Favorites()
    others.add(.group("OHMYGIRL"), on: days[0])
    others.add(.group("IVE"), on: days[0])
    try file.toggle(.group("OHMYGIRL"), on: days[1])
    for _ in 1...2 {
      let received = try Favorites(others.data)
      try file.update { $0.merge(received) }
      let merged = try file.read()
      XCTAssertEqual(merged.ids, [.group("OHMYGIRL"), .group("IVE")])
      XCTAssertEqual(merged.date(of: .group("OHMYGIRL")), days[0])
    }
  }
}
