/// `kpgg help [COMMAND]` and `--help`.
enum Help {
  static let description = CommandDescription(
    name: "help",
    summary: "Show how kpgg or one of its commands is used",
    arguments: [
      ArgumentDescription(name: "COMMAND", isOptional: true, summary: "The command to explain")
    ],
    options: [.help])
}

extension Program {
  /// The page for the command that the words name, the overview without one.
  func help(_ words: [String]) throws(UsageError) -> String {
    guard let word = words.first else { return help(for: nil) }
    return help(for: try ProgramDescription.kpgg.command(named: word))
  }

  /// The page for a command, the overview for none.
  func help(for command: CommandDescription?) -> String {
    let page = HelpPage(
      program: .kpgg, width: min(context.output.isTerminal ? context.output.width : 80, 100),
      cells: { CellWidth.of($0) })
    let fields = command.flatMap { Self.command(named: $0.name)?.fieldKeys } ?? []
    return Renderer.text(page.lines(for: command, fields: fields))
  }
}
