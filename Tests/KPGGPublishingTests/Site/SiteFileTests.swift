import XCTest

@testable import KPGGCore
@testable import KPGGPublishing

final class SiteFileTests: XCTestCase {
  func testValuesHaveNoWhiteSpace() {
    let value = JSONValue.object([
      "list": .array([.integer(1), .number(0.5), .null, .boolean(true)]), "name": .string("효정"),
    ])
    XCTAssertEqual(value.scriptText, #"{"list":[1,0.5,null,true],"name":"효정"}"#)
  }

  func testCharactersThatEndAStringOrAScriptAreEscaped() {
    let value = JSONValue.object(["<\"": .string("</script>\\\n\u{2028}\u{7F}\u{202E}\u{FEFF}")])
    XCTAssertEqual(
      value.scriptText, #"{"\u003c\"":"\u003c/script>\\\u000a\u2028\u007f\u202e\ufeff"}"#)
  }
}
