import XCTest

@testable import kpgg

final class SeededPickTests: XCTestCase {
  func testASeedPicksTheSameElementOnEveryPlatform() {
    let picks = (0..<8).map { SeededPick(seed: $0).element(of: Array(0..<100)) }
    XCTAssertEqual(picks, [88, 56, 59, 11, 43, 38, 73, 38])
  }

  func testPicksAreSpreadEvenly() {
    var counts = [Int](repeating: 0, count: 10)
    for seed in 0..<10_000 as Range<UInt64> {
      if let index = SeededPick(seed: seed).element(of: Array(0..<10)) { counts[index] += 1 }
    }
    XCTAssertTrue(counts.allSatisfy { (900...1100).contains($0) }, "\(counts)")
  }

  func testTheLargestSeedIsValid() {
    XCTAssertNotNil(SeededPick(seed: .max).element(of: ["one"]))
  }

  func testAnEmptyArrayHasNoPick() {
    XCTAssertNil(SeededPick(seed: 1).element(of: [Int]()))
  }
}
