package import KPGGCore

extension Favorite {
  /// The group, member, or song with this ID.
  package static func of(_ id: String) throws -> Self {
    guard let favorite = RecordID(id).flatMap(Favorite.init) else {
      throw InvalidTestValue(id, Favorite.self)
    }
    return favorite
  }
}

extension Favorites {
  /// Favorites from texts of an ID and a date, and if wanted tags and a note:
  /// `"IVE 2026-11-21 bias,2023 first concert"`. Without tags, there is `-` before a note.
  package static func of(_ texts: String...) throws -> Self {
    Favorites(
      entries: try texts.map { text in
        let parts = text.split(separator: " ", maxSplits: 3).map(String.init)
        var entry = Entry(favorite: try .of(parts[0]), added: try checked(parts[1]))
        for tag in parts.dropFirst(2).first?.split(separator: ",") ?? [] where tag != "-" {
          guard let tag = FavoriteTag(String(tag)) else {
            throw InvalidTestValue(String(tag), FavoriteTag.self)
          }
          entry.add([tag])
        }
        entry.note = parts.count > 3 ? FavoriteNote(parts[3]) : nil
        return entry
      })
  }

  /// A number of groups with the same date.
  package static func groups(_ count: Int) throws -> Self {
    let day: CalendarDate = try checked("2026-11-21")
    return Favorites(
      entries: try (1...count).map { Entry(favorite: try .of("GROUP\($0)"), added: day) })
  }

  /// The entries in the form that `of(_:)` reads.
  package var texts: [String] {
    entries.map { entry in
      let tags = entry.tags.map(\.text).joined(separator: ",")
      let note = entry.note?.text
      let notes =
        tags.isEmpty && note == nil ? [] : [tags.isEmpty ? "-" : tags] + (note.map { [$0] } ?? [])
      return (["\(entry.favorite.id)", "\(entry.added)"] + notes).joined(separator: " ")
    }
  }
}
