public import Foundation

/// A temporary folder for a test, removed with the last reference.
public final class TemporaryFolder: Sendable {
  /// The folder.
  public let url: URL

  /// The path of the folder.
  public var path: String { url.path }

  /// Creates the folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("kpgg-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { remove() }

  /// Removes the folder.
  public func remove() { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and creates its parent folders.
  public func write(_ data: Data, to file: String) throws {
    // The name can start with a combining mark, so the path is split at bytes.
    if let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) {
      try makeFolder(String(Substring(file.utf8[..<slash])))
    }
    try data.write(to: URL(fileURLWithPath: "\(path)/\(file)"))
  }

  /// Writes a text file and creates its parent folders.
  public func write(_ text: String, to file: String) throws { try write(Data(text.utf8), to: file) }

  /// Creates a folder and its parents.
  public func makeFolder(_ folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
  }

  /// Creates a symbolic link.
  public func link(_ file: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(file)", withDestinationPath: target)
  }

  /// Creates a file and opens it for writing.
  public func open(_ file: String) throws -> FileHandle {
    try write(Data(), to: file)
    return try FileHandle(forWritingTo: url.appendingPathComponent(file))
  }

  /// The content of a file.
  public func text(of file: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }
}
