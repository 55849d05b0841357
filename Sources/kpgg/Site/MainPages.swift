import KPGGCore
import KPGGPublishing

extension Site {
  /// What the site is, today, the group of the day, and the best known groups of each section.
  func homePage(in language: Language) -> SitePage {
    var page = newPage(.home, in: language)
    let labels = language.words.site
    let featured = catalog.featuredIDs.compactMap { catalog[$0] }
    var shown = featured
    var jumps: [(id: String, title: String)] = []
    var sections: Markup = ""
    func add(_ title: String, shortTitle: String? = nil, _ content: Markup) {
      guard content != "" else { return }
      jumps.append((id: "section-\(jumps.count + 1)", title: shortTitle ?? title))
      sections += page.section(title, id: jumps.last?.id, content)
    }
    for section in catalog.sections {
      let (all, years) = (catalog.groups(in: section), section.years)
      let groups = years == nil ? all : Self.bestKnown(all)
      let more =
        groups.count < all.count
        ? years.map { page.link(to: $0, showing: labels.all(all.count)) } : nil
      let cards = page.cards(groups.map(page.card), class: "grid")
      add(
        section.title(in: language), shortTitle: years.map(labels.years),
        cards == "" ? "" : "\(cards)\(more)")
      shown += groups
    }
    let others = catalog.groups.filter { $0.sectionKey == nil }
    add(labels.otherGroups, page.cards(others.map(page.card), class: "grid"))
    page.content = """
      <h1>\(page.text(publication.title ?? labels.title))</h1>
      <p class="lead">\(labels.lead(catalog.groups.count))</p>
      \(page.jumps(labels.listTexts.debutYear, to: jumps))<section class="today">
      <h2>\(labels.today)</h2>
      <p>\(page.link(to: .daily, labels.daily)) · \(page.link(to: .birthdays, labels.birthdays))\
      <span class="scripted">: <span id="today" data-none="\(labels.noBirthdays)"></span></span>\
      <span hidden> · \(labels.debutsToday): <span id="debuts"></span></span></p>
      </section>

      """
    page.content += groupOfTheDay(featured, on: page) + sections
    page.pictures = (shown + others).compactMap { $0.image ?? $0.logo }
    return page
  }

  /// The featured groups, and the first sentences about them. The page shows the first one, until the
  /// script shows the one of the day. The texts have the room of the longest, so that nothing moves.
  private func groupOfTheDay(_ groups: [GirlGroup], on page: SitePage) -> Markup {
    guard !groups.isEmpty else { return "" }
    let language = page.language
    let cards = groups.enumerated().map { index, group -> Markup in
      let mark: Markup = index == 0 ? "" : " hidden"
      return "<li\(mark)>\(page.card(of: group))</li>"
    }
    let texts = groups.enumerated().map { index, group -> Markup in
      let lineUp = lineUpsByID[group.id]
      let text = lineUp?.about(in: language)?.firstSentence ?? ""
      let isEnglish = language == .korean && lineUp?.koreanAbout == nil && text != ""
      let mark: Markup = index == 0 ? "" : " class=\"off\""
      let languageMark: Markup = isEnglish ? " lang=\"en\"" : ""
      return "<p\(mark)\(languageMark)>\(page.text(text))</p>"
    }
    return page.section(
      language.words.groupOfTheDay, class: "featured",
      """
      <ul id="featured">
      \(cards.joined(separator: "\n"))
      </ul>
      <div id="featured-texts">
      \(texts.joined(separator: "\n"))
      </div>
      """)
  }

  /// The twelve best known groups of a section, in the section's order.
  private static func bestKnown(_ groups: [GirlGroup]) -> [GirlGroup] {
    let sorted = groups.stablySorted { ($0.tier ?? .third) < ($1.tier ?? .third) }
    let ids = Set(sorted.prefix(12).map(\.id))
    return groups.filter { ids.contains($0.id) }
  }

  /// All groups by name. Without JavaScript, the search box leads here.
  func searchPage(in language: Language) -> SitePage {
    let labels = language.words.site
    var page = newPage(.search, titled: labels.search, in: language)
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
    let (labels, texts) = (language.words.site, language.words.site.favoriteTexts)
    var page = newPage(.favorites, titled: labels.favorites, in: language)
    page.scripts = [SiteFile.favoritesScript, .favoritesPageScript].map(\.path)
    page.content = """
      <h1>\(labels.favorites)</h1>
      <noscript><p>\(labels.needsScript)</p></noscript>
      <div id="favorites" hidden data-empty="\(texts.none)" data-invalid="\(texts.invalidFile)" \
      data-failed="\(texts.notSaved)" data-damaged="\(texts.damaged)" data-remove="\(texts.remove)" \
      data-removed="\(texts.removed)" data-imported="\(texts.imported)">
      <p><span role="status"></span> \
      <button id="undo" type="button" hidden>\(texts.undo)</button></p>
      <ul class="columns"></ul>
      <p><a href="\(page.address(of: .rank))?of=favorite-group">\(labels.rankTexts.rankGroups)</a> · \
      <a href="\(page.address(of: .rank))?of=favorite-member">\(labels.rankTexts.rankFavorites)</a></p>
      <p>\(texts.hint)</p>
      <p class="actions"><button id="export" type="button">\(texts.exportButton)</button>
      <label>\(texts.importButton) <input type="file" accept=".json,application/json"></label></p>
      <p class="actions"><button id="rescue" type="button">\(texts.rescue)</button>
      <button id="restart" type="button">\(texts.restart)</button></p>
      </div>
      """
    return page
  }

