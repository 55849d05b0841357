import XCTest

@testable import kpgg

final class CellMeterTests: XCTestCase {
  func testTheWidthIsKnownAfterEachCharacter() {
    var meter = CellMeter()
    var widths: [Int] = []
    for character in "a오🇰🇷" {
      meter.add(character)
      widths.append(meter.width)
    }
    XCTAssertEqual(widths, [1, 3, 5])
  }

  func testScalarsOfOneCharacterMayComeOneByOne() {
    var meter = CellMeter()
    for scalar in "1\u{FE0F}\u{20E3}".unicodeScalars { meter.add(scalar) }
    XCTAssertEqual(meter.width, 2)
  }

  func testALineIsNeverWiderThanItsParts() {
    let parts = ["\u{93F}", "\u{1B44}\u{200D}오", "\u{FE0F}", "\u{200D}", "क्", "1", "\u{1F3FD}"]
    for first in parts {
      for second in parts {
        XCTAssertLessThanOrEqual(
          CellWidth.of(first + " " + second), CellWidth.of(first) + 1 + CellWidth.of(second),
          "\(first) \(second)")
      }
    }
  }
}
