import KPGGCore
import KPGGSystem

/// The file `config.json`, which several processes can read and change at once.
typealias SettingsFile = UserFile<SettingsDocument>

extension SettingsDocument: UserDocument {
  static let name = "config"
}

extension SettingsDocument {
  /// The value of a setting; `nil` if it is missing or not a text. Setting `nil` removes the key.
  subscript(setting: Setting) -> String? {
    get { self[setting.rawValue] }
    set { self[setting.rawValue] = newValue }
  }

  /// The keys in the document that are not settings.
  var unknownKeys: [String] { members.keys.filter { Setting(rawValue: $0) == nil } }
}

/// The settings in `config.json` that can be used, and what is wrong with the others.
struct StoredSettings: Sendable {
  /// The file; `nil` if the environment names no folder for it.
  let file: SettingsFile?
  private var values: [Setting: String] = [:]
  /// The reason that the file cannot be read; `nil` for a missing or a valid file.
  private(set) var fileError: UserFileError?
  private var invalidValues: [Setting: InvalidSetting] = [:]
  /// The keys in the file that are not settings.
  private(set) var unknownKeys: [String] = []

  /// Reads the file that the environment names.
  init(environment: [String: String]) {
    file = UserFolders(environment: environment).config.map {
      SettingsFile(folder: $0, lockTimeout: .seconds(30))
    }
    guard let file else { return }
    do {
      let document = try file.read()
      unknownKeys = document.unknownKeys
      for setting in Setting.allCases { read(setting, in: document, of: file) }
    } catch .unreadable(_, SystemError.notAFolder.reason) {
      // A home such as /dev/null has no files.
    } catch {
      fileError = error
    }
  }

  private mutating func read(
    _ setting: Setting, in document: SettingsDocument, of file: SettingsFile
  ) {
    guard let value = document.members[setting.rawValue] else { return }
    do throws(UsageError) {
      guard case .string(let text) = value else {
        throw .invalidChoice(
          value.canonicalText.trimmed, option: setting.rawValue, choices: setting.choices)
      }
      values[setting] = try setting.checked(text)
    } catch {
      invalidValues[setting] = InvalidSetting(path: file.path, error: error)
    }
  }

  subscript(setting: Setting) -> String? { values[setting] }

  /// The error that hides the value of a setting. Without permission to read the file, there is none:
  /// the file belongs to another user.
  func error(about setting: Setting) -> (any ReportedError)? {
    if case .corrupt? = fileError { return fileError }
    return invalidValues[setting]
  }

  /// Notes on what is wrong with the file.
  func notices(in words: Words) -> [String] {
    if let fileError { return [words.ignoredFile(fileError.text(in: words).message)] }
    return Setting.allCases.compactMap { setting in
      invalidValues[setting].map { words.ignoredSetting($0.text(in: words).message) }
    }
  }
}

/// The error for a value in `config.json` that its option would not accept.
struct InvalidSetting: ReportedError {
  let path: String
  let error: UsageError

  var exitCode: ExitCode { .badData }

  func text(in words: Words) -> ErrorText {
    let text = error.text(in: words)
    return words.error("\(path): \(text.message)", text.hint)
  }
}

extension Words {
  /// The note about a file that kpgg goes on without.
  func ignoredFile(_ message: String) -> String {
    text("\(message); this file is ignored", "\(message). 이 파일은 무시합니다")
  }

  fileprivate func ignoredSetting(_ message: String) -> String {
    text("\(message); this setting is ignored", "\(message). 이 설정은 무시합니다")
  }
}
