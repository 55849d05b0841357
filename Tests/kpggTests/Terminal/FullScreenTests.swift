import Foundation
import KPGGSystem
import XCTest

@testable import kpgg

final class FullScreenTests: XCTestCase {
  private var terminal: PseudoTerminal?

  override func setUpWithError() throws { terminal = try PseudoTerminal.orSkip() }

  override func tearDown() { terminal?.close() }

  func testItSetsRawModeAndRestoresTheModes() throws {
    let before = try flags()
    _ = try outputOfLeaving { screen in
      XCTAssertEqual(try modes().c_lflag & tcflag_t(ICANON | ECHO), 0)
      XCTAssertNotEqual(try modes().c_lflag & tcflag_t(ISIG), 0)
      // Another program gets the restored terminal.
      XCTAssertEqual(try screen.withTerminalRestored { try flags() }, before)
      XCTAssertEqual(try modes().c_lflag & tcflag_t(ICANON), 0)
    }
    XCTAssertEqual(try flags(), before)
  }

  func testItClearsTheAlternateScreenBeforeLeavingIt() throws {
    let end = try outputOfLeaving { _ in
      let start = try output()
      XCTAssertTrue(start.hasPrefix("\u{1B}[?1049h"), start)
      // Other terminals get no commands.
      XCTAssertTrue(start.hasSuffix("\u{1B}[?2004h"), start)
    }
    XCTAssertTrue(end.hasPrefix("\u{1B}\\\u{1B}[?2004l"), end)
    XCTAssertTrue(end.hasSuffix("\u{1B}[0m\u{1B}[2J\u{1B}[?25h\u{1B}[?1049l"), end)
  }

  func testItSavesTheTitleAndRestoresIt() throws {
    let restoration = "\u{1B}\\\u{1B}]2;\u{1B}\\\u{1B}[23;0t"
    let end = try outputOfLeaving(TerminalFeatures(showsTitle: true)) { screen in
      XCTAssertTrue(try output().hasSuffix("\u{1B}[?2004h\u{1B}[22;0t"))
      try screen.withTerminalRestored { XCTAssertTrue(try output().hasPrefix(restoration)) }
      XCTAssertTrue(try output().hasSuffix("\u{1B}[22;0t"))
    }
    XCTAssertTrue(end.hasPrefix(restoration), end)
  }

  func testItDoesNotSaveItsOwnTitleAfterAStopThatItDidNotSee() throws {
    _ = try outputOfLeaving(TerminalFeatures(showsTitle: true)) { screen in
      _ = try output()
      raise(SIGCONT)
      XCTAssertEqual(screen.wait(milliseconds: 10_000), [.resumed])
      XCTAssertTrue(try output().hasSuffix("\u{1B}[?2004h"))
    }
  }

  func testItEndsALinkWhenItLeaves() throws {
    let end = try outputOfLeaving(TerminalFeatures(showsLinks: true)) { _ in _ = try output() }
    XCTAssertTrue(end.hasPrefix("\u{1B}\\\u{1B}]8;;\u{1B}\\\u{1B}[?2004l"), end)
  }

  func testThePreviousSignalActionsAreRestored() throws {
    signal(SIGWINCH, SIG_IGN)
    _ = try outputOfLeaving { _ in }
    XCTAssertEqual(
      unsafeBitCast(signal(SIGWINCH, SIG_DFL), to: Int.self), unsafeBitCast(SIG_IGN, to: Int.self))
  }

  func testAWaitEndsWithInputAWakeUpASignalOrATimeout() throws {
    let controller = try XCTUnwrap(terminal).controller
    _ = try outputOfLeaving { screen in
      XCTAssertEqual(screen.wait(milliseconds: 0), [.timeout])
      XCTAssertEqual(write(controller.rawValue, "유", 3), 3)
      XCTAssertEqual(screen.wait(milliseconds: 10_000), [.input(Array("유".utf8))])
      screen.wakeUp()
      XCTAssertEqual(screen.wait(milliseconds: 10_000), [.wokenUp])
      raise(SIGWINCH)
      XCTAssertEqual(screen.wait(milliseconds: 10_000), [.resized])
      XCTAssertEqual(screen.wait(milliseconds: 0), [.timeout])
    }
  }

  func testItKnowsItsSizeAndTheSizeOfItsCells() throws {
    let descriptor = try XCTUnwrap(terminal).descriptor
    _ = try outputOfLeaving { screen in
      XCTAssertEqual(screen.size, CellSize(width: 80, height: 24))
      XCTAssertNil(screen.cell)
      var size = winsize(ws_row: 10, ws_col: 50, ws_xpixel: 450, ws_ypixel: 180)
      XCTAssertEqual(ioctl(descriptor.rawValue, numericCast(TIOCSWINSZ), &size), 0)
      XCTAssertEqual(screen.size, CellSize(width: 50, height: 10))
      XCTAssertEqual(screen.cell, PixelSize(width: 9, height: 18))
    }
  }

  func testTheShellDoesNotReadRepliesToQuestions() throws {
    let terminal = try XCTUnwrap(terminal)
    let reply = "\u{1B}[?62;4cx\n"
    for (isAsked, isAnswered, input) in [
      (true, false, "x\n"), (false, false, reply), (true, true, reply),
    ] {
      _ = try outputOfLeaving { _ in
        if isAsked { TerminalSignals.startQuestions() }
        if isAnswered { TerminalSignals.endQuestions() }
        XCTAssertEqual(write(terminal.controller.rawValue, reply, reply.utf8.count), 10)
      }
      XCTAssertEqual(
        String(decoding: try terminal.descriptor.read(atMost: 100), as: UTF8.self), input)
    }
  }

  func testADescriptorThatIsNotATerminalIsAnError() throws {
    let descriptor = FileDescriptor(-1)
    do {
      _ = try FullScreen(input: descriptor, output: descriptor)
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error.reason, "Bad file descriptor")
    }
  }

  /// Enters full-screen mode, uses it, and leaves it. Returns what the terminal got after the last
  /// output that was read.
  private func outputOfLeaving(
    _ features: TerminalFeatures = TerminalFeatures(),
    after use: (borrowing FullScreen) throws -> Void
  ) throws -> String {
    let terminal = try XCTUnwrap(terminal)
    do {
      let screen = try FullScreen(
        input: terminal.descriptor, output: terminal.descriptor, features: features)
      try use(screen)
      _ = consume screen
    }
    return try output()
  }

  private func output() throws -> String {
    String(decoding: try XCTUnwrap(terminal).controller.read(atMost: 4096), as: UTF8.self)
  }

  private func modes() throws -> termios {
    var modes = termios()
    XCTAssertEqual(tcgetattr(try XCTUnwrap(terminal).descriptor.rawValue, &modes), 0)
    return modes
  }

  private func flags() throws -> [tcflag_t] {
    let modes = try modes()
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
  }
}
