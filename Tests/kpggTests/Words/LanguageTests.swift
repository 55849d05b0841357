import XCTest
import KPGGCore

@testable import kpgg

final class LanguageTests: CommandTestCase {
  func testTheLocaleIsTheDefault() throws {
    let table: [([String: String], Language)] = [
      ([:], .english),
      (["LANG": "ko_KR.UTF-8"], .korean),
      (["LANG": "ko"], .korean),
      (["LANG": "kok_IN"], .english),
      (["LANG": "C.UTF-8"], .english),
      (["LC_MESSAGES": "en_US", "LANG": "ko_KR"], .english),
      (["LC_ALL": "ko_KR", "LC_MESSAGES": "en_US"], .korean),
      (["LC_ALL": "C", "LANG": "ko_KR"], .english),
      (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "ko_KR"], .korean),
      (["LC_CTYPE": "ko_KR"], .english),
    ]
    for (environment, language) in table {
      XCTAssertEqual(
        try resolvedLanguage(in: environment), language, "\(environment)")
    }
  }

  func testTheVariableOverridesTheLocaleAndTheOptionOverridesBoth() throws {
    let environment = ["KPGG_LANG": "en", "LC_ALL": "ko_KR.UTF-8"]
    XCTAssertEqual(try resolvedLanguage(in: environment), .english)
    XCTAssertEqual(try resolvedLanguage(.korean, in: environment), .korean)
  }

  func testAnEmptyVariableCountsAsUnset() throws {
    let environment = ["KPGG_LANG": "", "LC_ALL": "ko_KR.UTF-8"]
    XCTAssertEqual(try resolvedLanguage(in: environment), .korean)
  }

  private func resolvedLanguage(
    _ option: Language? = nil, in environment: [String: String]
  ) throws -> Language {
    var options = SessionOptions()
    options.language = option
    return try SettingValues(
      options: options.settings, environment: environment,
      stored: StoredSettings(environment: environment)
    ).language()
  }

  func testAnUnknownLanguageIsReportedInEnglish() async {
    for line: TypedLine in ["", "sections", "group OHMYGIRL --json", "profile YooA --plain"] {
      await assertFails(
        line, in: ["KPGG_LANG": "fr", "LC_ALL": "ko_KR.UTF-8"], .usage,
        "KPGG_LANG must be a supported language, not 'fr'", hint: "use 'ko' or 'en'")
    }
  }

  func testAnErrorIsInTheLanguageOfTheOptionTheVariableOrTheLocale() async {
    let korean = "kpgg: 오류: 알 수 없는 명령: 'gruop'\nkpgg: 힌트: 혹시 이것인가요? 'group'\n"
    for (line, variables) in [
      ("gruop IVE --lang ko", [:]), ("--lang ko gruop IVE", [:]),
      ("gruop IVE", ["KPGG_LANG": "ko"]), ("gruop IVE", ["LC_ALL": "ko_KR.UTF-8"]),
    ] as [(TypedLine, [String: String])] {
      let outcome = await run(line, in: variables)
      XCTAssertEqual(outcome, Program.Outcome(errors: korean, exitCode: .usage), "\(line)")
    }
    let invalid = await run("sections --lang fr", in: ["KPGG_LANG": "ko"]).errors
    XCTAssertTrue(invalid.hasPrefix("kpgg: 오류: '--lang'에 쓸 수 없는 값: 'fr'\n"), invalid)
  }
}
