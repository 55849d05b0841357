import KPGGCore

/// The plain text of `--help` and `kpgg help`, from a `ProgramDescription`.
///
/// Lines wrap at the width, except for an example's command line: you copy it, and a line break
/// inside quotes would change it.
struct HelpPage: Wording {
  let program: ProgramDescription
  let language: Language
  private let wrapper: TextWrapper

  init(program: ProgramDescription, language: Language, width: Int) {
    (self.program, self.language, wrapper) = (program, language, TextWrapper(width: width))
  }

  /// Lays out a command's page, or the overview for `nil`. The schemas are the command's
  /// outputs for which `--fields` selects keys.
  func lines(for command: CommandDescription?, schemas: [OutputSchema] = []) -> [String] {
    command.map { page(of: $0, schemas: schemas) } ?? overview()
  }

  /// Lays out a help topic's page.
  func lines(for topic: HelpTopic, _ blocks: [ManualBlock]) -> [String] {
    var lines = wrapper.lines(topic.summary.text(in: language))
    var (indent, isBelowHeading) = (0, false)
    for block in blocks {
      lines += (isBelowHeading ? [] : [""]) + self.lines(for: block, indent: indent)
      isBelowHeading = block.isHeading
      if isBelowHeading { indent = 2 }
    }
    return lines
  }

  private func lines(for block: ManualBlock, indent: Int) -> [String] {
    switch block {
    case .heading(let text): wrapper.lines(text + ":")
    case .paragraph(let text): wrapper.lines(text, indent: indent)
    case .bullets(let items): items.flatMap { lines(ofItem: "- " + $0, indent: indent) }
    case .steps(let items):
      items.enumerated().flatMap { lines(ofItem: "\($0 + 1). \($1)", indent: indent) }
    case .code(let code): code.map { $0.isEmpty ? "" : "    " + $0 }
    case .terms(let entries): HelpList(entries: entries).lines(wrapper)
    }
  }

  private func lines(ofItem item: String, indent: Int) -> [String] {
    let mark = item.prefix { $0 != " " }.count + 1
    return wrapper.lines(item, indent: indent + 2, hanging: indent + 2 + mark)
  }

  private func overview() -> [String] {
    let name = ProgramDescription.name
    let topics = program.topics.map(\.rawValue).joined(separator: ", ")
    let usage = usageLabel + ": "
    let topicLabel = text("Topics", "주제") + ": "
    let command = "'\(name) help COMMAND'"
    let topic = topics.isEmpty ? "" : text(" or", "나") + " '\(name) help TOPIC'"
    return wrapper.lines(program.summary.text(in: language))
      + [""]
      + wrapper.lines(
        "\(usage)\(name) [COMMAND] [OPTIONS]", hanging: CellWidth.of(usage) + name.count + 1)
      + commandLists()
      + wrapper.lines(
        topics.isEmpty ? "" : topicLabel + topics, hanging: CellWidth.of(topicLabel))
      + wrapper.lines(
        text(
          "Run \(command)\(topic) for more information.",
          "자세한 내용은 \(command)\(topic)\(topics.isEmpty ? "로" : "으로") 볼 수 있습니다."
            + (topics.isEmpty
              ? "" : " 주제별 도움말은 대부분 영어로 되어 있습니다. 명령과 동작은 한국어로 써도 됩니다 (예: 'kpgg 즐겨찾기 추가 윈터').")))
  }

  private var usageLabel: String { text("Usage", "사용법") }

  /// The commands, in a list for each group.
  private func commandLists() -> [String] {
    let widest = program.commands.map { CellWidth.of($0.name) }.max() ?? 0
    let lists = program.groups.flatMap { group in
      let entries = group.commands.map { HelpList.Entry($0.name, $0.summary.text(in: language)) }
      let title = group.title.text(in: language)
      return [""]
        + wrapper.lines(
          text("\(title), as in '\(group.example)':", "\(title) (예: '\(group.example)'):"))
        + HelpList(entries: entries, termWidth: widest).lines(wrapper)
    }
    let grouped = program.groups.flatMap(\.commands)
    let others = program.commands.filter { !grouped.contains($0) }.map(\.name)
    let label = text("Other commands", "그 밖의 명령") + ": "
    return lists + [""]
      + wrapper.lines(label + others.joined(separator: ", "), hanging: CellWidth.of(label))
      + koreanCommands
  }

  /// The Korean words for commands, on a Korean page.
  private var koreanCommands: [String] {
    let words = language == .korean ? program.commands.map(\.name).koreanWords : []
    let label = "한국어 명령: "
    return wrapper.lines(
      words.isEmpty ? "" : label + words.joined(separator: ", "), hanging: CellWidth.of(label))
  }

