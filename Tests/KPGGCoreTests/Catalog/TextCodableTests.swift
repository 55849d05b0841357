import Foundation
import XCTest

@testable import KPGGCore

final class TextCodableTests: XCTestCase {
  func testAValueIsEncodedAsItsText() throws {
    XCTAssertEqual(try text([try checked("OHMYGIRL") as GroupID]), #"["OHMYGIRL"]"#)
  }

  func testACaseIsEncodedAsItsRawValue() throws {
    XCTAssertEqual(try text([MBTI.esfj]), #"["ESFJ"]"#)
    XCTAssertEqual(try text([BloodType.ab]), #"["AB"]"#)
    XCTAssertEqual(try text([GroupStatus.hiatus]), #"["hiatus"]"#)
  }

  func testACaseIsDecodedFromItsRawValue() throws {
    XCTAssertEqual(try decoded([MBTI].self, #"["ESFJ"]"#), [.esfj])
    XCTAssertEqual(try decoded([BloodType].self, #"["AB"]"#), [.ab])
    XCTAssertEqual(try decoded([GroupStatus].self, #"["hiatus"]"#), [.hiatus])
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

  func testANumberIsRejected() {
    XCTAssertThrowsError(try decoded([CalendarDate].self, "[1994]")) { error in
      guard case DecodingError.typeMismatch = error else { return XCTFail("\(error)") }
    }
  }

  func testNullIsRejected() {
    XCTAssertThrowsError(try decoded([GroupID].self, "[null]"))
  }

  private func text(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }
}
