import KPGGCore
import KPGGSystem

/// What to do about an error, in every language. It has no full stop and no secrets of URLs.
struct Hint: Hashable, Sendable {
  private let texts: [Language: String]
  /// Whether a more exact hint may replace this one. A hint about a known name is final.
  let isGuess: Bool

  /// Creates a hint. The function is called with the words of each language.
  init(isGuess: Bool = false, _ text: (Words) -> String) {
    self.isGuess = isGuess
    texts = Dictionary(
      uniqueKeysWithValues: Language.allCases.map {
        ($0, URLSecrets.removed(fromSentence: text($0.words)))
      })
  }

  init(_ english: String, _ korean: String) { self.init { $0.text(english, korean) } }

  func text(in language: Language) -> String { texts[language] ?? "" }
}

/// Hints with what to type.
extension Hint {
  /// Names that are similar to the typed one.
  static func didYouMean(_ names: [String]) -> Hint {
    didYouMean(names.map { BilingualText(english: $0, korean: $0) })
  }

  static func didYouMean(_ names: [BilingualText]) -> Hint {
    Hint(isGuess: true) { words in
      let names = names.map { $0.text(in: words.language) }
      return words.text(
        "did you mean \(QuotedWord.list(names, "or"))?", "혹시 이것인가요? \(words.quoted(names))")
    }
  }

  static func useOneOf(_ values: [String], limit: Int = QuotedWord.listLimit) -> Hint {
    Hint(isGuess: true) { words in
      guard values.count > limit else {
        return words.text(
          "use \(QuotedWord.list(values, "or"))",
          "\(values.count == 1 ? "이렇게" : "다음 중 하나를") 쓰세요: "
            + values.map(words.quoted).joined(separator: ", "))
      }
      return words.text("use one of:", "다음 중 하나를 쓰세요:") + " \(words.quoted(values))"
    }
  }

  /// The names of candidates.
  static func useOneOfNames(_ names: [BilingualText]) -> Hint {
    Hint { words in
      let names = names.map { $0.text(in: words.language) }
      return words.text("use one of:", "다음 중 하나를 쓰세요:") + " \(words.list(names))"
    }
  }

  static func use(_ text: String) -> Hint { Hint("use '\(text)'", "이렇게 쓰세요: '\(text)'") }

  static func add(_ option: String) -> Hint { Hint("add \(option)", "\(option) 옵션도 쓰세요") }

  /// Two options conflict; keep one.
  static let useOnlyOne = Hint("use only one of the two", "둘 중 하나만 쓰세요")

  /// The help page of a command; the overview for `nil`.
  static func help(_ command: String?) -> Hint {
    let page = "'kpgg help\(command.map { " \($0)" } ?? "")'"
    return Hint("see \(page)", "\(page) 명령을 참고하세요")
  }

  /// An example of a command; its help page if there is none.
  static func example(of command: String?) -> Hint {
    let start = ProgramDescription.invocation(of: command) + " "
    let examples = ProgramDescription.kpgg.commands.lazy.flatMap(\.examples)
    // A part of an example would need its words to be read again.
    let example = examples.map(\.term).first { term in
      term.hasPrefix(start) && !term.contains { "|<>".contains($0) }
    }
    guard let example else { return help(command) }
    return Hint("for example, use '\(example)'", "예: '\(example)'")
  }

  /// What to type instead of an argument that a command does not take: `birthdays today` for `today
  /// birthdays`, else the help page tells.
  static func insteadOf(_ word: String, in command: String?) -> Hint {
    let birthdays = Birthdays.description.name
    guard command == Today.description.name,
      CommandSynonym.command(named: word)?.name == birthdays
    else { return .help(command) }
    return .use("kpgg \(birthdays) today")
  }

  /// A ranking has all members of groups, or those with a tag.
  static let rankTaggedMembers = Hint(
    "to rank these members, use 'kpgg favorites tag NAME TAG', then 'kpgg rank members --tag TAG'",
    "이 멤버들만 순위를 매기려면 'kpgg favorites tag NAME TAG'로 태그를 단 뒤 'kpgg rank members --tag TAG'를 쓰세요")

