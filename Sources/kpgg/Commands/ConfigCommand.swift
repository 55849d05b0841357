import KPGGCore
import KPGGSystem

/// `kpgg config [ACTION] [KEY] [VALUE]` shows and changes settings.
enum ConfigCommand: Command {
  static let description = CommandDescription(
    name: "config",
    summary: HelpText("Show or change settings", "설정 보기와 바꾸기"),
    discussion: [
      HelpText(
        "'list', the default, lists all settings with their values, and says where each value comes "
          + "from. An option overrides an environment variable, which overrides the settings file.",
        "기본 동작인 'list'는 모든 설정의 값과 그 값이 어디에서 왔는지 보여 줍니다. 옵션은 환경 변수보다, 환경 변수는 설정 파일보다 "
          + "우선합니다."),
      HelpText(
        "'set KEY VALUE' stores a value in the file, and 'unset KEY…' removes it. 'get KEY' prints the "
          + "value that applies, and 'path' prints the path of the file.",
        "'set KEY VALUE'는 값을 파일에 저장하고, 'unset KEY…'는 값을 지웁니다. 'get KEY'는 적용되는 값을, 'path'는 파일의 경로를 "
          + "출력합니다."),
      HelpText(
        "You can also edit the file: it is a JSON object with a text for each key. kpgg keeps keys that "
          + "it does not know. A damaged file is reported and never overwritten.",
        "파일을 직접 고쳐도 됩니다. 키마다 문자열이 하나 있는 JSON 객체입니다. kpgg는 모르는 키를 그대로 둡니다. 손상된 파일은 알려 주고 "
          + "덮어쓰지 않습니다."),
    ],
    arguments: [
      ArgumentDescription(
        "[ACTION]", .choice(Action.allCases.map(\.rawValue)),
        "What to do: 'list', 'get', 'set', 'unset', or 'path' (default: 'list')",
        "동작: 'list', 'get', 'set', 'unset', 'path' (기본값: 'list')"),
      ArgumentDescription(
        "[KEY…]", .setting,
        "The setting: " + QuotedWord.list(Setting.allCases.map(\.rawValue), "or")
          + "; for 'set', its value follows",
        "설정: " + Language.korean.words.quoted(Setting.allCases.map(\.rawValue))
          + ". 'set'에서는 그 뒤에 값"),
    ],
    actions: Action.descriptions,
    options: OptionList { options($0) },
    examples: [
      .init("kpgg config", "List all settings", "모든 설정 보기"),
      .init("kpgg config set lang ko", "Always use Korean", "언제나 한국어로 출력"),
      .init("kpgg config set color never", "Use no colors", "색을 쓰지 않기"),
      .init("kpgg config get lang", "Print the language", "언어 출력"),
      .init("kpgg config unset lang", "Use the language of the system again", "다시 시스템의 언어로 출력"),
    ])

  static let schemas = [
    OutputSchema(
      of: ListedSetting.self, after: [Action.list, .get, .set, .unset].map(\.rawValue))
  ]

  /// The actions on settings.
  enum Action: String, CommandAction {
    case list, get, set, unset, path

    var words: ClosedRange<Int> {
      switch self {
      case .list, .path: 0...0
      case .get: 1...1
      case .set: 2...2
      case .unset: 1...Int.max
      }
    }

    var kind: ValueKind {
      switch self {
      case .list, .path: .text
      case .get, .set, .unset: .setting
      }
    }
  }

  private static func options(_ options: OptionReader) {
    let showing = options.limited(to: Action.allCases.filter { $0 != .path }.map(\.rawValue))
    showing.json()
    showing.rowFormats(HelpText("each row is a setting", "각 행은 설정"))
    showing.fields()
    options.language()
    options.color()
    options.noPager()
    options.help()
  }

