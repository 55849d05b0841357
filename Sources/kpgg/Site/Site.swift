import KPGGCore
import KPGGPublishing
import KPGGQuiz

/// The catalog as a website: pages in both languages, and the files that they need.
struct Site: Sendable {
  let catalog: Catalog
  let lineUps: [LineUp]
  /// The date of the facts; `nil` if it is unknown.
  let date: CalendarDate?
  let publication: SitePublication
  let lineUpsByID: [GroupID: LineUp]
  /// The person behind each entry.
  let people: [MemberID: Person]
  let units: UnitsByMember
  let statistics: CatalogStatistics
  let relationFinder: GroupRelationFinder
  /// The order of the daily puzzles.
  let roster: DailyRoster
  /// The people with a birthday, by month and day. Someone in several groups is listed once.
  let birthdays: [Person]
  /// The same people by month and day, those of the best known groups first.
  let birthdaysByDay: [Int: [Person]]

  init(
    catalog: Catalog, lineUps: [LineUp], date: CalendarDate? = nil, roster: DailyRoster = .bundled,
    publication: SitePublication = SitePublication()
  ) {
    (self.catalog, self.lineUps, self.date) = (catalog, lineUps, date)
    (self.roster, self.publication) = (roster, publication)
    let people = catalog.people(of: lineUps)
    self.people = people.byEntry
    units = UnitsByMember(of: lineUps)
    lineUpsByID = Dictionary(lineUps.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    statistics = CatalogStatistics(FullCatalog(catalog, lineUps: lineUps))
    relationFinder = GroupRelationFinder(catalog, lineUps: lineUps)
    birthdays = people.sortedByBirthday()
    let tier = { (person: Person) in catalog.group(person.main.groupID).tier ?? .third }
    birthdaysByDay = Dictionary(
      grouping: birthdays.stablySorted { tier($0) < tier($1) },
      by: { $0.main.birthDate?.monthAndDay ?? 0 })
  }

  /// Reads the catalog of a command.
  init(
    of session: Session, publication: SitePublication = SitePublication()
  ) async throws(CatalogError) {
    let reader = session.reader
    let catalog = try await reader.catalog()
    self.init(
      catalog: catalog, lineUps: try await reader.lineUps(of: catalog.groups),
      date: session.catalogDate, roster: session.context.bundled.roster(),
      publication: publication)
  }

  /// The files for an export.
  var files: TreeExport.SiteFiles {
    { body throws(ExportError) in try forEachFile(body) }
  }

  /// Makes all files, one at a time, and passes them to a closure.
  ///
  /// Where possible, a file comes after the files that it links to. If an export is interrupted, the
  /// links on entry pages still work.
  func forEachFile<Failure: Error>(_ body: (SiteFile) throws(Failure) -> Void) throws(Failure) {
    let assets = [
      SiteFile.styleSheet, .icon, .script, .favoritesScript, .favoritesPageScript, .rankScript,
      .dailyScript,
    ]
    for file in assets + publication.files { try body(file) }
    var scripts: [String] = []
    try forEachRecordScript { (file) throws(Failure) in
      scripts.append(file.path)
      try body(file)
    }
    for language in Language.allCases {
      for lineUp in lineUps {
        for index in lineUp.members.indices {
          try body(memberPage(at: index, of: lineUp, in: language).siteFile)
        }
      }
      for lineUp in lineUps { try body(groupPage(of: lineUp, in: language).siteFile) }
    }
    for file in Language.allCases.map(birthdayCalendar) + sitemaps { try body(file) }
    for language in Language.allCases {
      try forEachListPage(in: language) { (page) throws(Failure) in try body(page.siteFile) }
      for month in 1...12 { try body(birthdaysPage(of: month, in: language).siteFile) }
      try body(birthdaysPage(in: language).siteFile)
      for kind in DailyPuzzle.Kind.allCases {
        try body(dailyPage(of: kind, in: language).siteFile)
      }
      try body(rankPage(in: language).siteFile)
      try body(comparePage(in: language).siteFile)
      try body(statisticsPage(in: language).siteFile)
      try body(aboutPage(in: language).siteFile)
      try body(searchPage(in: language).siteFile)
      try body(favoritesPage(in: language).siteFile)
      try body(homePage(in: language).siteFile)
    }
    guard publication.base != nil else { return }
    try body(notFoundPage.siteFile)
    for language in Language.allCases { try body(offlinePage(in: language).siteFile) }
    try body(.worker(keeping: offlineFiles(assets.map(\.path) + scripts)))
  }
}

extension Site {
  /// Makes the files with records, one at a time. The search box loads its index on first use.
  private func forEachRecordScript<Failure: Error>(
    _ body: (SiteFile) throws(Failure) -> Void
  ) throws(Failure) {
    try body(birthdayScript)
    try body(compareScript)
    try body(filterScript)
    let index = SiteSearchIndex(lineUps)
    try body(listScript(index.positions))
    try body(index.file)
    for kind in DailyPuzzle.Kind.allCases { try body(dailyScript(of: kind)) }
  }

