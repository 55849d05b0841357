import XCTest

@testable import KPGGCore

final class KeyPathTextTests: XCTestCase {
  func testTheDocumentAsAWholeIsEmpty() { XCTAssertEqual(KeyPathText.root.description, "") }

  func testKeysAreJoinedByDots() {
    XCTAssertEqual(KeyPathText.root.appending("info").appending("debut").description, "info.debut")
  }

  func testIndicesStandInBrackets() {
    XCTAssertEqual(
      KeyPathText.root.appending("member").appending(0).appending("birth").description,
      "member[0].birth")
  }

  func testAnIndexMayComeFirst() {
    XCTAssertEqual(KeyPathText.root.appending(7).appending(0).description, "[7][0]")
  }

  func testACodingPathIsReadAlike() {
    XCTAssertEqual(KeyPathText([Key("group"), Key("first"), Key(3)]).description, "group.first[3]")
  }

  func testALongKeyIsCutTo64Characters() {
    let key = String(repeating: "가", count: 65)
    XCTAssertEqual(KeyPathText.root.appending(key).description, String(key.dropLast()))
  }

  func testAKeyOfOneLetterUnderAMillionAccentsIsCutToo() {
    let key = "e" + String(repeating: "\u{301}", count: 1_000_000)
    XCTAssertLessThan(KeyPathText.root.appending(key).description.utf8.count, 300)
  }

  private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ text: String) { (stringValue, intValue) = (text, nil) }
    init(_ index: Int) { (stringValue, intValue) = ("Index \(index)", index) }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { self.init(intValue) }
  }
}
