import KPGGCore
import KPGGPublishing
import XCTest

@testable import kpgg

/// The texts of every error in every language, in the golden files `error-texts-LANGUAGE.txt`.
final class ErrorTextsTests: XCTestCase {
  func testEveryErrorHasATextInEveryLanguage() {
    for language in Language.allCases {
      var texts = ""
      for error in ErrorSamples.all {
        let report = ErrorReport(error, in: language.words)
        texts += "[\(report.exitCode.rawValue)] \(report.message)\n"
        texts += report.hint.map { "  → \($0)\n" } ?? ""
      }
      for finding in ErrorSamples.findings {
        texts += "\(language.words.severity(finding.severity)): "
        texts += "\(language.words.message(for: finding.kind))"
        texts += "\(language.words.suffix(for: finding.position))\n"
      }
      texts += "\(language.words.oldCache(8))\n\(language.words.unreadableLines([2], of: "/x"))\n"
      if let problem = Golden(name: "error-texts-\(language.rawValue).txt").problem(with: texts) {
        XCTFail(problem)
      }
    }
  }

  func testMessagesAndHintsHaveNoFullStopAndOneLine() {
    for language in Language.allCases {
      for error in ErrorSamples.all {
        let report = ErrorReport(error, in: language.words)
        for text in [report.message, report.hint].compactMap(\.self) {
          XCTAssertFalse(text.isEmpty || text.hasSuffix("."), "\(language) \(error)")
          XCTAssertFalse(
            text.unicodeScalars.contains { $0.properties.generalCategory == .control }, text)
        }
      }
    }
  }

  func testTextsDifferBetweenLanguages() {
    for error in ErrorSamples.all {
      let texts = Language.allCases.map { error.text(in: $0.words) }
      XCTAssertEqual(Set(texts.map(\.message)).count, texts.count, texts[0].message)
    }
  }

  func testAnEmptyNameIsOnlyAnErrorIfThereIsOne() {
    for (names, areNeeded, expected) in [
      ([" "], true, UsageError.emptyName(isRequired: true)),
      (["IVE", ""], true, .emptyName(isRequired: false)),
      ([""], false, .emptyName(isRequired: false)), (["IVE"], true, nil), ([], true, nil),
    ] {
      XCTAssertEqual(UsageError.emptyName(among: names, areNeeded: areNeeded), expected)
    }
  }

  func testTheExitCodesAreTheDocumentedOnes() {
    XCTAssertEqual(ExitCode.allCases.map(\.rawValue), [0, 1, 64, 65, 66, 69, 70, 74, 141])
  }
}
