import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

final class SettingValuesTests: SettingsTestCase {
  func testAnOptionOverridesAVariableWhichOverridesTheFile() throws {
    try writeFile(
      #"{"color": "auto", "lang": "ko", "pager": "most", "source": "/file", "level": "hard"}"#)
    let rows: [(Setting, option: String, variable: String, value: String, file: String)] = [
      (.language, "en", "KPGG_LANG", "en", "ko"), (.color, "auto", "NO_COLOR", "never", "auto"),
      (.color, "auto", "CLICOLOR_FORCE", "always", "auto"),
      (.source, "bundled", "KPGG_SOURCE", "/variable", "/file"),
      (.pager, "", "KPGG_PAGER", "", "most"),
    ]
    for (setting, option, name, value, file) in rows {
      let variables = [name: setting == .color ? "1" : value]
      let both = values([setting: option], in: variables)[setting]
      XCTAssertEqual(both.text, option, name)
      XCTAssertEqual(both.origin, .option(setting.option), name)
      let variable = values(in: variables)[setting]
      XCTAssertEqual(variable.text, value, name)
      XCTAssertEqual(variable.origin, .environment(name))
      let stored = values()[setting]
      XCTAssertEqual(stored.text, file, name)
      XCTAssertEqual(stored.origin, .file(self.file.path), name)
    }
    XCTAssertEqual(values().level, .hard)
    XCTAssertEqual(values()[.view].origin, .default)
  }

  func testTheFileOverridesVariablesOfOtherPrograms() throws {
    let common = ["LANG": "ko_KR.UTF-8", "PAGER": "more"]
    for (setting, value) in [(Setting.language, "ko"), (.pager, "more")] {
      XCTAssertEqual(values(in: common)[setting].text, value)
    }
    try writeFile(#"{"lang": "en", "pager": "most"}"#)
    for (setting, value) in [(Setting.language, "en"), (.pager, "most")] {
      XCTAssertEqual(values(in: common)[setting].text, value)
      XCTAssertEqual(values(in: common)[setting].origin, .file(file.path))
    }
  }

  func testEveryDefaultIsAValidValue() throws {
    for setting in Setting.allCases {
      XCTAssertEqual(try setting.checked(setting.defaultValue), setting.defaultValue)
      XCTAssertEqual(values()[setting].text, setting.defaultValue)
    }
  }

  func testASettingHasTheNameAndTheChoicesOfItsOption() {
    let options = Array(ProgramDescription.kpgg.allOptions)
    for setting in Setting.allCases where ![.pager, .view, .sort].contains(setting) {
      let choices = Set(options.filter { $0.name == setting.rawValue }.map(\.choices))
      XCTAssertEqual(choices, [setting.choices], setting.rawValue)
    }
  }

  private func values(
    _ options: KeyValuePairs<Setting, String> = [:], in variables: [String: String] = [:]
  ) -> SettingValues {
    let environment = environment.merging(variables) { $1 }
    return SettingValues(
      options: options.map { ($0, $1) }, environment: environment,
      stored: StoredSettings(environment: environment))
  }
}
