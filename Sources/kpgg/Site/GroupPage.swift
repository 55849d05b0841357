import KPGGCore
import KPGGPublishing

extension Site {
  /// A group: its facts, its members, and its songs.
  func groupPage(of lineUp: LineUp, in language: Language) -> SitePage {
    let group = lineUp.group
    let (labels, name) = (language.words.site, group.name(in: language))
    var page = newPage(.group(group.id), in: language)
    page.title = name
    let picture = group.image ?? group.logo
    page.picture = picture
    page.pictures = lineUp.members.compactMap(\.image) + [picture].compactMap(\.self)
    page.content = page.heading(
      of: .group, id: group.id.rawValue, picture: picture, name: name,
      otherName: group.otherName(in: language))
    page.content += hitSong(of: group, on: page)
    let facts = facts(of: group, in: language)
    page.summary = "\(name). " + SitePage.summary(of: facts)
    page.content += page.list(of: facts)
    let current = lineUp.members.filter { !$0.isFormer }
    let former = lineUp.members.filter(\.isFormer)
    page.content += page.section(
      labels.members, page.cards(current.map(page.card), class: "grid"))
    page.content += page.section(
      labels.formerMembers, page.cards(former.map(page.card), class: "grid"))
    page.content += page.section(labels.songs, songs(of: lineUp, on: page))
    return page
  }

  private func facts(of group: GirlGroup, in language: Language) -> [FactSheet.Fact] {
    let writer = TextWriter.plain(language)
    let section = catalog.sections.first { $0.key == group.sectionKey }
    let sectionFact = section.map {
      FactSheet.Fact(language.words.labels.groupFields.section, $0.title(in: language))
    }
    return writer.history(of: group) + [sectionFact].compactMap(\.self) + group.links.facts
  }

  private func hitSong(of group: GirlGroup, on page: SitePage) -> Markup {
    guard let song = group.hitSong, let address = song.address else { return "" }
    let title = page.text(song.fullTitle(in: page.language))
    return """
      <p class="hit">\(page.externalLink(address, "▶ \(page.language.words.site.play): \(title)"))</p>

      """
  }

  /// The songs, newest first.
  private func songs(of lineUp: LineUp, on page: SitePage) -> Markup {
    let language = page.language
    let rows = lineUp.songs.reversed().map { song -> Markup in
      let title = page.text(song.title(in: language))
      let name = song.address.map { page.externalLink($0, title) } ?? title
      let kind: Markup? = song.kind.map { " <small>\(language.words.kind($0))</small>" }
      let date: Markup? = song.date.map(\.description).map {
        "<time datetime=\"\($0)\">\($0)</time> "
      }
      return "<li>\(date)\(name)\(kind)</li>"
    }
    return rows.isEmpty ? "" : "<ol class=\"songs\">\n\(rows.joined(separator: "\n"))\n</ol>"
  }
}
