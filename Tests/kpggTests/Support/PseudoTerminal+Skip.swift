import KPGGSystem
import XCTest

extension PseudoTerminal {
  /// Opens a terminal. Skips the test if the system has none, as in some containers.
  static func orSkip() throws -> PseudoTerminal {
    do {
      return try PseudoTerminal()
    } catch {
      throw XCTSkip("No pseudo-terminal can be opened here.")
    }
  }
}
