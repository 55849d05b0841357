import KPGGCore
import KPGGPublishing

extension Site {
  /// The page that shows facts of groups side by side. The script fills it.
  func comparePage(in language: Language) -> SitePage {
    let (labels, texts) = (language.words.site, language.words.site.compareTexts)
    var page = newPage(.compare, titled: texts.title, in: language)
    page.scripts = [Self.compareFile]
    let menus = (1...Compare.limit).map { number -> Markup in
      "<label>\(texts.group(number)) <select></select></label>"
    }
    page.content = """
      <h1>\(texts.title)</h1>
      <p>\(texts.lead)</p>
      <noscript><p>\(labels.needsScript)</p></noscript>
      <div id="compare" hidden data-none="\(texts.none)">
      <p class="menus">\(menus.joined(separator: "\n"))</p>
      <div class="wide"><table class="compare" hidden><thead></thead><tbody></tbody></table></div>
      </div>
      """
    return page
  }

  private static let compareFile = "compare.js"

  /// The code of the page, and the facts of all groups in both languages, as `kpgg compare` shows
  /// them.
  var compareScript: SiteFile {
    let fields = Compare.groupFields
    var (labels, names, values): (JSONMembers, JSONMembers, JSONMembers) = ([:], [:], [:])
    for language in Language.allCases {
      let (writer, code) = (TextWriter.plain(language), language.rawValue)
      let context = writer.context()
      labels[code] = JSONValue(fields.map { $0.label(writer.words.labels) })
      names[code] = JSONValue(lineUps.map { SafeText.of($0.group.name(in: language)) })
      values[code] = .array(
        lineUps.map { JSONValue(writer.cells(of: $0, fields, context).map(SafeText.of)) })
    }
    let data = JSONValue.object([
      "addresses": JSONValue(lineUps.map { SitePath.group($0.id).address }),
      "ids": JSONValue(lineUps.map(\.id.description)),
      "labels": .object(labels), "names": .object(names), "values": .object(values),
    ])
    return SiteFile(
      path: Self.compareFile, code: SiteFile.compareScript, calling: "kpgg.useCompare", with: data)
  }
}
