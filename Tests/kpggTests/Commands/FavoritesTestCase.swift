import Foundation
import XCTest

@testable import kpgg

/// Runs `kpgg favorites` for a user who has none yet.
class FavoritesTestCase: CommandTestCase {
  private(set) var home = URL(fileURLWithPath: "/nowhere")

  /// The file in which they are kept.
  var file: URL { home.appendingPathComponent("kpgg/favorites.json") }

  override func setUpWithError() throws {
    let folder = try TemporaryFolder()
    home = folder.url
    addTeardownBlock { folder.remove() }
  }

  /// The variables that say where they are kept, and others.
  func environment(_ variables: [String: String] = [:]) -> [String: String] {
    variables.merging(["XDG_DATA_HOME": home.path]) { $1 }
  }

  /// The ids in the order of the listing.
  func ids() async -> [String] {
    await output(of: "favorites --plain", in: environment()).split(separator: "\n")
      .map { String($0.prefix { $0 != "\t" }) }
  }

  func add(_ names: String..., on day: String = "2026-11-21") async {
    _ = await output(
      of: TypedLine(["favorites", "add"] + names), in: environment(["KPGG_TODAY": day]))
  }

  /// Makes the file hold a text.
  func writeFile(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func readFile() throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
}
