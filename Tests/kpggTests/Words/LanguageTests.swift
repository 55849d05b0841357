import XCTest

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
        try Language(option: nil, environment: environment), language, "\(environment)")
    }
  }

  func testTheVariableOverridesTheLocaleAndTheOptionOverridesBoth() throws {
    let environment = ["KPGG_LANG": "en", "LC_ALL": "ko_KR.UTF-8"]
    XCTAssertEqual(try Language(option: nil, environment: environment), .english)
    XCTAssertEqual(try Language(option: .korean, environment: environment), .korean)
  }

  func testAnEmptyVariableCountsAsUnset() throws {
    let environment = ["KPGG_LANG": "", "LC_ALL": "ko_KR.UTF-8"]
    XCTAssertEqual(try Language(option: nil, environment: environment), .korean)
  }

  func testAnUnknownLanguageIsAUsageErrorOfEveryCommand() async {
    for name in ["fr", "KO", "korean", "ko_KR"] {
      for line: TypedLine in ["", "sections", "group OHMYGIRL --json", "profile YooA --plain"] {
        await assertRun(
          line, in: ["KPGG_LANG": name],
          .fails(
            .usage, "KPGG_LANG must be a supported language, not '\(name)'",
            hint: "use 'ko' or 'en'"))
      }
    }
  }
}
