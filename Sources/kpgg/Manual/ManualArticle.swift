import KPGGCatalogData
import KPGGCore

/// An article of the manual: a Markdown file that is also an article of the library's documentation.
///
/// After its title, an article has a summary: one sentence of plain text.
enum ManualArticle {
  case jsonOutput
  case filters
  case names
  case terminal
  case quizFiles
  case endpoints
  case wireFormat
  case publishingACatalog

  /// The summary, without a period. Every run of kpgg reads it, so it splits bytes.
  var summary: String {
    let lines = String(cString: text).utf8.split(
      separator: UInt8(ascii: "\n"), maxSplits: 5, omittingEmptySubsequences: false)
    // The title and an empty line come first.
    let summary = lines.dropFirst(2).prefix { !$0.isEmpty }.map { String(Substring($0)) }
    return String(summary.joined(separator: " ").dropLast())
  }

  /// The blocks below the summary.
  var blocks: [ManualBlock] { Array(ManualParser.blocks(of: String(cString: text)).dropFirst()) }

  private var text: UnsafePointer<CChar> {
    switch self {
    case .jsonOutput: kpgg_manual_json_output()
    case .filters: kpgg_manual_filters()
    case .names: kpgg_manual_names()
    case .terminal: kpgg_manual_terminal()
    case .quizFiles: kpgg_manual_quiz_files()
    case .endpoints: kpgg_manual_endpoints()
    case .wireFormat: kpgg_manual_wire_format()
    case .publishingACatalog: kpgg_manual_publishing_a_catalog()
    }
  }
}
