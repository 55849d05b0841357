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

  init(from old: CachedCatalog, to new: CachedCatalog) {
    let ids = new.groups.map(\.id)
    groupCount = ids.count
    added = ids.filter { old.group($0) == nil }
    changed = ids.filter { id in old.group(id).map { $0 != new.group(id) } ?? false }
    removed = old.groups.map(\.id).filter { new.group($0) == nil }
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

/// A catalogue as far as a cache has it: nothing, the index, some groups' documents or all of them.
struct CachedCatalog: Sendable {
  /// The index's groups; none without an index that can be read.
  let groups: [GirlGroup]
  private let lineUps: [GroupID: LineUp]

  init(_ tree: CacheTree) async {
    let reader = CatalogReader(source: CacheTreeSource(tree: tree))
    groups = (try? await reader.catalog().groups) ?? []
    var lineUps: [GroupID: LineUp] = [:]
    for group in groups { lineUps[group.id] = try? await reader.lineUp(of: group) }
    self.lineUps = lineUps
  }

  /// The group with its members; `nil` unless both documents are there.
  func group(_ id: GroupID) -> LineUp? { lineUps[id] }
}
