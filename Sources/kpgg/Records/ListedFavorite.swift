import KPGGCore

/// A favorite and its record in the catalog.
struct ListedFavorite: Hashable, Sendable {
  let entry: Favorites.Entry
  /// The group, or the group of the member or the song; `nil` if the catalog no longer has it.
  var group: GirlGroup?
  /// The member; `nil` for another kind, and if the group's line-up no longer has the member.
  var member: Member?
  /// The song; `nil` for another kind, and if the group no longer has the song.
  var song: Song?
  /// The number of line-up entries of the group; `nil` if they were not counted.
  var memberCount: Int?

  /// The id as in the catalog, else as saved.
  var id: RecordID {
    switch entry.favorite {
    case .group(let id): .group(group?.id ?? id)
    case .member(let id): .member(member?.id ?? id)
    case .song(let id, let title): .song(group: group?.id ?? id, title: title)
    }
  }

  /// Whether the catalog no longer has it.
  var isMissing: Bool {
    switch entry.favorite {
    case .group: group == nil
    case .member: member == nil
    case .song: song == nil
    }
  }
}

extension ListedFavorite: Tabular {
  static let fields: [Field<ListedFavorite>] = [
    .added, .kind, .id, .group, .member, .song, .tags, .note,
  ]
  static let columns: [Field<ListedFavorite>] = [.added, .favorite, .tags, .note]
  static let rows: [Field<ListedFavorite>] = [.id, .added, .group, .member, .song, .tags, .note]
  static var id: Field<ListedFavorite> { .id }

  var json: JSONValue { jsonOfFields }

  func isDimmed(in context: CellContext) -> Bool { isMissing }

  /// The text for a record that the catalog no longer has.
  fileprivate static func gone(_ name: String, _ context: CellContext) -> String {
    "\(name) (\(context.words.labels.missing))"
  }
}

extension Field<ListedFavorite> {
  static var added: Self {
    Self(key: "added", label: \.addedOn, json: \.entry.added.json, rank: 0, overflow: .keep)
  }
  static var kind: Self {
    Self(
      key: "kind", label: \.kind, json: { .string($0.entry.favorite.kind.rawValue) },
      overflow: .keep, shown: { $1.words.kind($0.entry.favorite.kind) })
  }
  static var id: Self { Self(key: "id", label: \.id, json: \.id.json) }
  /// The group of a member or a song. JSON omits it, because it is part of the ID.
  static var group: Self {
    Self(
      key: "group", label: \.group,
      json: { row in
        guard row.entry.favorite.kind == .group, let group = row.group else { return .null }
        return group.json(memberCount: row.memberCount)
      },
      overflow: .wrap,
      shown: { row, context in
        row.group?.name(in: context.language)
          ?? ListedFavorite.gone(row.entry.favorite.groupID.description, context)
      },
      plain: { $0.group?.name ?? "" }, innerPaths: { ListedGroup.paths })
  }
  static var member: Self {
    Self(
      key: "member", label: \.member, json: { JSONValue($0.member) }, overflow: .wrap,
      shown: { $0.memberName(in: $1) ?? "" },
      plain: { $0.member?.name ?? "" }, innerPaths: { Member.paths })
  }
  static var song: Self {
    Self(
      key: "song", label: \.song,
      json: { row in row.song?.json(group: row.id.groupID) ?? .null },
      overflow: .wrap, shown: { $0.title(in: $1) ?? "" },
      plain: { $0.song?.title ?? "" }, innerPaths: { ListedSong.paths })
  }
  static var tags: Self {
    Self(
      key: "tags", label: \.tags, json: { JSONValue($0.entry.tags.map(\.text)) }, rank: 2,
      overflow: .wrap)
  }
  static var note: Self {
    Self(
      key: "note", label: \.note, json: { JSONValue($0.entry.note?.text) }, rank: 1,
      overflow: .wrap)
  }
  /// The group, or the member or the song with its group, for tables only.
  fileprivate static var favorite: Self {
    let group = Self.group
    return Self(
      key: "favorite", label: \.favorite, json: { .string($0.id.description) },
      overflow: .wrap,
      shown: { row, context in
        let names = [
          row.memberName(in: context) ?? row.title(in: context), group.shown?(row, context),
        ]
        return names.compactMap(\.self).joined(separator: ", ")
      })
  }
}

extension ListedFavorite {
  fileprivate func memberName(in context: CellContext) -> String? {
    entry.favorite.memberID.map { id in
      member?.name(in: context.language) ?? Self.gone(id.name, context)
    }
  }

  fileprivate func title(in context: CellContext) -> String? {
    entry.favorite.title.map { title in
      song?.title(in: context.language) ?? Self.gone(title, context)
    }
  }
}

extension FieldSelection<ListedFavorite> {
  /// The selection for a list: without tags or notes in a table if there are none.
  func withoutEmptyNotes(of favorites: [ListedFavorite]) -> Self {
    guard showsSheet else { return self }
    let tagged = favorites.contains { !$0.entry.tags.isEmpty } ? self : without(.tags)
    return favorites.contains { $0.entry.note != nil } ? tagged : tagged.without(.note)
  }
}

extension DocumentReader {
  /// Looks up all favorites, in the same order. Without favorites, it reads no documents.
  ///
  /// Counting the members of groups takes one more document for each group. A group without a
  /// document has no members.
  func lookUp(
    _ favorites: Favorites, countingMembers isCounting: Bool
  ) async throws(CatalogError) -> [ListedFavorite] {
    guard !favorites.entries.isEmpty else { return [] }
    let catalog = try await catalog()
    let wanted = Set(
      favorites.entries.map(\.favorite).filter { isCounting || $0.kind != .group }
        .map { Favorite.group($0.groupID) })
    let lineUps = try await existingLineUps(
      of: catalog.groups.filter { wanted.contains(.group($0.id)) })
    let lineUpsByID = Dictionary(lineUps.map { (Favorite.group($0.group.id), $0) }) { $1 }
    let groupsByID = Dictionary(catalog.groups.map { (Favorite.group($0.id), $0) }) { $1 }
    return favorites.entries.map { entry in
      let id = Favorite.group(entry.favorite.groupID)
      let lineUp = lineUpsByID[id]
      return ListedFavorite(
        entry: entry, group: lineUp?.group ?? groupsByID[id],
        member: lineUp?.members.first { .member($0.id) == entry.favorite },
        song: entry.favorite.title.flatMap { lineUp?.song(titled: $0) },
        memberCount: lineUp?.members.count)
    }
  }

  private func existingLineUps(
    of groups: [GirlGroup]
  ) async throws(CatalogError) -> [LineUp] {
    do {
      return try await lineUps(of: groups)
    } catch {
      guard case .documentNotFound = error else { throw error }
    }
    // A document is missing: read the groups one by one.
    var lineUps: [LineUp] = []
    for group in groups {
      do {
        lineUps.append(try await lineUp(of: group))
      } catch {
        guard case .documentNotFound = error else { throw error }
      }
    }
    return lineUps
  }
}
