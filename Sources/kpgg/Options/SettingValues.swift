import KPGGCore
import KPGGQuiz

/// The source of a setting's value.
enum SettingOrigin: Hashable, Sendable {
  /// An option, as typed.
  case option(String)
  /// An environment variable.
  case environment(String)
  /// The file `config.json` at this path.
  case file(String)
  case `default`
}

/// A setting's value, and where it comes from.
struct SettingValue: Hashable, Sendable {
  let setting: Setting
  let text: String
  let origin: SettingOrigin
}

/// The values of all settings. The order is: option, variable, file, default.
///
/// Variables that many programs share, such as `LANG` and `PAGER`, count as defaults: kpgg's own file
/// is more specific.
struct SettingValues: Sendable {
  /// The values of options. A later value replaces an earlier one.
  private let options: [(setting: Setting, text: String)]
  private let environment: [String: String]
  /// The file's values.
  let stored: StoredSettings

  init(
    options: [(setting: Setting, text: String)] = [], environment: [String: String],
    stored: StoredSettings
  ) {
    (self.options, self.environment, self.stored) = (options, environment, stored)
  }

  subscript(setting: Setting) -> SettingValue {
    if let chosen = chosen(setting) { return chosen }
    let value = { SettingValue(setting: setting, text: $0, origin: $1) }
    if let variable = setting.commonVariable(in: environment) {
      return value(variable.value, .environment(variable.name))
    }
    return value(setting.defaultValue, .default)
  }

  /// The value that an option, a variable of kpgg, or the file has; `nil` if the default counts.
  func chosen(_ setting: Setting) -> SettingValue? {
    let value = { SettingValue(setting: setting, text: $0, origin: $1) }
    if let option = option(setting) { return value(option, .option(setting.option)) }
    if let variable = setting.overridingVariable(in: environment) {
      return value(variable.value, .environment(variable.name))
    }
    guard let text = stored[setting], let path = stored.file?.path else { return nil }
    return value(text, .file(path))
  }

  /// The values with an option that only some commands have, if it is given.
  func adding(option: String?, for setting: Setting) -> SettingValues {
    SettingValues(
      options: options + (option.map { [(setting, $0)] } ?? []), environment: environment,
      stored: stored)
  }

  private func option(_ setting: Setting) -> String? {
    options.last { $0.setting == setting }?.text
  }

  /// - Throws: A usage error if `KPGG_LANG` names no language.
  func language() throws(UsageError) -> Language {
    let text = self[.language].text
    guard let language = Language(rawValue: text) else {
      throw .invalidValue(text, of: "KPGG_LANG", .language(Setting.language.choices))
    }
    return language
  }

  var color: ColorChoice { ColorChoice(rawValue: self[.color].text) ?? .auto }

  /// The command line of the pager; without words, no pager is used.
  var pager: [String] {
    let words = self[.pager].text.split(separator: " ").map(String.init)
    return words == ["cat"] ? [] : words
  }

  var level: QuizLevel { QuizLevel(rawValue: self[.level].text) ?? .easy }

  /// The error of the file, if a value in it may be the wanted one.
  func error(about setting: Setting) -> (any ReportedError)? {
    guard option(setting) == nil, setting.overridingVariable(in: environment) == nil else {
      return nil
    }
    return stored.error(about: setting)
  }
}
