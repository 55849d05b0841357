import XCTest

@testable import KPGGCore

final class JSONKeyPathTests: XCTestCase {
  func testTheRootIsEmpty() { XCTAssertEqual(JSONKeyPath.root.description, "") }

  func testKeysAreJoinedByDots() {
    XCTAssertEqual(JSONKeyPath.root.appending("info").appending("debut").description, "info.debut")
  }

  func testIndicesAreInBrackets() {
    XCTAssertEqual(
      JSONKeyPath.root.appending("member").appending(0).appending("birth").description,
      "member[0].birth")
  }

  func testAnIndexCanComeFirst() {
    XCTAssertEqual(JSONKeyPath.root.appending(7).appending(0).description, "[7][0]")
  }

  func testACodingPathIsConverted() {
    XCTAssertEqual(JSONKeyPath([Key("group"), Key("first"), Key(3)]).description, "group.first[3]")
  }

  func testALongKeyIsCutTo64Characters() {
    let key = String(repeating: "가", count: 65)
    XCTAssertEqual(JSONKeyPath.root.appending(key).description, String(key.dropLast()))
  }

  func testALetterWithAMillionAccentsIsCut() {
    let key = "e" + String(repeating: "\u{301}", count: 1_000_000)
    XCTAssertLessThan(JSONKeyPath.root.appending(key).description.utf8.count, 300)
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
