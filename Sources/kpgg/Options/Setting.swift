import KPGGCore
import KPGGQuiz
import KPGGSystem

/// A value that stays until the user changes it. The raw value is the name of its option, and its
/// key in `config.json`.
enum Setting: String, CaseIterable, Sendable {
  case language = "lang"
  case color, source, pager, level, view, sort

  /// The valid values, in any letter case; empty if any text may be valid.
  var choices: [String] {
    switch self {
    case .language: Language.allCases.map(\.rawValue)
    case .color: ColorChoice.allCases.map(\.rawValue)
    case .level: QuizLevel.allCases.map(\.rawValue)
    case .view: HomeStyle.allCases.map(\.rawValue)
    case .sort: ListOrder.Key.allCases.map(\.rawValue)
    case .source, .pager: []
    }
  }

  /// The value if neither an option nor a variable nor the file has one.
  var defaultValue: String {
    switch self {
    case .language: Language.english.rawValue
    case .color: ColorChoice.auto.rawValue
    case .source: "bundled"
    case .pager: "less"
    case .level: QuizLevel.easy.rawValue
    case .view: HomeStyle.grid.rawValue
    case .sort: ListOrder.Key.own.rawValue
    }
  }

  /// A phrase without a period.
  var summary: HelpText {
    switch self {
    case .language: HelpText("Language of output and messages", "출력과 메시지의 언어")
    case .color: HelpText("When to use colors", "색을 언제 쓸지")
    case .source:
      HelpText(
        "Catalog: 'bundled', a folder, or an endpoint's URL", "카탈로그: 'bundled', 폴더, 엔드포인트의 URL")
    case .pager: HelpText("Pager for long output ('cat': no pager)", "긴 출력에 쓸 페이저 ('cat'이면 쓰지 않음)")
    case .level: HelpText("Level of 'quiz'", "'quiz'의 난이도")
    case .view: HelpText("View of the home screen of 'browse'", "'browse' 홈 화면의 보기 방식")
    case .sort: HelpText("Order of the lists of 'browse'", "'browse' 목록의 순서")
    }
  }

  /// The option that overrides the setting, as typed.
  var option: String { self == .pager ? "--no-pager" : "--\(rawValue)" }

  /// Checks a typed value, and returns it as it is stored.
  ///
  /// - Throws: The error that the option throws for the value.
  func checked(_ text: String) throws(UsageError) -> String {
    guard choices.isEmpty else {
      if let choice = choices.choice(named: text, ignoringCase: true) { return choice }
      throw .invalidChoice(text, option: rawValue, choices: choices)
    }
    if self == .source {
      _ = try SourceOption(text)
      // A file would keep the secrets of a mistyped URL.
      guard URLSecrets.removed(from: text) == text else {
        throw .invalidURL(text, .credentials, .source)
      }
    }
    return text
  }
}

/// The environment variables that stand for settings.
extension Setting {
  typealias Variable = (name: String, value: String)

  /// The variable that overrides the file, and the value of the setting that it means.
  func overridingVariable(in environment: [String: String]) -> Variable? {
    let value = { (name: String) in environment[name].map { Variable(name, $0) } }
    switch self {
    case .language: return value("KPGG_LANG").flatMap(Self.nonempty)
    case .source: return value("KPGG_SOURCE").flatMap(Self.nonempty)
    case .pager: return value("KPGG_PAGER")
    case .color:
      guard let name = ColorChoice.variable(in: environment) else { return nil }
      let choice = ColorChoice.auto.isColored(isTerminal: false, environment: environment)
      return (name, (choice ? ColorChoice.always : .never).rawValue)
    case .level, .view, .sort: return nil
    }
  }

  /// The variable of many programs that counts if the file has no value.
  func commonVariable(in environment: [String: String]) -> Variable? {
    switch self {
    case .language:
      let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { name in
        environment[name].map { Variable(name, $0) }
      }
      guard let locale = variables.lazy.compactMap(Self.nonempty).first else { return nil }
      let code = String(locale.value.prefix { $0.isLetter })
      return choices.contains(code) ? (locale.name, code) : nil
    case .pager: return environment["PAGER"].map { ("PAGER", $0) }
    case .color, .source, .level, .view, .sort: return nil
    }
  }

  private static func nonempty(_ variable: Variable) -> Variable? {
    variable.value.isEmpty ? nil : variable
  }
}
