/// Works out what changed between two snapshots.
struct SnapshotComparison {
  private typealias Change = SnapshotDifference.Change
  private typealias Record = SnapshotDifference.Record

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
    _ record: Record, _ old: [String: Value], _ new: [String: Value],
    _ compare: (String, Value, Value) -> [Change]
  ) -> [Change] {
    Set(old.keys).union(new.keys).sorted { $0.precedesInBytes($1) }.flatMap { id in
      switch (old[id], new[id]) {
      case (let oldValue?, let newValue?): compare(id, oldValue, newValue)
      case (nil, _): [Change(record: record, id: id, event: .added)]
      case (_, nil): [Change(record: record, id: id, event: .removed)]
      }
    }
  }

  private struct FieldChange {
    let field: String
    let from: JSONValue
    let to: JSONValue

    func change(of record: Record, _ id: String) -> Change {
      Change(record: record, id: id, event: .changed(field: field, from: from, to: to))
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
