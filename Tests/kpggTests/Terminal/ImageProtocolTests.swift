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
    XCTAssertNil(ImageProtocol(environment: ["TERM_PROGRAM": "tmux", "KITTY_WINDOW_ID": "1"]))
  }

  func testOnlyITerm2ShowsAPictureThatKpggCannotDecode() throws {
    let picture = try picture("picture.webp")
    XCTAssertNil(picture.bitmap)
    XCTAssertTrue(ImageProtocol.iTerm2.supports(picture))
    for other in [ImageProtocol.kitty, .sixel, .halfBlocks(.full)] {
      XCTAssertFalse(other.supports(picture), "\(other)")
    }
  }

  func testKittyShowsAPNGThatIsNotDecodedAndOtherPicturesByTheirPixels() throws {
    let png = try XCTUnwrap(Picture(.samplePNG))
    XCTAssertTrue(ImageProtocol.kitty.supports(DecodedPicture(undecoded: png)))
    XCTAssertFalse(ImageProtocol.sixel.supports(DecodedPicture(undecoded: png)))
    for other in [ImageProtocol.kitty, .sixel, .halfBlocks(.indexed)] {
      XCTAssertTrue(other.supports(try picture("baseline-420.jpg")), "\(other)")
    }
  }

  private func picture(_ name: String) throws -> DecodedPicture {
    DecodedPicture(decoding: try XCTUnwrap(Picture(Data(PictureFixture.bytes(name)))))
  }
}
