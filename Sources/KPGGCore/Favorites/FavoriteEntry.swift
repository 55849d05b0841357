extension Favorites {
  /// A favorite with its date, and with what someone noted about it.
  package struct Entry: Hashable, Sendable {
    package let favorite: Favorite
    /// The date on which the favorite was added, with month and day.
    package let added: CalendarDate
    /// The tags in the order in which they were given. No two are equal.
    package private(set) var tags: [FavoriteTag] = []
    package var note: FavoriteNote?
    /// The keys of the entry in a document that kpgg does not know.
    var otherKeys: JSONMembers = [:]

    /// Creates an entry with a complete date, without tags and note.
    package init(favorite: Favorite, added: CalendarDate) {
      (self.favorite, self.added) = (favorite, added)
    }

    /// Adds tags after those that the favorite has. An existing tag keeps its spelling.
    package mutating func add(_ tags: [FavoriteTag]) {
      var known = Set(self.tags)
      self.tags += tags.filter { known.insert($0).inserted }
    }

    /// Removes the tags that the favorite has. Others are ignored.
    package mutating func remove(_ tags: [FavoriteTag]) {
      let removed = Set(tags)
      self.tags.removeAll { removed.contains($0) }
    }

    /// Returns the entry with the earlier date, all tags, and all notes of both.
    func merged(with other: Entry) -> Entry {
      var entry = Entry(favorite: favorite, added: min(added, other.added))
      entry.add(tags + other.tags)
      entry.note = note.map { $0.merged(with: other.note) } ?? other.note
      entry.otherKeys = other.otherKeys.merged(with: otherKeys)
      return entry
    }
  }
}
