import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

/// Damaged files: every decoder ends, without a trap and without many pixels.
final class DamagedPicturesTests: XCTestCase {
  func testEveryTruncationEnds() throws {
    try forEachFixture { name, bytes in
      for count in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 300)) {
        self.assertSmall(Array(bytes.prefix(count)), name)
      }
    }
  }

  func testRandomChangesEnd() throws {
    var generator = SeededGenerator(seed: 3)
    try forEachFixture { name, bytes in
      for _ in 0..<150 {
        var changed = bytes
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
          let index = Int.random(in: changed.indices, using: &generator)
          changed[index] = UInt8.random(in: 0...255, using: &generator)
        }
        self.assertSmall(changed, name)
      }
    }
  }

  /// Runs a function for each file, without those that would only take time.
  private func forEachFixture(_ body: (String, [UInt8]) -> Void) throws {
    let names = try PictureFixture.names().filter { !["many-scans.jpg", "long.gif"].contains($0) }
    XCTAssertGreaterThan(names.count, 50)
    for name in names { body(name, try PictureFixture.bytes(name)) }
  }

  private func assertSmall(_ bytes: [UInt8], _ name: String) {
    do throws(PictureError) {
      let bitmap = try PictureFixture.decode(bytes, as: name, side: 8)
      XCTAssertLessThan(bitmap.size.width, 16, name)
      XCTAssertLessThan(bitmap.size.height, 16, name)
    } catch {}
  }
}
