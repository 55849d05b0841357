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
    var screen = try InteractiveScreen(
      input: terminal.descriptor, output: terminal.descriptor, isColored: false,
      features: TerminalFeatures())
    try terminal.controller.write("abc")
    let events = try screen.events()
    XCTAssertEqual(events, [key("a"), key("b"), key("c")])
    try terminal.controller.write("d")
    screen.putBack(events.dropFirst())
    let deadline = ContinuousClock.now + .seconds(10)
    XCTAssertEqual(try screen.events(until: deadline), [key("b"), key("c")])
    XCTAssertEqual(try screen.events(until: deadline), [key("d")])
  }

  private func key(_ character: Character) -> InteractiveScreen.Event {
    .input(.key(.character(character)))
  }
}
