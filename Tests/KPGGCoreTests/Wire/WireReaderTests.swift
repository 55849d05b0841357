import Foundation
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

/// Size limits of otherwise valid documents.
final class WireLimitsTests: XCTestCase {
  func testATextCanHave1024Scalars() throws {
    let name = String(repeating: "효", count: 1024)
    XCTAssertEqual(try readGroup(group(#"{"name": "\#(name)"}"#)).document.members.count, 1)
    assertRejected(
      "group/OHMYGIRL: groupname.OHMYGIRL[0].name: longer than the limit of 1024 characters"
    ) { _ = try readGroup(group(#"{"name": "\#(name)효"}"#)) }
  }

  func testALetterWith1024AccentsIsTooLong() {
    let name = "e" + String(repeating: "\u{301}", count: 1024)
    XCTAssertThrowsError(try readGroup(group(#"{"name": "\#(name)"}"#)))
  }

  func testATextCanHave30MarksInARow() throws {
    let marks = String(repeating: "\u{301}\u{327}", count: 15)
    let name = String(repeating: "e\(marks)", count: 30)
    let read = try readGroup(group(#"{"stagename": "\#(name)"}"#)).document.members
    XCTAssertEqual(read.first?.stageName?.utf8.count, name.utf8.count)
    for key in ["stagename", "birthplace", "birth"] {
      assertRejected(
        "group/OHMYGIRL: groupname.OHMYGIRL[0].\(key): more than 30 combining marks in a row"
      ) { _ = try readGroup(group(#"{"\#(key)": "e\#(marks)\#("\u{301}")"}"#)) }
    }
    let values = #"{"mbti": "\#(marks)\#(marks)", "memberid": "\#(marks)\#(marks)"}"#
    XCTAssertEqual(try readGroup(group(values)).problems.count, 2)
  }

  /// An algorithm with quadratic time would take hours.
  func testALetterWithAMillionAccentsIsReadInLinearTime() throws {
    let letter = String(repeating: "\u{301}\u{327}", count: 500_000)
    let members = #"{"mbti": "\#(letter)", "bloodtype": "\#(letter)", "memberid": "\#(letter)"}"#
    XCTAssertEqual(try readGroup(group(members)).problems.count, 3)
    XCTAssertThrowsError(try readGroup(group(#"{"birth": "\#(letter)"}"#)))
    XCTAssertThrowsError(try readGroup(Data(#"{"groupname": {"\#(letter)": []}}"#.utf8)))
    let sections = #"{"group": {"first": []}, "sections": {"\#(letter)": {}}}"#
    XCTAssertEqual(try readIndex(Data(sections.utf8)).problems, [])
  }

  func testAGroupCanHave500Members() throws {
    XCTAssertEqual(try readGroup(group(repeated("{}", 500))).document.members.count, 500)
    assertRejected("group/OHMYGIRL: groupname.OHMYGIRL: more than the limit of 500 values") {
      _ = try readGroup(group(repeated("{}", 501)))
    }
  }

  func testAListCanHave100Texts() throws {
    let aliases = { #"{"aliases": [\#(self.repeated("\"a\"", $0))]}"# }
    XCTAssertNoThrow(try readGroup(group(aliases(100))))
    assertRejected(
      "group/OHMYGIRL: groupname.OHMYGIRL[0].aliases: more than the limit of 100 values"
    ) { _ = try readGroup(group(aliases(101))) }
  }

  func testAnIndexCanHave20000Groups() throws {
    let index = { (count: Int) in
      let groups = (0..<count).map { #"{"groupname": "G\#($0)"}"# }.joined(separator: ",")
      return Data(#"{"group": {"first": [\#(groups)]}}"#.utf8)
    }
    XCTAssertEqual(try readIndex(index(20_000)).document.catalog.groups.count, 20_000)
    assertRejected("group/index.json: group.first: more than the limit of 20000 values") {
      _ = try readIndex(index(20_001))
    }
  }

  func testTheGroupsOfAllSectionsAreCountedTogether() {
    let groups = repeated("{}", 15_000)
    assertRejected("group/index.json: group: more than the limit of 20000 values") {
      _ = try readIndex(Data(#"{"group": {"a": [\#(groups)], "b": [\#(groups)]}}"#.utf8))
    }
  }

  func testAnIndexCanHave200Sections() throws {
    let index = { (count: Int) in
      let sections = (0..<count).map { "\"s\($0)\": []" }.joined(separator: ",")
      return Data("{\"group\": {\(sections)}}".utf8)
    }
    XCTAssertEqual(try readIndex(index(200)).document.catalog.sections.count, 200)
    assertRejected("group/index.json: group: more than the limit of 200 values") {
      _ = try readIndex(index(201))
    }
  }

  func testTheLineUpsOfADocumentAreCountedTogether() {
    let lineUps = (0..<41).map { "\"G\($0)\": [\(repeated("{}", 500))]" }.joined(separator: ",")
    assertRejected("group/2014-2015: groupname: more than the limit of 20000 values") {
      _ = try readYears(Data("{\"groupname\": {\(lineUps)}}".utf8))
    }
  }

  func testADocumentWithTooManyValuesIsRejectedBeforeDecoding() {
    let body = #"{"x": [\#(repeated("1", 600_000))], "groupname": {"OHMYGIRL": []}}"#
    assertRejected("group/OHMYGIRL: more than the limit of 600000 values") {
      _ = try readGroup(Data(body.utf8))
    }
  }

  private func group(_ members: String) -> Data {
    Data(#"{"groupname": {"OHMYGIRL": [\#(members)]}}"#.utf8)
  }

  private func repeated(_ element: String, _ count: Int) -> String {
    Array(repeating: element, count: count).joined(separator: ",")
  }
}
