import KPGGCore
import KPGGPublishing

extension Site {
  /// A member of a group: the profile, the person's other groups, the other members, people with the
  /// same birthday, and links to the members before and after.
  func memberPage(at index: Int, of lineUp: LineUp, in language: Language) -> SitePage {
    let (member, group) = (lineUp.members[index], lineUp.group)
    let name = member.name(in: language)
    var page = newPage(
      .member(member.id), titled: "\(name) (\(group.name(in: language)))", in: language)
    page.parents = [
      (.groups, language.words.site.groups), (.group(group.id), group.name(in: language)),
    ]
    page.scripts = [SiteFile.favoritesScript.path]
    page.picture = member.image
    page.pictures = [member.image].compactMap(\.self)
    page.content = page.heading(
      of: .member, id: member.id.rawValue, debut: group.debutDate, picture: member.image,
      name: name, otherName: member.otherName(in: language))
    let person = people[member.id] ?? Person(main: member)
    let facts = facts(of: member, in: group, diedOn: person.deathDate, language)
    page.structuredData = StructuredData(
      member, of: person.listedEntries.map { catalog.group($0.groupID) }, in: language)
    page.summary = "\(group.name(in: language)). " + SitePage.summary(of: facts)
    let isAlive = person.deathDate == nil
    page.content += page.list(
      of: facts,
      links: page.links(of: member, in: units[member.id], showsAge: isAlive))
    page.content += otherGroups(of: person, besides: member, on: page)
    page.content += groupMates(of: member, in: lineUp, on: page)
    page.content += sameBirthday(as: person, on: page)
    page.content += neighbors(of: index, in: lineUp, on: page)
    return page
  }

  private func facts(
    of member: Member, in group: GirlGroup, diedOn: CalendarDate?, _ language: Language
  ) -> [FactSheet.Fact] {
    let writer = TextWriter.plain(language)
    // The facts omit the other groups; the page links to them instead.
    var member = member
    (member.image, member.deathDate) = (nil, diedOn)
    return writer.facts(
      of: member, in: group, as: Person(main: member), in: catalog, units: units, today: nil)
  }

  private func otherGroups(
    of person: Person, besides member: Member, on page: SitePage
  ) -> Markup {
    let links = person.listedEntries.filter { $0.id != member.id }
      .map { entry -> Markup in
        let group = catalog.group(entry.groupID)
        let link = page.link(to: .member(entry.id), group.name(in: page.language))
        let note: Markup? = TextWriter.plain(page.language).note(on: entry, in: group)
          .map { " <small>\(page.text($0))</small>" }
        return "<li>\(link)\(note)</li>"
      }
    let list: Markup = links.isEmpty ? "" : "<ul class=\"columns\">\(links.joined())</ul>"
    let rest = person.unlistedCount
    let more: Markup? =
      rest > 0 ? "<p>\(page.text(page.language.words.andMore(rest, separator: "…")))</p>" : nil
    return page.section(page.language.words.site.alsoIn, "\(list)\(more)")
  }

  /// The other members of the group, and when those who left or joined later were in it.
  private func groupMates(of member: Member, in lineUp: LineUp, on page: SitePage) -> Markup {
    let language = page.language
    let mates = lineUp.members.filter { $0.id != member.id }
    // Links between all members of a very large group would be too many.
    let links = mates.prefix(40).map { mate -> Markup in
      let link = page.link(to: .member(mate.id), mate.name(in: language))
      let years = language.words.years(of: mate, in: lineUp.group)
      let note: Markup? = years.map { " <small>\(page.text($0))</small>" }
      return "<li>\(link)\(note)</li>"
    }
    let list: Markup = links.isEmpty ? "" : "<ul class=\"columns\">\(links.joined())</ul>"
    let rest = language.words.andMore(mates.count - links.count, separator: "…")
    let more: Markup = rest.isEmpty ? "" : "<p>\(page.link(to: .group(lineUp.id), rest))</p>"
    return page.section(language.words.site.groupMates, "\(list)\(more)")
  }

  /// The other people with the birthday of a person, those of the best known groups first.
  private func sameBirthday(as person: Person, on page: SitePage) -> Markup {
    guard let day = person.main.birthDate?.monthAndDay else { return "" }
    let others = (birthdaysByDay[day] ?? []).filter { $0.id != person.id }
    let links = others.prefix(12).map { other -> Markup in
      let group = catalog.group(other.main.groupID).name(in: page.language)
      let link = page.link(to: .member(other.main.id), other.main.name(in: page.language))
      return "<li>\(link) <small>\(page.text(group))</small></li>"
    }
    let list: Markup = links.isEmpty ? "" : "<ul class=\"columns\">\(links.joined())</ul>"
    return page.section(page.language.words.site.sameBirthday, list)
  }

  private func neighbors(of index: Int, in lineUp: LineUp, on page: SitePage) -> Markup {
    let labels = page.language.words.site
    func link(_ index: Int, _ relation: String, _ label: String) -> Markup? {
      guard lineUp.members.indices.contains(index) else { return nil }
      let member = lineUp.members[index]
      return """
        <a rel="\(relation)" href="\(page.address(of: .member(member.id)))">\
        <small>\(label)</small> \(page.text(member.name(in: page.language)))</a>
        """
    }
    let links = [
      link(index - 1, "prev", labels.previous), link(index + 1, "next", labels.next),
    ].compactMap(\.self)
    guard !links.isEmpty else { return "" }
    return """
      <nav class="neighbors" aria-label="\(labels.members)">\(links.joined(separator: "\n"))</nav>

      """
  }
}
