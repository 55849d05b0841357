import KPGGCore

extension QuizKind {
  /// Asks for the group of some members, or for the members of a group on a past day.
  public static let lineup = Self("lineup", english: "line-up", korean: "라인업")
}

/// Asks which group has the listed members, or who was in a group on a past day.
///
/// The listed names are unique to their group. A question about a day has four choices; a hard one
/// asks for all names instead.
struct LineupQuestion: QuestionKind {
  static let kind = QuizKind.lineup
  static let subjects = [QuestionSubject.group, .day]
  static let clueRole = ClueRole.eachProves

  /// What the question asks about the group.
  private enum Topic {
    case name
    /// The line-up of any day on which it is certain.
    case anyDay
    case day(CalendarDate)
  }

  let group: Int
  private let topic: Topic

  private init(group: Int, _ topic: Topic) { (self.group, self.topic) = (group, topic) }

  init?(_ parts: [String], in catalog: QuizCatalog) {
    guard 1...2 ~= parts.count, let group = catalog.group(parts[0]) else { return nil }
    self.group = group
    guard parts.count > 1 else {
      topic = .name
      return
    }
    guard let day = CalendarDate(parts[1]) else { return nil }
    topic = .day(day)
  }

  static func all(for settings: QuizSettings, in catalog: QuizCatalog) -> [Self] {
    catalog.groups(settings).flatMap { group in
      (settings.asksForAcceptedGroups ? [Self(group: group, .name)] : [])
        + (catalog.lineUp(ofGroup: group).hasKnownChanges ? [Self(group: group, .anyDay)] : [])
    }
  }

  static func parts(aboutGroup index: Int, in catalog: QuizCatalog) -> [[String]] {
    let id = catalog.groups[index].name.idText
    return [[id]] + catalog.lineUp(ofGroup: index).provenDays.map { [id, $0.description] }
  }

  var isOpen: Bool { if case .anyDay = topic { true } else { false } }

  func completed(
    in catalog: QuizCatalog, at level: QuizLevel, random: inout SeededGenerator
  ) -> Self? {
    guard isOpen else { return self }
    let days = catalog.lineUp(ofGroup: group).provenDays
    return random.pick(1, of: days) { _, _ in true }?.first.map { Self(group: group, .day($0)) }
  }

  func tier(in catalog: QuizCatalog) -> Tier { catalog.groups[group].candidate.tier }

  func seedName(in catalog: QuizCatalog) -> [String] {
    let name = [Self.kind.rawValue, catalog.groups[group].name.idText]
    return if case .day(let day) = topic { name + [day.description] } else { name }
  }

  func question(_ builder: inout QuestionBuilder) -> QuizQuestion? {
    switch topic {
    case .name: nameQuestion(&builder)
    case .day(let day):
      builder.level.isTyped ? namesQuestion(on: day, &builder) : memberQuestion(on: day, &builder)
    case .anyDay: nil
    }
  }

  private func nameQuestion(_ builder: inout QuestionBuilder) -> QuizQuestion? {
    let catalog = builder.catalog
    let (lineUp, owners) = (catalog.groups[group].lineUp, catalog.memberNames.value)
    let own = catalog.lineUps[lineUp].members.filter { member in
      guard let name = member.knownName else { return false }
      return [name.english, name.korean].allSatisfy { owners[NameDigest($0)] == Int32(lineUp) }
    }
    // The best known member comes last.
    let shown = builder.random.shuffled(own).prefix(5).enumerated().sorted { left, right in
      (left.element.prominence, left.offset) < (right.element.prominence, right.offset)
    }.map(\.element)
    var seen: Set<NormalizedText> = []
    let names = shown.compactMap(\.knownName).filter {
      seen.insert(NormalizedText($0.english + " " + $0.korean)).inserted
    }
    guard !names.isEmpty else { return nil }
    return builder.question(
      aboutGroup: group, QuizPrompt("Which group is it?", "어느 그룹일까요?"),
      clues: names.map { .clue("Member", "멤버", $0) }, openClueCount: 1)
  }

  /// Asks for the only one of four members who was in the group.
  private func memberQuestion(
    on day: CalendarDate, _ builder: inout QuestionBuilder
  ) -> QuizQuestion? {
    let catalog = builder.catalog
    let (name, tier) = (catalog.groups[group].name, tier(in: catalog))
    guard let members = catalog.lineUp(ofGroup: group).provenMembers(on: day) else { return nil }
    let people = Set(members.compactMap { catalog.roster.person($0.id) })
    let known = people.sorted().map { catalog.people[$0].candidate }.filter {
      $0.tier <= max(.leastAsked, tier)
    }
    let others = catalog.groups[group].people.subtracting(people).sorted()
      .map { catalog.people[$0].candidate }
    guard let right = builder.random.shuffled(known).first else { return nil }
    return builder.question(
      [name.idText, day.description],
      QuizPrompt(
        "Who was in \(name.name.english) on \(day)?", "다음 중 \(day) 당시 \(name.name.korean)의 멤버는?",
        about: [name.name]),
      clues: [], subjects: [name.idText], right: right, among: others.count
    ) { others[$0] }
  }

  private func namesQuestion(
    on day: CalendarDate, _ builder: inout QuestionBuilder
  ) -> QuizQuestion? {
    let catalog = builder.catalog
    let name = catalog.groups[group].name
    guard let members = catalog.lineUp(ofGroup: group).provenMembers(on: day),
      let names = catalog.roster.names(of: members), names.count > 1
    else { return nil }
    return builder.question(
      [name.idText, day.description],
      QuizPrompt(
        "Name all members of \(name.name.english) on \(day).",
        "\(day) 당시 \(name.name.korean)의 멤버를 모두 쓰세요.", about: [name.name]),
      clues: names.lineUpClues, solution: .all(names), subjects: [name.idText])
  }
}

extension QuizCatalog {
  fileprivate func lineUp(ofGroup index: Int) -> LineUp { lineUps[groups[index].lineUp] }
}

extension [QuizChoice] {
  /// The clues to the names of a line-up: their number, and their initials if all have some.
  var lineUpClues: [BilingualText] {
    let initials = compactMap { QuizInitials.of($0.name) }
    return [.clue("Number of members", "멤버 수", BilingualText(count: count))]
      + (initials.count == count ? [.initialsClue(initials.list)] : [])
  }
}

extension Member {
  /// An estimate of how well known the member is in the group. The catalog has no such fact.
  fileprivate var prominence: Int {
    (isFormer ? 0 : 4) + positions.count { Self.leadingPositions.contains($0.rawValue) }
  }

  private static let leadingPositions: Set = [
    "Center", "Face of the Group", "Leader", "Main Vocalist", "Visual",
  ]
}
