public import Foundation

/// A temporary folder for a test, removed with the last reference.
public final class TemporaryFolder {
  /// The path of the folder.
  public let path: String

  /// Creates the folder.
  public init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("kpgg-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and creates its parent folders.
  public func write(_ data: Data, to file: String) throws {
    try makeFolder((file as NSString).deletingLastPathComponent)
    try data.write(to: URL(fileURLWithPath: "\(path)/\(file)"))
  }

  /// Writes a text file and creates its parent folders.
  public func write(_ text: String, to file: String) throws { try write(Data(text.utf8), to: file) }

  /// Creates a folder and its parents.
  public func makeFolder(_ folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
  }

  /// The content of a file.
  public func text(of file: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }
}
