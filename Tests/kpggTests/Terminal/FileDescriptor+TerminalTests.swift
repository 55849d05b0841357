import Foundation
import KPGGSystem
import XCTest

@testable import kpgg

final class FileDescriptorTerminalTests: XCTestCase {
  func testAPipeIsNotATerminalAndTakesItsWidthFromTheEnvironment() {
    let pipe = Pipe()
    let stream = FileDescriptor(pipe.fileHandleForWriting.fileDescriptor)
    XCTAssertFalse(stream.isTerminal)
    XCTAssertEqual(stream.terminalWidth(environmentColumns: "132"), 132)
  }

  func testInvalidColumnsCountAsEighty() {
    let stream = FileDescriptor(-1)
    for columns in [nil, "", "0", "-5", "wide", "99999999999999999999"] {
      XCTAssertEqual(stream.terminalWidth(environmentColumns: columns), 80)
    }
  }

  func testATerminalReportsItsOwnWidth() throws {
    let terminal = try PseudoTerminal.orSkip()
    defer { terminal.close() }
    terminal.resize(columns: 57, rows: 24, pixelWidth: 0, pixelHeight: 0)
    let stream = terminal.descriptor
    XCTAssertTrue(stream.isTerminal)
    XCTAssertEqual(stream.terminalWidth(environmentColumns: "132"), 57)
  }

  func testATerminalWithoutASizeTakesItsWidthFromTheEnvironment() throws {
    let terminal = try PseudoTerminal.orSkip()
    defer { terminal.close() }
    XCTAssertEqual(
      terminal.descriptor.terminalWidth(environmentColumns: "99"), 99)
  }
}
