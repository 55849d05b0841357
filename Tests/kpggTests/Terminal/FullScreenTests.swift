import Foundation
import KPGGSystem
import XCTest

@testable import kpgg

final class FullScreenTests: XCTestCase {
  private var terminal: PseudoTerminal?

  override func setUpWithError() throws { terminal = try PseudoTerminal.orSkip() }

  override func tearDown() { terminal?.close() }

  func testItSetsRawModeAndRestoresTheModes() throws {
    let terminal = try XCTUnwrap(terminal)
    let before = modes(terminal)
    do {
      let screen = try FullScreen(input: terminal.descriptor, output: terminal.descriptor)
      XCTAssertEqual(modes(terminal).c_lflag & tcflag_t(ICANON | ECHO), 0)
      XCTAssertNotEqual(modes(terminal).c_lflag & tcflag_t(ISIG), 0)
      _ = consume screen
    }
    XCTAssertEqual(flags(modes(terminal)), flags(before))
  }

  func testItEntersAndLeavesTheAlternateScreen() throws {
    let terminal = try XCTUnwrap(terminal)
    do {
      let screen = try FullScreen(input: terminal.descriptor, output: terminal.descriptor)
      XCTAssertTrue(read(terminal).hasPrefix("\u{1B}[?1049h"))
      _ = consume screen
    }
    XCTAssertTrue(read(terminal).hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
  }

  func testItClearsTheAlternateScreenBeforeLeavingIt() throws {
    let terminal = try XCTUnwrap(terminal)
    do {
      let screen = try FullScreen(input: terminal.descriptor, output: terminal.descriptor)
      _ = read(terminal)
      _ = consume screen
    }
    XCTAssertTrue(read(terminal).hasSuffix("\u{1B}[0m\u{1B}[2J\u{1B}[?25h\u{1B}[?1049l"))
  }

  func testItSavesTheTitleAndRestoresIt() throws {
    let terminal = try XCTUnwrap(terminal)
    do {
      let screen = try titledScreen(terminal)
      XCTAssertTrue(read(terminal).hasSuffix("\u{1B}[?2004h\u{1B}[22;0t"))
      screen.withTerminalRestored {
        XCTAssertTrue(read(terminal).hasPrefix("\u{1B}\\\u{1B}]2;\u{1B}\\\u{1B}[23;0t"))
      }
      XCTAssertTrue(read(terminal).hasSuffix("\u{1B}[22;0t"))
      _ = consume screen
    }
    XCTAssertTrue(read(terminal).hasPrefix("\u{1B}\\\u{1B}]2;\u{1B}\\\u{1B}[23;0t"))
  }

  func testItDoesNotSaveItsOwnTitleAfterAStopThatItDidNotSee() throws {
    let terminal = try XCTUnwrap(terminal)
    let screen = try titledScreen(terminal)
    _ = read(terminal)
    raise(SIGCONT)
    XCTAssertEqual(screen.wait(milliseconds: 10_000), [.resumed])
    XCTAssertTrue(read(terminal).hasSuffix("\u{1B}[?2004h"))
  }

  func testItEndsALinkWhenItLeaves() throws {
    let terminal = try XCTUnwrap(terminal)
    do {
      let screen = try FullScreen(
        input: terminal.descriptor, output: terminal.descriptor,
        features: TerminalFeatures(showsLinks: true))
      _ = read(terminal)
      _ = consume screen
    }
    XCTAssertTrue(read(terminal).hasPrefix("\u{1B}\\\u{1B}]8;;\u{1B}\\\u{1B}[?2004l"))
  }

  func testItSendsNoCommandsToOtherTerminals() throws {
    let terminal = try XCTUnwrap(terminal)
    do {
      let screen = try FullScreen(input: terminal.descriptor, output: terminal.descriptor)
      XCTAssertTrue(read(terminal).hasSuffix("\u{1B}[?2004h"))
      _ = consume screen
    }
    XCTAssertTrue(read(terminal).hasPrefix("\u{1B}\\\u{1B}[?2004l"))
  }

  func testThePreviousSignalActionsAreRestored() throws {
    let terminal = try XCTUnwrap(terminal)
    signal(SIGWINCH, SIG_IGN)
    do {
      let screen = try FullScreen(input: terminal.descriptor, output: terminal.descriptor)
      _ = consume screen
    }
    XCTAssertEqual(
      unsafeBitCast(signal(SIGWINCH, SIG_DFL), to: Int.self), unsafeBitCast(SIG_IGN, to: Int.self))
  }

  func testAWaitEndsWithInputAWakeUpOrATimeout() throws {
    let terminal = try XCTUnwrap(terminal)
    let screen = try FullScreen(input: terminal.descriptor, output: terminal.descriptor)
    XCTAssertEqual(screen.wait(milliseconds: 0), [.timeout])
    XCTAssertEqual(write(terminal.controller.rawValue, "유", 3), 3)
    XCTAssertEqual(screen.wait(milliseconds: 10_000), [.input(Array("유".utf8))])
    screen.wakeUp()
    XCTAssertEqual(screen.wait(milliseconds: 10_000), [.wokenUp])
    XCTAssertEqual(screen.wait(milliseconds: 0), [.timeout])
  }

  func testAResizeEndsAWait() throws {
    let terminal = try XCTUnwrap(terminal)
    let screen = try FullScreen(input: terminal.descriptor, output: terminal.descriptor)
    raise(SIGWINCH)
    XCTAssertEqual(screen.wait(milliseconds: 10_000), [.resized])
  }

  func testItKnowsItsSize() throws {
    let terminal = try XCTUnwrap(terminal)
    let screen = try FullScreen(input: terminal.descriptor, output: terminal.descriptor)
    XCTAssertEqual(screen.size, CellSize(width: 80, height: 24))
    var size = winsize(ws_row: 12, ws_col: 57, ws_xpixel: 0, ws_ypixel: 0)
    XCTAssertEqual(ioctl(terminal.descriptor.rawValue, numericCast(TIOCSWINSZ), &size), 0)
    XCTAssertEqual(screen.size, CellSize(width: 57, height: 12))
  }

  func testAnotherProgramGetsTheRestoredTerminal() throws {
    let terminal = try XCTUnwrap(terminal)
    let before = modes(terminal)
    let screen = try FullScreen(input: terminal.descriptor, output: terminal.descriptor)
    let restored = screen.withTerminalRestored { modes(terminal) }
    XCTAssertEqual(flags(restored), flags(before))
    XCTAssertEqual(modes(terminal).c_lflag & tcflag_t(ICANON), 0)
  }

  func testTheShellDoesNotReadRepliesToQuestions() throws {
    XCTAssertEqual(try inputAfter { screen in try screen.ask("?") }, "x\n")
  }

  func testTheShellReadsAllInputWithoutAQuestion() throws {
    XCTAssertEqual(try inputAfter { _ in }, "\u{1B}[?62;4cx\n")
    XCTAssertEqual(
      try inputAfter { screen in
        try screen.ask("?")
        screen.endQuestions()
      }, "\u{1B}[?62;4cx\n")
  }

  func testQuestionsAreWritten() throws {
    let terminal = try XCTUnwrap(terminal)
    let screen = try FullScreen(input: terminal.descriptor, output: terminal.descriptor)
    try screen.ask("how?")
    screen.endQuestions()
    XCTAssertTrue(read(terminal).hasSuffix("how?"))
  }

  func testItKnowsTheSizeOfItsCells() throws {
    let terminal = try XCTUnwrap(terminal)
    let screen = try FullScreen(input: terminal.descriptor, output: terminal.descriptor)
    XCTAssertNil(screen.cell)
    var size = winsize(ws_row: 10, ws_col: 50, ws_xpixel: 450, ws_ypixel: 180)
    XCTAssertEqual(ioctl(terminal.descriptor.rawValue, numericCast(TIOCSWINSZ), &size), 0)
    XCTAssertEqual(screen.cell, PixelSize(width: 9, height: 18))
  }

  /// What the shell reads if a reply and a line are typed while the screen is in use.
  private func inputAfter(_ use: (borrowing FullScreen) throws -> Void) throws -> String {
    let terminal = try XCTUnwrap(terminal)
    do {
      let screen = try FullScreen(input: terminal.descriptor, output: terminal.descriptor)
      try use(screen)
      let reply = "\u{1B}[?62;4cx\n"
      XCTAssertEqual(write(terminal.controller.rawValue, reply, reply.utf8.count), 10)
      _ = consume screen
    }
    return String(decoding: try terminal.descriptor.read(atMost: 100), as: UTF8.self)
  }

  func testADescriptorThatIsNotATerminalIsAnError() throws {
    XCTAssertThrowsError(try enter(FileDescriptor(-1))) { error in
      XCTAssertEqual((error as? SystemError)?.reason, "Bad file descriptor")
    }
  }

  private func titledScreen(_ terminal: PseudoTerminal) throws -> FullScreen {
    try FullScreen(
      input: terminal.descriptor, output: terminal.descriptor,
      features: TerminalFeatures(showsTitle: true))
  }

  private func enter(_ descriptor: FileDescriptor) throws {
    _ = try FullScreen(input: descriptor, output: descriptor)
  }

  private func modes(_ terminal: PseudoTerminal) -> termios {
    var modes = termios()
    XCTAssertEqual(tcgetattr(terminal.descriptor.rawValue, &modes), 0)
    return modes
  }

  private func flags(_ modes: termios) -> [tcflag_t] {
    [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
  }

  private func read(_ terminal: PseudoTerminal) -> String {
    String(decoding: (try? terminal.controller.read(atMost: 4096)) ?? [], as: UTF8.self)
  }
}