  /// The overview lists all commands.
  static let commandList = Hint(
    "'kpgg help' lists all commands and topics", "'kpgg help'로 모든 명령을 볼 수 있습니다")

  /// How to find what an action of a command lacks: a list of rankings, or else an example.
  static func missing(_ kind: ValueKind, after action: String, of command: String) -> Hint {
    kind == .rank ? .listedBy(["kpgg rank"]) : .example(of: "\(command) \(action)")
  }

  /// What to type instead of an option of other commands: a name without an option, else the owners
  /// tell, or the help page.
  static func insteadOf(option: String, of command: String?, owners: [String]) -> Hint {
    if command == Stats.description.name, option == "--group" {
      return chartsCountAllGroups(besides: "NAME")
    }
    let description = ProgramDescription.kpgg.commands.first { $0.name == command }
    let argument = description?.arguments.first {
      option == "--" + $0.name.lowercased() || option == "--group" && $0.kind.includesGroups
    }
    if let command, let argument {
      let usage = "'kpgg \(command) \(argument.name)'"
      return Hint("give it without an option: \(usage)", "옵션 없이 쓰세요: \(usage)")
    }
    return (1...4).contains(owners.count) ? optionOf(owners) : .help(command)
  }

  /// No chart counts one group, so its members are listed instead.
  static func chartsCountAllGroups(besides name: String) -> Hint {
    let command = Lookup.command(Members.description.name, name) ?? "kpgg members NAME"
    return Hint(
      "charts count all groups; for one group, use '\(command)'",
      "차트는 모든 그룹을 대상으로 집계합니다. 한 그룹만 보려면 이렇게 쓰세요: '\(command)'")
  }

  /// The commands that have an option, as typed.
  private static func optionOf(_ owners: [String]) -> Hint {
    Hint {
      $0.text(
        "it is an option of \(QuotedWord.list(owners, "and"))",
        "이 옵션을 쓰는 명령: \($0.quoted(owners))")
    }
  }

  /// Commands that list the valid names.
  static func listedBy(_ commands: [String]) -> Hint {
    Hint(isGuess: true) {
      $0.text(
        "for a list, use \(QuotedWord.list(commands, "or"))", "목록을 보는 명령: \($0.quoted(commands))")
    }
  }

  /// The valid fields, a similar one, and the command with a help page that lists all.
  static func fields(
    _ fields: [String], suggestion: String?, command: String? = nil
  ) -> Hint {
    Hint { words in
      let start =
        suggestion.map {
          words.text("did you mean '\($0)'? Or use one of: ", "혹시 이것인가요? '\($0)'. 쓸 수 있는 필드: ")
        } ?? words.text("use one of: ", "쓸 수 있는 필드: ")
      return start + words.list(fields, source: command.map { Hint.help($0) })
    }
  }

  /// The years of a section, as an example, or any single year.
  static func useYears(_ example: String, orYear: Bool) -> Hint {
    Hint(isGuess: true) {
      $0.text(
        "use \(orYear ? "a year, or " : "")years such as \(example)",
        "\(orYear ? "연도 하나, 또는 " : "")\(example)처럼 데뷔 구분의 연도 범위를 쓰세요")
    }
  }

  static func format(_ format: ValueFormat) -> Hint {
    Hint { $0.text("use ", "예: ") + format.example(in: $0) }
  }

  static let giveName = Hint("give a name", "이름을 쓰세요")

  /// A file name is needed; `-` may stand for a stream.
  static func giveFileName(_ stream: UsageError.StandardStream?) -> Hint {
    Hint { words in
      words.text("give a file name", "파일 이름을 쓰세요")
        + (stream.map {
          let name = $0.name(in: words)
          return words.text(", or '-' for \(name)", ". '-'은 \(name)입니다")
        } ?? "")
    }
  }

  /// Environment variables. Setting any of them helps.
  static func setVariables(_ names: [String]) -> Hint {
    Hint(
      "set \(names.joined(separator: " or "))",
      "환경 변수를 설정하세요: \(names.joined(separator: " 또는 "))")
  }

