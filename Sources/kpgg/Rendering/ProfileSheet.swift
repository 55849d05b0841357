import KPGGCore

extension Renderer {
  /// A member's profile: what the app's screen shows, known or not, then what else is known.
  ///
  /// - Parameters:
  ///   - member: Her entry in the group.
  ///   - group: The group in which she is shown.
  ///   - others: The other groups in which she is or was.
  ///   - died: The day on which she died by any of her entries.
  ///   - today: The day on which her age is told; `nil` for none.
  /// - Returns: The lines, fitted to the terminal.
  func profile(
    of member: Member, in group: GirlGroup, also others: [GirlGroup] = [],
    died: CalendarDate? = nil, today: CalendarDate?
  ) -> [String] {
    FactSheet(
      title: member.name(in: language), subtitle: group.name(in: language),
      facts: facts(of: member, also: others, died: died, today: today)
    ).lines(width: width, painter: painter)
  }

  /// All that is known of a member, and of what the app's screen shows also what is not.
  func facts(
    of entry: Member, also others: [GirlGroup], died: CalendarDate?, today: CalendarDate?
  ) -> [FactSheet.Fact] {
    var member = entry
    member.died = entry.died ?? died
    let label = { (english: String, korean: String) in Label(english, korean).text(in: language) }
    let unknown = Wording.unknown.text(in: language)
    var facts = [
      FactSheet.Fact(
        label("Stage name", "활동명"), pair(member.stageName, member.koreanStageName) ?? unknown),
      FactSheet.Fact(
        label("Birth name", "본명"), pair(member.birthName, member.koreanBirthName) ?? unknown),
      FactSheet.Fact(label("Born", "생년월일"), born(member, today: today) ?? unknown),
      FactSheet.Fact("MBTI", member.mbti?.description ?? unknown),
      FactSheet.Fact(label("Blood type", "혈액형"), member.bloodType?.description ?? unknown),
      FactSheet.Fact(
        label("Former member", "탈퇴여부"),
        Wording.labelOfLeaving(member).text(in: language)),
    ]
    let more: [(String, String?)] = [
      (label("Died", "사망일"), member.died?.description),
      (
        label("Positions", "포지션"),
        list(member.positions.map { Wording.label(of: $0).text(in: language) })
      ),
      (label("Height", "키"), member.heightCm.map { "\($0.shortestText) cm" }),
      (label("Birthplace", "출생지"), member.birthplace),
      (
        label("Nationality", "국적"),
        list(member.nationalities.map { Wording.label(ofCountry: $0).text(in: language) })
      ),
      (label("Also known as", "별칭"), list(member.aliases)),
      (label("Also in", "다른 그룹"), list(others.map { $0.name(in: language) })),
      (label("Picture", "사진"), member.image?.description),
    ]
    facts += more.compactMap { label, value in value.map { FactSheet.Fact(label, $0) } }
    return facts
  }

  /// A value in both scripts, the language's own first.
  func pair(_ romanised: String?, _ korean: String?) -> String? {
    let both = [romanised, korean].compactMap(\.self)
    let ordered = language == .korean ? both.reversed() : both
    guard let first = ordered.first else { return nil }
    return ordered.count == 1 ? first : "\(first) (\(ordered[1]))"
  }

  /// A list in one line; `nil` for an empty one.
  func list(_ items: [String]) -> String? {
    items.isEmpty ? nil : items.joined(separator: ", ")
  }

  private func born(_ member: Member, today: CalendarDate?) -> String? {
    guard let birth = member.birth else { return nil }
    guard let age = today.flatMap({ member.age(on: $0) }) else { return birth.description }
    let words = language == .korean ? "만 \(age)세" : "age \(age)"
    return "\(birth) (\(words))"
  }
}
