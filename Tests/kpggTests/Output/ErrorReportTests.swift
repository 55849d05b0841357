import Foundation
import KPGGPublishing
import KPGGSystem
import XCTest

@testable import KPGGCore
@testable import kpgg

final class ErrorReportTests: XCTestCase {
  private struct UnknownError: Error {}

  func testAnUnknownErrorIsABug() {
    let report = ErrorReport(UnknownError(), in: Language.english.words)
    XCTAssertEqual(report.message, "UnknownError()")
    XCTAssertEqual(report.hint, "this is a bug in kpgg")
    XCTAssertEqual(report.exitCode, .bug)
  }

  func testAnInvalidDocumentNamesItsEndpoint() throws {
    let problem = DocumentProblem(document: .index, keyPath: .root, kind: .syntax(.empty))
    let endpoint = try Endpoint("https://example.com/kpgg/")
    XCTAssertEqual(
      ErrorReport(CatalogError.badDocument(problem), in: Language.english.words, reading: endpoint)
        .hint,
      "the document came from \(endpoint)")
    XCTAssertNil(
      ErrorReport(CommandError.emptyCatalog, in: Language.english.words, reading: endpoint).hint)
  }

  func testABetterHintReplacesTheErrorsOwn() {
    let error = UsageError.unknownCommand("ive", suggestion: nil)
    XCTAssertEqual(
      ErrorReport(error, in: Language.english.words, hint: .use("kpgg group IVE")).hint,
      "use 'kpgg group IVE'")
  }

  func testAReportIsOneLineAndAHint() {
    let error = CommandError.missingFile("a\nb\u{1B}[2J")
    let report = ErrorReport(error, in: Language.english.words, hint: .use("c\td"))
    XCTAssertEqual(
      report.text(Language.english.words, painter: Painter(isColored: false)),
      "kpgg: error: file 'a\u{FFFD}b\u{FFFD}[2J' not found\nkpgg: hint: use 'c\u{FFFD}d'\n")
  }

  func testTheLabelsOfErrorsAndHintsAreColored() {
    let report = ErrorReport(CommandError.emptyCatalog, in: Language.korean.words, hint: .giveName)
    XCTAssertEqual(
      report.text(Language.korean.words, painter: Painter(isColored: true)),
      "kpgg: \u{1B}[1;31m오류:\u{1B}[0m 카탈로그가 비어 있습니다\n"
        + "kpgg: \u{1B}[1m힌트:\u{1B}[0m 이름을 쓰세요\n")
  }
}
