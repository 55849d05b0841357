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

  /// The summary, without a period.
  var summary: String {
    let paragraphs = String(cString: text).split(separator: "\n\n", maxSplits: 2)
    return String((paragraphs.dropFirst().first ?? "").replacing("\n", with: " ").dropLast())
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
