import KPGGCore
import KPGGPublishing

extension Site {
  /// A group: the text about it, its facts, its members, its units, its songs, and related groups.
  func groupPage(of lineUp: LineUp, in language: Language) -> SitePage {
    let group = lineUp.group
    let (labels, name) = (language.words.site, group.name(in: language))
    var page = newPage(.group(group.id), titled: name, in: language)
    page.parents = [(.groups, labels.groups)]
    page.scripts = [SiteFile.favoritesScript.path]
    let picture = group.image ?? group.logo
    page.picture = picture
    page.pictures = lineUp.members.compactMap(\.image) + [picture].compactMap(\.self)
    page.content = page.heading(
      of: .group, id: group.id.rawValue, debut: group.debutDate, picture: picture, name: name,
      otherName: group.otherName(in: language))
    page.content += about(lineUp, on: page)
    page.content += hitSong(of: group, on: page)
    let facts = facts(of: group, in: language)
    page.structuredData = StructuredData(lineUp, in: language)
    page.summary = "\(name). " + (lineUp.about(in: language) ?? SitePage.summary(of: facts))
    page.content += page.list(of: facts, links: page.links(of: group, in: section(of: group)))
    let current = lineUp.members.filter { !$0.isFormer }
    let former = lineUp.members.filter(\.isFormer)
    let cards = { (members: [Member]) in
      page.cards(members.map { page.card(of: $0, in: group) }, class: "grid")
    }
    page.content += page.section(labels.members, cards(current))
    page.content += page.section(labels.formerMembers, cards(former))
    page.content += periodBars(of: lineUp, on: page)
    page.content += page.links(toRankAndCompare: lineUp)
    page.content += page.section(
      language.words.labels.groupFields.units, id: "units", units(of: lineUp, on: page))
    page.hasVideos = lineUp.songs.contains { $0.youtubeID != nil }
    page.content += page.section(labels.songs, songs(of: lineUp, on: page))
    page.content += relations(of: lineUp, on: page)
    return page
  }

  private func facts(of group: GirlGroup, in language: Language) -> [FactSheet.Fact] {
    let writer = TextWriter.plain(language)
    let sectionFact = section(of: group).map {
      FactSheet.Fact(language.words.labels.groupFields.section, $0.title(in: language))
    }
    return writer.history(of: group) + [sectionFact].compactMap(\.self) + group.links.facts
  }

  private func section(of group: GirlGroup) -> DebutSection? {
    catalog.sections.first { $0.key == group.sectionKey }
  }

  /// The text about the group. An English text on a Korean page is marked as English.
  private func about(_ lineUp: LineUp, on page: SitePage) -> Markup {
    guard let text = lineUp.about(in: page.language) else { return "" }
    let isEnglish = page.language == .korean && lineUp.koreanAbout == nil
    let mark: Markup = isEnglish ? " lang=\"en\"" : ""
    return """
      <p class="about"\(mark)>\(page.text(text))</p>

      """
  }

  private func hitSong(of group: GirlGroup, on page: SitePage) -> Markup {
    guard let song = group.hitSong, let address = song.address else { return "" }
    let title = page.text(song.fullTitle(in: page.language))
    return """
      <p class="hit">\(page.externalLink(address, "▶ YouTube: \(title)"))</p>

      """
  }

  /// The units, each with its debut, its members, and its song.
  private func units(of lineUp: LineUp, on page: SitePage) -> Markup {
    let language = page.language
    let rows = ListedUnit.all(of: lineUp).map { unit -> Markup in
      let members = unit.members.map { member in
        page.link(to: .member(member.id), member.name(in: language))
      }
      let date: Markup? = unit.unit.debutDate.map(\.description).map {
        "<time datetime=\"\($0)\">\($0)</time> "
      }
      let song: Markup? = unit.unit.song.map { song in
        let title = page.text("♪ " + song.title(in: language))
        return " <small>\(song.address.map { page.externalLink($0, title) } ?? title)</small>"
      }
      let name = page.text(unit.unit.displayName.text(in: language))
      let id = Self.rowID(.unit, unit.unit.name)
      return "<li id=\"\(id)\">\(date)\(name): \(members.joined(separator: ", "))\(song)</li>"
    }
    return rows.isEmpty ? "" : "<ul class=\"songs\">\n\(rows.joined(separator: "\n"))\n</ul>"
  }

  /// The songs, newest first.
  private func songs(of lineUp: LineUp, on page: SitePage) -> Markup {
    let language = page.language
    let rows = ListedSong.newestFirst([lineUp]).map(\.song).map { song -> Markup in
      let title = page.text(song.title(in: language))
      let name = song.address.map { page.externalLink($0, title) } ?? title
      let kind: Markup? = song.kind.map { " <small>\(language.words.kind($0))</small>" }
      let date: Markup? = song.date.map(\.description).map {
        "<time datetime=\"\($0)\">\($0)</time> "
      }
      let id = Self.rowID(.song, song.title)
      return "<li id=\"\(id)\">\(date)\(name)\(kind)</li>"
    }
    guard !rows.isEmpty else { return "" }
    let labels = language.words.site
    return """
      <ol class="songs" data-play="\(labels.playHere)" data-close="\(labels.closePlayer)">
      \(rows.joined(separator: "\n"))
      </ol>
      """
  }
}

extension Site {
  /// The ID of a song's or a unit's row, to which the search links. It has no spaces.
  private static func rowID(_ kind: RecordKind, _ name: String) -> String {
    "\(kind.rawValue)-\(SafeText.of(name).replacing(" ", with: "_"))"
  }

  /// The best known related groups, in a section for each kind of relation.
  private func relations(of lineUp: LineUp, on page: SitePage) -> Markup {
    let (language, labels) = (page.language, page.language.words.labels)
    let sections = relationFinder.relations(of: lineUp).bestKnown
      .map { kind, related -> Markup in
        let items = related.map { related -> Markup in
          let link = page.link(to: .group(related.group.id), related.group.name(in: language))
          let members = page.text(related.memberNames(in: language))
          let note: Markup? = kind == .members ? " <small>\(members)</small>" : nil
          return "<li>\(link)\(note)</li>"
        }
        return page.section(
          labels.relation(kind), "<ul class=\"columns\">\(items.joined())</ul>")
      }
    return sections.joined()
  }
}
