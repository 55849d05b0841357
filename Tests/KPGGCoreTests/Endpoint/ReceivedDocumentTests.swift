import KPGGQuiz
import XCTest

@testable import KPGGCore

final class ValidatorsTests: XCTestCase {
  func testValidatorsMakeTheRequestConditional() {
    XCTAssertEqual(
      Validators(entityTag: "W/\"1\"", lastModified: "Sun, 06 Nov 1994 08:49:37 GMT").requestFields,
      ["If-None-Match": "W/\"1\"", "If-Modified-Since": "Sun, 06 Nov 1994 08:49:37 GMT"])
  }

  func testWithoutValidatorsTheRequestIsUnconditional() {
    XCTAssertEqual(Validators().requestFields, [:])
  }

  func testAnEntityTagTooLongForTheCacheIsNotKept() {
    let tag = { (count: Int) in "\"\(String(repeating: "x", count: count - 2))\"" }
    XCTAssertEqual(validators(["ETag": tag(4096)]).entityTag, tag(4096))
    XCTAssertNil(validators(["ETag": tag(4097)]).entityTag)
  }

  func testLastModifiedIsKeptOnlyIfItPrecedesTheDate() {
    let change = "Sun, 06 Nov 1994 08:49:37 GMT"
    let later = "Sun, 06 Nov 1994 08:49:38 GMT"
    XCTAssertEqual(validators(["Last-Modified": change, "Date": later]).lastModified, change)
    XCTAssertNil(validators(["Last-Modified": change, "Date": change]).lastModified)
    XCTAssertNil(validators(["Last-Modified": later, "Date": change]).lastModified)
    XCTAssertNil(validators(["Last-Modified": change]).lastModified)
    XCTAssertNil(validators(["Last-Modified": "yesterday", "Date": later]).lastModified)
  }

  func testInvalidHeaderValuesAreOmitted() {
    XCTAssertEqual(
      Validators(entityTag: "\"1\"\r\nHost: elsewhere", lastModified: "").requestFields, [:])
  }

  private func validators(_ fields: [String: String]) -> Validators {
    Validators(of: ReceivedResponse(status: 200, fields: fields))
  }
}
