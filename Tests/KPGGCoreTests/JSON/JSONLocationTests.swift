import XCTest

@testable import KPGGCore

final class JSONKeyPathTests: XCTestCase {
  func testKeysAreJoinedByDotsAndIndicesAreInBrackets() {
    for (path, text) in [
      (.root, ""), (JSONKeyPath.root.appending("info").appending("debut"), "info.debut"),
      (.root.appending("member").appending(0).appending("birth"), "member[0].birth"),
      (.root.appending(7).appending(0), "[7][0]"),
      (JSONKeyPath([Key("group"), Key("first"), Key(3)]), "group.first[3]"),
    ] as [(JSONKeyPath, String)] {
      XCTAssertEqual(path.description, text)
    }
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
