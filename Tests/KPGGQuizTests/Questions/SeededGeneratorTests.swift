import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class SeededGeneratorTests: XCTestCase {
  func testTheNumbersAreThoseOfSplitMix64() {
    // The first outputs of the reference implementation for this seed.
    var random = SeededGenerator(seed: 1_234_567)
    XCTAssertEqual(
      (0..<3).map { _ in random.next() },
      [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  func testEveryOrderIsEquallyLikely() {
    var random = SeededGenerator(seed: 0)
    var counts: [[Int]: Int] = [:]
    for _ in 0..<6_000 { counts[random.shuffled(0..<3), default: 0] += 1 }
    XCTAssertEqual(counts.count, 6)
    XCTAssertTrue(counts.values.allSatisfy { (900...1_100).contains($0) }, "\(counts)")
  }

  func testPickedElementsAreAccepted() {
    var random = SeededGenerator(seed: 0)
    let picked = random.pick(3, of: Array(0..<10)) { $0 % 2 == 0 && !$1.contains($0 + 2) }
    XCTAssertEqual(picked?.count, 3)
    XCTAssertTrue(picked?.allSatisfy { $0 % 2 == 0 } ?? false)
  }

  func testTooFewAcceptedElementsAreNotPicked() {
    var random = SeededGenerator(seed: 0)
    XCTAssertNil(random.pick(3, of: [1, 2, 3]) { element, _ in element > 1 })
    XCTAssertNil(random.pick(1, of: [Int]()) { _, _ in true })
  }
}
