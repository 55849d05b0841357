import Foundation
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
