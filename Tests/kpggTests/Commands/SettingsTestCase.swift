import Foundation
import XCTest

@testable import kpgg

/// Runs commands with an empty folder for settings, data, and state.
class SettingsTestCase: CommandTestCase {
  private(set) var home = URL(fileURLWithPath: "/nowhere")

  /// The settings file.
  var file: URL { home.appendingPathComponent("kpgg/config.json") }

  override func setUpWithError() throws {
    let folder = try TemporaryFolder()
    home = folder.url
    addTeardownBlock { folder.remove() }
  }

  override var environment: [String: String] {
    ["XDG_CONFIG_HOME": home.path, "XDG_DATA_HOME": home.path, "XDG_STATE_HOME": home.path]
  }

  /// Writes the text to the settings file.
  func writeFile(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func readFile() throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }
}
