import Foundation
import KPGGPublishing
import KPGGSystem
import XCTest

@testable import KPGGCore
@testable import kpgg

final class ErrorReportTests: XCTestCase {
  private struct UnknownError: Error {}

  private typealias Row = (
    error: any Error, message: String, hint: String?, exitCode: ExitCode
  )

  func testErrorsOfCommands() {
    assertReports([
      (
        CommandError.unknownName("x", .group, hint: .didYouMean(["A", "B"])),
        "group 'x' not found", "did you mean 'A' or 'B'?", .notFound
      ),
      (
        CommandError.unknownName("x", .memberOf("IVE"), hint: .listedBy(["kpgg members IVE"])),
        "IVE has no member 'x'", "for a list, use 'kpgg members IVE'", .notFound
      ),
      (
        CommandError.ambiguousName(
          "x", .member, count: 5, hint: .useOneOfIDs(["A", "B"], more: 3)),
        "'x' matches 5 members", "use one of: A, B, and 3 more", .notFound
      ),
      (CommandError.noVideo(of: "IVE", hint: nil), "IVE has no known video", nil, .notFound),
      (
        CommandError.noResults("x", hasLetters: true),
        "no results for 'x'", "for a list, use 'kpgg groups', 'kpgg members', or 'kpgg songs'",
        .notFound
      ),
      (
        CommandError.noResults("*", hasLetters: false),
        "no results for '*'", "a search needs letters or digits", .notFound
      ),
      (CommandError.emptyCatalog, "the catalog is empty", nil, .notFound),
      (
        CommandError.notFavorite("IVE"),
        "'IVE' is not in your favorites", "for a list, use 'kpgg favorites'", .notFound
      ),
      (
        CommandError.programFailed("mpv", status: 3), "'mpv' failed with exit code 3", nil,
        .notFound
      ),
      (
        CommandError.programNotStarted("mpv", reason: "No such file or directory"),
        "cannot start 'mpv': No such file or directory", "use --print to print the URL",
        .noInput
      ),
      (
        CommandError.noRequests(reason: "no files"), "cannot send requests: no files", nil,
        .unavailable
      ),
      (CommandError.terminalLost, "the terminal was closed", nil, .noInput),
      (
        CommandError.terminalUnusable(reason: "Not a typewriter"),
        "cannot use the terminal: Not a typewriter", nil, .noInput
      ),
    ])
  }

  func testErrorsOfFiles() {
    assertReports([
      (
        CommandError.noDataFolder,
        "no folder is set for your data", "set HOME or XDG_DATA_HOME", .noInput
      ),
      (
        CommandError.noCacheFolder,
        "no folder is set for the cache", "set HOME or XDG_CACHE_HOME", .cannotWrite
      ),
      (CommandError.missingFile("a.json"), "file 'a.json' not found", nil, .noInput),
      (
        CommandError.unreadableFile("a.json", reason: "Permission denied"),
        "cannot read 'a.json': Permission denied", nil, .noInput
      ),
      (
        CommandError.unreadableFile(nil, reason: "Bad file descriptor"),
        "cannot read standard input: Bad file descriptor", nil, .noInput
      ),
      (
        CommandError.fileTooLarge(nil, limit: 1000),
        "standard input: larger than the limit of 1000 bytes", nil, .badData
      ),
      (
        CommandError.invalidSnapshot("a.json", .invalid(.root, .empty)),
        "a.json is not a valid snapshot: \(VersionedJSONError.invalid(.root, .empty))", nil,
        .badData
      ),
      (
        CommandError.invalidFavorites(nil, .invalid(.root, .empty)),
        "standard input is not a valid favorites file: the document is empty", nil, .badData
      ),
      (
        CommandError.unwritableFile("a.json", reason: "Permission denied"),
        "cannot write 'a.json': Permission denied", nil, .cannotWrite
      ),
      (ExportError.notAFolder("/x"), "'/x' is not a folder", nil, .noInput),
      (
        ExportError.foreignFolder("/x"), "'/x' has files that kpgg did not write",
        "use a new folder, or the folder of an earlier export", .noInput
      ),
      (
        ExportError.foreignFile("/x/y"), "'/x/y' is a file that kpgg did not write",
        "move it, then export again", .noInput
      ),
      (
        ExportError.failed(path: "/x", reason: "Permission denied"),
        "cannot write '/x': Permission denied", nil, .cannotWrite
      ),
      (
        UserFileError.unreadable(path: "/x", reason: "Permission denied"),
        "cannot read '/x': Permission denied", nil, .noInput
      ),
      (
        UserFileError.corrupt(path: "/x", .invalid(.root, .empty)),
        "/x: \(VersionedJSONError.invalid(.root, .empty))",
        "repair or move the file; kpgg will not overwrite it", .badData
      ),
      (
        UserFileError.unwritable(path: "/x", reason: "Permission denied"),
        "cannot write '/x': Permission denied", nil, .cannotWrite
      ),
      (
        UserFileError.unsavable(path: "/x", .invalid(.root, .empty)),
        "cannot write '/x': \(VersionedJSONError.invalid(.root, .empty))", nil, .cannotWrite
      ),
      (
        UserFileError.busy(path: "/x"), "cannot write '/x': another process is using it",
        "try again later", .cannotWrite
      ),
      (
        UserFileError.tooLarge(path: "/x", limit: 1000),
        "/x: larger than the limit of 1000 bytes", "move the file; kpgg then starts a new one",
        .badData
      ),
      (
        UserFileError.tooLong(path: "/x"),
        "cannot write '/x': an answer is longer than 4096 bytes", nil, .cannotWrite
      ),
      (FavoritesError.tooMany(10_001), "10001 favorites exceed the limit of 10000", nil, .badData),
    ])
  }

