import XCTest

@testable import KPGGCore

final class WireReaderTests: XCTestCase {
  private var reader = WireReader(document: .index)
  private let keyPath = JSONKeyPath.root.appending("x")

  func testTextIsKeptVerbatim() throws {
    XCTAssertEqual(try reader.text(" 효정 ", "name", in: keyPath), " 효정 ")
  }

  func testUnknownTextIsNil() throws {
    for raw in [nil, "", "알려지지 않음.", "알려지지 않음"] {
      XCTAssertNil(try reader.text(raw, "name", in: keyPath))
    }
  }

  func testControlCharactersInTextAreRejected() {
    assertRejected("group/index.json: x.name: contains the control character U+0009") {
      _ = try reader.text("a\tb", "name", in: keyPath)
    }
  }

  func testUnknownTextsAreOmittedFromAList() throws {
    let list = try decoded(WireList<String>.self, #"["a", "", "알려지지 않음.", "b"]"#)
    XCTAssertEqual(try reader.texts(list, "aliases", in: keyPath), ["a", "b"])
    XCTAssertEqual(try reader.texts(nil, "aliases", in: keyPath), [])
  }

  func testControlCharactersInAListAreRejectedWithTheirKeyPath() throws {
    let list = try decoded(WireList<String>.self, #"["a", "\u0007"]"#)
    assertRejected("group/index.json: x.aliases[1]: contains the control character U+0007") {
      _ = try reader.texts(list, "aliases", in: keyPath)
    }
  }

  func testAnInvalidValueCountsAsUnknownAndIsRecorded() {
    var reader = reader
    let type: MBTI? = reader.value("CUTE", "mbti", in: keyPath, expecting: .mbti)
    XCTAssertNil(type)
    XCTAssertEqual(
      reader.problems.map(\.message), ["group/index.json: x.mbti: 'CUTE' is not a valid MBTI type"]
    )
  }

  func testAnUnknownValueIsNotAProblem() {
    var reader = reader
    let type: MBTI? = reader.value("알려지지 않음", "mbti", in: keyPath, expecting: .mbti)
    XCTAssertNil(type)
    XCTAssertEqual(reader.problems, [])
  }

  func testAnImpossibleHeightCountsAsUnknownAndIsRecorded() throws {
    let texts = #"["tall", "0", "0.00001", "-1", "300", "inf", "nan", "1e3", "0x50", "158 cm"]"#
    for number in try decoded([WireNumber].self, texts) {
      var reader = reader
      XCTAssertNil(reader.height(number, "height", in: keyPath), number.text)
      XCTAssertEqual(
        reader.problems.map(\.message),
        ["group/index.json: x.height: '\(number.text)' is not a valid height in centimeters"])
    }
  }

  func testAnInvalidGroupIDIsRejected() {
    assertRejected("group/index.json: x.groupname: 'a/b' contains '/'") {
      _ = try reader.groupID("a/b", "groupname", in: keyPath)
    }
  }

  func testAMissingGroupIDIsRejected() {
    assertRejected("group/index.json: x.groupname: missing") {
      _ = try reader.groupID(nil, "groupname", in: keyPath)
    }
  }
}
