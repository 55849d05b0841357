/// The parts of a line-up to read, in addition to its group.
///
/// A catalog in memory leaves the other parts empty, which saves time. A document is always read
/// whole, so that its problems are found.
package struct LineUpParts: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The members with no more than their IDs, names, and birth dates, and whether they have left.
  package static let names = Self(rawValue: 1)
  package static let members: Self = [.names, Self(rawValue: 2)]
  package static let songs = Self(rawValue: 4)
  package static let units = Self(rawValue: 8)
  /// The texts about the group.
  package static let about = Self(rawValue: 16)

  package static let all: Self = [.members, .songs, .units, .about]
}
