/// What a record of the catalogue may be that a person looks for, marks or is shown.
public enum RecordKind: String, CaseIterable, Decodable, Sendable {
  /// A group.
  case group
  /// One entry in a group's line-up.
  case member
}
