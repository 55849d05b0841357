import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class PictureProtocolTests: XCTestCase {
  func testTheEnvironmentIndicatesTheProtocol() {
    let environments: [([String: String], PictureProtocol?)] = [
      (["TERM": "xterm-kitty"], .kitty), (["KITTY_WINDOW_ID": "1", "TERM": "xterm"], .kitty),
      (["TERM_PROGRAM": "ghostty"], .kitty), (["TERM": "xterm-ghostty"], .kitty),
      (["TERM_PROGRAM": "iTerm.app"], .iTerm2), (["TERM_PROGRAM": "WezTerm"], .iTerm2),
      (["TERM": "xterm-256color"], nil), ([:], nil), (["KITTY_WINDOW_ID": ""], nil),
    ]
    for (environment, expected) in environments {
      XCTAssertEqual(PictureProtocol(environment: environment), expected, "\(environment)")
    }
  }

  func testAMultiplexerDoesNotForwardPictures() {
    for variable in ["TMUX", "STY"] {
      let environment = [variable: "x", "KITTY_WINDOW_ID": "1", "TERM_PROGRAM": "iTerm.app"]
      XCTAssertNil(PictureProtocol(environment: environment))
    }
    XCTAssertNil(PictureProtocol(environment: ["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"]))
  }

  func testKittySupportsOnlyPNG() {
    XCTAssertTrue(PictureProtocol.kitty.supports(.png))
    XCTAssertFalse(PictureProtocol.kitty.supports(.jpeg))
    XCTAssertTrue(PictureProtocol.iTerm2.supports(.jpeg))
  }
}

final class PictureDifferenceTests: XCTestCase {
  func testAnUnchangedPictureWritesNothing() throws {
    let difference = PictureDifference(
      old: try placement(), new: try placement(), pictureProtocol: .kitty)
    XCTAssertFalse(difference.needsRedraw)
    XCTAssertEqual(difference.removal + difference.sequences(isCleared: false), "")
  }

  func testAClearedScreenShowsThePictureAgain() throws {
    let difference = PictureDifference(
      old: try placement(), new: try placement(), pictureProtocol: .kitty)
    XCTAssertFalse(difference.sequences(isCleared: true).isEmpty)
  }

  func testKittyGetsThePictureInPieces() throws {
    let difference = PictureDifference(
      old: nil, new: try placement(Data.samplePNG + Data(count: 4000)), pictureProtocol: .kitty)
    let sequences = difference.sequences(isCleared: true)
    XCTAssertTrue(
      sequences.hasPrefix("\u{1B}[4;51H\u{1B}_Ga=T,f=100,q=2,C=1,c=20,m=1;iVBORw0KGgo"))
    let pieces = sequences.components(separatedBy: "\u{1B}\\").dropLast()
    XCTAssertEqual(pieces.count, 2)
    XCTAssertTrue(pieces.last?.hasPrefix("\u{1B}_Gm=0;") ?? false)
    for piece in pieces { XCTAssertLessThanOrEqual(piece.count, 4096 + 60) }
  }

  func testKittyRemovesAPicture() throws {
    let difference = PictureDifference(old: try placement(), new: nil, pictureProtocol: .kitty)
    XCTAssertTrue(difference.needsRedraw)
    XCTAssertEqual(difference.removal, "\u{1B}_Ga=d,d=A,q=2\u{1B}\\")
    XCTAssertEqual(difference.sequences(isCleared: true), "")
  }

  func testITerm2GetsThePictureAsAFile() throws {
    let picture = try placement()
    let difference = PictureDifference(old: nil, new: picture, pictureProtocol: .iTerm2)
    XCTAssertEqual(
      difference.sequences(isCleared: false),
      "\u{1B}[4;51H\u{1B}]1337;File=inline=1;size=24;width=20;height=12;preserveAspectRatio=1:"
        + Data.samplePNG.base64EncodedString() + "\u{7}")
    XCTAssertEqual(PictureDifference(old: picture, new: nil, pictureProtocol: .iTerm2).removal, "")
  }

  private func placement(_ data: Data = .samplePNG) throws -> PicturePlacement {
    PicturePlacement(
      address: try XCTUnwrap(WebAddress("https://example.com/x.png")),
      picture: try XCTUnwrap(Picture(data)), area: CellArea(x: 50, y: 3, width: 20, height: 12))
  }
}

extension Data {
  /// The start of a PNG of 64 by 64 pixels.
  static let samplePNG = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 64, 0, 0, 0, 64])
}
