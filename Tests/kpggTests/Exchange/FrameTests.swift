import Foundation
import XCTest

@testable import kpgg

final class FrameTests: XCTestCase {
  func testAFrameIsTwoLengthsAndTwoParts() {
    let frame = Frame(head: Data("head".utf8), body: Data("b".utf8))
    XCTAssertEqual(frame.encoded, Data([0, 0, 0, 4, 0, 0, 0, 1] + "headb".utf8))
  }

  func testFramesAreReadWhateverThePieces() throws {
    let frames = [
      Frame(head: Data("one".utf8), body: Data(repeating: 7, count: 1000)), Frame(head: Data()),
      Frame(head: Data("three".utf8)),
    ]
    let bytes = frames.map(\.encoded).reduce(Data(), +)
    for size in [1, 3, 7, 500, bytes.count] {
      var parser = FrameParser()
      var read: [Frame] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        parser.append(bytes[start..<min(start + size, bytes.count)])
        while let frame = try parser.next(bodyLimit: 1000) { read.append(frame) }
      }
      XCTAssertEqual(read, frames, "\(size)")
    }
  }

  func testAPartOfAFrameIsNone() throws {
    var parser = FrameParser()
    parser.append(Frame(head: Data("head".utf8)).encoded.dropLast())
    XCTAssertNil(try parser.next(bodyLimit: 0))
  }

  func testLengthsBeyondTheLimitsAreRefusedAtOnce() {
    for lengths: [UInt8] in [
      [0, 0, 0, 0, 0, 0, 0, 11], [0, 0x10, 0, 1, 0, 0, 0, 0], [255, 255, 255, 255, 0, 0, 0, 0],
    ] {
      var parser = FrameParser()
      parser.append(lengths)
      XCTAssertThrowsError(try parser.next(bodyLimit: 10), "\(lengths)")
    }
  }
}
