import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class ImagePlacementTests: XCTestCase {
  func testKittyGetsAPNGInPieces() throws {
    let sequences = try placement(
      of: Data.samplePNG + Data(count: 4000), in: .kitty
    ).sequences
    XCTAssertTrue(
      sequences.hasPrefix("\u{1B}[4;51H\u{1B}_Ga=T,f=100,q=2,C=1,c=20,m=1;iVBORw0KGgo"))
    let pieces = sequences.components(separatedBy: "\u{1B}\\").dropLast()
    XCTAssertEqual(pieces.count, 2)
    XCTAssertTrue(pieces.last?.hasPrefix("\u{1B}_Gm=0;") ?? false)
    for piece in pieces { XCTAssertLessThanOrEqual(piece.count, 4096 + 60) }
  }

  func testKittyGetsThePixelsOfOtherPictures() throws {
    let data = Data(try PictureFixture.bytes("baseline-444.jpg"))
    let placed = try placement(of: data, in: .kitty, width: 2, height: 1)
    let pixels = try XCTUnwrap(placed.image.bitmap)
      .scaled(to: PixelSize(width: 20, height: 16))
    XCTAssertEqual(
      placed.sequences,
      "\u{1B}[4;51H\u{1B}_Ga=T,f=24,s=20,v=16,q=2,C=1,c=2,m=0;"
        + Data(pixels.bytes).base64EncodedString() + "\u{1B}\\")
  }

  func testITerm2GetsTheFile() throws {
    XCTAssertEqual(
      try placement(of: .samplePNG, in: .iTerm2).sequences,
      "\u{1B}[4;51H\u{1B}]1337;File=inline=1;size=24;width=20;height=12;preserveAspectRatio=1:"
        + Data.samplePNG.base64EncodedString() + "\u{7}")
  }

  func testSixelsHaveTheProportionsOfTheImageInItsArea() throws {
    let data = Data(try PictureFixture.bytes("baseline-444.jpg"))
    let cells = [
      (ImagePlacement.usualCell, PixelSize(width: 200, height: 157)),
      (PixelSize(width: 10, height: 10), PixelSize(width: 153, height: 120)),
      // Large pictures are limited.
      (PixelSize(width: 100, height: 200), PixelSize(width: 800, height: 627)),
    ]
    for (cell, size) in cells {
      let sequences = try placement(of: data, in: .sixel, cell: cell).sequences
      let start = "\u{1B}[4;51H\u{1B}P0;1q\"1;1;\(size.width);\(size.height)#0;2;"
      XCTAssertTrue(sequences.hasPrefix(start), String(sequences.prefix(60)))
    }
  }

  func testHalfBlocksHaveTheProportionsOfTheImageInItsArea() throws {
    let data = Data(try PictureFixture.bytes("baseline-444.jpg"))
    let cells = [
      (ImagePlacement.usualCell, PixelSize(width: 20, height: 16)),
      (PixelSize(width: 10, height: 10), PixelSize(width: 15, height: 24)),
    ]
    for (cell, size) in cells {
      let placed = try placement(of: data, in: .halfBlocks(.full), cell: cell)
      XCTAssertEqual(placed.halfBlocks?.size, size)
      XCTAssertEqual(placed.sequences, "")
    }
    let small = try placement(of: data, in: .halfBlocks(.full), width: 1, height: 1)
    XCTAssertEqual(small.halfBlocks?.size, PixelSize(width: 1, height: 1))
  }

  private func placement(
    of data: Data, in imageProtocol: ImageProtocol, width: Int = 20, height: Int = 12,
    cell: PixelSize = ImagePlacement.usualCell
  ) throws -> ImagePlacement {
    try .sample(data, imageProtocol, width: width, height: height, cell: cell)
  }
}

final class ImageDifferenceTests: XCTestCase {
  func testAnUnchangedImageIsShownAgainOnlyOnAClearedScreen() throws {
    let image = try ImagePlacement.sample(.samplePNG, .kitty)
    let difference = ImageDifference(old: image, new: image)
    XCTAssertFalse(difference.needsRedraw)
    XCTAssertEqual(difference.removal, "")
    XCTAssertFalse(difference.needsImage(isCleared: false))
    XCTAssertTrue(difference.needsImage(isCleared: true))
  }

  func testKittyRemovesAnImage() throws {
    let difference = ImageDifference(old: try .sample(.samplePNG, .kitty), new: nil)
    XCTAssertTrue(difference.needsRedraw)
    XCTAssertEqual(difference.removal, "\u{1B}_Ga=d,d=A,q=2\u{1B}\\")
    XCTAssertFalse(difference.needsImage(isCleared: true))
  }

  func testOtherProtocolsOnlyRedrawTheScreen() throws {
    for imageProtocol in [ImageProtocol.iTerm2, .sixel] {
      let difference = ImageDifference(old: try .sample(.samplePNG, imageProtocol), new: nil)
      XCTAssertTrue(difference.needsRedraw)
      XCTAssertEqual(difference.removal, "")
    }
  }

  func testAnotherCellSizeOrProtocolIsAnotherImage() throws {
    let image = try ImagePlacement.sample(.samplePNG, .sixel)
    let others = [
      try ImagePlacement.sample(.samplePNG, .kitty),
      try ImagePlacement.sample(.samplePNG, .sixel, width: 21),
      try ImagePlacement.sample(.samplePNG, .sixel, cell: PixelSize(width: 9, height: 18)),
    ]
    for other in others {
      XCTAssertTrue(ImageDifference(old: image, new: other).needsImage(isCleared: false))
    }
    XCTAssertTrue(ImageDifference(old: nil, new: image).needsImage(isCleared: false))
  }
}

extension ImagePlacement {
  /// An image in the middle of a screen.
  static func sample(
    _ data: Data, _ imageProtocol: ImageProtocol, width: Int = 20, height: Int = 12,
    cell: PixelSize = usualCell
  ) throws -> ImagePlacement {
    ImagePlacement(
      url: try XCTUnwrap(WebAddress("https://example.com/x.png")),
      image: DecodedPicture(decoding: try XCTUnwrap(Picture(data))),
      area: CellArea(x: 50, y: 3, width: width, height: height), imageProtocol: imageProtocol,
      cell: cell)
  }
}

extension Data {
  /// The start of a PNG of 64 by 64 pixels.
  static let samplePNG = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 64, 0, 0, 0, 64])
}
