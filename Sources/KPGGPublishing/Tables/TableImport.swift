import KPGGCore

/// Reads the tables of a catalog. Records every mistake and goes on.
struct TableImport {
  private(set) var problems = TableProblems()
  private(set) var groups: [ImportedGroup] = []
  private(set) var sections: [SectionKey: Imported<SectionRow>] = [:]
  private let tables: CatalogTables
  private(set) var names = GroupNames()
  private var sectionKeys: [String: SectionKey] = [:]

  init(_ tables: CatalogTables) {
    self.tables = tables
    for table in CatalogTable.allCases {
      if let kind = tables.unreadable[table] {
        problems.add(kind, in: table)
      } else if table.isRequired, tables.files[table] == nil {
        problems.add(.missingFile, in: table)
      }
    }
    names.isComplete = forEachRow(of: GroupRow.self) { $0.addGroup($1) }
    forEachRow(of: SectionRow.self) { $0.addSection($1) }
    forEachRow(of: MemberRow.self) { $0.addRecord($1, to: \.members) }
    forEachRow(of: SongRow.self) { $0.addRecord($1, to: \.songs) }
    forEachRow(of: UnitRow.self) { $0.addRecord($1, to: \.units) }
    for index in groups.indices {
      checkID(ofGroup: index)
      groups[index].finish(&problems)
    }
  }

  /// Calls `body` for each row of a table. Returns whether all rows could be read.
  @discardableResult
  private mutating func forEachRow<Record: TableRecord>(
    of _: Record.Type, _ body: (inout Self, TableRow) -> Void
  ) -> Bool {
    guard let data = tables.files[Record.table] else { return false }
    var rows = TableReader(data, TableLayout(Record.self), &problems)
    while let row = rows.next(&problems) {
      row.checkNeeds(Record.needs, &problems)
      body(&self, row)
    }
    return rows.isComplete
  }

  private mutating func addGroup(_ row: TableRow) {
    let known = problems.count
    var record = GroupRow(GirlGroup(id: .ohMyGirl))
    row.read(GroupRow.columns, into: &record, &problems)
    let texts = ["id", "name", "koreanName"].map { row[$0] }.filter { !$0.isEmpty }
    guard record.finish(row, &problems), isNew(record.group.id, in: row) else {
      return names.addUnusable(texts)
    }
    if let key = record.group.sectionKey { checkSection(key, in: row, "section") }
    names.add(groups.count, id: record.group.id, names: texts)
    groups.append(
      ImportedGroup(record, row: row.number, hasMistake: problems.count > known))
  }

  /// Whether no earlier group has the ID, ignoring letter case. Records a group that has it.
  private mutating func isNew(_ id: GroupID, in row: TableRow) -> Bool {
    guard let first = names.index(ignoringCase: id).map({ groups[$0] }) else { return true }
    let problem = NameProblem.differsOnlyInCase(from: first.id.description)
    problems.add(
      first.id == id
        ? .repeatedGroup(id.description, row: first.row)
        : .value(.invalidName(id.description, problem)),
      in: row, row["id"].isEmpty ? "name" : "id")
    return false
  }

  private mutating func addRecord<Record: TableRecordOfGroup>(
    _ row: TableRow, to list: WritableKeyPath<ImportedGroup, [Imported<Record>]>
  ) {
    let known = problems.count
    let index = groupIndex(of: row)
    var record = Record(group: index.map { groups[$0].id } ?? .ohMyGirl)
    row.read(Record.columns, into: &record, &problems)
    guard let index else { return }
    record.finish(row, &problems)
    if groups[index][keyPath: list].count < Record.limit {
      groups[index][keyPath: list].append(Imported(record: record, row: row.number))
    } else {
      problems.add(.value(.tooMany(limit: Record.limit)), in: row, "group")
    }
    if problems.count > known { groups[index].hasMistake = true }
  }

  private mutating func groupIndex(of row: TableRow) -> Int? {
    let text = row["group"]
    guard !text.isEmpty else { return nil }
    do {
      return try names.index(of: text)
    } catch {
      problems.add(error, in: row, "group")
      return nil
    }
  }
}

// Sections.
extension TableImport {
  private mutating func addSection(_ row: TableRow) {
    guard !row["key"].isEmpty else { return }
    let key: SectionKey
    do {
      key = try SectionKey(cell: row["key"])
    } catch {
      return problems.add(error, in: row, "key")
    }
    var record = SectionRow(key: key)
    row.read(SectionRow.columns, into: &record, &problems)
    record.check(row, &problems)
    if let first = sections[key] {
      problems.add(.repeatedSection(key.description, row: first.row), in: row, "key")
    } else {
      checkSection(key, in: row, "key")
      sections[key] = Imported(record: record, row: row.number)
    }
  }

  /// Records a key that differs from an earlier one only in letter case.
  private mutating func checkSection(_ key: SectionKey, in row: TableRow, _ column: String) {
    let folded = key.description.lowercased()
    guard let first = sectionKeys[folded] else {
      sectionKeys[folded] = key
      return
    }
    guard first != key else { return }
    let problem = NameProblem.differsOnlyInCase(from: first.description)
    problems.add(.value(.invalidName(key.description, problem)), in: row, column)
  }

  /// Records a group whose ID is the key of a section: their documents would have the same path.
  private mutating func checkID(ofGroup index: Int) {
    let group = groups[index]
    guard sectionKeys[group.id.description.lowercased()] != nil else { return }
    problems.add(
      .value(.invalidName(group.id.description, .reserved)), in: .groups, row: group.row,
      column: "id")
    groups[index].hasMistake = true
  }

  /// The catalog with its sections. Groups without a section get one for the year of their debut.
  var catalog: Catalog {
    let all = groups.map(\.groupWithMembers)
    let ids = Set(all.map { $0.id.description.lowercased() })
    var rows = sections.mapValues(\.record)
    var keysByYear: [Int?: SectionKey] = [:]
    var groupsByKey: [SectionKey: [GirlGroup]] = [:]
    for group in all {
      let year = group.debutDate?.year
      var key = group.sectionKey ?? keysByYear[year]
      if key == nil {
        let row = SectionRow(debutsIn: year, among: ids)
        keysByYear[year] = row.key
        if rows[row.key] == nil { rows[row.key] = row }
        key = row.key
      }
      if let key { groupsByKey[key, default: []].append(group) }
    }
    return Catalog(
      sections: Set(rows.keys).union(groupsByKey.keys).map { key in
        DebutSection(key: key, rows[key], groups: groupsByKey[key] ?? [])
      },
      groups: all, featuredIDs: all.filter(\.isFeatured).map(\.id))
  }
}
