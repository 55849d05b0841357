/// What changed from one snapshot to another, in records rather than lines.
///
/// What merely follows from another change is none of its own: counts, the place of a group among
/// those of its section, a member's place behind those who did not leave.
public struct SnapshotDifference: Hashable, Sendable {
  /// The sections, then each group and after it its members, all in the order of their ids' bytes.
  public let changes: [Change]

  /// One record that came, went, or has another value in one of its fields.
  public struct Change: Hashable, Sendable {
    /// What kind of record it is.
    public let kind: Kind
    /// The record's id, or a section's key.
    public let id: String
    /// What became of it.
    public let event: Event
  }

  /// The kinds of record that a catalogue has.
  public enum Kind: String, Hashable, Sendable {
    case section, group, member
  }

  /// What can become of a record.
  public enum Event: Hashable, Sendable {
    /// A group's members come with it, without a change each.
    case added
    /// A group's members go with it, without a change each.
    case removed
    /// A field, by its key in JSON, has another value; `null` is unknown. A song's fields are named
    /// as in `hitSong.title`. The `groups` of a section and the `members` of a group are ids.
    case changed(field: String, from: JSONValue, to: JSONValue)
  }

  /// Compares two snapshots.
  public init(from old: Snapshot, to new: Snapshot) {
    let comparison = SnapshotComparison(old: old, new: new)
    changes = comparison.sections + comparison.groups
  }
}

extension SnapshotDifference.Change: JSONRepresentable {
  /// `record`, `id`, `change` (`added`, `removed`, `changed`), and `field`, `from`, `to`, which are
  /// `null` but for a changed field.
  public var json: JSONValue {
    let name: String
    var (field, from, to) = (JSONValue.null, JSONValue.null, JSONValue.null)
    switch event {
    case .added: name = "added"
    case .removed: name = "removed"
    case .changed(let key, let oldValue, let newValue):
      name = "changed"
      (field, from, to) = (.string(key), oldValue, newValue)
    }
    return .object([
      "record": .string(kind.rawValue), "id": .string(id), "change": .string(name),
      "field": field, "from": from, "to": to,
    ])
  }
}

/// Works out what changed between two snapshots.
struct SnapshotComparison {
  private typealias Change = SnapshotDifference.Change
  private typealias Kind = SnapshotDifference.Kind

  private let oldSections: [String: DebutSection]
  private let newSections: [String: DebutSection]
  private let oldGroups: [String: LineUp]
  private let newGroups: [String: LineUp]

  init(old: Snapshot, new: Snapshot) {
    let sections = { (snapshot: Snapshot) in
      Self.byID(snapshot.sections) { $0.key.description }
    }
    let groups = { (snapshot: Snapshot) in Self.byID(snapshot.groups) { $0.group.id.description } }
    (oldSections, newSections) = (sections(old), sections(new))
    (oldGroups, newGroups) = (groups(old), groups(new))
  }

  /// The changes of sections.
  var sections: [SnapshotDifference.Change] {
    Self.changes(.section, oldSections, newSections) { id, old, new in
      var fields = Self.changedFields(old.json, new.json, except: ["groupCount", "memberCount"])
      // The title in English is made from the other and the years, where they are as usual.
      if fields.contains(where: { ["koreanTitle", "from", "to"].contains($0.field) }) {
        fields.removeAll { $0.field == "title" }
      }
      fields.removeAll { $0.field == "groups" && !movesGroups(from: old, to: new) }
      return fields.map { $0.change(of: .section, id) }
    }
  }