  /// A page without content.
  func newPage(_ path: SitePath, titled title: String? = nil, in language: Language) -> SitePage {
    SitePage(path: path, language: language, publication: publication, title: title)
  }

  /// The files that a published site shows without a connection from the first visit on: all but the
  /// pages of groups and members, which a browser keeps when they are visited.
  private func offlineFiles(_ assets: [String]) -> [String] {
    let style = publication.style.map { _ in SitePublication.styleFile }
    let shared = assets + [style, SitePath.notFound.file].compactMap(\.self)
    let main = (mainPages + [.offline]).map(\.publishedAddress)
    return shared + Language.allCases.flatMap { language in main.map { language.siteFolder + $0 } }
  }

  /// The pages of a language.
  private var pages: [SitePath] {
    mainPages
      + lineUps.flatMap { lineUp in
        [.group(lineUp.group.id)] + lineUp.members.map { .member($0.id) }
      }
  }

  /// The pages of a language about no group and no member.
  private var mainPages: [SitePath] {
    [
      .home, .birthdays, .daily, .dailyMember, .rank, .compare, .statistics, .search, .favorites,
      .about,
    ]
      + listPaths + (1...12).map { .birthdaysInMonth($0) }
  }

  /// Sitemaps for search engines (sitemaps.org), with an index if there are several. Empty without a
  /// base, because sitemaps need absolute URLs.
  private var sitemaps: [SiteFile] {
    guard let base = publication.base else { return [] }
    let urls = Language.allCases.flatMap { language in
      pages.map { base.description + language.siteFolder + $0.publishedAddress }
    }
    // The protocol allows 50,000 URLs in a list.
    let parts = stride(from: 0, to: urls.count, by: 50_000).map { urls[$0...].prefix(50_000) }
    guard parts.count > 1 else { return [sitemap("sitemap.xml", "urlset", "url", urls[...])] }
    let names = parts.indices.map { "sitemap-\($0 + 1).xml" }
    return zip(names, parts).map { sitemap($0, "urlset", "url", $1) } + [
      sitemap("sitemap.xml", "sitemapindex", "sitemap", names.map { base.description + $0 }[...])
    ]
  }

  private func sitemap(
    _ file: String, _ list: String, _ element: String, _ urls: ArraySlice<String>
  ) -> SiteFile {
    let change: Markup? = date.map { "<lastmod>\($0.description)</lastmod>" }
    let items = urls.map { "<\(element)><loc>\($0)</loc>\(change)</\(element)>\n" as Markup }
    let document: Markup = """
      <?xml version="1.0" encoding="UTF-8"?>
      <\(list) xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      \(items.joined())</\(list)>

      """
    return SiteFile(path: file, text: document.text)
  }
}
