import KPGGCore
import XCTest

@testable import kpgg

final class DifferenceRowsTests: CommandTestCase {
  func testEachDifferenceOfSnapshotsIsARow() async throws {
    let old = await output(of: "snapshot save -")
    try await withChangedCatalog { source in
      let csv = await run("snapshot check - --csv", in: source, reading: old)
      XCTAssertEqual(csv.exitCode, .difference)
      XCTAssertEqual(
        csv.output,
        "record,id,change,field,from,to\r\ngroup,OHMYGIRL,changed,koreanName,오마이걸,오로라\r\n")
      let rows = await run("snapshot check - --plain", in: source, reading: old)
      XCTAssertEqual(rows.output, "group\tOHMYGIRL\tchanged\tkoreanName\t오마이걸\t오로라\n")
    }
  }

  func testDifferencesHaveFields() async throws {
    let old = await output(of: "snapshot save -")
    try await withChangedCatalog { source in
      let table = await run("snapshot check - --fields id,to --lang ko", in: source, reading: old)
      XCTAssertEqual(table.output, "아이디    새 값\nOHMYGIRL  오로라\n")
    }
  }

  func testEqualSnapshotsHaveNoRows() async {
    let old = await output(of: "snapshot save -")
    await assertRun(
      "snapshot check - --csv", reading: old, .prints("record,id,change,field,from,to\r\n"))
    await assertRun("snapshot check - --plain", reading: old, .prints(""))
  }

  func testRowsNeedADifference() async {
    let outcome = await run("snapshot save - --csv")
    XCTAssertEqual(outcome.exitCode, .usage)
  }

  func testEachFindingIsARow() async throws {
    try await withChangedCatalog { source in
      let csv = await run("validate --csv", in: source)
      XCTAssertEqual(
        csv.output.prefix { $0 != "\r\n" }, "document,keyPath,line,column,severity,message")
      let json = await run("validate --json", in: source)
      let count = json.output.components(separatedBy: "\"severity\"").count - 1
      let rows = await run("validate --plain", in: source)
      XCTAssertEqual(rows.output.split(separator: "\n").count, count)
      XCTAssertGreaterThan(count, 0)
    }
  }

  private func withChangedCatalog(_ body: ([String: String]) async throws -> Void) async throws {
    let catalog = try temporaryCatalog()
    try catalog.replace("오마이걸", with: "오로라", in: TemporaryCatalog.index)
    try await body(["KPGG_SOURCE": catalog.path])
  }
}
