/// The parts of a line-up to read, in addition to its group.
///
/// A catalog in memory leaves the other parts empty, which saves time. A document is always read
/// whole, so that its problems are found.
package struct LineUpParts: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let members = Self(rawValue: 1)
  package static let songs = Self(rawValue: 2)
  package static let units = Self(rawValue: 4)
  /// The texts about the group.
  package static let about = Self(rawValue: 8)

  package static let all: Self = [.members, .songs, .units, .about]
}
