import KPGGCore

/// A record in a ranking.
struct RankItem: Sendable {
  let id: RecordID
  /// The group, or the group of the member or the song; `nil` if the catalog no longer has it.
  let group: GirlGroup?
  /// The member; `nil` for another kind, and if the catalog no longer has the member.
  let member: Member?
  /// The song; `nil` for another kind, and if the catalog no longer has the song.
  let song: Song?

  /// Whether the catalog no longer has the record.
  var isMissing: Bool {
    switch id {
    case .group: group == nil
    case .member: member == nil
    case .song, .unit: song == nil
    }
  }

  /// The name in the catalog's Latin form, or the ID of a record that it no longer has.
  var mainName: String {
    switch id {
    case .group(let id): group?.name ?? id.description
    case .member(let id): member?.name ?? id.name
    case .song(_, let title), .unit(_, let title): song?.title ?? title
    }
  }

  var koreanName: String? { member?.koreanStageName ?? song?.koreanTitle ?? groupOnly?.koreanName }

  func name(in language: Language) -> String {
    member?.name(in: language) ?? song?.title(in: language) ?? groupOnly?.name(in: language)
      ?? mainName
  }

  /// The name in the other script; `nil` if it is the same or unknown.
  func otherName(in language: Language) -> String? {
    member?.otherName(in: language) ?? song?.otherTitle(in: language)
      ?? groupOnly?.otherName(in: language)
  }

  /// The texts of a card: the other name, the group of a member or a song, whether a member left, and
  /// the birth, the release, or the debut.
  func facts(in language: Language) -> [String] {
    let groupName = groupOnly == nil ? group?.name(in: language) : nil
    let date = member?.birthDate ?? song?.date ?? groupOnly?.debutDate
    let status = member?.isFormer == true ? language.words.status(.left) : nil
    return [otherName(in: language), groupName, status, date?.description].compactMap(\.self)
  }

  /// The group, if the record is a group.
  private var groupOnly: GirlGroup? { if case .group = id { group } else { nil } }
}

extension DocumentReader {
  /// Looks up the records of a ranking, in the same order.
  func rankItems(_ ids: [RecordID]) async throws(CatalogError) -> [RankItem] {
    let catalog = try await catalog()
    let wanted = Set(ids.filter { $0.kind != .group }.map(\.groupID))
    let lineUps = try await lineUps(of: catalog.groups.filter { wanted.contains($0.id) })
    return RankItem.items(ids, in: catalog, lineUps: lineUps)
  }
}

extension RankItem {
  /// Looks up the records of a ranking, in the same order. Only the line-ups of their groups are
  /// needed, and none for groups.
  static func items(_ ids: [RecordID], in catalog: Catalog, lineUps: [LineUp]) -> [RankItem] {
    let groups = Dictionary(catalog.groups.map { ($0.id, $0) }) { first, _ in first }
    let lineUpsByID = Dictionary(lineUps.map { ($0.group.id, $0) }) { first, _ in first }
    return ids.map { id in
      let lineUp = lineUpsByID[id.groupID]
      var (member, song): (Member?, Song?)
      switch id {
      case .group, .unit: break
      case .member(let id): member = lineUp?.members.first { $0.id == id }
      case .song(_, let title): song = lineUp?.song(titled: title)
      }
      return RankItem(id: id, group: groups[id.groupID], member: member, song: song)
    }
  }
}
