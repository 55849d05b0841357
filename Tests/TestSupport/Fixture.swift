package import Foundation
package import KPGGCore

/// The documents in `Fixtures`, copied into the test bundle.
package enum Fixture {
  /// Reads a file by its path below `Fixtures`.
  package static func data(_ path: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(path))
  }

  /// Lists the names of the JSON documents in a folder below `Fixtures`, sorted and without
  /// `.json`.
  package static func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(path).path)
      .filter { $0.hasSuffix(".json") }
      .map { String($0.dropLast(".json".count)) }
      .sorted()
  }

  /// A source with the documents in a folder of `Fixtures/trees`.
  package static func source(_ tree: String) -> DirectorySource {
    DirectorySource(path: folder.appendingPathComponent("trees/\(tree)").path)
  }

  /// The folder `Fixtures`.
  package static var folder: URL {
    (Bundle.module.resourceURL ?? Bundle.module.bundleURL).appendingPathComponent("Fixtures")
  }
}
