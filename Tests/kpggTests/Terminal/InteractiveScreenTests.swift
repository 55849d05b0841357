import Foundation
import KPGGPublishing
import KPGGSystem
import XCTest

@testable import kpgg

final class InteractiveScreenTests: XCTestCase {
  private var terminal: PseudoTerminal?

  override func setUpWithError() throws { terminal = try PseudoTerminal.orSkip() }

  override func tearDown() { terminal?.close() }

  func testEventsThatWerePutBackComeBeforeNewOnes() throws {
    let terminal = try XCTUnwrap(terminal)
    var screen = try screen()
    try terminal.controller.write("abc")
    let events = try screen.events()
    XCTAssertEqual(events, [key("a"), key("b"), key("c")])
    try terminal.controller.write("d")
    screen.putBack(events.dropFirst())
    let deadline = ContinuousClock.now + .seconds(10)
    XCTAssertEqual(try screen.events(until: deadline), [key("b"), key("c")])
    XCTAssertEqual(try screen.events(until: deadline), [key("d")])
  }

  func testAnImageIsSentAgainOnlyIfItChangesOrTheScreenIsCleared() throws {
    var screen = try screen()
    let (image, kitty) = (try ImagePlacement.sample(.sixel), try ImagePlacement.sample(.kitty))
    let others = [
      try ImagePlacement.sample(.sixel, width: 21), try ImagePlacement.sample(.iTerm2),
      try ImagePlacement.sample(.sixel, cell: PixelSize(width: 9, height: 18)),
    ]
    let steps: [(image: ImagePlacement?, width: Int, sequences: Set<String>)] =
      [
        (image, 80, ["clear", "image"]), (image, 80, []), (image, 81, ["clear", "image"]),
      ] + others.map { ($0, 81, ["clear", "image"]) } + [
        (nil, 81, ["clear"]), (kitty, 81, ["image"]), (kitty, 81, []),
        (nil, 81, ["clear", "removal"]), (kitty, 81, ["image"]),
      ]
    let names = [
      "clear": "\u{1B}[2J", "image": "\u{1B}[4;51HIMAGE", "removal": "\u{1B}_Ga=d,d=A,q=2\u{1B}\\",
    ]
    for (index, step) in steps.enumerated() {
      var frame = ScreenFrame<Int>(
        size: CellSize(width: step.width, height: 24), isASCII: false)
      frame.put("frame \(index)", in: CellArea(x: 0, y: 0, width: 9, height: 1))
      frame.image = step.image.map { ScreenImage(placement: $0, sequences: "IMAGE") }
      try screen.draw(frame)
      let text = try wholeOutput()
      XCTAssertEqual(
        Set(names.filter { text.contains($0.value) }.keys), step.sequences, "step \(index)")
    }
    try screen.removeImage()
    XCTAssertEqual(try wholeOutput(until: "\u{1B}\\"), names["removal"])
  }

  func testItSetsRawModeAndRestoresTheModes() throws {
    let before = try flags()
    _ = try outputOfLeaving { screen in
      XCTAssertEqual(try modes().c_lflag & tcflag_t(ICANON | ECHO), 0)
      XCTAssertNotEqual(try modes().c_lflag & tcflag_t(ISIG), 0)
      // Another program gets the restored terminal.
      XCTAssertEqual(screen.withTerminalRestored { try? flags() }, before)
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
      let restored = screen.withTerminalRestored { try? output() }
      XCTAssertTrue(restored?.hasPrefix(restoration) ?? false)
      XCTAssertTrue(try output().hasSuffix("\u{1B}[22;0t"))
    }
    XCTAssertTrue(end.hasPrefix(restoration), end)
  }

  func testItDoesNotSaveItsOwnTitleAfterAStopThatItDidNotSee() throws {
    _ = try outputOfLeaving(TerminalFeatures(showsTitle: true)) { screen in
      _ = try output()
      raise(SIGCONT)
      XCTAssertEqual(try screen.events(), [.resumed])
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
      XCTAssertEqual(try screen.events(until: .now), [])
      try controller.write("유")
      XCTAssertEqual(try screen.events(), [key("유")])
      screen.wakeUp()
      XCTAssertEqual(try screen.events(), [.wokenUp])
      raise(SIGWINCH)
      XCTAssertEqual(try screen.events(), [.resized])
      XCTAssertEqual(try screen.events(until: .now), [])
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
    do throws(CommandError) {
      _ = try InteractiveScreen(
        input: FileDescriptor(-1), output: FileDescriptor(-1), isColored: false,
        features: TerminalFeatures())
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error, .terminalUnusable(reason: "Bad file descriptor"))
    }
  }

  /// Enters full-screen mode, uses it, and leaves it. Returns what the terminal got after the last
  /// output that was read.
  private func outputOfLeaving(
    _ features: TerminalFeatures = TerminalFeatures(),
    after use: (inout InteractiveScreen) throws -> Void
  ) throws -> String {
    do {
      var screen = try screen(features)
      try use(&screen)
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

  private func screen(
    _ features: TerminalFeatures = TerminalFeatures()
  ) throws -> InteractiveScreen {
    let descriptor = try XCTUnwrap(terminal).descriptor
    return try InteractiveScreen(
      input: descriptor, output: descriptor, isColored: false, features: features)
  }

  /// The output up to the end of a frame, or another end.
  private func wholeOutput(until end: String = "\u{1B}[?2026l") throws -> String {
    var text = ""
    while !text.hasSuffix(end) { text += try output() }
    return text
  }

  private func key(_ character: Character) -> InteractiveScreen.Event {
    .input(.key(.character(character)))
  }
}
