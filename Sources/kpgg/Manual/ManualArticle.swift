import KPGGCatalogData
import KPGGCore

/// An article of the manual: a Markdown file that is also an article of the library's documentation.
enum ManualArticle {
  /// The text of the article in the file of this name; empty if there is none.
  static func text(named name: String) -> String {
    pointer(named: name).map { String(cString: $0) } ?? ""
  }

  /// The title of an article. Does not read the rest of the file.
  static func title(named name: String) -> String {
    guard let text = pointer(named: name) else { return "" }
    let line = sequence(first: text) { $0 + 1 }.prefix { ![0, 0x0A].contains($0.pointee) }
    return String(decoding: line.dropFirst(2).map { UInt8(bitPattern: $0.pointee) }, as: UTF8.self)
  }

  private static func pointer(named name: String) -> UnsafePointer<CChar>? {
    UnsafeBufferPointer(start: kpgg_manual_articles(), count: kpgg_manual_article_count())
      .first { String(cString: $0.name) == name }?.text
  }
}
