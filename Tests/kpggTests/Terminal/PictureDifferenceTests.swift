import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class PictureDifferenceTests: XCTestCase {
  func testNothingIsWrittenWhereThePictureStays() throws {
    let difference = PictureDifference(old: try placed(), new: try placed(), form: .kitty)
    XCTAssertFalse(difference.isClearing)
    XCTAssertEqual(difference.removal + difference.sequences(isCleared: false), "")
  }

  func testAClearedScreenShowsThePictureAgain() throws {
    let difference = PictureDifference(old: try placed(), new: try placed(), form: .kitty)
    XCTAssertFalse(difference.sequences(isCleared: true).isEmpty)
  }

  func testKittyGetsThePictureInPiecesQuietly() throws {
    let difference = PictureDifference(
      old: nil, new: try placed(Data.samplePNG + Data(count: 4000)), form: .kitty)
    let sequences = difference.sequences(isCleared: true)
    XCTAssertTrue(
      sequences.hasPrefix("\u{1B}[4;51H\u{1B}_Ga=T,f=100,q=2,C=1,c=20,m=1;iVBORw0KGgo"))
    let pieces = sequences.components(separatedBy: "\u{1B}\\").dropLast()
    XCTAssertEqual(pieces.count, 2)
    XCTAssertTrue(pieces.last?.hasPrefix("\u{1B}_Gm=0;") ?? false)
    for piece in pieces { XCTAssertLessThanOrEqual(piece.count, 4096 + 60) }
  }

  func testKittyIsToldToTakeAPictureAway() throws {
    let difference = PictureDifference(old: try placed(), new: nil, form: .kitty)
    XCTAssertTrue(difference.isClearing)
    XCTAssertEqual(difference.removal, "\u{1B}_Ga=d,d=A,q=2\u{1B}\\")
    XCTAssertEqual(difference.sequences(isCleared: true), "")
  }

  func testITerm2GetsThePictureAsAFile() throws {
    let picture = try placed()
    let difference = PictureDifference(old: nil, new: picture, form: .iTerm2)
    XCTAssertEqual(
      difference.sequences(isCleared: false),
      "\u{1B}[4;51H\u{1B}]1337;File=inline=1;size=24;width=20;height=12;preserveAspectRatio=1:"
        + Data.samplePNG.base64EncodedString() + "\u{7}")
    XCTAssertEqual(PictureDifference(old: picture, new: nil, form: .iTerm2).removal, "")
  }

  private func placed(_ data: Data = .samplePNG) throws -> PlacedPicture {
    PlacedPicture(
      address: try XCTUnwrap(WebAddress("https://example.com/x.png")),
      picture: try XCTUnwrap(Picture(data)), area: CellArea(x: 50, y: 3, width: 20, height: 12))
  }
}

extension Data {
  /// The beginning of a PNG of 64 by 64 pixels.
  static let samplePNG = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 64, 0, 0, 0, 64])
}
