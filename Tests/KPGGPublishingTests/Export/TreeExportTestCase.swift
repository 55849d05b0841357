import XCTest

@testable import KPGGPublishing

/// Exports the sample catalog.
class TreeExportTestCase: XCTestCase {
  func export(into path: String) async throws -> ExportSummary {
    try TreeExport(try await SampleCatalog.reader.staticTree(), into: path).run()
  }

  func assertError(
    _ expected: ExportError, into path: String, file: StaticString = #filePath, line: UInt = #line
  ) async {
    do {
      let summary = try await export(into: path)
      XCTFail("no error but \(summary)", file: file, line: line)
    } catch {
      XCTAssertEqual(error as? ExportError, expected, file: file, line: line)
    }
  }
}