  /// Commands that need no terminal.
  static func useWithoutTerminal(_ commands: [String]) -> Hint {
    Hint {
      $0.text(
        "run it in a terminal, or use \(QuotedWord.list(commands, "or"))",
        "터미널에서 실행하거나 다음 명령을 쓰세요: \($0.quoted(commands))")
    }
  }
}

/// Hints about names.
extension Hint {
  /// The name is a member's. The command shows the member, if a shell takes the id as it is.
  static func isMember(name: String, group: BilingualText, command: String?) -> Hint {
    Hint { words in
      words.text(
        "\(words.quoted(name)) is a member of \(group.english)",
        "\(group.korean)의 멤버입니다: \(words.quoted(name))")
        + (command.map { words.text(": use '\($0)'", ". 이렇게 쓰세요: '\($0)'") } ?? "")
    }
  }

  /// The name belongs to a unit. The commands list it and play its song; commands that a shell would
  /// change are left out.
  static func isUnit(name: String, group: BilingualText, commands: [String]) -> Hint {
    Hint { words in
      let shown = commands.map { "'\($0)'" }.joined(separator: words.text(" or ", ", "))
      return words.text(
        "\(words.quoted(name)) is a unit of \(group.english)",
        "\(group.korean)의 유닛입니다: \(words.quoted(name))")
        + (commands.isEmpty ? "" : words.text(": use \(shown)", ". 이렇게 쓰세요: \(shown)"))
    }
  }

  /// The name consists of several groups' names.
  static func namesSeveralGroups(_ ids: [String]) -> Hint {
    Hint {
      $0.text(
        "only one group can be shown; use one of:", "그룹은 하나만 볼 수 있습니다. 다음 중 하나를 쓰세요:")
        + " \($0.list(ids))"
    }
  }

  /// Members, not groups, have the name.
  static func membersHaveName(_ ids: [String]) -> Hint {
    Hint { $0.text("members with this name:", "이름이 같은 멤버:") + " \($0.list(ids))" }
  }

  /// The newest songs of a group that have a video.
  static func playSong(group: String, titles: [String]) -> Hint {
    let titles = titles.joined(separator: ", ")
    return Hint(
      "use 'kpgg play \(group)' with a song: \(titles)",
      "'kpgg play \(group)' 뒤에 노래 제목을 붙이세요: \(titles)")
  }
}

/// Hints of several errors.
extension Hint {
  /// The folder holds no catalog. Its name may be a URL that lacks its scheme.
  static func notACatalogFolder(looksLikeURL: Bool) -> Hint {
    Hint {
      (looksLikeURL
        ? $0.text(
          "a URL starts with http:// or https://; ", "URL은 http:// 또는 https://로 시작합니다. ") : "")
        + $0.text(
          "a catalog folder has group/index.json and a file for each group",
          "카탈로그 폴더에는 group/index.json과 그룹별 파일이 있어야 합니다")
    }
  }

  /// The endpoint lacks a required document, so its URL may be wrong.
  static let notACatalogEndpoint = Hint(
    "the URL must end before group/, as in https://example.com/kpgg/",
    "https://example.com/kpgg/처럼 group/ 바로 앞까지의 URL을 쓰세요")

  static let compareWithCatalog = Hint(
    "to compare one with the catalog, use 'kpgg snapshot check'",
    "카탈로그와 비교하려면 'kpgg snapshot check'를 쓰세요")

  static let retryLater = Hint("try again later", "나중에 다시 시도하세요")
}

extension Words {
  /// A list of a few items. If it is cut, it also says where to find all of them.
  fileprivate func list(_ items: [String], source: Hint?) -> String {
    guard items.count > QuotedWord.listLimit, let source else { return list(items) }
    return list(items) + " (\(source.text(in: language)))"
  }
}

extension UsageError {
  /// A standard stream, as the meaning of the file name `-`.
  enum StandardStream: Hashable, Sendable {
    case input, output, either

    func name(in words: Words) -> String {
      switch self {
      case .input: words.text("standard input", "표준 입력")
      case .output: words.text("standard output", "표준 출력")
      case .either: words.text("standard input or output", "표준 입출력")
      }
    }
  }
}
