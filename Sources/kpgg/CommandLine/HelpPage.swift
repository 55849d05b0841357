/// What `--help` and `kpgg help` show, made from the descriptions that the parser reads.
///
/// Everything but an example's command line is wrapped to the width: that one is there to be
/// copied, and a line broken inside quotes would no longer run.
struct HelpPage: Sendable {
  /// A piece of a page that no command is the subject of.
  enum Part: Hashable, Sendable {
    case paragraph(String)
    /// Entries under a heading.
    case list(String, [HelpList.Entry])
    /// Entries whose terms are too long to stand beside what they mean.
    case stack(String, [HelpList.Entry])
  }

  let program: ProgramDescription
  private let wrapper: TextWrapper

  /// - Parameters:
  ///   - program: What there is to show.
  ///   - width: The cells of a line.
  ///   - cells: Measures a text in terminal cells.
  init(
    program: ProgramDescription, width: Int = 80, cells: @escaping @Sendable (String) -> Int
  ) {
    self.program = program
    self.wrapper = TextWrapper(width: width, cells: cells)
  }

  /// The page of a command, or the program's overview for `nil`: the lines of plain text, without
  /// colour and without trailing spaces.
  ///
  /// - Parameters:
  ///   - command: What to explain.
  ///   - shapes: What the command's `--fields` picks from.
  /// - Returns: The lines.
  func lines(for command: CommandDescription?, shapes: [JSONShape] = []) -> [String] {
    command.map { page(of: $0, shapes: shapes) } ?? overview()
  }

  /// The page of a topic.
  func lines(for topic: HelpTopic, _ parts: [Part]) -> [String] {
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
      + section("Topics", HelpList(entries: topics).lines(wrapper))
      + examples(of: program.home)
      + paragraphs(program.notes)
      + paragraphs([
        "Run '\(name) help COMMAND' for the page of a command"
          + (program.topics.isEmpty ? "." : ", '\(name) help TOPIC' for that of a topic.")
      ])
  }

  private func page(of command: CommandDescription, shapes: [JSONShape]) -> [String] {
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
      + fields(of: shapes)
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

  /// The fields alone where they are always the same, else by the words with which they are these.
  private func fields(of shapes: [JSONShape]) -> [String] {
    let lists = shapes.map { (words: $0.words, keys: $0.keys.joined(separator: ", ")) }
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
