internal import KPGGSystem

/// The documents that a reader has decoded, without their bytes.
///
/// A document can have 8 MiB, most of it spaces. What is decoded from it is much smaller.
final class DecodedDocuments: Sendable {
  private let knownCatalog = Mutex<Catalog?>(nil)
  private let knownGroups = Mutex<[GroupID: GroupDocument]>([:])

  /// The catalog of the index.
  var catalog: Catalog? { knownCatalog.withLock { $0 } }

  /// Keeps the catalog of the index.
  func keep(_ catalog: Catalog) { knownCatalog.withLock { $0 = catalog } }

  /// The document of a group.
  func document(of id: GroupID) -> GroupDocument? { knownGroups.withLock { $0[id] } }

  /// Keeps the document of a group.
  func keep(_ document: GroupDocument, of id: GroupID) {
    knownGroups.withLock { $0[id] = document }
  }
}
