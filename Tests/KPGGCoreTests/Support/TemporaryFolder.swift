import Foundation

/// A temporary folder that is removed with its value.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("kpgg-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file below the folder, and creates missing folders.
  func write(_ data: Data, to file: String) throws {
    try makeFolder((file as NSString).deletingLastPathComponent)
    try data.write(to: URL(fileURLWithPath: "\(path)/\(file)"))
  }

  func write(_ text: String, to file: String) throws { try write(Data(text.utf8), to: file) }

  func makeFolder(_ folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
  }

  /// Reads a file below the folder.
  func text(of file: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }
}
