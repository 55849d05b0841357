/// A whole catalogue in one canonical document: the same bytes exactly as long as
/// `SnapshotDifference` finds nothing.
///
/// Which groups are featured is in it, by their `isFeatured`; in which order is not.
public struct Snapshot: Hashable, Sendable {
  /// The version of the document's shape that this library writes, and the only one that it reads.
  public static let schemaVersion = 1

  /// The most bytes of a document that are read: 16 MiB, over thirty times the embedded catalogue.
  ///
  /// `JSONDecoder` takes up to twenty times the bytes for a document that is made to hurt.
  public static let byteLimit = 16 << 20

  /// The sections, the newest first, with their member counts.
  public let sections: [DebutSection]
  /// Every group with its members, the newest debut first.
  public let groups: [LineUp]

  /// A snapshot of a catalogue's sections and the line-ups of all of its groups, in whatever order.
  public init(sections: [DebutSection], groups: [LineUp]) {
    let lineUps = Dictionary(
      groups.map { ($0.group.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.sections = sections.sorted().map { section in
      var section = section
      section.groups.sort { left, right in
        guard let leftGroup = lineUps[left]?.group, let rightGroup = lineUps[right]?.group else {
          return left < right
        }
        return leftGroup < rightGroup
      }
      section.memberCount = section.groups.reduce(0) { $0 + (lineUps[$1]?.members.count ?? 0) }
      return section
    }
    self.groups = groups.sorted { $0.group < $1.group }
  }
}

extension Snapshot: JSONRepresentable {
  /// `schemaVersion`, `sections`, and `groups` with their `members`.
  public var json: JSONValue {
    .object([
      "schemaVersion": .integer(Self.schemaVersion),
      "sections": JSONValue(sections),
      "groups": JSONValue(groups),
    ])
  }
}

extension CatalogReader {
  /// Everything that the source has. Takes every document.
  public func snapshot() async throws(CatalogError) -> Snapshot {
    let catalog = try await catalog()
    return Snapshot(
      sections: catalog.sections, groups: try await lineUps(of: catalog.groups))
  }
}
