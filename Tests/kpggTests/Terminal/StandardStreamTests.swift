import Foundation
import XCTest

@testable import kpgg

final class StandardStreamTests: XCTestCase {
  override func setUp() {
    signal(SIGPIPE, SIG_IGN)
  }

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

  func testANonBlockingPipeThatIsFullIsWaitedFor() throws {
    try assertArrivesWhole(flags: O_NONBLOCK)
  }

  func testAReaderThatHasGoneIsAClosedPipe() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    assertThrows(.closedPipe) { try self.stream(pipe.fileHandleForWriting).write("IVE") }
  }

  func testAFullDiskFailsWithTheSystemsReason() throws {
    guard let full = FileHandle(forWritingAtPath: "/dev/full") else {
      throw XCTSkip("This system has no /dev/full.")
    }
    assertThrows(.failed(reason: "No space left on device")) {
      try self.stream(full).write("IVE")
    }
  }

  func testAClosedDescriptorFailsWithTheSystemsReason() {
    assertThrows(.failed(reason: "Bad file descriptor")) {
      try StandardStream(fileDescriptor: -1).write("IVE")
    }
  }

  func testAPipeIsNoTerminalAndTakesItsColumnsFromTheEnvironment() {
    let stream = stream(Pipe().fileHandleForWriting)
    XCTAssertFalse(stream.isTerminal)
    XCTAssertEqual(stream.columns(environmentColumns: "132"), 132)
  }

  func testColumnsThatMakeNoSenseCountAsEighty() {
    let stream = StandardStream(fileDescriptor: -1)
    for columns in [nil, "", "0", "-5", "wide", "99999999999999999999"] {
      XCTAssertEqual(stream.columns(environmentColumns: columns), 80)
    }
  }

  func testATerminalKnowsItsColumnsItself() throws {
    let terminal = try PseudoTerminal()
    defer { terminal.close() }
    var size = winsize(ws_row: 24, ws_col: 57, ws_xpixel: 0, ws_ypixel: 0)
    XCTAssertEqual(ioctl(terminal.descriptor, numericCast(TIOCSWINSZ), &size), 0)
    let stream = StandardStream(fileDescriptor: terminal.descriptor)
    XCTAssertTrue(stream.isTerminal)
    XCTAssertEqual(stream.columns(environmentColumns: "132"), 57)
  }

  func testATerminalWithoutASizeTakesItsColumnsFromTheEnvironment() throws {
    let terminal = try PseudoTerminal()
    defer { terminal.close() }
    XCTAssertEqual(
      StandardStream(fileDescriptor: terminal.descriptor).columns(environmentColumns: "99"), 99)
  }

  private func stream(_ handle: FileHandle) -> StandardStream {
    StandardStream(fileDescriptor: handle.fileDescriptor)
  }

  private func assertArrivesWhole(flags: Int32, line: UInt = #line) throws {
    let text = String(repeating: "오마이걸 ", count: 100_000)
    let pipe = Pipe()
    XCTAssertEqual(fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFL, flags), 0)
    let writing = expectation(description: "written")
    let stream = stream(pipe.fileHandleForWriting)
    Thread.detachNewThread {
      // Closed whatever happens, or a failed write would leave the reader waiting.
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
    _ expected: WriteError, line: UInt = #line, _ write: () throws -> Void
  ) {
    XCTAssertThrowsError(try write(), line: line) { error in
      XCTAssertEqual(error as? WriteError, expected, line: line)
    }
  }
}
