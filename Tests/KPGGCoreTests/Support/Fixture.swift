import Foundation
import XCTest

@testable import KPGGCore

/// The documents in `Fixtures`, copied into the test bundle.
enum Fixture {
  /// Reads a file by its path below `Fixtures`.
  static func data(_ path: String) throws -> Data {
    try Data(contentsOf: folder().appendingPathComponent(path))
  }

  /// Lists the names of the JSON documents in a folder below `Fixtures`, sorted and without
  /// `.json`.
  static func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder().appendingPathComponent(path).path)
      .filter { $0.hasSuffix(".json") }
      .map { String($0.dropLast(".json".count)) }
      .sorted()
  }

  /// A source with the documents in a folder of `Fixtures/trees`.
  static func source(_ tree: String) throws -> DirectorySource {
    DirectorySource(path: try folder().appendingPathComponent("trees/\(tree)").path)
  }

  private static func folder() throws -> URL {
    try XCTUnwrap(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
  }
}
