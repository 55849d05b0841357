import KPGGCore

/// A row of `sections.csv`.
struct SectionRow: Sendable {
  let key: SectionKey
  /// The title; `nil` for the one that follows from the years.
  var koreanTitle: String?
  /// The first and the last year; `nil` for those that follow from the key or from the groups.
  var from: Int?
  var to: Int?

  init(key: SectionKey) { self.key = key }

  init(_ section: DebutSection) {
    (key, koreanTitle) = (section.key, section.koreanTitle)
    (from, to) = (section.years?.lowerBound, section.years?.upperBound)
  }

  /// The section for debuts in a year: a well-known one, or one for the year alone. Its key differs from
  /// the IDs, which are those of all groups in lowercase.
  init(debutsIn year: Int?, among ids: Set<String>) {
    self.init(
      key: year.flatMap { SectionKey.wellKnown(year: $0) }
        ?? .unused(year.map { "debut\($0)" } ?? "other", among: ids))
    if key.wellKnownYears == nil { (from, to) = (year, year) }
  }

  /// Records years that are no range.
  func check(_ row: TableRow, _ problems: inout TableProblems) {
    switch (from, to) {
    case (let from?, let to?) where from > to:
      problems.add(.value(.impossibleYears(from: "\(from)", to: "\(to)")), in: row, "to")
    case (nil, _?) where row["from"].isEmpty: problems.add(.value(.missing), in: row, "from")
    case (_?, nil) where row["to"].isEmpty: problems.add(.value(.missing), in: row, "to")
    default: break
    }
  }
}

extension SectionRow: TableRecord {
  static let table = CatalogTable.sections
  static let needs = [["key"]]
  static let derivedColumns = ["groupCount", "groups", "memberCount", "title"]

  static let columns: [TableColumn<SectionRow>] = [
    TableColumn("key") { $0.key.description },
    TableColumn("koreanTitle", \.koreanTitle),
    TableColumn("from", \.from),
    TableColumn("to", \.to),
  ]
}

extension DebutSection {
  /// Creates the section of some groups. Its years are those in its row, else those of a well-known
  /// key, else those of the debuts.
  ///
  /// Without a row, a key that is not well known is also the title.
  init(key: SectionKey, _ row: SectionRow?, groups: [GirlGroup]) {
    let debuts = groups.compactMap(\.debutDate?.year)
    let years =
      row?.years ?? key.wellKnownYears ?? debuts.min().map { $0...(debuts.max() ?? $0) }
    let ids = groups.map(\.id)
    let title = row == nil && key.wellKnownYears == nil ? key.description : row?.koreanTitle
    if let title {
      self.init(key: key, koreanTitle: title, years: years, groupIDs: ids)
    } else {
      self.init(key: key, years: years, groupIDs: ids)
    }
  }
}

extension SectionRow {
  fileprivate var years: ClosedRange<Int>? {
    guard let from, let to else { return nil }
    return ClosedRange(yearsFrom: from, to: to)
  }
}

extension Catalog {
  /// Whether a section has groups, and needs no row in `sections.csv`.
  func implies(_ section: DebutSection) -> Bool {
    !section.groupIDs.isEmpty
      && section == DebutSection(key: section.key, nil, groups: groups(in: section))
  }
}
