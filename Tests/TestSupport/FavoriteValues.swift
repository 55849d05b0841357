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
  /// Favorites from texts of an ID and a date: `"IVE 2026-11-21"`.
  package static func of(_ texts: String...) throws -> Self {
    Favorites(
      entries: try texts.map { text in
        let parts = text.split(separator: " ")
        return Entry(favorite: try .of(String(parts[0])), added: try checked(String(parts[1])))
      })
  }

  /// A number of groups with the same date.
  package static func groups(_ count: Int) throws -> Self {
    let day: CalendarDate = try checked("2026-11-21")
    return Favorites(
      entries: try (1...count).map { Entry(favorite: try .of("GROUP\($0)"), added: day) })
  }

  /// The entries in the form that `of(_:)` reads.
  package var texts: [String] { entries.map { "\($0.favorite.id) \($0.added)" } }
}