  /// The page for an unknown address: a server has one for both languages.
  var notFoundPage: SitePage {
    let texts = Language.allCases.map(\.words.site.notFound)
    var page = newPage(.notFound, titled: texts[0].title, in: .english)
    let links = Language.allCases.map { language -> Markup in
      let address = (publication.basePath ?? "") + language.siteFolder
      let text = language.words.site.notFound
      return """
        <p lang="\(language.rawValue)">\(text.message) <a href="\(address)">\(text.link)</a></p>
        """
    }
    page.content = "<h1>\(texts[0].title)</h1>\n\(links.joined(separator: "\n"))"
    return page
  }

  /// The page that a browser shows without a connection instead of one that it has not kept.
  func offlinePage(in language: Language) -> SitePage {
    let texts = language.words.site.offline
    var page = newPage(.offline, titled: texts.title, in: language)
    page.content = "<h1>\(texts.title)</h1>\n<p>\(texts.message)</p>"
    return page
  }

  /// Whether pages show pictures of the catalog, which are on other sites.
  private var hasPictures: Bool {
    lineUps.contains { lineUp in
      lineUp.group.image != nil || lineUp.group.logo != nil
        || lineUp.members.contains { $0.image != nil }
    }
  }

  /// What the site is, where its facts come from, and how current they are.
  func aboutPage(in language: Language) -> SitePage {
    let (labels, texts) = (language.words.site, language.words.site.aboutTexts)
    var page = newPage(.about, titled: labels.about, in: language)
    // Only the bundled catalog has a date and known sources.
    let paragraphs = [
      texts.contents(catalog.groups.count, statistics.memberCount, statistics.songs.count),
      date.map { language.words.catalogDate($0) }, date == nil ? nil : texts.facts, texts.program,
      texts.privacy(hasPictures: hasPictures),
    ]
    page.content = "<h1>\(labels.about)</h1>\n"
    for case let paragraph? in paragraphs { page.content += "<p>\(page.text(paragraph))</p>\n" }
    return page
  }
}

extension Site {
  /// The totals of the catalog, and all charts.
  func statisticsPage(in language: Language) -> SitePage {
    let writer = TextWriter.plain(language)
    var page = newPage(.statistics, titled: language.words.site.statistics, in: language)
    // The longest chart is the last one. A chart of more values would be too long to read.
    let topics = ChartTopic.allCases.filter { $0 != .agencies } + [.agencies]
    let charts = topics.map { statistics.chart(of: $0).limited(to: 1000) }
    let jumps = charts.map { chart in
      (id: chart.topic.rawValue, title: ChartOutput(chart).captioned(language).title)
    }
    page.content = """
      <h1>\(language.words.site.statistics)</h1>
      \(page.jumps(to: jumps))\
      \(page.list(of: statistics.facts(writer)))\
      <p>\(language.words.site.chartsCountPeople)</p>

      """
    page.content += "<div class=\"charts\">\n"
    for chart in charts { page.content += self.chart(chart, on: page) }
    page.content += "</div>\n"
    return page
  }

  /// A chart as a table, so that its numbers can be read without the bars.
  private func chart(_ data: StatisticsChart, on page: SitePage) -> Markup {
    let chart = ChartOutput(data).captioned(page.language)
    let labels = page.language.words.site
    let highest = max(1, chart.chart.bars.map(\.count).max() ?? 1)
    // Years and MBTI types leave more room for their bars than agencies.
    let isNarrow = chart.chart.bars.allSatisfy { CellWidth.of($0.label.text) <= 9 }
    let rows = zip(chart.chart.bars, data.distribution.counts).map { bar, count -> Markup in
      let name =
        data.topic.list.flatMap { list in
          // A link to an empty list leads nowhere.
          bar.count > 0
            ? page.link(to: list.page, list.filter, count.label, bar.label.text) : nil
        } ?? page.text(bar.label.text)
      // A bar of a small count is visible.
      let width = bar.count > 0 ? max(1, bar.count * 100 / highest) : 0
      return """
        <tr><th scope="row">\(name)</th><td>\(bar.count)</td>\
        <td aria-hidden="true"><svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none">\
        <rect width="\(width)" height="10"/></svg></td></tr>
        """
    }
    return """
      <section id="\(data.topic.rawValue)">
      <h2>\(page.text(chart.title))</h2>
      <p>\(page.text(chart.note))</p>
      <table class="chart\(isNarrow ? " narrow" : "")">
      <thead><tr><th scope="col"><span class="unseen">\(labels.value)</span></th>\
      <th scope="col"><span class="unseen">\(labels.count)</span></th><td></td></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </section>

      """
  }
}

extension String {
  /// The text up to the first period that a space follows.
  fileprivate var firstSentence: String {
    for index in utf8.indices where utf8[index] == UInt8(ascii: ".") {
      let next = utf8.index(after: index)
      if next < utf8.endIndex, utf8[next] == UInt8(ascii: " ") { return String(self[..<next]) }
    }
    return self
  }
}
