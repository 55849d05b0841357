import KPGGSystem
import XCTest

@testable import kpgg

final class LineConsoleTests: XCTestCase {
  func testLinesHaveNoEnd() throws {
    XCTAssertEqual(try lines(of: Array("1\n\n유아\n".utf8)), ["1", "", "유아"])
  }

  func testTheLastLineNeedsNoEnd() throws {
    XCTAssertEqual(try lines(of: Array("b\nq".utf8)), ["b", "q"])
    XCTAssertEqual(try lines(of: []), [])
  }

  func testALongLineLosesItsEnd() throws {
    let line = [UInt8](repeating: UInt8(ascii: "a"), count: 3 * LineConsole.limit)
    let all = try lines(of: line + Array("\nb\n".utf8) + line)
    let start = String(repeating: "a", count: LineConsole.limit)
    XCTAssertEqual(all, [start, "b", start])
  }

  func testInvalidUTF8IsReplaced() throws {
    XCTAssertEqual(try lines(of: [0xC3, 0x28, 0x0A, 0xFF]), ["\u{FFFD}(", "\u{FFFD}"])
  }

  /// The typed lines of an input with some bytes.
  private func lines(of bytes: [UInt8]) throws -> [String] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let url = folder.url.appendingPathComponent("input")
    try Data(bytes).write(to: url)
    let (file, null) = (
      try FileDescriptor.open(url.path, O_RDONLY), try FileDescriptor.open("/dev/null", O_WRONLY)
    )
    defer { for end in [file, null] { try? end.close() } }
    var console = LineConsole(input: file, output: null, environment: [:])
    var lines: [String] = []
    while let line = try console.ask("") { lines.append(line) }
    XCTAssertNil(try console.ask(""))
    return lines
  }
}
