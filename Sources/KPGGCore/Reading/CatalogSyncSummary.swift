/// The progress of a sync.
public struct CatalogSyncProgress: Hashable, Sendable {
  /// The number of documents received or confirmed so far.
  public let done: Int
  /// The number of all documents, including the index.
  public let total: Int
}

/// The changes that a sync made to the cache.
public struct CatalogSyncSummary: Hashable, Sendable {
  /// The number of groups in the endpoint's catalog.
  public let groupCount: Int
  /// The groups that are new in the cache, in the order of the index.
  public let added: [GroupID]
  /// The groups whose data or members changed.
  public let changed: [GroupID]
  /// The groups that the endpoint no longer has, in the order of the old index.
  public let removed: [GroupID]

  /// The change of a group's own document.
  enum DocumentChange: Hashable, Sendable {
    /// The cache had no such document.
    case new
    /// The members are the same, even if the bytes differ.
    case same
    /// The members differ.
    case changed
  }

  /// Compares the groups of two indexes. `changes` has an element for each new group.
  init(from old: [GirlGroup], to new: [GirlGroup], changes: [DocumentChange]) {
    let oldGroups = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let newIDs = Set(new.map(\.id))
    let groups = zip(new, changes)
    groupCount = new.count
    added = groups.filter { group, change in change == .new || oldGroups[group.id] == nil }
      .map(\.0.id)
    changed = groups.filter { group, change in
      guard let oldGroup = oldGroups[group.id] else { return false }
      return change == .changed || change == .same && group != oldGroup
    }.map(\.0.id)
    removed = old.map(\.id).filter { !newIDs.contains($0) }
  }
}

extension CatalogSyncSummary.DocumentChange {
  /// Compares two versions of a document. Decodes them only if the bytes differ.
  init(of group: GroupID, from old: Data?, to new: Data) {
    guard let old else {
      self = .new
      return
    }
    let members = { (data: Data) in
      var tolerated: [DocumentProblem] = []
      return try? GroupDocument(decoding: data, of: group, problems: &tolerated).members
    }
    self = old == new || members(old) == members(new) ? .same : .changed
  }
}

extension CatalogSyncSummary: JSONRepresentable {
  /// The object with the key `groupCount` and the IDs in `added`, `changed`, and `removed`.
  package var json: JSONValue {
    .object([
      "groupCount": .integer(groupCount), "added": JSONValue(added), "changed": JSONValue(changed),
      "removed": JSONValue(removed),
    ])
  }
}
