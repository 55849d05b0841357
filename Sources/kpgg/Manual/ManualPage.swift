import KPGGCore

/// The manual pages in the mdoc language, from a `ProgramDescription` and from help topics.
///
/// The pages are plain ASCII. Escape sequences with code points, which groff and mandoc understand,
/// stand for all other characters.
struct ManualPage: Sendable {
  let program: ProgramDescription
  /// The date of the manual's last change: `November 21, 2026`.
  let date: String
  /// Returns a command's outputs for which `--fields` selects keys.
  let schemas: @Sendable (CommandDescription) -> [OutputSchema]
  /// The exit codes, and a note below their list.
  let exitCodes: (entries: [HelpList.Entry], note: String)

  /// The source of the program's page.
  var lines: [String] {
    var lines = heading(name: ProgramDescription.name, section: 1, program.summary.english)
    lines += synopsis
    lines += section("COMMANDS", program.commands.flatMap(subsection))
    lines += section("OPTIONS", options(sharedOptions))
    lines += section(
      "ENVIRONMENT", tagList(program.environment.map { (".It Ev \($0.term)", $0.meaning.english) }))
    lines += section(
      "FILES",
      tagList(program.files.map { (".It Pa " + ManualText.words($0.term), $0.meaning.english) }))
    lines += section(
      "EXIT STATUS",
      tagList(exitCodes.entries.map { (".It \($0.term)", $0.meaning) })
        + paragraphs([exitCodes.note]))
    lines += section("EXAMPLES", program.commands.flatMap(examples))
    lines += section(
      "SEE ALSO", references(program.topics.map { ($0.manualName, $0.manualSection) }))
    return lines
  }

  /// The source of a topic's page.
  func lines(for topic: HelpTopic, _ blocks: [ManualBlock]) -> [String] {
    let end = blocks.firstIndex(of: .heading("See also")) ?? blocks.endIndex
    let others = program.topics.filter { topic in
      let command = "'\(ProgramDescription.name) help \(topic.rawValue)'"
      return blocks[end...].contains { $0.items.contains(command) }
    }
    return heading(name: topic.manualName, section: topic.manualSection, topic.summary.english)
      + section("DESCRIPTION", blocks[..<end].flatMap(source))
      + section(
        "SEE ALSO",
        references(
          [(ProgramDescription.name, 1)] + others.map { ($0.manualName, $0.manualSection) }))
  }

  private func references(_ pages: [(name: String, section: Int)]) -> [String] {
    let sorted = pages.sorted { ($0.section, $0.name) < ($1.section, $1.name) }
    return sorted.enumerated().map { index, page in
      ".Xr \(page.name) \(page.section)" + (index < pages.count - 1 ? " ," : "")
    }
  }

  private func source(of block: ManualBlock) -> [String] {
    switch block {
    case .heading(let text): [".Ss \(ManualText.words(text))"]
    case .paragraph(let text): paragraphs([text])
    case .bullets(let items): itemList("bullet", items)
    case .steps(let items): itemList("enum", items)
    case .code(let lines):
      [".Bd -literal -offset indent"] + lines.map(ManualText.line) + [".Ed"]
    case .terms(let entries):
      tagList(entries.map { (".It " + ManualText.words($0.term), $0.meaning) }, ending: "")
    }
  }

  private func itemList(_ kind: String, _ items: [String]) -> [String] {
    [".Bl -\(kind)"] + items.flatMap { [".It"] + ManualText.lines($0) } + [".El"]
  }

  private func heading(name: String, section: Int, _ summary: String) -> [String] {
    let text = summary.hasSuffix(".") ? String(summary.dropLast()) : summary
    return [
      ".Dd \(date)", ".Dt \(name.uppercased()) \(section)", ".Os", ".Sh NAME", ".Nm \(name)",
      ".Nd \(ManualText.words(Self.lowercasedInitial(text)))",
    ]
  }

  private var synopsis: [String] {
    let name = ProgramDescription.name
    let lines = section(
      "SYNOPSIS",
      [".Nm", ".Op Ar options"] + program.commands.flatMap { [".Nm"] + synopsis(of: $0) })
    let texts =
      ["Run \(name) without a command to \(Self.lowercasedInitial(program.home.summary.english))."]
      + program.home.discussion.map(\.english) + program.notes
    return lines + section("DESCRIPTION", paragraphs(texts))
  }

  private func synopsis(of command: CommandDescription) -> [String] {
    let arguments = command.arguments.map { argument in
      let name = "Ar " + ManualText.words(argument.name) + (argument.isRepeating ? " ..." : "")
      return argument.isOptional ? ".Op " + name : "." + name
    }
    return [".Cm \(command.name)", ".Op Ar options"] + arguments
  }