  /// The changes of groups and their members.
  var groups: [SnapshotDifference.Change] {
    Self.changes(.group, oldGroups, newGroups) { id, old, new in
      var fields = Self.changedFields(old.group.json, new.group.json, except: ["memberCount"])
      if Self.order(of: old, with: new) != Self.order(of: new, with: old) {
        let ids = { (lineUp: LineUp) in JSONValue(lineUp.members.map(\.id)) }
        fields.append(FieldChange(field: "members", from: ids(old), to: ids(new)))
      }
      let members = { (lineUp: LineUp) in Self.byID(lineUp.members) { $0.id.description } }
      return fields.map { $0.change(of: .group, id) }
        + Self.changes(.member, members(old), members(new)) { id, old, new in
          Self.changedFields(old.json, new.json, except: ["group"])
            .map { $0.change(of: .member, id) }
        }
    }
  }

  /// Whether another set of groups stands in a section, other than by a group that came, went, or
  /// tells of another section itself.
  private func movesGroups(from old: DebutSection, to new: DebutSection) -> Bool {
    let moved = Set(old.groups).symmetricDifference(new.groups)
    return moved.contains { id in
      guard let oldGroup = oldGroups[id.description], let newGroup = newGroups[id.description]
      else { return oldGroups[id.description] == nil && newGroups[id.description] == nil }
      return oldGroup.group.section == newGroup.group.section
    }
  }

  /// The members who are as current, or as former, in another line-up, in this one's order.
  private static func order(of lineUp: LineUp, with other: LineUp) -> [MemberID] {
    let states = Dictionary(
      other.members.map { ($0.id, $0.isFormer) }, uniquingKeysWith: { first, _ in first })
    return lineUp.members.filter { states[$0.id] == $0.isFormer }.map(\.id)
  }

  private static func byID<Value>(
    _ values: [Value], _ id: (Value) -> String
  ) -> [String: Value] {
    Dictionary(values.map { (id($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func changes<Value>(
    _ kind: Kind, _ old: [String: Value], _ new: [String: Value],
    _ compare: (String, Value, Value) -> [Change]
  ) -> [Change] {
    Set(old.keys).union(new.keys).sorted { $0.precedesInBytes($1) }.flatMap { id in
      switch (old[id], new[id]) {
      case (let oldValue?, let newValue?): compare(id, oldValue, newValue)
      case (nil, _): [Change(kind: kind, id: id, event: .added)]
      case (_, nil): [Change(kind: kind, id: id, event: .removed)]
      }
    }
  }

  private struct FieldChange {
    let field: String
    let from: JSONValue
    let to: JSONValue

    func change(of kind: Kind, _ id: String) -> Change {
      Change(kind: kind, id: id, event: .changed(field: field, from: from, to: to))
    }
  }

  private static func changedFields(
    _ old: JSONValue, _ new: JSONValue, except derived: Set<String>
  ) -> [FieldChange] {
    let (oldFields, newFields) = (fields(of: old), fields(of: new))
    return Set(oldFields.keys).union(newFields.keys).subtracting(derived)
      .sorted { $0.precedesInBytes($1) }
      .compactMap { key in
        let (from, to) = (oldFields[key] ?? .null, newFields[key] ?? .null)
        return from.isSame(as: to) ? nil : FieldChange(field: key, from: from, to: to)
      }
  }

  /// A record's fields, those of a song in it under its name.
  private static func fields(of record: JSONValue) -> [String: JSONValue] {
    guard case .object(var fields) = record else { return [:] }
    guard case .object(let song) = fields["hitSong"] else {
      fields["hitSong"] = nil
      return fields
    }
    fields["hitSong"] = nil
    // The video's address is made from its id.
    for (key, value) in song where key != "url" { fields["hitSong.\(key)"] = value }
    return fields
  }
}

extension JSONValue {
  /// Whether two values are written in the same bytes: `==` takes the composed and the decomposed
  /// form of a text for equal.
  fileprivate func isSame(as other: JSONValue) -> Bool {
    if case (.string(let text), .string(let otherText)) = (self, other) {
      return text.utf8.elementsEqual(otherText.utf8)
    }
    return canonicalText.utf8.elementsEqual(other.canonicalText.utf8)
  }
}
