import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class ImageDrawingTests: XCTestCase {
  func testKittyGetsAPNGInPieces() throws {
    let file = try Picture.sample(Data.samplePNG + Data(count: 4000))
    let drawing = ImageDrawing(of: file, at: try .sample(.kitty), chafa: nil)
    guard case .sequences(let text) = drawing else { return XCTFail("\(drawing as Any)") }
    XCTAssertTrue(text.hasPrefix("\u{1B}_Ga=T,f=100,q=2,C=1,c=20,m=1;iVBORw0KGgo"))
    let pieces = text.components(separatedBy: "\u{1B}\\").dropLast()
    XCTAssertEqual(pieces.count, 2)
    XCTAssertTrue(pieces.last?.hasPrefix("\u{1B}_Gm=0;") ?? false)
    for piece in pieces { XCTAssertLessThanOrEqual(piece.count, 4096 + 60) }
  }

  func testKittyFitsAnImageInItsArea() throws {
    let (wide, high) = (PixelSize(width: 300, height: 100), PixelSize(width: 100, height: 300))
    for (size, extent) in [(wide, "c=20"), (high, "r=12"), (nil, "c=20,r=12")] {
      let image = KittyImage(format: "f=100", size: size, payload: "aaaa")
      XCTAssertEqual(
        image.sequences(fittedIn: try .sample(.kitty)),
        "\u{1B}_Ga=T,f=100,q=2,C=1,\(extent),m=0;aaaa\u{1B}\\")
    }
  }

  func testITerm2GetsAnyFile() throws {
    for name in ["png", "jpg", "gif", "webp"] {
      let data = try Fixture.data("pictures/picture.\(name)")
      XCTAssertEqual(
        ImageDrawing(of: try .sample(data), at: try .sample(.iTerm2), chafa: nil),
        .sequences(
          "\u{1B}]1337;File=inline=1;size=\(data.count);width=20;height=12;"
            + "preserveAspectRatio=1:\(data.base64EncodedString())\u{7}"))
    }
  }

  func testOtherTerminalsShowNothingWithoutAConverter() throws {
    let jpeg = try Picture.sample(try Fixture.data("pictures/picture.jpg"))
    for imageProtocol in [ImageProtocol.kitty, .sixel, .characters(.full)] {
      XCTAssertNil(ImageDrawing(of: jpeg, at: try .sample(imageProtocol), chafa: nil))
    }
    XCTAssertNil(ImageDrawing(of: try .sample(), at: try .sample(.sixel), chafa: nil))
  }
}
