import KPGGCore
import XCTest

@testable import kpgg

final class ImageUpdateTests: BrowserTestCase {
  func testAGroupsImageIsRequestedAndShownBesideTheText() throws {
    var run = try opened(in: .kitty)
    let placed = try placement(run)
    XCTAssertEqual(placed.url, try picturesAddress())
    XCTAssertTrue(run.removeEffects().contains(.load(.image(placed), requestID: 3)))
    run.apply(.loaded(requestID: 3, .image(placed, .sequences("\u{1B}_G\u{1B}\\"))))
    let frame = run.frame
    XCTAssertEqual(
      frame.image, ScreenImage(placement: placed, sequences: "\u{1B}_G\u{1B}\\"))
    for (y, row) in frame.grid.lines.enumerated()
    where (placed.area.y..<placed.area.y + placed.area.height).contains(y) {
      XCTAssertEqual(row.dropLast(80 - CellWidth.of(row)).suffix(20).filter { $0 != " " }, "", row)
    }
  }

  func testNoImageIsRequestedWithoutTerminalSupport() throws {
    var run = try opened(in: nil)
    for case .load(.image(let placement), _) in run.removeEffects() { XCTFail("\(placement)") }
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

  func testAnImageThatCannotBeShownLeavesItsPlaceToTheText() throws {
    var run = try opened(in: .kitty)
    let before = run.lines
    run.apply(.loaded(requestID: 3, .image(try placement(run), nil)))
    XCTAssertNil(run.frame.image)
    XCTAssertEqual(run.lines, before)
  }

  func testASmallWindowHasNoRoomForImages() throws {
    var run = try opened(in: .kitty)
    run.apply(.loaded(requestID: 3, .image(try placement(run), .sequences("x"))))
    run.apply(.resized(CellSize(width: 40, height: 12)))
    XCTAssertNil(run.frame.image)
  }

  func testAnImageOfAnotherSizeIsRequestedInAnotherWindow() throws {
    var run = try opened(in: .sixel)
    let first = try placement(run)
    _ = run.removeEffects()
    run.apply(.resized(CellSize(width: 100, height: 30)))
    XCTAssertEqual(
      run.removeEffects(),
      [.cancel(requestID: 3), .load(.image(try placement(run)), requestID: 4)])
    run.apply(.loaded(requestID: 3, .image(first, .sequences("late"))))
    XCTAssertNil(run.frame.image)
    run.apply(.loaded(requestID: 4, .image(try placement(run), .sequences("x"))))
    XCTAssertNotEqual(run.frame.image?.placement, first)
  }

  func testCharactersAreCellsOfTheScreen() throws {
    var run = try opened(in: .characters(.full))
    let colors = CellColors(foreground: "5;20", background: "5;30")
    let row = Array(repeating: CellGrid.Cell(text: "▀", style: .plain, colors: colors), count: 20)
    let area = try placement(run).area
    run.apply(.loaded(requestID: 3, .image(try placement(run), .cells([row, row]))))
    let frame = run.frame
    XCTAssertNil(frame.image)
    for y in 0..<frame.grid.size.height {
      for (x, cell) in frame.grid.row(y).enumerated() {
        let isPart = (area.x..<area.x + 20).contains(x) && (area.y..<area.y + 2).contains(y)
        XCTAssertEqual(cell.text == "▀", isPart, "\(x), \(y)")
        XCTAssertEqual(cell.colors, isPart ? colors : nil, "\(x), \(y)")
      }
    }
    run.press(.escape)
    XCTAssertFalse(run.lines.contains { $0.contains("▀") })
  }

  func testATerminalThatAnswersGetsBetterImages() throws {
    var run = try opened(in: .characters(.indexed), asks: true)
    run.apply(.reported(.attributes(showsSixels: false)))
    XCTAssertEqual(run.state.imageProtocol, .characters(.indexed))
    run.apply(.reported(.attributes(showsSixels: true)))
    XCTAssertEqual(run.state.imageProtocol, .sixel)
    run.apply(.reported(.kittyGraphics))
    XCTAssertEqual(run.state.imageProtocol, .kitty)
    run.apply(.reported(.attributes(showsSixels: true)))
    XCTAssertEqual(run.state.imageProtocol, .kitty)
  }

  func testAnAnswerRequestsTheImageOfTheScreen() throws {
    var run = try opened(in: nil, asks: true)
    _ = run.removeEffects()
    run.apply(.reported(.attributes(showsSixels: true)))
    XCTAssertEqual(run.removeEffects(), [.load(.image(try placement(run)), requestID: 3)])
    run.apply(.reported(.attributes(showsSixels: true)))
    XCTAssertEqual(run.removeEffects(), [])
  }

  func testSixelsNeedAConverter() throws {
    var run = try opened(in: nil, asks: true, converts: false)
    run.apply(.reported(.attributes(showsSixels: true)))
    XCTAssertNil(run.state.imageProtocol)
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
    XCTAssertEqual(try placement(run).cell, ImagePlacement.usualCell)
    _ = run.removeEffects()
    run.apply(.reported(.cellSize(PixelSize(width: 8, height: 16))))
    XCTAssertEqual(try placement(run).cell, PixelSize(width: 8, height: 16))
    XCTAssertEqual(
      run.removeEffects(),
      [.cancel(requestID: 3), .load(.image(try placement(run)), requestID: 4)])
  }

  private func placement(_ run: BrowserRun) throws -> ImagePlacement {
    try XCTUnwrap(run.state.layout.imagePlacement)
  }

  /// A browser on a group with an image, from a catalog that is not local.
  private func opened(
    in form: ImageProtocol?, asks: Bool = false, converts: Bool = true
  ) throws -> BrowserRun {
    let template = try browser().state
    var settings = template.settings
    (settings.isLocal, settings.images, settings.start) = (false, form, "omg")
    (settings.asksForImages, settings.convertsImages) = (asks, converts)
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
