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
    var screen = try screen(on: terminal)
    try terminal.controller.write("abc")
    let events = try screen.events()
    XCTAssertEqual(events, [key("a"), key("b"), key("c")])
    try terminal.controller.write("d")
    screen.putBack(events.dropFirst())
    let deadline = ContinuousClock.now + .seconds(10)
    XCTAssertEqual(try screen.events(until: deadline), [key("b"), key("c")])
    XCTAssertEqual(try screen.events(until: deadline), [key("d")])
  }

  func testAnImageIsShownAgainOnlyOnAClearedScreen() throws {
    let terminal = try XCTUnwrap(terminal)
    var screen = try screen(on: terminal)
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
      let text = try output(of: terminal)
      XCTAssertEqual(
        Set(names.filter { text.contains($0.value) }.keys), step.sequences, "step \(index)")
    }
    try screen.removeImage()
    XCTAssertEqual(try output(of: terminal, until: "\u{1B}\\"), names["removal"])
  }

  private func screen(on terminal: PseudoTerminal) throws -> InteractiveScreen {
    try InteractiveScreen(
      input: terminal.descriptor, output: terminal.descriptor, isColored: false,
      features: TerminalFeatures())
  }

  /// The output up to the end of a frame, or another end.
  private func output(
    of terminal: PseudoTerminal, until end: String = "\u{1B}[?2026l"
  ) throws -> String {
    var bytes: [UInt8] = []
    while !String(decoding: bytes, as: UTF8.self).hasSuffix(end) {
      bytes += try terminal.controller.read(atMost: 4096)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func key(_ character: Character) -> InteractiveScreen.Event {
    .input(.key(.character(character)))
  }
}
