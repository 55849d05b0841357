/// What another fetch of a catalogue changed in the cache.
public struct CatalogSyncSummary: Hashable, Sendable {
  /// The number of groups that the endpoint has.
  public let groupCount: Int
  /// The groups that the cache did not have, in the order of the index.
  public let added: [GroupID]
  /// The groups of which the index or their own document says something else than before.
  public let changed: [GroupID]
  /// The groups that the endpoint has no more, in the order of the old index.
  public let removed: [GroupID]

  /// What became of a group's own document.
  enum Fate: Hashable, Sendable {
    /// The cache had none.
    case new
    /// It says what it said before, if in other bytes.
    case same
    case changed
  }

  /// Compares the index's groups before and after; the fates are those of the groups after.
  init(from old: [GirlGroup], to new: [GirlGroup], fates: [Fate]) {
    let oldGroups = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let newIDs = Set(new.map(\.id))
    let groups = zip(new, fates)
    groupCount = new.count
    added = groups.filter { group, fate in fate == .new || oldGroups[group.id] == nil }
      .map(\.0.id)
    changed = groups.filter { group, fate in
      guard let oldGroup = oldGroups[group.id] else { return false }
      return fate == .changed || fate == .same && group != oldGroup
    }.map(\.0.id)
    removed = old.map(\.id).filter { !newIDs.contains($0) }
  }
}

extension CatalogSyncSummary.Fate {
  /// Decodes nothing unless the bytes differ.
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
  /// `groupCount`, and the ids that were `added`, `changed` and `removed`.
  public var json: JSONValue {
    .object([
      "groupCount": .integer(groupCount), "added": JSONValue(added), "changed": JSONValue(changed),
      "removed": JSONValue(removed),
    ])
  }
}
