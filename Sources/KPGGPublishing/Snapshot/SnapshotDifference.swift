package import KPGGCore

/// The changes between two snapshots, record by record.
///
/// Changes that follow from others are omitted: counts, a group's position in its section, and a
/// member's position after others left.
package struct SnapshotDifference: Equatable, Sendable {
  /// The changes of sections, then of each group followed by its members, songs, and units. All are
  /// in the order of the UTF-8 bytes of their IDs.
  package let changes: [Change]

  /// A record that was added or removed, or that has a new value in one field.
  package struct Change: Equatable, Sendable {
    package let kind: Kind
    /// The record's ID; a section's key. A song's ID is `OHMYGIRL/Dolphin`, and a unit's ID
    /// `AOA/AOA Black`; those with the same title or name are numbered.
    package let id: String
    package let event: Event
  }

  package enum Kind: String, Hashable, Sendable {
    case section
    case group
    /// An entry in a group's line-up.
    case member
    case song
    case unit
  }

  /// The ways in which a record can change.
  package indirect enum Event: Equatable, Sendable {
    /// The record is new. An added group's members, songs, and units have no changes of their own.
    case added
    /// The record is gone. A removed group's members, songs, and units have no changes of their own.
    case removed
    /// A field has a new value; `null` is unknown. The field is a JSON key, or a path such as
    /// `hitSong.title`. A section's `groups` and a group's `members`, `songs`, and `units` are IDs; a
    /// member's `absences` are intervals such as `2010-02/2015-06-24`.
    case changed(field: String, from: JSONValue, to: JSONValue)
  }

  package init(from old: Snapshot, to new: Snapshot) {
    let comparison = SnapshotComparison(old: old, new: new)
    changes = comparison.sections + comparison.groups
  }
}

extension SnapshotDifference.Change: KeyedRecord {
  package static let keys: [RecordKey<Self>] = [.change, .field, .from, .id, .record, .to]
}

extension RecordKey<SnapshotDifference.Change> {
  /// The event: `added`, `removed`, or `changed`.
  package static var change: Self { Self("change") { .string($0.event.name) } }
  /// The changed field. Like both of its values, it is `null` unless a field changed.
  package static var field: Self { Self("field") { JSONValue($0.event.change?.field) } }
  package static var from: Self { Self("from") { $0.event.change?.from ?? .null } }
  package static var id: Self { Self("id") { .string($0.id) } }
  package static var record: Self { Self("record") { .string($0.kind.rawValue) } }
  package static var to: Self { Self("to") { $0.event.change?.to ?? .null } }
}

extension SnapshotDifference.Event {
  fileprivate var name: String {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .changed: "changed"
    }
  }

  fileprivate var change: (field: String, from: JSONValue, to: JSONValue)? {
    guard case .changed(let field, let from, let to) = self else { return nil }
    return (field, from, to)
  }
}

