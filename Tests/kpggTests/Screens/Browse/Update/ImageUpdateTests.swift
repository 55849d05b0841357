import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class ImageUpdateTests: BrowserTestCase {
  func testAGroupsImageIsRequestedAndShownBesideTheText() throws {
    var run = try opened(in: .kitty)
    let url = try picturesAddress()
    XCTAssertTrue(run.removeEffects().contains(.load(.image(url), requestID: 3)))
    run.apply(.loaded(requestID: 3, .image(url, try picture())))
    let frame = run.frame
    let placed = try XCTUnwrap(frame.image)
    XCTAssertEqual(placed.url, url)
    for (y, row) in frame.grid.lines.enumerated()
    where (placed.area.y..<placed.area.y + placed.area.height).contains(y) {
      XCTAssertEqual(row.dropLast(80 - CellWidth.of(row)).suffix(20).filter { $0 != " " }, "", row)
    }
  }

  func testNoImageIsRequestedWithoutTerminalSupport() throws {
    var run = try opened(in: nil)
    XCTAssertFalse(
      run.removeEffects().contains(.load(.image(try picturesAddress()), requestID: 3)))
  }

  func testAnImageThatFailsChangesNothing() throws {
    var run = try opened(in: .kitty)
    let before = run.lines
    run.apply(.failed(requestID: 3, LoadingError(message: "it is no image")))
    XCTAssertEqual(run.lines, before)
  }

  func testLeavingCancelsTheImage() throws {
    var run = try opened(in: .kitty)
    _ = run.removeEffects()
    run.press(.escape)
    XCTAssertTrue(run.removeEffects().contains(.cancel(requestID: 3)))
  }

  func testADamagedImageIsNotShown() throws {
    var run = try opened(in: .kitty)
    let jpeg = try picture(Data([0xFF, 0xD8, 0xFF, 0xE0]))
    run.apply(.loaded(requestID: 3, .image(try picturesAddress(), jpeg)))
    XCTAssertNil(run.frame.image)
  }

  func testASmallWindowHasNoRoomForImages() throws {
    var run = try opened(in: .kitty)
    let image = try picture()
    run.apply(.loaded(requestID: 3, .image(try picturesAddress(), image)))
    run.apply(.resized(CellSize(width: 40, height: 12)))
    XCTAssertNil(run.frame.image)
  }

  func testHalfBlocksAreCellsWithTheColorsOfTheImage() throws {
    var run = try opened(in: .halfBlocks(.full))
    let before = run.frame
    let image = try decodedPicture()
    run.apply(.loaded(requestID: 3, .image(try picturesAddress(), image)))
    let (frame, area) = (run.frame, try XCTUnwrap(run.state.layout.image?.area))
    XCTAssertNil(frame.image)
    let bitmap = try XCTUnwrap(run.state.layout.image?.halfBlocks)
    XCTAssertEqual(bitmap.size, PixelSize(width: area.width, height: 20))
    for y in 0..<frame.grid.size.height {
      let cells = frame.grid.row(y)
      for (x, cell) in cells.enumerated() {
        let isPart = area.contains(CellPoint(x: x, y: y)) && y < area.y + 10
        XCTAssertEqual(cell.text == "▀", isPart, "\(x), \(y)")
        XCTAssertEqual(cell.colors != nil, isPart, "\(x), \(y)")
      }
    }
    let corner = frame.grid.row(area.y)[frame.grid.row(area.y).startIndex + area.x]
    XCTAssertEqual(
      corner.colors, CellColors(foreground: .full(bitmap[0, 0]), background: .full(bitmap[0, 1])))
    run.press(.escape)
    XCTAssertFalse(run.lines.contains { $0.contains("▀") })
    XCTAssertEqual(before.grid.lines.count, run.lines.count)
  }

  func testATerminalThatAnswersGetsBetterImages() throws {
    var run = try opened(in: .halfBlocks(.indexed), asks: true)
    run.apply(.loaded(requestID: 3, .image(try picturesAddress(), try picture())))
    run.apply(.reported(.attributes(showsSixels: false)))
    XCTAssertEqual(run.state.imageProtocol, .halfBlocks(.indexed))
    run.apply(.reported(.attributes(showsSixels: true)))
    XCTAssertEqual(run.state.imageProtocol, .sixel)
    run.apply(.reported(.kittyGraphics))
    XCTAssertEqual(run.state.imageProtocol, .kitty)
    run.apply(.reported(.attributes(showsSixels: true)))
    XCTAssertEqual(run.state.imageProtocol, .kitty)
    XCTAssertEqual(run.frame.image?.imageProtocol, .kitty)
  }

  func testAnAnswerRequestsTheImageOfTheScreen() throws {
    var run = try opened(in: nil, asks: true)
    _ = run.removeEffects()
    run.apply(.reported(.attributes(showsSixels: true)))
    XCTAssertEqual(
      run.removeEffects(), [.load(.image(try picturesAddress()), requestID: 3)])
    run.apply(.reported(.attributes(showsSixels: true)))
    XCTAssertEqual(run.removeEffects(), [])
  }

  func testAnAnswerWithoutAQuestionChangesNothing() throws {
    for imageProtocol in [nil, ImageProtocol.iTerm2] {
      var run = try opened(in: imageProtocol)
      run.apply(.reported(.kittyGraphics))
      run.apply(.reported(.attributes(showsSixels: true)))
      XCTAssertEqual(run.state.imageProtocol, imageProtocol)
    }
  }

  func testAnAnswerKeepsTheMessage() throws {
    var run = try opened(in: nil, asks: true)
    run.apply(.notice("a message"))
    run.apply(.reported(.kittyGraphics))
    run.apply(.reported(.cellSize(PixelSize(width: 8, height: 16))))
    XCTAssertEqual(run.state.notice, "a message")
  }

  func testTheSizeOfACellReachesTheImage() throws {
    var run = try opened(in: .sixel)
    run.apply(.loaded(requestID: 3, .image(try picturesAddress(), try decodedPicture())))
    XCTAssertEqual(run.frame.image?.cell, ImagePlacement.usualCell)
    run.apply(.reported(.cellSize(PixelSize(width: 8, height: 16))))
    XCTAssertEqual(run.frame.image?.cell, PixelSize(width: 8, height: 16))
  }

  private func picture(_ data: Data = .samplePNG) throws -> DecodedPicture {
    DecodedPicture(decoding: try XCTUnwrap(Picture(data)))
  }

  private func decodedPicture() throws -> DecodedPicture {
    try picture(Data(PictureFixture.bytes("baseline-444.jpg")))
  }

  /// A browser on a group with an image, from a catalog that is not local.
  private func opened(in form: ImageProtocol?, asks: Bool = false) throws -> BrowserRun {
    let template = try browser().state
    var settings = template.settings
    (settings.isLocal, settings.images, settings.start) = (false, form, "omg")
    settings.asksForImages = asks
    let state = BrowserState(settings: settings, language: .english, size: template.size)
    var run = BrowserRun(state: state, library: library)
    run.apply(.started(nil))
    var group = try XCTUnwrap(library.catalog[try Known.group("OHMYGIRL")])
    group.image = try picturesAddress()
    run.apply(
      .loaded(requestID: 1, .catalog(Catalog(sections: [], groups: [group], featuredIDs: []))))
    return run
  }

  private func picturesAddress() throws -> WebAddress {
    try XCTUnwrap(WebAddress("https://example.com/omg.png"))
  }
}
