import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class ImageRendererTests: XCTestCase {
  func testTheSequencesAreReadyAfterTheCall() async throws {
    let (renderer, image) = (ImageRenderer(), try ImagePlacement.sample(.samplePNG, .kitty))
    let isReady = expectation(description: "ready")
    XCTAssertNil(renderer.sequences(of: image) { isReady.fulfill() })
    await fulfillment(of: [isReady], timeout: 30)
    XCTAssertEqual(renderer.sequences(of: image) { XCTFail("called again") }, image.sequences)
  }

  func testAnotherImageReplacesTheFirst() async throws {
    let renderer = ImageRenderer()
    let first = try ImagePlacement.sample(.samplePNG, .kitty)
    let second = try ImagePlacement.sample(.samplePNG, .kitty, width: 5)
    for image in [first, second, first] {
      let isReady = expectation(description: "ready")
      XCTAssertNil(renderer.sequences(of: image) { isReady.fulfill() })
      await fulfillment(of: [isReady], timeout: 30)
    }
  }

  func testAStoppedRendererHasNoImage() async throws {
    let (renderer, image) = (ImageRenderer(), try ImagePlacement.sample(.samplePNG, .kitty))
    let isReady = expectation(description: "ready")
    XCTAssertNil(renderer.sequences(of: image) { isReady.fulfill() })
    await fulfillment(of: [isReady], timeout: 30)
    renderer.stop()
    let isReadyAgain = expectation(description: "ready again")
    XCTAssertNil(renderer.sequences(of: image) { isReadyAgain.fulfill() })
    await fulfillment(of: [isReadyAgain], timeout: 30)
  }
}