  func testErrorsOfCatalogs() throws {
    let problem = DocumentProblem(document: .index, keyPath: .root, kind: .empty)
    let folder = "a catalog folder has group/index.json and a file for each group"
    let url = try XCTUnwrap(URL(string: "https://example.com/group/"))
    let unreachable = { (reason: EndpointError.Reason) -> Row in
      let error = EndpointError(url: url, reason: reason)
      return (CatalogError.unreachable(error), error.message, nil, .unavailable)
    }
    var rows: [Row] = [
      (CatalogError.badDocument(problem), problem.message, nil, .badData),
      (CatalogError.cancelled, "the request was canceled", nil, .unavailable),
      (CatalogError.groupNotFound("IVE"), "group 'IVE' not found", nil, .notFound),
      (
        CatalogError.cannotStore(path: "/x", reason: "Permission denied"),
        "cannot write '/x': Permission denied", nil, .cannotWrite
      ),
      (
        CatalogError.absent(location: "/x"), CatalogError.absent(location: "/x").message, folder,
        .noInput
      ),
      (
        CatalogError.absent(location: "example.com/group/index.json"),
        CatalogError.absent(location: "example.com/group/index.json").message,
        "a URL starts with http:// or https://; \(folder)", .noInput
      ),
      (
        CatalogError.absent(location: "http://x/group/X"),
        "the endpoint has no document at 'http://x/group/X'", nil, .unavailable
      ),
      (
        CatalogError.unreadable(location: "/x", reason: "Permission denied"),
        "cannot read '/x': Permission denied", nil, .noInput
      ),
      (
        CatalogError.notCached(location: "/x"), CatalogError.notCached(location: "/x").message,
        "omit --offline, or run 'kpgg sync' with the same --source first", .noInput
      ),
    ]
    for code in [404, 410] {
      var row = unreachable(.status(code, retryAfter: nil))
      row.hint = "the URL must end before group/, as in https://example.com/kpgg/"
      rows.append(row)
    }
    for code in [429, 500, 503] {
      var row = unreachable(.status(code, retryAfter: nil))
      row.hint = "try again later"
      rows.append(row)
    }
    for error in [
      TransportError.refused, .noSuchHost, .lost(reason: nil), .offline, .insecure(reason: "x"),
    ] {
      var row = unreachable(.transport(error))
      row.hint = "check the endpoint's URL, or try again later"
      rows.append(row)
    }
    for code in [401, 403] {
      var row = unreachable(.status(code, retryAfter: nil))
      row.hint = "set KPGG_TOKEN to a token for the endpoint"
      rows.append(row)
    }
    for error in [TransportError.idleTimeout, .timeout] {
      var row = unreachable(.transport(error))
      row.hint = "allow more time with --timeout"
      rows.append(row)
    }
    assertReports(rows)
  }

  func testOtherErrors() {
    assertReports([
      (
        UsageError.unknownCommand("x", suggestion: nil),
        "unknown command 'x'", "'kpgg help' lists all commands and topics", .usage
      ),
      (SystemError(EPIPE), "cannot write the output: Broken pipe", nil, .closedPipe),
      (
        SystemError(ENOSPC), "cannot write the output: No space left on device", nil, .cannotWrite
      ),
      (UnknownError(), "UnknownError()", "this is a bug in kpgg", .bug),
    ])
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

  private func assertReports(_ rows: [Row], line: UInt = #line) {
    for row in rows {
      let report = ErrorReport(row.error, in: Language.english.words)
      XCTAssertEqual(report.message, row.message, "\(row.error)", line: line)
      XCTAssertEqual(report.hint, row.hint, "\(row.error)", line: line)
      XCTAssertEqual(report.exitCode, row.exitCode, "\(row.error)", line: line)
    }
  }
}
