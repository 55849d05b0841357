import KPGGCore
import KPGGPublishing

extension Site {
  /// The featured group of the day, and the groups of each section in a row.
  func homePage(in language: Language) -> SitePage {
    var page = newPage(.home, in: language)
    let labels = language.words.site
    let featured = catalog.featuredIDs.compactMap { catalog[$0] }
    let cards = featured.enumerated().map { index, group -> Markup in
      // The script shows the group of the day instead of the first one.
      let mark: Markup = index == 0 ? "" : " hidden"
      return "<li\(mark)>\(page.card(of: group))</li>"
    }
    page.content = "<h1 class=\"unseen\">\(labels.title)</h1>\n"
    if !cards.isEmpty {
      page.content += page.section(
        labels.featured, class: "featured",
        "<ul id=\"featured\">\n\(cards.joined(separator: "\n"))\n</ul>")
    }
    for section in catalog.sections {
      let groups = catalog.groups(in: section)
      page.content += page.section(
        section.title(in: language), page.cards(groups.map(page.card), class: "row"))
    }
    let others = catalog.groups.filter { $0.sectionKey == nil }
    page.content += page.section(
      labels.otherGroups, page.cards(others.map(page.card), class: "row"))
    page.pictures = catalog.groups.compactMap { $0.image ?? $0.logo }
    return page
  }

  /// All groups by name. Without JavaScript, the search box leads here.
  func searchPage(in language: Language) -> SitePage {
    var page = newPage(.search, in: language)
    let labels = language.words.site
    page.title = labels.search
    let groups = catalog.groups.map { (name: $0.name(in: language), group: $0) }
      .sorted { ($0.name.lowercased(), $0.group.id) < ($1.name.lowercased(), $1.group.id) }
    let links = groups.map { "<li>\(page.link(to: .group($0.group.id), $0.name))</li>" as Markup }
    page.content = """
      <h1>\(labels.search)</h1>
      <p>\(labels.searchHint)</p>
      <noscript><p>\(labels.searchNeedsScript)</p></noscript>
      \(page.section(labels.allGroups, "<ul class=\"columns\">\n\(links.joined(separator: "\n"))\n</ul>"))
      """
    return page
  }

  /// The favorites of the browser, which the script lists, exports, and imports.
  func favoritesPage(in language: Language) -> SitePage {
    var page = newPage(.favorites, in: language)
    let (labels, texts) = (language.words.site, language.words.site.favoriteTexts)
    page.title = labels.favorites
    page.content = """
      <h1>\(labels.favorites)</h1>
      <noscript><p>\(labels.needsScript)</p></noscript>
      <div id="favorites" hidden data-empty="\(texts.none)" data-invalid="\(texts.invalidFile)" \
      data-failed="\(texts.notSaved)" data-remove="\(texts.remove)">
      <p role="status"></p>
      <ul class="columns"></ul>
      <p>\(texts.hint)</p>
      <p><button id="export" type="button">\(texts.exportButton)</button>
      <label>\(texts.importButton) <input type="file" accept=".json,application/json"></label></p>
      </div>
      """
    return page
  }

  /// What the site is, where its facts come from, and how current they are.
  func aboutPage(in language: Language) -> SitePage {
    var page = newPage(.about, in: language)
    let (labels, texts) = (language.words.site, language.words.site.aboutTexts)
    page.title = labels.about
    // Only the bundled catalog has a date and known sources.
    let paragraphs = [
      texts.contents(catalog.groups.count, lineUps.members.count, songCount),
      date.map { language.words.catalogDate($0) }, date == nil ? nil : texts.facts, texts.program,
      texts.privacy,
    ]
    page.content = "<h1>\(labels.about)</h1>\n"
    for case let paragraph? in paragraphs { page.content += "<p>\(page.text(paragraph))</p>\n" }
    return page
  }
}
