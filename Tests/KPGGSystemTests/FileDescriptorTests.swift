import Foundation
import TestSupport
import XCTest

@testable import KPGGSystem

final class FileDescriptorTests: XCTestCase {
  override func setUp() { PipeSignal.ignore() }

  override func tearDown() { PipeSignal.restore() }

  func testATextArrivesInUTF8() throws {
    let pipe = Pipe()
    try stream(pipe.fileHandleForWriting).write("오마이걸\n")
    try pipe.fileHandleForWriting.close()
    XCTAssertEqual(try pipe.fileHandleForReading.readToEnd(), Data("오마이걸\n".utf8))
  }

  func testAnEmptyTextWritesNothing() throws {
    let pipe = Pipe()
    try stream(pipe.fileHandleForWriting).write("")
    try pipe.fileHandleForWriting.close()
    XCTAssertEqual(try pipe.fileHandleForReading.readToEnd() ?? Data(), Data())
  }

  func testATextLargerThanThePipeArrivesWhole() throws {
    try assertArrivesWhole(flags: 0)
  }

  func testAFullNonBlockingPipeIsWaitedFor() throws {
    try assertArrivesWhole(flags: O_NONBLOCK)
  }

  func testAPipeWithoutAReaderIsAClosedPipe() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    assertThrows("Broken pipe", isClosedPipe: true) {
      try self.stream(pipe.fileHandleForWriting).write("IVE")
    }
  }

  func testAFullDiskFailsWithTheSystemsReason() throws {
    guard let full = FileHandle(forWritingAtPath: "/dev/full") else {
      throw XCTSkip("This system has no /dev/full.")
    }
    assertThrows("No space left on device") {
      try self.stream(full).write("IVE")
    }
  }

  func testAClosedDescriptorFailsWithTheSystemsReason() {
    assertThrows("Bad file descriptor") {
      try FileDescriptor(-1).write("IVE")
    }
  }

  func testAnEmptyNonBlockingPipeIsWaitedForIfRequested() throws {
    let pipe = try FileDescriptor.pipe()
    XCTAssertEqual(fcntl(pipe.reader.rawValue, F_SETFL, O_NONBLOCK), 0)
    XCTAssertThrowsError(try pipe.reader.read(atMost: 8, waits: false))
    Thread.detachNewThread {
      usleep(1000)
      try? pipe.writer.write("IVE")
      try? pipe.writer.close()
    }
    XCTAssertEqual(try pipe.reader.read(atMost: 8), Array("IVE".utf8))
    XCTAssertEqual(try pipe.reader.read(atMost: 8), [])
    try pipe.reader.close()
  }

  func testChildProcessesInheritNeitherEndOfAPipe() throws {
    let pipe = try FileDescriptor.pipe()
    defer { [pipe.reader, pipe.writer].forEach { try? $0.close() } }
    for end in [pipe.reader, pipe.writer] {
      XCTAssertEqual(fcntl(end.rawValue, F_GETFD) & FD_CLOEXEC, FD_CLOEXEC)
    }
  }

  private func stream(_ handle: FileHandle) -> FileDescriptor {
    FileDescriptor(handle.fileDescriptor)
  }

  private func assertArrivesWhole(flags: Int32, line: UInt = #line) throws {
    let text = String(repeating: "오마이걸 ", count: 100_000)
    let pipe = Pipe()
    XCTAssertEqual(fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFL, flags), 0)
    let writing = expectation(description: "written")
    let stream = stream(pipe.fileHandleForWriting)
    Thread.detachNewThread {
      // Closed even after an error, so that the reader does not wait forever.
      defer { try? pipe.fileHandleForWriting.close() }
      do {
        try stream.write(text)
      } catch {
        XCTFail("\(error)", line: line)
      }
      writing.fulfill()
    }
    XCTAssertEqual(try pipe.fileHandleForReading.readToEnd(), Data(text.utf8), line: line)
    wait(for: [writing], timeout: 10)
  }

  private func assertThrows(
    _ reason: String, isClosedPipe: Bool = false, line: UInt = #line, _ write: () throws -> Void
  ) {
    XCTAssertThrowsError(try write(), line: line) { error in
      XCTAssertEqual((error as? SystemError)?.reason, reason, line: line)
      XCTAssertEqual((error as? SystemError)?.isClosedPipe, isClosedPipe, line: line)
    }
  }
}
