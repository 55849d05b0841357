import XCTest

@testable import KPGGCore

final class NormalizedTextsTests: XCTestCase {
  func testNamesAreOrderedAsTheirKeysAre() {
    let names = ["", "***", "A", "a", "AB", "b", "ROSÉ", "Rose", "가", "각", "가나", "갂", "갃"]
    let keys = NormalizedTexts(names)
    for (one, name) in names.enumerated() {
      for (other, otherName) in names.enumerated() {
        let (key, otherKey) = (NormalizedText(name), NormalizedText(otherName))
        XCTAssertEqual(
          keys.precedes(one, other), key == otherKey ? nil : key < otherKey, "\(name) \(otherName)")
      }
    }
  }
}
