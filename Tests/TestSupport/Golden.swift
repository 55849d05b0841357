import Foundation

/// An expected output: the file `Fixtures/FOLDER/NAME`, compared byte for byte.
///
/// To record the current output, run `KPGG_RECORD_FIXTURES=1 swift test`. This
/// writes every output that differs into the source tree, and fails its test. Review each change:
/// read `git diff Fixtures`, then run the tests without the variable.
package struct Golden {
  private let folder: String
  private let name: String

  package init(folder: String = "expected", name: String) {
    (self.folder, self.name) = (folder, name)
  }

  /// The difference between this output and a text; `nil` if their bytes are the same.
  package func problem(with actual: String) -> String? {
    guard SourceTree.isRecording else {
      guard let expected = text(of: bundled) else { return "there is no \(path)" }
      return Self.difference(between: expected, and: actual)
        .map { "\(path), \($0)" }
    }
    if text(of: source).map({ Self.difference(between: $0, and: actual) == nil }) == true {
      return nil
    }
    do {
      try FileManager.default.createDirectory(
        at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: source)
    } catch {
      return "\(path) cannot be recorded: \(error)"
    }
    return "recorded \(path): read it, then test without KPGG_RECORD_FIXTURES"
  }

  /// The first line that differs between two texts. Compares bytes, because Swift's `==` ignores
  /// the difference between NFC and NFD.
  package static func difference(between expected: String, and actual: String) -> String? {
    guard !expected.utf8.elementsEqual(actual.utf8) else { return nil }
    let lines = [expected, actual].map {
      $0.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    let count = zip(lines[0], lines[1]).prefix { $0.elementsEqual($1) }.count
    let shown = lines.map { $0.dropFirst(count).first.map { "'\(Substring($0))'" } ?? "the end" }
    return "line \(count + 1): expected \(shown[0]), found \(shown[1])"
  }

  private var path: String { "Fixtures/\(folder)/\(name)" }

  private var bundled: URL {
    Fixture.folder.appendingPathComponent("\(folder)/\(name)")
  }

  private var source: URL { SourceTree.root.appendingPathComponent(path) }

  private func text(of url: URL) -> String? {
    (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
  }
}
