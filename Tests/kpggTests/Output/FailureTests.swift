import KPGGSystem
import XCTest

@testable import KPGGCore
@testable import kpgg

final class FailureTests: XCTestCase {
  private struct Unforeseen: Error {}

  func testEveryErrorHasItsExitCode() throws {
    let problem = DocumentProblem(document: .index, keyPath: .root, kind: .empty)
    let failure = Failure("there is no group 'X'", .notFound)
    let table: [(any Error, ExitCode)] = [
      (failure, .notFound),
      (UsageError.unknownCommand("x", suggestion: nil), .usage),
      (CatalogError.badDocument(problem), .badData),
      (CatalogError.absent(location: "/x"), .noInput),
      (CatalogError.absent(location: "http://x/group/X"), .unavailable),
      (CatalogError.unreadable(location: "/x", reason: "Permission denied"), .noInput),
      (SystemError(EPIPE), .closedPipe),
      (SystemError(ENOSPC), .cannotWrite),
      (FavoritesError.unreadable(path: "/x", reason: "Permission denied"), .noInput),
      (FavoritesError.corrupt(path: "/x", .invalid(.root, .empty)), .badData),
      (FavoritesError.unwritable(path: "/x", reason: "Permission denied"), .cannotWrite),
      (FavoritesError.busy(path: "/x"), .cannotWrite),
      (Unforeseen(), .bug),
    ]
    for (error, code) in table { XCTAssertEqual(Failure(error).exitCode, code, "\(error)") }
  }

  func testTheExitCodesAreTheDocumentedOnes() {
    XCTAssertEqual(ExitCode.allCases.map(\.rawValue), [0, 1, 64, 65, 66, 69, 70, 74, 141])
  }

  func testAnUnforeseenErrorOwnsUpToBeingABug() {
    XCTAssertEqual(Failure(Unforeseen()).hint, "this is a bug in kpgg")
  }

  func testAFailureIsOneLineAndAHint() {
    let failure = Failure("a\nb\u{1B}[2J", hint: "c\td", .badData)
    XCTAssertEqual(
      failure.text(painter: Painter(isColored: false)),
      "kpgg: error: a\u{FFFD}b\u{FFFD}[2J\nkpgg: hint: c\u{FFFD}d\n")
  }

  func testTheWordsErrorAndHintAreColoured() {
    let failure = Failure("a", hint: "b", .badData)
    XCTAssertEqual(
      failure.text(painter: Painter(isColored: true)),
      "kpgg: \u{1B}[1;31merror:\u{1B}[0m a\nkpgg: \u{1B}[1mhint:\u{1B}[0m b\n")
  }
}
