import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class ImageUpdateTests: BrowserTestCase {
  func testAGroupsImageIsRequestedAndShownBesideTheText() throws {
    var run = try opened(in: .kitty)
    let url = try picturesAddress()
    XCTAssertTrue(run.removeEffects().contains(.load(.image(url), requestID: 3)))
    run.apply(.loaded(requestID: 3, .image(url, try XCTUnwrap(Picture(.samplePNG)))))
    let frame = BrowserView(state: run.state).frame()
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

  func testKittyDoesNotShowJPEG() throws {
    var run = try opened(in: .kitty)
    let jpeg = try XCTUnwrap(Picture(Data([0xFF, 0xD8, 0xFF, 0xE0])))
    run.apply(.loaded(requestID: 3, .image(try picturesAddress(), jpeg)))
    XCTAssertNil(BrowserView(state: run.state).frame().image)
  }

  func testASmallWindowHasNoRoomForImages() throws {
    var run = try opened(in: .kitty)
    let image = try XCTUnwrap(Picture(.samplePNG))
    run.apply(.loaded(requestID: 3, .image(try picturesAddress(), image)))
    run.apply(.resized(CellSize(width: 40, height: 12)))
    XCTAssertNil(BrowserView(state: run.state).frame().image)
  }

  /// A browser on a group with an image, from a catalog that is not local.
  private func opened(in form: ImageProtocol?) throws -> BrowserRun {
    let template = try browser().state
    var settings = template.settings
    (settings.isLocal, settings.images, settings.start) = (false, form, "omg")
    let state = BrowserState(settings: settings, language: .english, size: template.size)
    var run = BrowserRun(state: state, library: library)
    run.apply(.started)
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
