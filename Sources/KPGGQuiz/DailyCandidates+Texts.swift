import KPGGCore

extension DailyCandidates {
  /// Returns the value of an attribute in both languages: `2015`, `163 cm`; `nil` if it is unknown.
  public func text(of attribute: GuessAttribute, for candidate: DailyCandidate) -> QuizText? {
    guard let value = candidate.profile.values[attribute] else { return nil }
    switch (attribute, value, candidate.subject) {
    case (.height, .number(let number), _): return QuizText("\(number.shortestText) cm")
    case (_, .number(let number), _): return QuizText(number.shortestText)
    case (.agency, _, .group(let group)): return group.agency.map { QuizText($0) }
    case (.status, _, .group(let group)):
      return group.status.map { QuizText(english: $0.englishName, korean: $0.koreanName) }
    case (.section, _, .group(let group)): return section(of: group)
    case (.group, _, .person(let person)):
      return person.entries.map { name(of: $0.groupID) }.list
    case (.country, .list(let countries), _):
      return countries.map {
        QuizText(english: $0, korean: Country.koreanNames(of: $0).first ?? $0)
      }.list
    case (_, .list(let letters), _): return QuizText(letters.joined())
    }
  }

  /// The years of the section, or else its title.
  private func section(of group: GirlGroup) -> QuizText? {
    guard let key = group.sectionKey else { return nil }
    guard let section = catalog.sections.first(where: { $0.key == key }) else {
      return QuizText(key.description)
    }
    return section.years.map { years in
      QuizText(
        english: years.yearsText(separator: "–"), korean: years.yearsText(separator: "~"))
    } ?? QuizText(english: section.title, korean: section.koreanTitle)
  }

  private func name(of id: GroupID) -> QuizText {
    guard let group = catalog[id] else { return QuizText(id.description) }
    return QuizText(english: group.name, korean: group.koreanName ?? group.name)
  }
}
