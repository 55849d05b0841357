import KPGGCore
import KPGGPublishing
import KPGGSystem
import XCTest

@testable import kpgg

/// The messages of errors and hints in every language, checked with shared samples.
final class ErrorWordsTests: CommandTestCase {
  func testEveryUsageErrorHasAMessageInEveryLanguage() {
    assertWords(for: UsageError.samples) { $1.text(in: $0).message }
  }

  func testEveryCommandErrorHasAMessageInEveryLanguage() {
    assertWords(for: CommandError.samples) { $1.text(in: $0).message }
  }

  func testEveryHintHasATextInEveryLanguage() {
    assertWords(for: Hint.samples) { $1.text(in: $0.language) }
  }

  func testSystemErrorsHaveAMessageInEveryLanguage() {
    assertWords(for: ["reason"]) { $0.cannotWrite("path", $1) }
    assertWords(for: [8]) { $0.oldCache($1) }
    assertWords(for: UserFileError.samples) { $1.text(in: $0).message }
    assertWords(for: [ExportError.notAFolder("/x"), .foreignFolder("/x"), .foreignFile("/x")]) {
      $1.text(in: $0).message
    }
    assertWords(
      for: [
        CatalogError.absent(location: "/x"), .notCached(location: "/x"),
        .unreadable(location: "/x", reason: "reason"),
      ]
    ) { $1.text(in: $0).message }
  }

  func testAKnownPositionEndsAMessage() {
    let position = JSONPosition(line: 3, column: 12)
    let document = CatalogError.badDocument(
      DocumentProblem(document: .index, keyPath: .root, position: position, kind: .notJSON))
    let snapshot = CommandError.invalidSnapshot("a.json", .invalid(.root, .notJSON, position))
    for (words, suffix) in [
      (Language.english.words, " (line 3, column 12)"), (Language.korean.words, " (3행 12열)"),
    ] as [(Words, String)] {
      XCTAssertTrue(document.text(in: words).message.hasSuffix(suffix))
      XCTAssertTrue(snapshot.text(in: words).message.hasSuffix(suffix))
      XCTAssertEqual(words.suffix(for: position), suffix)
      XCTAssertEqual(words.suffix(for: nil), "")
    }
  }

  func testMessagesDifferBetweenLanguages() {
    assertDifferentWords(for: UsageError.samples) { $1.text(in: $0).message }
    assertDifferentWords(for: CommandError.samples.filter { !$0.isOnlyData }) {
      $1.text(in: $0).message
    }
    assertDifferentWords(for: UserFileError.samples) { $1.text(in: $0).message }
    assertDifferentWords(for: Hint.samples) { $1.text(in: $0.language) }
    assertDifferentWords(for: [8]) { $0.oldCache($1) }
  }

  func testParserErrorsAreTranslated() async {
    let text = "kpgg: 오류: 알 수 없는 명령: 'gruop'\nkpgg: 힌트: 혹시 이것인가요? 'group'\n"
    await assertKorean("gruop IVE", .usage, text)
    await assertKorean(
      "sections --jsn", .usage,
      "kpgg: 오류: 알 수 없는 옵션: '--jsn'\nkpgg: 힌트: 혹시 이것인가요? '--json'\n")
    await assertKorean(
      "birthdays --month 13", .usage,
      """
      kpgg: 오류: --month 값의 형식: 1부터 12까지의 정수. 입력한 값: '13'
      kpgg: 힌트: 예: 10

      """)
  }

  func testCommandErrorsAreTranslated() async {
    await assertKorean(
      "group OHMYGRIL", .notFound,
      "kpgg: 오류: 찾을 수 없는 그룹: 'OHMYGRIL'\nkpgg: 힌트: 혹시 이것인가요? 'OHMYGIRL'\n")
    await assertKorean(
      "profile Yuna", .notFound,
      """
      kpgg: 오류: 이름이 같은 멤버 3명: 'Yuna'
      kpgg: 힌트: 다음 중 하나를 쓰세요: NO.9&(U)/Yuna, NO.9&(U)/Yuna-2, AOA/Yuna

      """)
  }

  func testDescriptionsOfTheSystemAreTranslated() async {
    let words = Language.korean.words
    XCTAssertEqual(
      SystemError(ENOSPC).text(in: words).message, "출력을 쓸 수 없습니다: 디스크에 남은 공간이 없습니다")
    XCTAssertEqual(words.cannotWrite("a", "strange"), "쓸 수 없습니다: 'a': strange")
    await assertKorean(
      "snapshot check /", .noInput, "kpgg: 오류: 읽을 수 없습니다: '/': 폴더입니다\n")
  }

  func testAnUnknownLanguageIsReportedInEnglish() async {
    let environment = ["KPGG_LANG": "fr", "LC_ALL": "ko_KR.UTF-8"]
    await assertRun(
      "sections", in: environment,
      .fails(
        .usage, "KPGG_LANG must be a supported language, not 'fr'", hint: "use 'ko' or 'en'"))
  }

  func testAnInvalidLanguageOptionIsReportedInTheLanguageOfTheEnvironment() async {
    let outcome = await run("sections --lang fr", in: ["KPGG_LANG": "ko"])
    XCTAssertEqual(
      outcome.errors,
      """
      kpgg: 오류: 옵션 '--lang'에 쓸 수 없는 값: 'fr'
      kpgg: 힌트: 다음 중 하나를 쓰세요: 'ko', 'en'

      """)
  }

  /// Asserts the Korean error with the option, the variable, and the locale.
  private func assertKorean(
    _ line: TypedLine, _ exitCode: ExitCode, _ errors: String, file: StaticString = #filePath,
    testLine: UInt = #line
  ) async {
    let expected = Program.Outcome(errors: errors, exitCode: exitCode)
    let outcomes = [
      await run(TypedLine(line.arguments + ["--lang", "ko"])),
      await run(TypedLine(["--lang", "ko"] + line.arguments)),
      await run(line, in: ["KPGG_LANG": "ko"]),
      await run(line, in: ["LC_ALL": "ko_KR.UTF-8"]),
    ]
    for outcome in outcomes {
      XCTAssertEqual(outcome, expected, file: file, line: testLine)
    }
  }

  private func assertWords<Value>(
    for values: [Value], _ text: (Words, Value) -> String, line: UInt = #line
  ) {
    for language in Language.allCases {
      for value in values {
        let text = text(language.words, value)
        XCTAssertFalse(text.isEmpty, "\(language) \(value)", line: line)
        XCTAssertFalse(text.hasSuffix("."), "\(language) \(text)", line: line)
        XCTAssertFalse(
          text.unicodeScalars.contains { $0.properties.generalCategory == .control },
          "\(language) \(text)", line: line)
      }
    }
  }

  private func assertDifferentWords<Value>(
    for values: [Value], _ text: (Words, Value) -> String, line: UInt = #line
  ) {
    for value in values {
      let texts = Language.allCases.map { text($0.words, value) }
      XCTAssertEqual(Set(texts).count, texts.count, "\(texts)", line: line)
    }
  }
}
