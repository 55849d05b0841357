import Foundation

/// A folder of its own for a test, gone when the value is let go.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("kpgg-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file below the folder, making the folders on its way.
  func write(_ data: Data, to file: String) throws {
    try makeFolder((file as NSString).deletingLastPathComponent)
    try data.write(to: URL(fileURLWithPath: "\(path)/\(file)"))
  }

  func write(_ text: String, to file: String) throws { try write(Data(text.utf8), to: file) }

  func makeFolder(_ folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
  }

  /// What is in a file below the folder.
  func text(of file: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }
}
