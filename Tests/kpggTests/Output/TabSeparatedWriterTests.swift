import KPGGCore
import XCTest

@testable import kpgg

final class TabSeparatedWriterTests: CommandTestCase {
  func testEveryKindOfValueHasAPlainForm() {
    let table: [(JSONValue, String)] = [
      (.null, ""), (.boolean(true), "true"), (.boolean(false), "false"), (.integer(-3), "-3"),
      (.number(158), "158"), (.number(163.5), "163.5"), (.string("오마이걸"), "오마이걸"),
      (.array([]), ""), (.array([.string("a"), .null, .integer(1)]), "a, , 1"),
    ]
    for (value, text) in table { XCTAssertEqual(value.plainText, text) }
  }

  func testAMissingKeyIsNull() {
    XCTAssertEqual(JSONValue.object(["a": .integer(1)])["b"], .null)
    XCTAssertEqual(JSONValue.integer(1)["a"], .null)
  }

  func testAFractionOfACentimeterIsKept() async {
    let sheet = await output(of: "profile No.9&(U)/Zoé")
    let plain = await output(of: "profile No.9&(U)/Zoé --fields heightCm --plain")
    XCTAssertTrue(plain.contains("."), plain)
    XCTAssertTrue(sheet.contains("\(plain.dropLast()) cm"), sheet)
  }

  func testEveryRowHasEveryColumn() async {
    for (command, columns) in [("sections", 4), ("groups", 6), ("members", 8), ("group fx", 6)] {
      let rows = await output(of: "\(command) --plain").split(separator: "\n")
      for row in rows { XCTAssertEqual(row.count { $0 == "\t" }, columns - 1, "\(row)") }
    }
  }
}