  private func subsection(of command: CommandDescription) -> [String] {
    let own = command.options.filter { !sharedOptions.contains($0) }
    let shared = command.options.filter { sharedOptions.contains($0) }.map(\.spelling)
    let arguments = command.arguments.map {
      (".It Ar " + ManualText.words($0.name), $0.summary.english)
    }
    let schemas = schemas(command)
    let fields = schemas.map { schema in
      let words = schemas.count > 1 ? " for \(Self.joined(schema.words))" : ""
      return "Fields\(words): \(Self.joined(schema.keys))."
    }
    let others =
      (shared.isEmpty ? [] : ["Common options (see OPTIONS): \(Self.joined(shared))."])
      + fields
    return [".Ss \(command.name)"]
      + paragraphs([command.summary.english + "."] + command.discussion.map(\.english))
      + tagList(arguments)
      + options(own)
      + paragraphs(others)
  }

  /// Each option of several commands or of the home command, once.
  private var sharedOptions: [OptionDescription] {
    var counts: [OptionDescription: Int] = [:]
    for option in program.allOptions { counts[option, default: 0] += 1 }
    var seen: Set<OptionDescription> = []
    return program.allOptions.filter { (counts[$0] ?? 0) > 1 && seen.insert($0).inserted }
      + program.home.options.filter { counts[$0] == 1 }
  }

  private func options(_ options: [OptionDescription]) -> [String] {
    tagList(
      options.map { option in
        let long = "Fl " + ManualText.words("-" + option.name)
        let short = option.short.map { "Fl \($0) , " } ?? ""
        let value = option.placeholder.map { " Ar " + ManualText.words($0) } ?? ""
        return (
          ".It " + short + long + value,
          option.summary.english + (option.items.isEmpty ? "" : ": " + Self.joined(option.items))
        )
      })
  }

  private func tagList(
    _ entries: [(head: String, text: String)], ending: String = "."
  ) -> [String] {
    guard !entries.isEmpty else { return [] }
    return [".Bl -tag -width Ds"]
      + entries.flatMap { [$0.head] + ManualText.lines($0.text + ending) } + [".El"]
  }

  private func examples(of command: CommandDescription) -> [String] {
    guard !command.examples.isEmpty else { return [] }
    return [".Ss \(command.name)"]
      + command.examples.flatMap { example in
        paragraphs([example.meaning.english + ":"]) + [".Dl " + ManualText.words(example.term)]
      }
  }

  private func paragraphs(_ texts: [String]) -> [String] {
    texts.flatMap { [".Pp"] + ManualText.lines($0) }
  }

  private func section(_ heading: String, _ body: [String]) -> [String] {
    guard !body.isEmpty else { return [] }
    let lines = [".Sh \(heading)"] + body
    // mandoc reports `.Pp` right below a heading.
    let kept = zip(lines.dropFirst(), lines).filter { $0 != ".Pp" || !$1.hasPrefix(".S") }
    return lines.prefix(1) + kept.map(\.0)
  }

  private static func joined(_ words: [String]) -> String { words.joined(separator: ", ") }

  private static func lowercasedInitial(_ text: String) -> String {
    let isAcronym = text.dropFirst().first?.isUppercase ?? false
    return isAcronym ? text : text.prefix(1).lowercased() + text.dropFirst()
  }
}

/// Escapes and breaks text for the mdoc language.
enum ManualText {
  /// Breaks a paragraph into lines of up to 78 characters. Each sentence starts a line.
  static func lines(_ text: String) -> [String] {
    sentences(of: text).flatMap { sentence in
      TextWrapper(width: 78)
        .lines(sentence.split(separator: " ").map { escaped(String($0)) }.joined(separator: " "))
        .map(protected)
    }
  }

  /// Escapes a line that keeps its spaces.
  static func line(_ text: String) -> String { protected(escaped(text)) }

  /// An escaped line that does not start like a macro.
  private static func protected(_ line: String) -> String {
    line.hasPrefix(".") ? "\\&" + line : line
  }

  /// Escapes words after a macro so that mdoc does not read a word as a macro or a delimiter.
  static func words(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      (isMacroOrDelimiter(word) ? "\\&" : "")
        + escaped(String(word)).replacing("\"", with: "\\(dq")
    }.joined(separator: " ")
  }

  /// Whether a word looks like `Fl`, `Pq`, or `D1`, or is one punctuation mark.
  private static func isMacroOrDelimiter(_ word: Substring) -> Bool {
    guard word.count > 1 else { return word.contains { !$0.isLetter && !$0.isNumber } }
    let letters = word.unicodeScalars
    return letters.count <= 3 && letters.prefix(1).allSatisfy { ("A"..."Z").contains($0) }
      && letters.dropFirst().allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
  }

  private static func sentences(of text: String) -> [String] {
    var sentences: [String] = []
    var sentence: [Substring] = []
    for word in text.split(separator: " ") {
      sentence.append(word)
      guard word.count > 1, let end = word.last, ".!?".contains(end) else { continue }
      sentences.append(sentence.joined(separator: " "))
      sentence = []
    }
    return sentence.isEmpty ? sentences : sentences + [sentence.joined(separator: " ")]
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      // Unescaped, these print as typographic characters, which break a copied command.
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "-": escaped += "\\-"
      case "~": escaped += "\\(ti"
      case "^": escaped += "\\(ha"
      case " "..."~": escaped.unicodeScalars.append(scalar)
      default:
        escaped += "\\[u" + scalar.value.hexadecimal(digits: 4).uppercased() + "]"
      }
    }
    return escaped
  }
}
