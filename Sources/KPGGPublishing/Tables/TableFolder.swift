import KPGGSystem

/// A folder with the tables of a catalog. It can have other files.
package struct TableFolder: Sendable {
  private let path: String

  package init(_ path: String) { self.path = path.withoutFinalSlashes }

  /// Reads the tables. A table that cannot be read is a mistake of the tables.
  ///
  /// - Throws: `ExportError.notAFolder` or `ExportError.folderNotFound`.
  package func read() throws(ExportError) -> CatalogTables {
    guard Folder.exists(path) else {
      throw access(path, F_OK) == 0 ? .notAFolder(path) : .folderNotFound(path)
    }
    var tables = CatalogTables(files: [:])
    for table in CatalogTable.allCases {
      do {
        tables.files[table] = try BoundedFile.read(file(of: table), limit: TableLimits.bytes)
      } catch {
        tables.unreadable[table] =
          switch error {
          case .tooLarge(let limit): .tooLarge(limit: limit)
          case .failed(let error): .unreadable(reason: error.reason)
          }
      }
    }
    return tables
  }

  /// Writes the tables that differ from the files in the folder, and removes optional tables without
  /// rows.
  ///
  /// - Parameters:
  ///   - tables: The tables.
  ///   - groupCount: The number of groups, for the summary.
  ///   - force: Whether to replace and remove files with other content.
  /// - Returns: The changes.
  /// - Throws: `ExportError.otherTable` for a file with other content, or the error of a file.
  package func save(
    _ tables: CatalogTables, groupCount: Int, force: Bool
  ) throws(ExportError) -> ExportSummary {
    let known = Folder.exists(path) ? try read() : CatalogTables(files: [:])
    let changed = CatalogTable.allCases.filter { table in
      known.files[table] != tables.files[table] || known.unreadable[table] != nil
    }
    let inTheWay = changed.first { known.files[$0] != nil || known.unreadable[$0] != nil }
    if let inTheWay, !force { throw .otherTable(file(of: inTheWay)) }
    let folder: OpenFolder
    do {
      try Folder.make(path)
      folder = try OpenFolder(path)
    } catch {
      throw error == .notAFolder ? .notAFolder(path) : .failed(path: path, reason: error.reason)
    }
    for table in changed {
      let file = file(of: table)
      try attempt(file) { () throws(SystemError) in
        if let data = tables.files[table] {
          try folder.save(data, to: table.fileName)
        } else {
          try folder.removeFile(table.fileName)
        }
      }
    }
    if !changed.isEmpty { folder.synchronize() }
    for table in CatalogTable.allCases {
      AtomicFile.removeLeftovers(of: table.fileName, in: folder)
    }
    return ExportSummary(
      groupCount: groupCount,
      written: changed.filter { tables.files[$0] != nil }.map(\.fileName),
      unchanged: CatalogTable.allCases.filter { tables.files[$0] != nil && !changed.contains($0) }
        .map(\.fileName),
      removed: changed.filter { tables.files[$0] == nil }.map(\.fileName), kept: [])
  }

  private func file(of table: CatalogTable) -> String { "\(path)/\(table.fileName)" }

  private func attempt(
    _ path: String, _ body: () throws(SystemError) -> Void
  ) throws(ExportError) {
    do {
      try body()
    } catch {
      throw .failed(path: path, reason: error.reason)
    }
  }
}