/// The comparison of two snapshots.
struct SnapshotComparison {
  private typealias Change = SnapshotDifference.Change
  private typealias Kind = SnapshotDifference.Kind
  private typealias FieldChange = (field: String, from: JSONValue, to: JSONValue)

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
      var fields = Self.changedFields(old.json, new.json, except: ["groupCount"])
      // A usual English title follows from the Korean title and the years.
      if fields.contains(where: { ["koreanTitle", "from", "to"].contains($0.field) }) {
        fields.removeAll { $0.field == "title" }
      }
      fields.removeAll { $0.field == "groups" && !movesGroups(from: old, to: new) }
      return Self.changes(.section, id, fields)
    }
  }

  /// The changes of groups, their members, songs, and units.
  var groups: [SnapshotDifference.Change] {
    Self.changes(.group, oldGroups, newGroups) { id, old, new in
      var fields = Self.changedFields(old.comparedJSON, new.comparedJSON)
      if Self.order(of: old, with: new) != Self.order(of: new, with: old) {
        let ids = { (lineUp: LineUp) in JSONValue(lineUp.members.map(\.id)) }
        fields.append(("members", ids(old), ids(new)))
      }
      let (oldSongs, newSongs) = (old.identifiedSongs, new.identifiedSongs)
      if Self.order(of: oldSongs, with: newSongs) != Self.order(of: newSongs, with: oldSongs) {
        let ids = { (songs: [IdentifiedSong]) in JSONValue(songs.map { $0.id }) }
        fields.append(("songs", ids(oldSongs), ids(newSongs)))
      }
      let (oldUnits, newUnits) = (old.identifiedUnits, new.identifiedUnits)
      if Self.order(of: oldUnits, with: newUnits) != Self.order(of: newUnits, with: oldUnits) {
        let ids = { (units: [IdentifiedUnit]) in JSONValue(units.map { $0.id }) }
        fields.append(("units", ids(oldUnits), ids(newUnits)))
      }
      let members = { (lineUp: LineUp) in Self.byID(lineUp.members) { $0.id.description } }
      let songs = { (songs: [IdentifiedSong]) in Self.byID(songs) { $0.id } }
      let units = { (units: [IdentifiedUnit]) in Self.byID(units) { $0.id } }
      return Self.changes(.group, id, fields)
        + Self.changes(.member, members(old), members(new)) { id, old, new in
          Self.changes(
            .member, id,
            Self.changedFields(old.comparedJSON, new.comparedJSON, except: ["group"]))
        }
        + Self.changes(.song, songs(oldSongs), songs(newSongs)) { id, old, new in
          Self.changes(
            .song, id, Self.changedFields(old.song.json, new.song.json, except: ["url"]))
        }
        + Self.changes(.unit, units(oldUnits), units(newUnits)) { id, old, new in
          Self.changes(.unit, id, Self.changedFields(old.unit.json, new.unit.json))
        }
    }
  }

  /// Whether a section's set of groups changed, other than by groups that were added, removed, or
  /// assigned to another section.
  private func movesGroups(from old: DebutSection, to new: DebutSection) -> Bool {
    let moved = Set(old.groupIDs).symmetricDifference(new.groupIDs)
    return moved.contains { id in
      guard let oldGroup = oldGroups[id.description], let newGroup = newGroups[id.description]
      else { return oldGroups[id.description] == nil && newGroups[id.description] == nil }
      return oldGroup.group.sectionKey == newGroup.group.sectionKey
    }
  }

  /// Lists the members with the same former or current status in another line-up, in this line-up's
  /// order.
  private static func order(of lineUp: LineUp, with other: LineUp) -> [MemberID] {
    let states = Dictionary(
      other.members.map { ($0.id, $0.isFormer) }, uniquingKeysWith: { first, _ in first })
    return lineUp.members.filter { states[$0.id] == $0.isFormer }.map(\.id)
  }

  /// Lists the songs with the same date in another list, in this list's order.
  private static func order(of songs: [IdentifiedSong], with others: [IdentifiedSong]) -> [String] {
    let dates = Dictionary(
      others.map { ($0.id, $0.song.date) }, uniquingKeysWith: { first, _ in first })
    return songs.filter { dates[$0.id] == .some($0.song.date) }.map { $0.id }
  }

  /// Lists the units that another list has too, in this list's order.
  private static func order(of units: [IdentifiedUnit], with others: [IdentifiedUnit]) -> [String] {
    let ids = Set(others.map { $0.id })
    return units.map { $0.id }.filter(ids.contains)
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

  private static func changedFields(
    _ old: JSONValue, _ new: JSONValue, except derived: Set<String> = []
  ) -> [FieldChange] {
    let (oldFields, newFields) = (fields(of: old), fields(of: new))
    return Set(oldFields.keys).union(newFields.keys).subtracting(derived)
      .sorted { $0.precedesInBytes($1) }
      .compactMap { key in
        let (from, to) = (oldFields[key] ?? .null, newFields[key] ?? .null)
        return from.isSame(as: to) ? nil : (key, from, to)
      }
  }

  private static func changes(_ kind: Kind, _ id: String, _ fields: [FieldChange]) -> [Change] {
    fields.map { Change(kind: kind, id: id, event: .changed(field: $0, from: $1, to: $2)) }
  }

  /// Returns a record's fields. Fields of inner objects have the form `hitSong.title`.
  private static func fields(of record: JSONValue) -> JSONMembers {
    guard case .object(var fields) = record else { return [:] }
    for key in ["hitSong", "links", "song"] {
      let value = fields[key]
      fields[key] = nil
      guard case .object(let members) = value else { continue }
      // The video's URL follows from its ID.
      for member in members where member.key != "url" {
        fields["\(key).\(member.key)"] = member.value
      }
    }
    return fields
  }
}

/// A song with an ID that is unique among the songs of the catalog.
private typealias IdentifiedSong = (id: String, song: Song)
/// A unit with an ID that is unique among the units of the catalog.
private typealias IdentifiedUnit = (id: String, unit: GroupUnit)

extension LineUp {
  /// The songs with their IDs: `TWICE/TT`, and `TWICE/TT (2)` for a second song with this title.
  fileprivate var identifiedSongs: [IdentifiedSong] {
    zip(ids(of: songs.map(\.title)), songs).map { ($0, $1) }
  }

  fileprivate var identifiedUnits: [IdentifiedUnit] {
    zip(ids(of: units.map(\.name)), units).map { ($0, $1) }
  }

  private func ids(of names: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return names.map { name in
      let count = counts[name, default: 0] + 1
      counts[name] = count
      return "\(group.id)/\(name)\(count > 1 ? " (\(count))" : "")"
    }
  }

  /// The values that belong to the group alone.
  fileprivate var comparedJSON: JSONValue {
    group.json.adding(["about": JSONValue(about), "koreanAbout": JSONValue(koreanAbout)])
  }
}

extension Member {
  /// The values, with each absence as a text.
  fileprivate var comparedJSON: JSONValue {
    json.adding(["absences": JSONValue(absences.map(\.text))])
  }
}

extension JSONValue {
  /// Whether two values have the same bytes. `==` treats composed and decomposed forms of a text as
  /// equal.
  fileprivate func isSame(as other: JSONValue) -> Bool {
    if case (.string(let text), .string(let otherText)) = (self, other) {
      return text.utf8.elementsEqual(otherText.utf8)
    }
    return canonicalText.utf8.elementsEqual(other.canonicalText.utf8)
  }
}
