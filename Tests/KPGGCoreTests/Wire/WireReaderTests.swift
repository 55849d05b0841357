import XCTest

@testable import KPGGCore

final class WireReaderTests: XCTestCase {
  private var reader = WireReader(document: .index)

  func testTextIsKeptVerbatim() throws {
    XCTAssertEqual(try reader.text(try value("name", #"" 효정 ""#)), " 효정 ")
  }

  func testUnknownTextIsNil() throws {
    for text in ["null", #""""#, #""알려지지 않음.""#, #""알려지지 않음""#] {
      XCTAssertNil(try reader.text(try value("name", text)), text)
    }
    XCTAssertNil(try reader.text(nil))
  }

  func testControlCharactersInTextAreRejected() {
    assertRejected("group/index.json: x.name: contains the control character U+0009") {
      _ = try reader.text(try value("name", #""a\tb""#))
    }
  }

  func testUnknownTextsAreOmittedFromAList() throws {
    let list = try value("aliases", #"["a", "", "알려지지 않음.", "b"]"#)
    XCTAssertEqual(try reader.texts(list), ["a", "b"])
    XCTAssertEqual(try reader.texts(nil), [])
  }

  func testControlCharactersInAListAreRejectedWithTheirKeyPath() throws {
    let list = try value("aliases", #"["a", "\u0007"]"#)
    assertRejected("group/index.json: x.aliases[1]: contains the control character U+0007") {
      _ = try reader.texts(list)
    }
  }

  func testAnInvalidValueCountsAsUnknownAndIsRecorded() throws {
    let type: MBTI? = try reader.value(try value("mbti", #""CUTE""#), expecting: .mbti)
    XCTAssertNil(type)
    XCTAssertEqual(
      reader.problems.map(\.phrase), ["group/index.json: x.mbti: 'CUTE' is not a valid MBTI type"]
    )
  }

  func testAnUnknownValueIsNotAProblem() throws {
    let type: MBTI? = try reader.value(try value("mbti", #""알려지지 않음""#), expecting: .mbti)
    XCTAssertNil(type)
    XCTAssertEqual(reader.problems, [])
  }

  func testANumberCanBeWrittenAsAString() throws {
    let texts = try ["158", "158.5", #""158""#, #""158.5""#, "1.58e2"].map { text in
      try reader.numberText(try value("height", text))
    }
    XCTAssertEqual(texts, ["158", "158.5", "158", "158.5", "158"])
  }

  func testANumberAsAStringIsKeptVerbatim() throws {
    XCTAssertEqual(try reader.numberText(try value("height", #""tall""#)), "tall")
    XCTAssertNil(try reader.numberText(try value("height", #""""#)))
  }

  func testAnIntegerIsAWholeNumber() throws {
    let years = try ["2018", "1", "2018.0", "2.018e3"].map { text in
      try reader.year(try value("year", text))
    }
    XCTAssertEqual(years, [2018, 1, 2018, 2018])
  }

  func testAnImpossibleHeightCountsAsUnknownAndIsRecorded() throws {
    for text in ["tall", "0", "0.00001", "-1", "300", "inf", "nan", "1e3", "0x50", "158 cm"] {
      var reader = reader
      XCTAssertNil(try reader.height(try value("height", "\"\(text)\"")), text)
      XCTAssertEqual(
        reader.problems.map(\.phrase),
        ["group/index.json: x.height: '\(text)' is not a valid height in centimeters"])
    }
  }

  func testAnInvalidGroupIDIsRejected() throws {
    let id = try XCTUnwrap(try value("groupname", #""a/b""#))
    assertRejected("group/index.json: x.groupname: 'a/b' contains '/'") {
      _ = try reader.groupID(id, of: id)
    }
  }

  func testAMissingGroupIDIsRejected() throws {
    let group = try XCTUnwrap(try parsed(#"{"x": {}}"#)["x"])
    assertRejected("group/index.json: x.groupname: missing") {
      _ = try reader.groupID(nil, of: group)
    }
  }

  /// The value of a key in the object `x`; `nil` for `null`.
  private func value(_ key: StaticString, _ text: String) throws -> JSONElement? {
    try XCTUnwrap(try parsed(#"{"x": {"\#(key)": \#(text)}}"#)["x"])[key]
  }
}
