import KPGGCore

extension Renderer {
  /// A group with its members: what is known of it, then a table of its line-up.
  func group(_ lineUp: LineUp) -> [String] {
    facts(of: lineUp.group, memberCount: Wording.count(of: lineUp.members).text(in: language))
      + (lineUp.members.isEmpty ? [] : [""] + members(of: lineUp))
  }

  /// What is known of a group.
  func facts(of group: GirlGroup, memberCount: String? = nil) -> [String] {
    let label = { (english: String, korean: String) in Label(english, korean).text(in: language) }
    let facts: [(String, String?)] = [
      (label("Hit song", "대표곡"), group.hitSong?.fullTitle(in: language)),
      (label("Video", "영상"), group.hitSong?.url),
      (label("Picture", "사진"), group.image?.description),
      (label("Members", "멤버"), memberCount),
    ]
    return FactSheet(
      title: group.name(in: language), subtitle: otherName(of: group),
      facts: history(of: group) + Self.known(facts)
    ).lines(width: width, painter: painter)
  }

  /// What is known of a group, its song and its pictures apart.
  func history(of group: GirlGroup) -> [FactSheet.Fact] {
    let label = { (english: String, korean: String) in Label(english, korean).text(in: language) }
    let status = group.status.map { Wording.label(of: $0).text(in: language) }
    let shown = [group.name, group.koreanName ?? group.name]
    return Self.known([
      (label("Debut", "데뷔"), group.debut?.description),
      (label("Agency", "소속사"), group.agency),
      (label("Fandom", "팬덤"), group.fandom),
      (label("Status", "상태"), status.map { $0 + (group.disbanded.map { " (\($0))" } ?? "") }),
      (label("Also known as", "별칭"), list(group.aliases.filter { !shown.contains($0) })),
    ])
  }

  private static func known(_ facts: [(String, String?)]) -> [FactSheet.Fact] {
    facts.compactMap { label, value in value.map { FactSheet.Fact(label, $0) } }
  }

  /// A group's name in the other language, where that is another.
  func otherName(of group: GirlGroup) -> String? {
    let other = language == .korean ? group.name : group.koreanName
    return other == group.name(in: language) ? nil : other
  }

  private func members(of lineUp: LineUp) -> [String] {
    var keys = ["stageName", "koreanStageName", "birth", "mbti", "bloodType", "positions"]
    if !lineUp.members.allSatisfy(\.isCurrent) { keys.append("isFormer") }
    let fields = keys.compactMap { Member.field(named: $0) }
    return table(of: lineUp.members, fields).lines(width: width, painter: painter)
  }
}

extension HitSong {
  /// The song with its title in both scripts: `Dolphin (돌핀), 2020`.
  func fullTitle(in language: Language) -> String {
    let both = language == .korean ? [koreanTitle, title] : [title, koreanTitle]
    let titles = both.compactMap(\.self)
    let second = titles.dropFirst().first.map { " (\($0))" } ?? ""
    let name = titles.first.map { $0 + second }
    return [name, year.map(String.init)].compactMap(\.self).joined(separator: ", ")
  }
}
