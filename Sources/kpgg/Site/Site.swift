import KPGGCore

/// The catalog as a web site: pages in both languages, and the files that they need.
struct Site: Sendable {
  let catalog: Catalog
  let lineUps: [LineUp]
  /// The day to which the facts are current, if it is known.
  let date: CalendarDate?
  let people: People
  let songCount: Int
  /// The birthdays of each person, ordered by month and day.
  let birthdays: [SiteBirthday]

  init(catalog: Catalog, lineUps: [LineUp], date: CalendarDate?) {
    (self.catalog, self.lineUps, self.date) = (catalog, lineUps, date)
    people = People(lineUps)
    songCount = lineUps.reduce(0) { $0 + $1.songs.count }
    birthdays = SiteBirthday.all(in: catalog, lineUps)
  }

  /// Reads a catalog.
  init(_ reader: DocumentReader) async throws(CatalogError) {
    let catalog = try await reader.catalog()
    self.init(
      catalog: catalog, lineUps: try await reader.lineUps(of: catalog.groups),
      date: reader.source is BundledSource ? BundledSource.date : nil)
  }

  /// The files for an export.
  var files: TreeExport.SiteFiles {
    { body throws(ExportError) in try forEachFile(body) }
  }

  /// Makes all files, one at a time, and passes them to a closure.
  ///
  /// A file comes after those that it links to, as far as possible. So if an export is interrupted,
  /// the pages that people start at lead to pages that exist.
  func forEachFile<Failure: Error>(_ body: (SiteFile) throws(Failure) -> Void) throws(Failure) {
    for file in [SiteAsset.styleSheet, SiteAsset.icon, SiteAsset.script, birthdayScript] {
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
    for language in Language.allCases {
      for month in 1...12 { try body(birthdaysPage(of: month, in: language).siteFile) }
      try body(birthdaysPage(in: language).siteFile)
      try body(statisticsPage(in: language).siteFile)
      try body(aboutPage(in: language).siteFile)
      try body(searchPage(in: language).siteFile)
      try body(homePage(in: language).siteFile)
    }
  }
}

extension SitePage {
  /// The file of the page.
  var siteFile: SiteFile { SiteFile(path: file, data: Data(document.text.utf8)) }
}
