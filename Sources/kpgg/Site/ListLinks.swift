import KPGGCore
import KPGGPublishing

/// Links from facts to the lists of the records that share them.
extension SitePage {
  /// A link to the records of a list that have a value.
  func link(to list: SitePath, _ filter: FieldFilter, _ value: String, _ text: String) -> Markup {
    let address = "\(address(of: list))?\(filter.rawValue)=\(value.percentEncoded)"
    return "<a href=\"\(address)\">\(self.text(text))</a>"
  }

  /// A link to all groups that debuted in some years.
  func link(to years: ClosedRange<Int>, showing text: String) -> Markup {
    let range = "\(years.lowerBound)..\(years.upperBound)"
    return "\n<p>\(link(to: .groups, .debut, range, text))</p>"
  }

  /// The values of a group's facts as links, by the labels of the facts.
  func links(of group: GirlGroup, in section: DebutSection?) -> [String: Markup] {
    let (words, labels) = (language.words, language.words.labels.groupFields)
    var links: [String: Markup] = [:]
    if let debut = group.debutDate {
      links[labels.debut] = link(to: .groups, .debut, String(debut.year), debut.description)
    }
    // A text with unusual spaces is shown as it is, without links.
    if !group.agencies.isEmpty, group.agencies.joined(separator: " / ") == group.agency {
      links[labels.agency] = group.agencyNames.map {
        link(to: .groups, .agency, $0.english, $0.text(in: language))
      }.joined(separator: " / ")
    }
    if let status = group.status {
      let date = group.disbandmentDate.map { " (\($0))" } ?? ""
      links[labels.status] =
        link(to: .groups, .status, status.description, words.status(status)) + text(date)
    }
    if let section, let years = section.years {
      let range = "\(years.lowerBound)..\(years.upperBound)"
      links[labels.section] = link(to: .groups, .debut, range, section.title(in: language))
    }
    return links
  }

  /// The values of a member's facts as links, by the labels of the facts.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - units: The units of the group that have the member.
  ///   - showsAge: Whether the script adds the present age to the birth date.
  /// - Returns: The links.
  func links(of member: Member, in units: [GroupUnit], showsAge: Bool) -> [String: Markup] {
    let (words, labels) = (language.words, language.words.labels.memberFields)
    var links: [String: Markup] = [:]
    if let birth = member.birthDate {
      let age: Markup =
        "<small id=\"age\" data-born=\"\(birth.description)\" data-age=\" \(words.site.age)\"></small>"
      links[labels.birth] = self.links(of: birth) + (showsAge && birth.day != nil ? age : "")
    }
    if let mbti = member.mbti?.description {
      links[labels.mbti] = link(to: .members, .mbti, mbti, mbti)
    }
    if let blood = member.bloodType?.description {
      links[labels.bloodType] = link(to: .members, .blood, blood, blood)
    }
    links[labels.nationalities] = member.nationalities.map {
      link(to: .members, .nationality, $0, words.country($0))
    }.joined(separator: ", ")
    links[labels.positions] = member.positions.map {
      link(to: .members, .position, $0.description, words.position($0))
    }.joined(separator: ", ")
    links[words.labels.groupFields.units] = self.links(to: units, of: member.groupID)
    return links
  }

  /// Links to units on the page of their group.
  private func links(to units: [GroupUnit], of group: GroupID) -> Markup {
    let links = units.prefix(20).map { unit -> Markup in
      let name = text(unit.displayName.text(in: language))
      let year: Markup? = unit.debutDate.map { " (\(String($0.year)))" }
      return "<a href=\"\(address(of: .group(group)))#units\">\(name)</a>\(year)"
    }
    let more = language.words.andMore(units.count - links.count)
    return links.joined(separator: ", ") + Markup(showing: more)
  }

  /// A birth date whose year leads to the members born in it, and its month to the birthdays.
  private func links(of birth: CalendarDate) -> Markup {
    let year = String(birth.description.prefix(4))
    let rest = String(birth.description.dropFirst(5))
    let link = link(to: .members, .born, String(birth.year), year)
    guard let month = birth.month else { return link }
    let others = self.link(to: .birthdaysInMonth(month), rest)
    return "<span class=\"date\">\(link)-\(others)</span>"
  }
}

extension ChartTopic {
  /// The list and the filter with the records of a bar; `nil` if no filter selects them.
  var list: (page: SitePath, filter: FieldFilter)? {
    switch self {
    case .debuts: (.groups, .debut)
    case .agencies: (.groups, .agency)
    case .mbti: (.members, .mbti)
    case .blood: (.members, .blood)
    case .ages: (.members, .born)
    case .nationalities: (.members, .nationality)
    case .songs: (.songs, .released)
    case .heights: nil
    }
  }
}
