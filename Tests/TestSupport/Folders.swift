import Foundation
package import KPGGSystem

// Shorthands for tests. They follow links, so the program uses ``OpenFolder`` instead.

extension Folder {
  /// The names in a folder in the order of their bytes; empty if the folder cannot be read.
  package static func names(in path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Removes a file, or a folder with its content.
  package static func remove(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Creates a symbolic link.
  package static func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  /// Whether the path names a symbolic link, broken or not.
  package static func isLink(_ path: String) -> Bool { (try? target(ofLink: path)) != nil }
}
