package import KPGGCore
package import KPGGSystem

/// A whole catalog in one canonical document.
///
/// Two snapshots have the same bytes if and only if `SnapshotDifference` finds no changes. Each
/// group's `isFeatured` is included; the order of the featured groups is not.
package struct Snapshot: Equatable, Sendable {
  /// The version of the document's schema, the only one that can be read.
  package static let schemaVersion = 2

  /// The maximum number of bytes of a document: 16 MiB, eight times the bundled catalog.
  package static let byteLimit = 16 << 20

  /// The sections, the newest first.
  package let sections: [DebutSection]
  /// All groups with their members, the newest debut first.
  package let groups: [LineUp]

  /// Creates a snapshot from the sections and the line-ups of all groups, in any order.
  package init(sections: [DebutSection], groups: [LineUp]) {
    let lineUps = Dictionary(
      groups.map { ($0.group.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.sections = sections.sorted(by: DebutSection.isNewer).map { section in
      var section = section
      section.groupIDs.sort { left, right in
        guard let leftGroup = lineUps[left]?.group, let rightGroup = lineUps[right]?.group else {
          return left < right
        }
        return GirlGroup.isNewer(leftGroup, rightGroup)
      }
      return section
    }
    self.groups = groups.sorted { GirlGroup.isNewer($0.group, $1.group) }
  }
}

extension Snapshot {
  /// The keys of the document. Each group has its `members` and `songs`.
  package static let keys = ["groups", "schemaVersion", "sections"]

  /// Returns the document.
  ///
  /// - Throws: The limit that the document exceeds. It could be saved, but not read.
  package func text() throws(JSONSyntaxError) -> String {
    let counts = Dictionary(
      groups.map { ($0.group.id, $0.members.count) }, uniquingKeysWith: { first, _ in first })
    return try JSONValue.canonicalText(
      of: [
        "groups": .array(count: groups.count) { groups[$0].json },
        "schemaVersion": .value(.integer(Self.schemaVersion)),
        "sections": .array(count: sections.count) { sections[$0].json(memberCounts: counts) },
      ], limits: VersionedJSON.limits(bytes: Self.byteLimit))
  }
}

extension DocumentReader {
  /// Reads the whole catalog. Needs every document.
  package func snapshot() async throws(CatalogError) -> Snapshot {
    let catalog = try await catalog()
    return Snapshot(
      sections: catalog.sections, groups: try await lineUps(of: catalog.groups))
  }
}

extension Snapshot {
  /// Reads the form that `text()` writes, with any whitespace and any order of keys and records.
  ///
  /// - Throws: The problem that makes the document unusable. The rules for wire documents apply,
  ///   and no record may occur twice.
  package init(decoding data: Data) throws(VersionedJSONError) {
    let contents = try VersionedJSON.decode(
      Contents.self, version: Self.schemaVersion, key: "groups", from: data,
      byteLimit: Self.byteLimit,
      problem: \.problem)
    self.init(sections: contents.sections, groups: contents.groups)
  }
}

private struct Contents: Decodable {
  let sections: [DebutSection]
  let groups: [LineUp]

  /// The first record that is not valid in any catalog.
  var problem: VersionedJSONError? {
    let (sectionsPath, groupsPath) = (
      JSONKeyPath.root.appending("sections"), JSONKeyPath.root.appending("groups")
    )
    return VersionedJSONError.duplicate(
      of: sections.map(\.key.description), at: sectionsPath, "key")
      ?? VersionedJSONError.duplicate(of: groups.map(\.group.id.description), at: groupsPath, "id")
      ?? groups.enumerated().lazy.compactMap { index, lineUp in
        let path = groupsPath.appending(index).appending("members")
        return VersionedJSONError.duplicate(
          of: lineUp.members.map(\.id.description), at: path, "id")
      }.first
      ?? JSONValue(sections).controlCharacter(at: sectionsPath)
      ?? JSONValue(groups).controlCharacter(at: groupsPath)
  }
}

extension JSONValue {
  /// Finds the first text that contains a control character. No catalog may contain one.
  fileprivate func controlCharacter(at path: JSONKeyPath) -> VersionedJSONError? {
    switch self {
    case .string(let text):
      text.firstControlCharacter.map { .invalid(path, .controlCharacter($0)) }
    case .array(let elements):
      elements.enumerated().lazy
        .compactMap { $1.controlCharacter(at: path.appending($0)) }.first
    case .object(let members):
      members.lazy.compactMap { $0.value.controlCharacter(at: path.appending($0.key)) }.first
    case .null, .boolean, .integer, .number: nil
    }
  }
}
