import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class PictureUpdateTests: BrowserTestCase {
  func testAGroupsPictureIsAskedForAndShownBesideTheText() throws {
    var run = try opened(in: .kitty)
    let address = try picturesAddress()
    XCTAssertTrue(run.takeEffects().contains(.load(.picture(address), ticket: 3)))
    run.take(.loaded(ticket: 3, .picture(address, try XCTUnwrap(Picture(.samplePNG)))))
    let frame = BrowserView(state: run.state).frame(size: run.state.size)
    let placed = try XCTUnwrap(frame.picture)
    XCTAssertEqual(placed.address, address)
    for (y, row) in frame.grid.lines.enumerated()
    where (placed.area.y..<placed.area.y + placed.area.height).contains(y) {
      XCTAssertEqual(row.dropLast(80 - CellWidth.of(row)).suffix(20).filter { $0 != " " }, "", row)
    }
  }

  func testNothingIsAskedForWhereTheTerminalShowsNone() throws {
    var run = try opened(in: nil)
    XCTAssertFalse(run.takeEffects().contains(.load(.picture(try picturesAddress()), ticket: 3)))
  }

  func testAPictureThatFailsLeavesEverythingAsItIs() throws {
    var run = try opened(in: .kitty)
    let before = run.lines
    run.take(.failed(ticket: 3, BrowserFailure(message: "it is no picture")))
    XCTAssertEqual(run.lines, before)
  }

  func testLeavingCancelsThePicture() throws {
    var run = try opened(in: .kitty)
    _ = run.takeEffects()
    run.press(.escape)
    XCTAssertTrue(run.takeEffects().contains(.cancel(ticket: 3)))
  }

  func testKittyShowsNoJPEG() throws {
    var run = try opened(in: .kitty)
    let jpeg = try XCTUnwrap(Picture(Data([0xFF, 0xD8, 0xFF, 0xE0])))
    run.take(.loaded(ticket: 3, .picture(try picturesAddress(), jpeg)))
    XCTAssertNil(BrowserView(state: run.state).frame(size: run.state.size).picture)
  }

  func testASmallWindowHasNoRoomForPictures() throws {
    var run = try opened(in: .kitty)
    let picture = try XCTUnwrap(Picture(.samplePNG))
    run.take(.loaded(ticket: 3, .picture(try picturesAddress(), picture)))
    run.take(.resized(CellSize(width: 40, height: 12)))
    XCTAssertNil(BrowserView(state: run.state).frame(size: run.state.size).picture)
  }

  /// A distant catalogue's group that has a picture.
  private func opened(in form: PictureProtocol?) throws -> BrowserRun {
    let template = try browser().state
    var settings = template.settings
    (settings.isLocal, settings.pictures, settings.start) = (false, form, "omg")
    let state = BrowserState(settings: settings, language: .english, size: template.size)
    var run = BrowserRun(state: state, library: library)
    run.take(.started)
    var group = try XCTUnwrap(library.catalog[try Known.group("OHMYGIRL")])
    group.image = try picturesAddress()
    run.take(.loaded(ticket: 1, .catalog(Catalog(sections: [], groups: [group], featured: []))))
    return run
  }

  private func picturesAddress() throws -> WebAddress {
    try XCTUnwrap(WebAddress("https://example.com/omg.png"))
  }
}
