import Foundation
import KPGGPublishing
import KPGGSystem
import XCTest

@testable import KPGGCore
@testable import kpgg

final class ErrorReportTests: XCTestCase {
  private struct UnknownError: Error {}

  func testEveryErrorHasAMessageAHintAndAnExitCode() throws {
    let url = try XCTUnwrap(URL(string: "https://example.com/group/"))
    let problem = DocumentProblem(document: .index, keyPath: .root, kind: .empty)
    let catalog: [CatalogError] = [
      .badDocument(problem), .cancelled, .groupNotFound("IVE"),
      .cannotStore(path: "/x", reason: "Permission denied"), .absent(location: "/x"),
      .absent(location: "example.com/group/index.json"), .absent(location: "http://x/group/X"),
      .unreadable(location: "/x", reason: "Permission denied"), .notCached(location: "/x"),
    ]
    let statuses = [401, 403, 404, 410, 429, 500, 503]
      .map { EndpointError.Reason.status($0, retryAfter: nil) }
    let transport = [
      TransportError.refused, .noSuchHost, .lost(reason: nil), .offline, .insecure(reason: "x"),
      .idleTimeout, .timeout,
    ].map { EndpointError.Reason.transport($0) }
    let files: [any Error] = [
      UserFileError.corrupt(path: "/x", .invalid(.root, .empty)),
      UserFileError.unsavable(path: "/x", .invalid(.root, .empty)), ExportError.notAFolder("/x"),
      ExportError.foreignFolder("/x"), ExportError.foreignFile("/x/y"),
      ExportError.failed(path: "/x", reason: "Permission denied"),
      UserFileError.tooManyFavorites(10_001),
      SystemError(EPIPE), SystemError(ENOSPC), UnknownError(),
    ]
    let errors =
      UsageError.samples as [any Error] + CommandError.samples + UserFileError.samples + files
      + catalog
      + (statuses + transport).map { CatalogError.unreachable(EndpointError(url: url, reason: $0)) }
    for language in Language.allCases {
      let reports = errors.map { error in
        let report = ErrorReport(error, in: language.words)
        let text = report.text(language.words, painter: Painter(isColored: false))
        return "\(text)[\(report.exitCode.rawValue)]\n"
      }
      let golden = Golden(name: "error-reports-\(language.rawValue).txt")
      if let problem = golden.problem(with: reports.joined()) { XCTFail(problem) }
    }
  }

  func testAnInvalidDocumentNamesItsEndpoint() throws {
    let problem = DocumentProblem(document: .index, keyPath: .root, kind: .empty)
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

  func testTheExitCodesAreTheDocumentedOnes() {
    XCTAssertEqual(ExitCode.allCases.map(\.rawValue), [0, 1, 64, 65, 66, 69, 70, 74, 141])
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
