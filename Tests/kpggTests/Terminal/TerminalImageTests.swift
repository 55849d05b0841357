import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class ImageProtocolTests: XCTestCase {
  func testTheEnvironmentIndicatesTheProtocol() {
    let environments: [([String: String], ImageProtocol?)] = [
      (["TERM": "xterm-kitty"], .kitty), (["KITTY_WINDOW_ID": "1", "TERM": "xterm"], .kitty),
      (["TERM_PROGRAM": "ghostty"], .kitty), (["TERM": "xterm-ghostty"], .kitty),
      (["TERM_PROGRAM": "iTerm.app"], .iTerm2), (["TERM_PROGRAM": "WezTerm"], .iTerm2),
      (["TERM": "xterm-256color"], nil), ([:], nil), (["KITTY_WINDOW_ID": ""], nil),
    ]
    for (environment, expected) in environments {
      XCTAssertEqual(ImageProtocol(environment: environment), expected, "\(environment)")
    }
  }

  func testAMultiplexerDoesNotForwardImages() {
    for variable in ["TMUX", "STY"] {
      let environment = [variable: "x", "KITTY_WINDOW_ID": "1", "TERM_PROGRAM": "iTerm.app"]
      XCTAssertNil(ImageProtocol(environment: environment))
    }
    XCTAssertNil(ImageProtocol(environment: ["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"]))
  }

  func testKittySupportsOnlyPNG() {
    XCTAssertTrue(ImageProtocol.kitty.supports(.png))
    XCTAssertFalse(ImageProtocol.kitty.supports(.jpeg))
    XCTAssertTrue(ImageProtocol.iTerm2.supports(.jpeg))
  }
}

final class ImageDifferenceTests: XCTestCase {
  func testAnUnchangedImageWritesNothing() throws {
    let difference = ImageDifference(
      old: try placement(), new: try placement(), imageProtocol: .kitty)
    XCTAssertFalse(difference.needsRedraw)
    XCTAssertEqual(difference.removal + difference.sequences(isCleared: false), "")
  }

  func testAClearedScreenShowsTheImageAgain() throws {
    let difference = ImageDifference(
      old: try placement(), new: try placement(), imageProtocol: .kitty)
    XCTAssertFalse(difference.sequences(isCleared: true).isEmpty)
  }

  func testKittyGetsTheImageInPieces() throws {
    let difference = ImageDifference(
      old: nil, new: try placement(Data.samplePNG + Data(count: 4000)), imageProtocol: .kitty)
    let sequences = difference.sequences(isCleared: true)
    XCTAssertTrue(
      sequences.hasPrefix("\u{1B}[4;51H\u{1B}_Ga=T,f=100,q=2,C=1,c=20,m=1;iVBORw0KGgo"))
    let pieces = sequences.components(separatedBy: "\u{1B}\\").dropLast()
    XCTAssertEqual(pieces.count, 2)
    XCTAssertTrue(pieces.last?.hasPrefix("\u{1B}_Gm=0;") ?? false)
    for piece in pieces { XCTAssertLessThanOrEqual(piece.count, 4096 + 60) }
  }

  func testKittyRemovesAnImage() throws {
    let difference = ImageDifference(old: try placement(), new: nil, imageProtocol: .kitty)
    XCTAssertTrue(difference.needsRedraw)
    XCTAssertEqual(difference.removal, "\u{1B}_Ga=d,d=A,q=2\u{1B}\\")
    XCTAssertEqual(difference.sequences(isCleared: true), "")
  }

  func testITerm2GetsTheImageAsAFile() throws {
    let image = try placement()
    let difference = ImageDifference(old: nil, new: image, imageProtocol: .iTerm2)
    XCTAssertEqual(
      difference.sequences(isCleared: false),
      "\u{1B}[4;51H\u{1B}]1337;File=inline=1;size=24;width=20;height=12;preserveAspectRatio=1:"
        + Data.samplePNG.base64EncodedString() + "\u{7}")
    XCTAssertEqual(ImageDifference(old: image, new: nil, imageProtocol: .iTerm2).removal, "")
  }

  private func placement(_ data: Data = .samplePNG) throws -> ImagePlacement {
    ImagePlacement(
      url: try XCTUnwrap(WebAddress("https://example.com/x.png")),
      image: try XCTUnwrap(Picture(data)), area: CellArea(x: 50, y: 3, width: 20, height: 12))
  }
}

extension Data {
  /// The start of a PNG of 64 by 64 pixels.
  static let samplePNG = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 64, 0, 0, 0, 64])
}