  static func run(in session: Session) async throws -> CommandResult {
    let arguments = session.arguments
    let action: Action = try arguments.words.first.map { try .choice($0, .action) } ?? .list
    var words = Array(arguments.words.dropFirst())
    if action == .set, words.count == 1 {
      // `lang=ko`
      words = words[0].split(separator: "=", maxSplits: 1).map(String.init)
    }
    try check(words, of: action, in: session)
    let fields = try session.fields(of: ListedSetting.self)
    switch action {
    case .list:
      if let error = session.settings.stored.fileError { throw error }
      let unknown = session.settings.stored.unknownKeys
      let records = Setting.allCases.map { ListedSetting(value: session.settings[$0]) }
      let remembered = session.browserMemory().memory.texts(beside: session.settings)
      let words = session.textWriter.words
      return .show(RecordList(records: records, fields: fields))
        .adding(notice: unknown.isEmpty ? nil : words.unknownSettings(unknown))
        .adding(notice: remembered.isEmpty ? nil : words.rememberedSettings(remembered))
    case .get:
      let setting = try Setting.named(words[0])
      if let error = session.settings.error(about: setting) { throw error }
      let listed = ListedSetting(value: session.settings[setting])
      return .show(SingleRecord(record: listed, fields: fields) { _ in [listed.text] })
    case .set:
      let setting = try Setting.named(words[0])
      return try session.set(setting, to: try setting.checked(words[1]), fields)
    case .unset:
      let known = session.settings.stored.unknownKeys
      let settings = try words.filter { !known.contains($0) }.map { try Setting.named($0) }
      return try session.change(settings, fields) { document in
        let keys = words.filter(known.contains) + settings.map(\.rawValue)
        for key in keys { document.remove(key: key) }
      }
    case .path: return .text(SafeText.of(try session.settingsFile().path) + "\n")
    }
  }

  private static func check(
    _ words: [String], of action: Action, in session: Session
  ) throws(UsageError) {
    try action.checkOptions(session.arguments, of: description)
    if action == .set, let word = words.first, words.count == 1 {
      let setting = try Setting.named(word)
      guard !setting.choices.isEmpty else {
        throw .missingArgument("VALUE", command: "config set")
      }
      throw .missingValue(option: word, placeholder: "VALUE", choices: setting.choices)
    }
    try action.checkCount(
      of: words, in: description,
      incomplete: .missingArgument("KEY", command: "\(description.name) \(action.rawValue)"))
  }
}

extension Setting {
  /// The setting with a key.
  ///
  /// - Throws: A usage error that suggests a key, or lists all.
  fileprivate static func named(_ word: String) throws(UsageError) -> Setting {
    try .choice(word, .setting)
  }
}

extension Session {
  /// The file with the user's settings.
  fileprivate func settingsFile() throws(CommandError) -> SettingsFile {
    guard let file = settings.stored.file else { throw .noSettingsFolder }
    return file
  }

  /// Stores a value. A folder's path is stored as an absolute path.
  fileprivate func set(
    _ setting: Setting, to value: String, _ fields: FieldSelection<ListedSetting>
  ) throws -> CommandResult {
    guard setting == .source, case .folder(let path)? = try? SourceOption(value) else {
      return try change([setting], fields) { $0[setting] = value }
    }
    let folder: String
    do {
      folder = path.isAbsolutePath ? path : try Folder.working() + "/" + path
    } catch {
      throw CommandError.unreadableFile(path, reason: error.reason)
    }
    return try change([setting], fields) { $0[setting] = folder }
      .adding(notice: Folder.exists(folder) ? nil : textWriter.words.missingSource)
  }

  /// Changes the file, and shows the values that apply from now on.
  fileprivate func change(
    _ changed: [Setting], _ fields: FieldSelection<ListedSetting>,
    _ change: (inout SettingsDocument) -> Void
  ) throws -> CommandResult {
    let new = try settingsFile().update(change).new
    // The options of this command line end with it.
    let values = SettingValues(
      environment: context.environment,
      stored: StoredSettings(environment: context.environment))
    let records = changed.map { ListedSetting(value: values[$0]) }
    let words = textWriter.words
    let notes = records.compactMap { record -> String? in
      guard new[record.value.setting] != nil, case .environment(let name) = record.value.origin
      else { return nil }
      return words.overridesSetting(name)
    }
    let list = RecordList(
      records: records, fields: fields,
      text: { writer, line in
        for record in records {
          writer.fitted("\(record.value.setting.rawValue): \(record.text)").forEach(line)
        }
      })
    return notes.reduce(.show(list)) { $0.adding(notice: $1) }
  }
}
