import Foundation
import XCTest

@testable import KPGGPublishing

final class CSVReaderTests: XCTestCase {
  func testRowsEndInAnyLineBreak() throws {
    for text in ["a,b\r\nc,d\r\n", "a,b\nc,d\n", "a,b\rc,d\r", "a,b\nc,d", "\u{FEFF}a,b\r\nc,d"] {
      XCTAssertEqual(try cells(text), [["a", "b"], ["c", "d"]], text.debugDescription)
    }
  }

  func testAnEmptyFileHasNoRows() throws {
    XCTAssertEqual(try cells(""), [])
    XCTAssertEqual(try cells("\u{FEFF}"), [])
  }

  func testQuotedCellsCanContainEverything() throws {
    XCTAssertEqual(
      try cells("\"a,\"\"b\"\"\",\"c\r\nd\",\"\"\n\"\"\"\",e\n"),
      [["a,\"b\"", "c\r\nd", ""], ["\"", "e"]])
  }

  func testCellsCanBeEmpty() throws {
    XCTAssertEqual(try cells(",\na,,\n"), [["", ""], ["a", "", ""]])
    XCTAssertEqual(try cells("a,"), [["a", ""]])
    XCTAssertEqual(try cells("\n\na"), [[""], [""], ["a"]])
  }

  func testARowHasTheNumberThatASpreadsheetShows() throws {
    var reader = CSVReader(Data("h\n\"a\n\nb\"\n\nc\n".utf8))
    var numbers: [String: Int] = [:]
    while let row = try reader.next(cellLimit: 9) { numbers[row.cells[0]] = row.number }
    XCTAssertEqual(numbers, ["h": 1, "a\n\nb": 2, "": 3, "c": 4])
  }

  func testTheFirstSeparatorSeparatesAllCells() throws {
    XCTAssertEqual(try cells("a;b\nc,d;\"e;\"\n"), [["a", "b"], ["c,d", "e;"]])
    XCTAssertEqual(try cells("a\tb\nc,;d\n"), [["a", "b"], ["c,;d"]])
    XCTAssertEqual(try cells("a\nb;c,d\n"), [["a"], ["b;c", "d"]])
  }

  func testCellsAboveTheLimitAreOnlyCounted() throws {
    var reader = CSVReader(Data("a,b,c,\"d\"\n".utf8))
    let row = try reader.next(cellLimit: 2)
    XCTAssertEqual(row?.cells, ["a", "b"])
    XCTAssertEqual(row?.cellCount, 4)
  }

  func testMistakesHaveARowAndACell() {
    for (text, kind, row, cell) in [
      ("a\nb,\"c\nd", CSVReader.Problem.Kind.openQuote, 2, 1),
      ("\"", .openQuote, 1, 0), ("\"a\"\"", .openQuote, 1, 0),
      ("a\n\"b\"c", .strayQuote, 2, 0), ("a,5\"", .strayQuote, 1, 1),
      ("a, \"b\"", .strayQuote, 1, 1), ("\"a\" ,b", .strayQuote, 1, 0),
    ] {
      XCTAssertThrowsError(try cells(text), text) { error in
        XCTAssertEqual(
          error as? CSVReader.Problem, CSVReader.Problem(kind: kind, row: row, cell: cell), text)
      }
    }
  }

  func testOtherEncodingsAreRejected() throws {
    let cp949: [UInt8] = [0xBF, 0xC0, 0xB8, 0xB6, 0xC0, 0xCC, 0xB0, 0xC9]
    for bytes in [
      Array("a\nb,".utf8) + cp949, Array("a\nb,\"".utf8) + [0xFF, UInt8(ascii: "\"")],
      Array("a\nb,".utf8) + Array("유".utf8).dropLast(),
    ] {
      XCTAssertThrowsError(try cells(Data(bytes))) { error in
        XCTAssertEqual(
          error as? CSVReader.Problem, CSVReader.Problem(kind: .notUTF8, row: 2, cell: 1))
      }
    }
    XCTAssertThrowsError(try cells(Data([0xFF, 0xFE] + Array("id".utf8))))
    XCTAssertEqual(try cells("\u{FFFD}"), [["\u{FFFD}"]])
  }

  func testWrittenRowsAreReadBack() throws {
    let rows = [
      ["a", "b, c", "\"", "\"\"", "x\"y"], ["\r\n", "\n", "\r", " a ", "유아"], [""],
      ["", ""], ["\"\u{301}", "e\u{301},"],
    ]
    let text = rows.map(CSVText.row).joined()
    XCTAssertEqual(try cells(text), rows)
  }

  private func cells(_ text: String) throws -> [[String]] { try cells(Data(text.utf8)) }

  private func cells(_ data: Data) throws -> [[String]] {
    var reader = CSVReader(data)
    var rows: [[String]] = []
    while let row = try reader.next(cellLimit: 100) { rows.append(row.cells) }
    return rows
  }
}
