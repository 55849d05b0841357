/// Whether a group goes on.
///
/// A group that ended and met again for one project stays `disbanded`; one that came back for good
/// is `active`.
public enum GroupStatus: String, TextCodable, CaseIterable {
  case active
  /// No formal end, and no activity as a group.
  case hiatus
  case disbanded
}
