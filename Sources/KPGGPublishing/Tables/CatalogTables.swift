package import KPGGCore
package import KPGGSystem

/// The tables of a catalog, which people edit in a spreadsheet.
///
/// A catalog that is written as tables and read again is the same. If these tables are read and
/// written, their bytes stay the same.
package struct CatalogTables: Equatable, Sendable {
  /// The bytes of each table.
  package internal(set) var files: [CatalogTable: Data]
  /// Why other tables cannot be read.
  var unreadable: [CatalogTable: TableProblem.Kind] = [:]

  /// Creates tables from the bytes of their files.
  package init(files: [CatalogTable: Data]) { self.files = files }

  /// Writes a catalog as tables. Optional tables without rows are left out.
  ///
  /// - Parameters:
  ///   - catalog: The sections and groups.
  ///   - documents: The groups' documents. The members have the order of the documents.
  package init(_ catalog: Catalog, groups documents: [GroupDocument]) {
    let known = Dictionary(documents.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let groups = catalog.groupsInTableOrder
    let inOrder = groups.compactMap { known[$0.id] }
    self.init(files: [:])
    add(
      groups.map {
        GroupRow($0, about: known[$0.id]?.about, koreanAbout: known[$0.id]?.koreanAbout)
      })
    add(inOrder.flatMap(\.members).map { MemberRow($0) })
    add(inOrder.flatMap { group in group.songs.map { SongRow($0, of: group.id) } })
    add(inOrder.flatMap { group in group.units.map { UnitRow($0, of: group.id) } })
    add(catalog.sections.filter { !catalog.implies($0) }.map { SectionRow($0) })
  }

  private mutating func add<Record: TableRecord>(_ records: [Record]) {
    guard Record.table.isRequired || !records.isEmpty else { return }
    files[Record.table] = Data(CSVText.table(of: records).utf8)
  }
}

extension Catalog {
  /// The groups from the newest debut to the oldest. The rows of the featured groups are in the order
  /// in which these take turns.
  fileprivate var groupsInTableOrder: [GirlGroup] {
    var rows = groups
    var seen: Set<GroupID> = []
    let featured = featuredIDs.filter { seen.insert($0).inserted }.compactMap { self[$0] }
    for (row, group) in zip(rows.indices.filter { groups[$0].isFeatured }, featured) {
      rows[row] = group
    }
    return rows
  }
}

extension DocumentReader {
  /// Reads the whole catalog as tables. Needs every document.
  package func tables() async throws(CatalogError) -> CatalogTables {
    let catalog = try await catalog()
    return CatalogTables(catalog, groups: try await documents(of: catalog.groups))
  }
}
