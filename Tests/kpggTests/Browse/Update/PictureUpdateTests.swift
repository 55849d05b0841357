import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class PictureUpdateTests: BrowserTestCase {
  func testAGroupsPictureIsRequestedAndShownBesideTheText() throws {
    var run = try opened(in: .kitty)
    let address = try picturesAddress()
    XCTAssertTrue(run.removeEffects().contains(.load(.picture(address), requestID: 3)))
    run.apply(.loaded(requestID: 3, .picture(address, try XCTUnwrap(Picture(.samplePNG)))))
    let frame = BrowserView(state: run.state).frame()
    let placed = try XCTUnwrap(frame.picture)
    XCTAssertEqual(placed.address, address)
    for (y, row) in frame.grid.lines.enumerated()
    where (placed.area.y..<placed.area.y + placed.area.height).contains(y) {
      XCTAssertEqual(row.dropLast(80 - CellWidth.of(row)).suffix(20).filter { $0 != " " }, "", row)
    }
  }

  func testNoPictureIsRequestedWithoutTerminalSupport() throws {
    var run = try opened(in: nil)
    XCTAssertFalse(
      run.removeEffects().contains(.load(.picture(try picturesAddress()), requestID: 3)))
  }

  func testAPictureThatFailsChangesNothing() throws {
    var run = try opened(in: .kitty)
    let before = run.lines
    run.apply(.failed(requestID: 3, LoadingError(message: "it is no picture")))
    XCTAssertEqual(run.lines, before)
  }

  func testLeavingCancelsThePicture() throws {
    var run = try opened(in: .kitty)
    _ = run.removeEffects()
    run.press(.escape)
    XCTAssertTrue(run.removeEffects().contains(.cancel(requestID: 3)))
  }

  func testKittyDoesNotShowJPEG() throws {
    var run = try opened(in: .kitty)
    let jpeg = try XCTUnwrap(Picture(Data([0xFF, 0xD8, 0xFF, 0xE0])))
    run.apply(.loaded(requestID: 3, .picture(try picturesAddress(), jpeg)))
    XCTAssertNil(BrowserView(state: run.state).frame().picture)
  }

  func testASmallWindowHasNoRoomForPictures() throws {
    var run = try opened(in: .kitty)
    let picture = try XCTUnwrap(Picture(.samplePNG))
    run.apply(.loaded(requestID: 3, .picture(try picturesAddress(), picture)))
    run.apply(.resized(CellSize(width: 40, height: 12)))
    XCTAssertNil(BrowserView(state: run.state).frame().picture)
  }

  /// A browser on a group with a picture, from a catalog that is not local.
  private func opened(in form: PictureProtocol?) throws -> BrowserRun {
    let template = try browser().state
    var settings = template.settings
    (settings.isLocal, settings.pictures, settings.start) = (false, form, "omg")
    let state = BrowserState(settings: settings, language: .english, size: template.size)
    var run = BrowserRun(state: state, library: library)
    run.apply(.started)
    var group = try XCTUnwrap(library.catalog[try Known.group("OHMYGIRL")])
    group.image = try picturesAddress()
    run.apply(.loaded(requestID: 1, .catalog(Catalog(sections: [], groups: [group], featured: []))))
    return run
  }

  private func picturesAddress() throws -> WebAddress {
    try XCTUnwrap(WebAddress("https://example.com/omg.png"))
  }
}
