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
    public let record: Record
    /// The record's id, or a section's key.
    public let id: String
    /// What became of it.
    public let event: Event
  }

  /// The kinds of record that a catalogue has.
  public enum Record: String, Hashable, Sendable {
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
      "record": .string(record.rawValue), "id": .string(id), "change": .string(name),
      "field": field, "from": from, "to": to,
    ])
  }
}
