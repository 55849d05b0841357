import KPGGCore
import KPGGSystem

/// A setting in a listing.
struct ListedSetting: Sendable {
  let value: SettingValue

  /// The value without the secrets of a URL, which a file or a variable can have.
  var text: String {
    value.setting == .source ? URLSecrets.removed(from: value.text) : value.text
  }
}

extension ListedSetting: Tabular {
  static let fields: [Field<ListedSetting>] = [.key, .value, .origin, .variable]
  static var columns: [Field<ListedSetting>] { [.key, .value, .origin] }
  static var rows: [Field<ListedSetting>] { fields }

  var json: JSONValue { jsonOfFields }
}

extension Field<ListedSetting> {
  static var key: Self {
    Self(
      key: "key", label: \.setting, json: { .string($0.value.setting.rawValue) }, overflow: .keep)
  }
  static var value: Self {
    Self(key: "value", label: \.value, json: { .string($0.text) })
  }
  static var origin: Self {
    Self(
      key: "origin", label: \.comesFrom, json: { .string($0.value.origin.name) }, overflow: .names,
      shown: { $1.words.settingOrigin($0.value.origin) })
  }
  static var variable: Self {
    Self(key: "variable", label: \.variable, json: { JSONValue($0.value.origin.variable) })
  }
}

extension SettingOrigin {
  fileprivate var name: String {
    switch self {
    case .option: "option"
    case .environment: "environment"
    case .file: "file"
    case .default: "default"
    }
  }

  fileprivate var variable: String? { if case .environment(let name) = self { name } else { nil } }
}

extension Labels {
  fileprivate var setting: String { text("Setting", "설정") }
  fileprivate var value: String { text("Value", "값") }
  fileprivate var comesFrom: String { text("From", "출처") }
  fileprivate var variable: String { text("Variable", "환경 변수") }
}

extension Words {
  fileprivate func settingOrigin(_ origin: SettingOrigin) -> String {
    switch origin {
    case .option(let option): option
    case .environment(let variable): variable
    case .file: "\(SettingsDocument.name).json"
    case .default: text("default", "기본값")
    }
  }

  /// The note that a change of the file has no effect now.
  func overridesSetting(_ variable: String) -> String {
    text("the variable \(variable) overrides the file", "환경 변수가 설정 파일보다 우선합니다: \(variable)")
  }

  /// The note about a source that commands cannot read yet.
  var missingSource: String { text("the folder does not exist yet", "이 폴더는 아직 없습니다") }

  /// What `browse` uses instead of the defaults.
  func rememberedSettings(_ texts: [String]) -> String {
    let list = texts.joined(separator: ", ")
    return text(
      "'browse' remembers: \(list)", "'browse'가 기억하는 설정: \(list)")
  }

  func unknownSettings(_ keys: [String]) -> String {
    let file = "\(SettingsDocument.name).json"
    return text(
      "\(file) has unknown keys: \(quoted(keys))", "\(file)에 알 수 없는 키가 있습니다: \(quoted(keys))")
  }
}
