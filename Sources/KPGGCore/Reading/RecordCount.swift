import KPGGSystem

/// The number of members and songs in the documents that were read. Many small documents can have
/// more of them together than fit into memory.
package final class RecordCount: Sendable {
  private let counts = Mutex((members: 0, songs: 0))

  package init() {}

  /// Adds the members, songs, and units of a group.
  ///
  /// - Throws: `CatalogError.badDocument` for the index, with a problem of the kind
  ///   `tooManyInCatalog`, if all groups together exceed `WireLimits.catalogRecords`. The error is the
  ///   same for any order of the documents.
  package func add(_ document: GroupDocument) throws(CatalogError) {
    try add(members: document.members.count, songs: document.songs.count + document.units.count)
  }

  /// Adds members, and songs and units, in the same way.
  package func add(members: Int, songs: Int) throws(CatalogError) {
    let limit = WireLimits.catalogRecords
    let isExceeded = counts.withLock { counts in
      counts.members += members
      counts.songs += songs
      return max(counts.members, counts.songs) > limit
    }
    guard !isExceeded else {
      throw .badDocument(
        DocumentProblem(document: .index, kind: .tooManyInCatalog(limit: limit)))
    }
  }
}
