/// The plain text of `--help` and `kpgg help`, made from the program's description.
///
/// Lines wrap at the width, except for an example's command line: you copy it, and a line break
/// inside quotes would change it.
struct HelpPage: Sendable {
  /// A part of a help topic's page.
  enum Part: Hashable, Sendable {
    /// Text that wraps at the width.
    case paragraph(String)
    /// A heading, and a list with terms and meanings side by side.
    case list(String, [HelpList.Entry])
    /// A heading, and a list with each meaning below its term.
    case stack(String, [HelpList.Entry])
  }

  let program: ProgramDescription
  private let wrapper: TextWrapper

  /// - Parameters:
  ///   - program: The program to describe.
  ///   - width: The width of a line in cells.
  ///   - cells: Measures the width of a text in cells.
  init(program: ProgramDescription, width: Int, cells: @escaping @Sendable (String) -> Int) {
    self.program = program
    self.wrapper = TextWrapper(width: width, cells: cells)
  }

  /// Lays out a command's page, or the overview for `nil`.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - schemas: The outputs of the command whose keys `--fields` selects.
  /// - Returns: Lines without trailing spaces.
  func lines(for command: CommandDescription?, schemas: [OutputSchema] = []) -> [String] {
    command.map { page(of: $0, schemas: schemas) } ?? overview()
  }

  /// Lays out a help topic's page.
  func lines(for topic: HelpTopicDescription, _ parts: [Part]) -> [String] {
    wrapper.lines(topic.summary)
      + parts.flatMap { part in
        switch part {
        case .paragraph(let text): paragraphs([text])
        case .list(let heading, let entries):
          section(heading, HelpList(entries: entries).lines(wrapper))
        case .stack(let heading, let entries):
          section(heading, HelpList(entries: entries, isStacked: true).lines(wrapper))
        }
      }
  }

  private func overview() -> [String] {
    let name = ProgramDescription.name
    let commands = program.commands.map { HelpList.Entry(term: $0.name, meaning: $0.summary) }
    let topics = program.topics.map { HelpList.Entry(term: $0.name, meaning: $0.summary) }
    let variables = program.environment.map { HelpList.Entry(term: $0.name, meaning: $0.summary) }
    return wrapper.lines(program.summary)
      + paragraphs(program.home.discussion)
      + usage(name + " [COMMAND] [OPTIONS]")
      + section("Commands", HelpList(entries: commands).lines(wrapper))
      + options(of: program.home)
      + section("Environment", HelpList(entries: variables).lines(wrapper))
      + section("Help topics", HelpList(entries: topics).lines(wrapper))
      + examples(of: program.home)
      + paragraphs(program.notes)
      + paragraphs([
        "Run '\(name) help COMMAND'"
          + (program.topics.isEmpty ? "" : " or '\(name) help TOPIC'") + " for more information."
      ])
  }

  private func page(of command: CommandDescription, schemas: [OutputSchema]) -> [String] {
    let arguments = command.arguments.map {
      HelpList.Entry(term: $0.notation, meaning: $0.summary)
    }
    let notations =
      command.arguments.map(\.notation) + (command.options.isEmpty ? [] : ["[OPTIONS]"])
    return wrapper.lines(command.summary)
      + usage(
        ([ProgramDescription.invocation(of: command.name)] + notations).joined(separator: " "))
      + paragraphs(command.discussion)
      + section("Arguments", HelpList(entries: arguments).lines(wrapper))
      + options(of: command)
      + fields(of: schemas)
      + examples(of: command)
  }

  private func usage(_ line: String) -> [String] {
    section("Usage", wrapper.lines(line, indent: 2, hanging: 6))
  }

  private func options(of command: CommandDescription) -> [String] {
    let hasShort = command.options.contains { $0.short != nil }
    let entries = command.options.map { option in
      let short = option.short.map { "-\($0), " } ?? (hasShort ? "    " : "")
      let value = option.value.map { " " + $0.placeholder } ?? ""
      let choices = option.value.map { $0.choices + $0.items } ?? []
      return HelpList.Entry(
        term: short + option.spelling + value,
        meaning: option.summary
          + (choices.isEmpty ? "" : " (\(choices.joined(separator: ", ")))"))
    }
    return section("Options", HelpList(entries: entries).lines(wrapper))
  }

  /// Lists the fields, grouped by the command's first word if they depend on it.
  private func fields(of schemas: [OutputSchema]) -> [String] {
    let lists = schemas.map { (words: $0.words, keys: $0.keys.joined(separator: ", ")) }
    guard lists.count > 1 else {
      return section("Fields", lists.flatMap { wrapper.lines($0.keys, indent: 2) })
    }
    let entries = lists.map {
      HelpList.Entry(term: $0.words.joined(separator: ", "), meaning: $0.keys)
    }
    return section("Fields", HelpList(entries: entries).lines(wrapper))
  }

  private func examples(of command: CommandDescription) -> [String] {
    let lines = command.examples.flatMap { example in
      ["  " + example.commandLine] + wrapper.lines(example.summary, indent: 6)
    }
    return section("Examples", lines)
  }

  private func paragraphs(_ texts: [String]) -> [String] {
    texts.map { wrapper.lines($0) }.filter { !$0.isEmpty }.flatMap { [""] + $0 }
  }

  private func section(_ heading: String, _ body: [String]) -> [String] {
    body.isEmpty ? [] : ["", heading + ":"] + body
  }
}

/// A list on a help page: terms on the left, their meanings on the right.
///
/// If the right column would be too narrow, each meaning goes below its term. Spaces at the start
/// of a term, which align short and long options, are dropped then.
struct HelpList: Sendable {
  /// A row of the list.
  struct Entry: Hashable, Sendable {
    let term: String
    let meaning: String
  }

  private static let indent = 2
  private static let gap = 2
  private static let stackedIndent = 6
  private static let minimumMeaningWidth = 30

  let entries: [Entry]
  /// Whether each meaning goes below its term at any width.
  var isStacked = false

  /// Lays out the list in one of the two styles, never a mix of both.
  func lines(_ wrapper: TextWrapper) -> [String] {
    let widest = entries.map { wrapper.cells($0.term) }.max() ?? 0
    let column = Self.indent + widest + Self.gap
    let isNarrow = isStacked || wrapper.width - column < Self.minimumMeaningWidth
    return entries.flatMap { entry in
      let term = String(repeating: " ", count: Self.indent) + entry.term
      let meaning = wrapper.lines(entry.meaning, indent: isNarrow ? Self.stackedIndent : column)
      guard !isNarrow else {
        return wrapper.lines(entry.term, indent: Self.indent, hanging: 2 * Self.indent) + meaning
      }
      guard let first = meaning.first else { return [term] }
      return [term + first.dropFirst(wrapper.cells(term))] + meaning.dropFirst()
    }
  }
}
