import XCTest

@testable import KPGGSystem

final class UserFoldersTests: XCTestCase {
  func testTheVariableSetsTheFolder() {
    XCTAssertEqual(cache(["XDG_CACHE_HOME": "/caches", "HOME": "/home/me"]), "/caches/kpgg")
  }

  func testTheDefaultFolderIsInTheHome() {
    #if os(macOS)
      XCTAssertEqual(cache(["HOME": "/home/me"]), "/home/me/Library/Caches/kpgg")
    #else
      XCTAssertEqual(cache(["HOME": "/home/me"]), "/home/me/.cache/kpgg")
    #endif
  }

  func testDataHasItsOwnFolder() {
    let data = { UserFolders(environment: $0).data }
    XCTAssertEqual(data(["XDG_DATA_HOME": "/data", "HOME": "/home/me"]), "/data/kpgg")
    #if os(macOS)
      XCTAssertEqual(data(["HOME": "/home/me"]), "/home/me/Library/Application Support/kpgg")
    #else
      XCTAssertEqual(data(["HOME": "/home/me"]), "/home/me/.local/share/kpgg")
    #endif
  }

  func testRelativeAndEmptyPathsAreIgnored() {
    for path in ["", "caches", "./caches"] {
      XCTAssertEqual(
        cache(["XDG_CACHE_HOME": path, "HOME": "/home/me"]), cache(["HOME": "/home/me"]), path)
    }
  }

  func testWithoutAHomeThereIsNoFolder() {
    XCTAssertNil(cache([:]))
    XCTAssertNil(cache(["HOME": ""]))
  }

  private func cache(_ environment: [String: String]) -> String? {
    UserFolders(environment: environment).cache
  }
}
