import KPGGCatalogData

/// An article of the manual, in `Articles`: a Markdown file that you can also read on a code host.
///
/// After its title, an article has a summary: one sentence of plain text.
enum ManualArticle: String {
  case endpoints = "Endpoints"
  case filters = "Filters"
  case jsonOutput = "JSONOutput"
  case keepingACatalog = "KeepingACatalog"
  case names = "Names"
  case publishingACatalog = "PublishingACatalog"
  case quizFiles = "QuizFiles"
  case terminal = "Terminal"
  case wireFormat = "WireFormat"

  /// The summary, without a period.
  var summary: String {
    let paragraphs = text.split(separator: "\n\n", maxSplits: 2)
    return String((paragraphs.dropFirst().first ?? "").replacing("\n", with: " ").dropLast())
  }

  /// The blocks below the summary.
  var blocks: [ManualBlock] { Array(ManualParser.blocks(of: text).dropFirst()) }

  private var text: String { String(cString: kpgg_article(rawValue)) }
}

/// A part of a help topic, for the terminal and for manual pages. Its texts contain no markup.
enum ManualBlock: Hashable, Sendable {
  case heading(String)
  /// Text that wraps at the width.
  case paragraph(String)
  case bullets([String])
  /// A numbered list.
  case steps([String])
  /// Lines that do not wrap, so that you can copy them.
  case code([String])
  /// A list of terms and their meanings.
  case terms([HelpList.Entry])

  var isHeading: Bool {
    if case .heading = self { true } else { false }
  }

  /// The items of a list; empty for other blocks.
  var items: [String] {
    switch self {
    case .bullets(let items), .steps(let items): items
    case .heading, .paragraph, .code, .terms: []
    }
  }
}

/// Reads the part of Markdown that the articles of the manual use: headings, paragraphs, flat lists,
/// fenced code, tables of two columns, inline code, emphasis, and links.
///
/// A table becomes a list: its first column has the terms, and its header row is omitted. Articles
/// refer to each other by help topics, because no form of a link works both on GitHub and in a
/// terminal.
struct ManualParser {
  private var blocks: [ManualBlock] = []
  /// The lines of the open block.
  private var lines: [Substring] = []
  private var isCode = false

  /// Reads the blocks of an article below its title.
  static func blocks(of article: String) -> [ManualBlock] {
    var parser = ManualParser()
    for line in article.split(separator: "\n", omittingEmptySubsequences: false) {
      parser.read(line)
    }
    parser.endBlock()
    return parser.blocks
  }

  private mutating func read(_ line: Substring) {
    if line.hasPrefix("```") {
      if isCode { blocks.append(.code(lines.map { String($0) })) } else { endBlock() }
      lines = []
      isCode.toggle()
    } else if isCode {
      lines.append(line)
    } else if line.isEmpty {
      endBlock()
    } else if line.hasPrefix("## ") {
      endBlock()
      blocks.append(.heading(text(line.dropFirst(3))))
    } else if !line.hasPrefix("# ") {
      lines.append(line)
    }
  }

  private mutating func endBlock() {
    guard let first = lines.first else { return }
    if first.hasPrefix("|") {
      // The first two lines are the heading and the rule below it.
      blocks.append(.terms(lines.dropFirst(2).map(entry)))
    } else if first.hasPrefix("- ") {
      blocks.append(.bullets(items { $0.hasPrefix("- ") }))
    } else if first.hasPrefix("1. ") {
      blocks.append(.steps(items { $0.prefixMatch(of: #/[0-9]+\. /#) != nil }))
    } else {
      blocks.append(.paragraph(text(lines.joined(separator: " "))))
    }
    lines = []
  }

  /// The items of a list, without their marks. Other lines continue the item before them.
  private func items(isStart: (Substring) -> Bool) -> [String] {
    var items: [String] = []
    for line in lines {
      if isStart(line) {
        items.append(String(line.drop { $0 != " " }.dropFirst()))
      } else if let last = items.popLast() {
        items.append(last + " " + line.trimmingPrefix { $0 == " " })
      }
    }
    return items.map { text($0) }
  }

  private func entry(_ row: Substring) -> HelpList.Entry {
    let cells = row.split(separator: "|")
    return HelpList.Entry(
      text(cells[0].trimmed, quotesCode: false), text(cells.dropFirst().first?.trimmed ?? ""))
  }

  /// The plain text of inline Markdown. Inline code can get quotation marks.
  private func text(_ markdown: some StringProtocol, quotesCode: Bool = true) -> String {
    var text = ""
    var rest = Substring(markdown)
    while let character = rest.popFirst() {
      switch character {
      case "`":
        let code = rest.prefix { $0 != "`" }
        text += quotesCode ? "'\(code)'" : String(code)
        rest = rest[code.endIndex...].dropFirst()
      case "*": continue
      case "[":
        guard let link = rest.prefixMatch(of: /([^\]]*)\]\(([^)]*)\)/) else { fallthrough }
        text += "\(link.output.1) (\(link.output.2))"
        rest = rest[link.range.upperBound...]
      default: text.append(character)
      }
    }
    return text
  }
}
