import Foundation
import XCTest

@testable import kpgg

/// Runs `kpgg favorites` with an empty data folder.
class FavoritesTestCase: CommandTestCase {
  private(set) var home = URL(fileURLWithPath: "/nowhere")

  /// The favorites file.
  var file: URL { home.appendingPathComponent("kpgg/favorites.json") }

  override func setUpWithError() throws {
    let folder = try TemporaryFolder()
    home = folder.url
    addTeardownBlock { folder.remove() }
  }

  override var environment: [String: String] { ["XDG_DATA_HOME": home.path] }

  /// The IDs in the order of the listing.
  func ids() async -> [String] {
    await rows("favorites --plain").map { String($0.prefix { $0 != "\t" }) }
  }

  func add(_ names: String..., on day: String = "2026-11-21") async {
    _ = await output(of: TypedLine(["favorites", "add"] + names), in: ["KPGG_TODAY": day])
  }

  /// Writes favorites to the file, each as `group IVE 2026-11-21`.
  func writeFavorites(_ favorites: String...) throws {
    let entries = favorites.map { favorite in
      let words = favorite.split(separator: " ")
      return #"{"kind": "\#(words[0])", "id": "\#(words[1])", "added": "\#(words[2])"}"#
    }
    try writeFile(#"{"schemaVersion": 1, "favorites": [\#(entries.joined(separator: ", "))]}"#)
  }

  /// Writes the text to the favorites file.
  func writeFile(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func readFile() throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
}
