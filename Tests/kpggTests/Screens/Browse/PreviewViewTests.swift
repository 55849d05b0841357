import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class PreviewViewTests: BrowserTestCase {
  func testThePreviewNeeds120Columns() throws {
    for (width, isShown) in [(119, false), (120, true), (300, true)] {
      let run = try browser(CellSize(width: width, height: 24))
      XCTAssertEqual(run.state.layout.preview != nil, isShown, "\(width)")
      XCTAssertEqual(run.screen.contains("Debut agency  High Up"), isShown, "\(width)")
    }
  }

  func testThePreviewFollowsTheSelection() throws {
    var run = try wide(from: "omg")
    // Enter on the title opens the first member.
    XCTAssertTrue(run.screen.contains("Choi Hyojung"), run.screen)
    run.press(.down, .down)
    XCTAssertTrue(run.screen.contains("Kim Mihyun"), run.screen)
    XCTAssertFalse(run.screen.contains("Choi Hyojung"), run.screen)
    for key in keysToLastSong { run.press(key) }
    XCTAssertTrue(run.screen.contains("https://www.youtube.com/watch?v=fCrCUv6rQ7I"), run.screen)
    run.press(.down)
    XCTAssertTrue(run.screen.contains("Members  Hyojung, Yubin, Arin"), run.screen)
    run.press(.down)
    XCTAssertTrue(run.screen.contains("Source Music"), run.screen)
  }

  func testAClickOnThePreviewOpensIt() throws {
    var run = try wide(from: "omg")
    run.press(.down, .down)
    run.click("Kim Mihyun")
    XCTAssertEqual(
      run.state.screen, try screen("OHMYGIRL/Mimi"))
    XCTAssertNil(run.state.layout.preview)
  }

  func testAPreviewOfAGroupSelectsNoMember() throws {
    let run = try wide()
    XCTAssertTrue(run.screen.contains("Sumin"), run.screen)
    XCTAssertFalse(run.screen.contains("▸  Sumin"), run.screen)
  }

  func testMovingOverAListOfAnEndpointRequestsNothing() throws {
    var run = try browser(CellSize(width: 140, height: 40), isLocal: false)
    run.apply(.loaded(requestID: 1, .catalog(library.catalog)))
    _ = run.removeEffects()
    run.press(.down, .right, .right, .down)
    XCTAssertEqual(run.removeEffects(), [])
    XCTAssertTrue(run.screen.contains("Debut agency"), run.screen)
    XCTAssertFalse(run.screen.contains("Loading"), run.screen)
  }

  func testTheImageOfAGroupIsBelowThePreview() throws {
    let image = try XCTUnwrap(WebAddress("https://example.com/omg.png"))
    var settings = try browser().state.settings
    (settings.isLocal, settings.images, settings.start) = (false, .kitty, "omg")
    var run = BrowserRun(
      state: BrowserState(
        settings: settings, language: .english, size: CellSize(width: 140, height: 40)),
      library: library)
    run.apply(.started(nil))
    var group = try XCTUnwrap(library.catalog[try Known.group("OHMYGIRL")])
    group.image = image
    run.apply(
      .loaded(requestID: 1, .catalog(Catalog(sections: [], groups: [group], featuredIDs: []))))
    let placement = try XCTUnwrap(run.state.layout.imagePlacement)
    run.apply(.loaded(requestID: 3, .image(placement, .sequences("x"))))
    let (layout, placed) = (run.state.layout, placement.area)
    let preview = try XCTUnwrap(layout.preview)
    XCTAssertEqual(placed.x, preview.x)
    XCTAssertGreaterThan(placed.y, preview.y + preview.height)
    XCTAssertLessThanOrEqual(placed.y + placed.height, layout.body.y + layout.body.height)
  }

  private func wide(from start: String? = nil) throws -> BrowserRun {
    try browser(CellSize(width: 140, height: 40), from: start)
  }
}
