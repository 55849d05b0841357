import Foundation
import KPGGCore
import KPGGSystem
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

  func testStoppingWaitsForACallInProgress() throws {
    let (renderer, image) = (ImageRenderer(), try ImagePlacement.sample(.samplePNG, .kitty))
    let (isCalled, isStopped) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let hasReturned = Mutex(false)
    _ = renderer.sequences(of: image) {
      isCalled.signal()
      // Lets `stop` return first, if it does not wait.
      _ = isStopped.wait(timeout: .now() + 0.1)
      hasReturned.withLock { $0 = true }
    }
    XCTAssertEqual(isCalled.wait(timeout: .now() + 30), .success)
    renderer.stop()
    XCTAssertTrue(hasReturned.withLock { $0 })
    isStopped.signal()
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
