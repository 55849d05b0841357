import KPGGCatalogData

/// An article of the manual, in `Articles`: a Markdown file that you can also read on a code host.
///
/// After its title, an article has a summary: one sentence of plain text.
enum ManualArticle: String {
  case endpoints = "Endpoints"
  case filters = "Filters"
  case jsonOutput = "JSONOutput"
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
