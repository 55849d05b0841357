import KPGGCore
import KPGGSystem

extension CatalogTables {
  /// Makes the documents of the catalog, and checks them as `validate` does.
  ///
  /// - Throws: `TableProblems` with all mistakes in the tables.
  package func tree() async throws -> StaticTree {
    let tables = TableImport(self)
    var problems = tables.problems
    do {
      let tree = try tables.tree()
      // The tree derives the other documents from these.
      var validator = CatalogValidator(source: TreeSource(tree))
      validator.checksDerived = false
      let validation = try await validator.validate()
      for finding in validation.findings { tables.add(finding, to: &problems) }
      if problems.isEmpty { return tree }
    } catch let problem as DocumentProblem {
      tables.add(
        Finding(
          document: problem.document, keyPath: problem.keyPath, severity: .error,
          kind: .document(problem.kind)), to: &problems)
    }
    throw problems.sorted
  }
}

/// The documents of a tree in memory.
struct TreeSource: LocatedSource {
  private let documents: [DocumentPath: StaticTree.Document]

  init(_ tree: StaticTree) {
    documents = Dictionary(
      tree.documents.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func document(at path: DocumentPath) -> Data? { documents[path]?.data }

  func location(of path: DocumentPath) -> String { path.description }
}

extension TableImport {
  fileprivate func tree() throws(DocumentProblem) -> StaticTree {
    let catalog = catalog
    return try StaticTree(
      catalog: catalog, groups: groups.map { $0.document(of: catalog.group($0.id)) })
  }

  /// Adds a finding with the row of its record. Findings in groups with mistakes are left out,
  /// because the mistakes may cause them.
  fileprivate func add(_ finding: Finding, to problems: inout TableProblems) {
    guard let (group, place) = place(of: finding) else {
      if problems.isEmpty {
        problems.add(.document(finding.document, finding.kind), in: .groups)
      }
      return
    }
    guard !group.hasMistake else { return }
    problems.add(.finding(finding.kind), in: place.table, row: place.row, column: place.column)
  }

  private typealias Place = (table: CatalogTable, row: Int, column: String?)

  /// The group of a finding and the row of its record; `nil` for a finding without a group.
  private func place(of finding: Finding) -> (group: ImportedGroup, place: Place)? {
    guard case .group(let id) = finding.document, let index = names.index(ignoringCase: id) else {
      return nil
    }
    return (groups[index], groups[index].place(of: finding))
  }
}

extension ImportedGroup {
  fileprivate func place(of finding: Finding) -> (table: CatalogTable, row: Int, column: String?) {
    let path = finding.keyPath
    let index = path.indices.first
    if case .duplicateMember(let id, _) = finding.kind,
      let member = members.first(where: { $0.record.facts.id == id })
    {
      return (.members, member.row, nil)
    }
    if case .hitSongNotListed = finding.kind { return (.groups, row, "hitSong.title") }
    switch path.keys.first {
    case "groupname":
      if let index, members.indices.contains(index) {
        return (.members, members[index].row, MemberRow.column(ofWireKey: path.keys.last))
      }
    case "songs":
      if let index, songs.indices.contains(index) {
        return (.songs, songs[index].row, SongRow.column(ofWireKey: path.keys.last))
      }
    case "units":
      if let index, units.indices.contains(index) {
        return (.units, units[index].row, UnitRow.column(ofWireKey: path.keys.last))
      }
    default: break
    }
    return (.groups, row, GroupRow.column(ofWireKey: path.keys.last))
  }
}

extension TableRecord {
  /// The column of a value in a document. Most keys differ only in letter case.
  fileprivate static func column(ofWireKey key: String?) -> String? {
    key == "ispreviousmember"
      ? "isFormer" : columns.map(\.name).first { $0.lowercased() == key }
  }
}