  private func page(of command: CommandDescription, schemas: [OutputSchema]) -> [String] {
    let arguments = command.arguments.map {
      HelpList.Entry($0.notation, $0.summary.text(in: language))
    }
    let options = Array(command.options)
    let notations = command.arguments.map(\.notation) + (options.isEmpty ? [] : ["[OPTIONS]"])
    let own = options.filter { !program.commonOptions.contains($0) }
    let usage = [ProgramDescription.invocation(of: command.name)] + notations
    let common = options.filter(program.commonOptions.contains)
    var lines = wrapper.lines(command.summary.text(in: language))
    lines += section(usageLabel, wrapper.lines(usage.joined(separator: " "), indent: 2, hanging: 6))
    for paragraph in command.discussion {
      let text = wrapper.lines(paragraph.text(in: language))
      lines += text.isEmpty ? [] : [""] + text
    }
    lines += examples(of: command)
    lines += section(text("Arguments", "인자"), HelpList(entries: arguments).lines(wrapper))
    let ownEntries = HelpList.Entry.entries(for: own, in: language)
    lines += section(text("Options", "옵션"), HelpList(entries: ownEntries).lines(wrapper))
    lines += fields(of: schemas)
    return lines
      + section(
        text("Common options", "공통 옵션") + " ('\(ProgramDescription.name) help options')",
        wrapper.lines(common.map(\.spelling).joined(separator: ", "), indent: 2))
  }

  /// Lists the fields, grouped by the first argument if they depend on it.
  private func fields(of schemas: [OutputSchema]) -> [String] {
    let entries = schemas.map {
      HelpList.Entry($0.words.joined(separator: ", "), $0.keys.joined(separator: ", "))
    }
    return section(
      text("Fields", "필드"),
      entries.count > 1
        ? HelpList(entries: entries).lines(wrapper)
        : entries.flatMap { wrapper.lines($0.meaning, indent: 2) })
  }

  private func examples(of command: CommandDescription) -> [String] {
    let lines = command.examples.flatMap { example in
      ["  " + example.term] + wrapper.lines(example.meaning.text(in: language), indent: 6)
    }
    return section(text("Examples", "예시"), lines)
  }

  private func section(_ heading: String, _ body: [String]) -> [String] {
    body.isEmpty ? [] : ["", heading + ":"] + body
  }
}

/// A list on a help page: terms on the left, their meanings on the right.
///
/// If the right column would be too narrow, each meaning goes below its term. The spaces that align
/// long options are then removed.
struct HelpList: Sendable {
  /// A row of the list.
  struct Entry: Hashable, Sendable {
    let term: String
    let meaning: String

    init(_ term: String, _ meaning: String) { (self.term, self.meaning) = (term, meaning) }
  }

  private static let indent = 2
  private static let gap = 2
  private static let stackedIndent = 6
  private static let minimumMeaningWidth = 30

  let entries: [Entry]
  /// The least width of the left column, for lists that share it.
  var termWidth = 0

  /// Lays out the list in one of the two styles, never a mix of both.
  func lines(_ wrapper: TextWrapper) -> [String] {
    let widest = max(termWidth, entries.map { CellWidth.of($0.term) }.max() ?? 0)
    let column = Self.indent + widest + Self.gap
    let isNarrow = wrapper.width - column < Self.minimumMeaningWidth
    return entries.flatMap { entry in
      let term = String.spaces(Self.indent) + entry.term
      let meaning = wrapper.lines(entry.meaning, indent: isNarrow ? Self.stackedIndent : column)
      guard !isNarrow else {
        return wrapper.lines(entry.term, indent: Self.indent, hanging: 2 * Self.indent) + meaning
      }
      guard let first = meaning.first else { return [term] }
      return [term + first.dropFirst(CellWidth.of(term))] + meaning.dropFirst()
    }
  }
}

extension HelpList.Entry {
  init(_ entry: HelpEntry, in language: Language) {
    self.init(entry.term, entry.meaning.text(in: language))
  }

  /// The entries of options: their spellings, and what they do.
  static func entries(for options: [OptionDescription], in language: Language) -> [Self] {
    let hasShort = options.contains { $0.short != nil }
    return options.map { option in
      let short = option.short.map { "-\($0), " } ?? (hasShort ? "    " : "")
      let value = option.placeholder.map { " " + $0 } ?? ""
      let choices = option.items
      return Self(
        short + option.spelling + value,
        option.summary.text(in: language)
          + (choices.isEmpty ? "" : " (\(choices.joined(separator: ", ")))"))
    }
  }
}
