import KPGGSystem
import TestSupport
import XCTest

@testable import kpgg

final class BlockWriterTests: PipeTestCase {
  func testPiecesAreWrittenInBlocks() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.url.appendingPathComponent("file")
    let descriptor = try FileDescriptor.open(file.path, O_WRONLY | O_CREAT)
    defer { try? descriptor.close() }
    var writer = BlockWriter(descriptor)
    let piece = String(repeating: "가", count: 10_000)
    for size in [0, 0, 90_000, 90_000] {
      writer.write(piece)
      XCTAssertEqual(try Data(contentsOf: file).count, size)
    }
    writer.write("end")
    try writer.finish()
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    XCTAssertEqual(text, piece + piece + piece + piece + "end")
  }

  func testTheFirstErrorIsThrownAtTheEnd() throws {
    let (reader, descriptor) = try FileDescriptor.pipe()
    try reader.close()
    defer { try? descriptor.close() }
    var writer = BlockWriter(descriptor)
    for _ in 0..<3 { writer.write(String(repeating: "a", count: 1 << 16)) }
    XCTAssertThrowsError(try writer.finish()) {
      XCTAssertEqual(($0 as? SystemError)?.isClosedPipe, true)
    }
  }

  func testWithoutTextNothingIsWritten() throws {
    let (reader, descriptor) = try FileDescriptor.pipe()
    try reader.close()
    defer { try? descriptor.close() }
    var writer = BlockWriter(descriptor)
    writer.write("")
    try writer.finish()
  }
}
