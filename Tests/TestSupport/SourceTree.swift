package import Foundation

/// The folder of the package's sources, which tests change only to record expected outputs.
package enum SourceTree {
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether tests record what differs from the expected outputs: `KPGG_RECORD_FIXTURES=1`.
  package static var isRecording: Bool {
    ProcessInfo.processInfo.environment["KPGG_RECORD_FIXTURES"] == "1"
  }
}
