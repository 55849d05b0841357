import Foundation
import XCTest

@testable import KPGGCore

final class TextCodableTests: XCTestCase {
  func testEachValueIsEncodedAsItsTextAndDecodedAgain() throws {
    try assertText("OHMYGIRL", GroupID.self)
    try assertText("first", SectionKey.self)
    try assertText("OHMYGIRL/YooA", MemberID.self)
    try assertText("1994-07", CalendarDate.self)
    try assertText("Main Vocalist", Position.self)
    try assertText("NsY-9MCOIAQ", VideoID.self)
    try assertText("UCVRO-DLnTJwr9vVNVCHRT1w", ChannelID.self)
    try assertText("wm_ohmygirl", InstagramHandle.self)
    try assertText("WM_OHMYGIRL", XHandle.self)
    try assertText("ESFJ", MBTI.self)
    try assertText("AB", BloodType.self)
    try assertText("hiatus", GroupStatus.self)
    try assertText("followup", SongKind.self)
  }

  func testTheErrorNamesTheInvalidTextAndItsType() {
    XCTAssertThrowsError(try decoded([MBTI].self, #"["CUTE"]"#)) { error in
      guard case DecodingError.dataCorrupted(let context) = error else {
        return XCTFail("\(error)")
      }
      XCTAssertEqual(context.debugDescription, "'CUTE' is not a valid MBTI")
      XCTAssertEqual(context.codingPath.map(\.intValue), [0])
    }
  }

  func testANumberAndNullAreRejected() {
    XCTAssertThrowsError(try decoded([CalendarDate].self, "[1994]")) { error in
      guard case DecodingError.typeMismatch = error else { return XCTFail("\(error)") }
    }
    XCTAssertThrowsError(try decoded([GroupID].self, "[null]"))
  }

  private func assertText<Value: TextCodable>(
    _ text: String, _ type: Value.Type, line: UInt = #line
  ) throws {
    let value: Value = try checked(text)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let json = String(decoding: try encoder.encode([value]), as: UTF8.self)
    XCTAssertEqual(json, "[\"\(text)\"]", line: line)
    XCTAssertEqual(try decoded([Value].self, json), [value], line: line)
  }
}
