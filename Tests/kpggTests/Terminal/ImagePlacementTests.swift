import KPGGCore
import XCTest

@testable import kpgg

final class ImagePlacementTests: XCTestCase {
  func testAnImageIsDrawnAtItsPlace() throws {
    let image = ScreenImage(placement: try .sample(.sixel), sequences: "\u{1B}Pq~\u{1B}\\")
    XCTAssertEqual(image.text, "\u{1B}[4;51H\u{1B}Pq~\u{1B}\\")
  }

  func testAnUnchangedImageIsShownAgainOnlyOnAClearedScreen() throws {
    let image = try ImagePlacement.sample(.kitty)
    let difference = ImageDifference(old: image, new: image)
    XCTAssertFalse(difference.needsRedraw)
    XCTAssertEqual(difference.removal, "")
    XCTAssertFalse(difference.needsImage(isCleared: false))
    XCTAssertTrue(difference.needsImage(isCleared: true))
  }

  func testKittyRemovesAnImage() throws {
    let difference = ImageDifference(old: try .sample(.kitty), new: nil)
    XCTAssertTrue(difference.needsRedraw)
    XCTAssertEqual(difference.removal, "\u{1B}_Ga=d,d=A,q=2\u{1B}\\")
    XCTAssertFalse(difference.needsImage(isCleared: true))
  }

  func testOtherProtocolsOnlyRedrawTheScreen() throws {
    for imageProtocol in [ImageProtocol.iTerm2, .sixel] {
      let difference = ImageDifference(old: try .sample(imageProtocol), new: nil)
      XCTAssertTrue(difference.needsRedraw)
      XCTAssertEqual(difference.removal, "")
    }
  }

  func testAnotherCellSizeOrProtocolIsAnotherImage() throws {
    let image = try ImagePlacement.sample(.sixel)
    let others = [
      try ImagePlacement.sample(.kitty), try ImagePlacement.sample(.sixel, width: 21),
      try ImagePlacement.sample(.sixel, cell: PixelSize(width: 9, height: 18)),
    ]
    for other in others {
      XCTAssertTrue(ImageDifference(old: image, new: other).needsImage(isCleared: false))
    }
    XCTAssertTrue(ImageDifference(old: nil, new: image).needsImage(isCleared: false))
  }
}
