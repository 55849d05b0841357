import KPGGCore
import KPGGPublishing

extension Site {
  /// Makes the pages that list groups, members, and songs, one at a time: those without links to other
  /// lists first.
  func forEachListPage<Failure: Error>(
    in language: Language, _ body: (SitePage) throws(Failure) -> Void
  ) throws(Failure) {
    for (letter, _, members) in membersByLetter {
      try body(membersPage(of: letter, members, in: language))
    }
    for (year, songs) in songsByYear { try body(songsPage(of: year, songs, in: language)) }
    try body(groupsPage(in: language))
    try body(membersPage(in: language))
    try body(songsPage(in: language))
  }

  var listPaths: [SitePath] {
    [.groups, .members, .songs] + membersByLetter.map { .membersByLetter($0.letter) }
      + songsByYear.map { .songsOfYear($0.year) }
  }

  /// All groups by debut year, newest first.
  private func groupsPage(in language: Language) -> SitePage {
    let (labels, texts) = (language.words.site, language.words.site.listTexts)
    var page = listPage(.groups, titled: labels.groups, in: language)
    let groups = lineUps.map(\.group)
    let menus: [Markup?] =
      groupColumns.map { page.menu($0, of: groups, kind: .group) } + [
        page.orders([
          ("", texts.newestDebut), ("debut", texts.oldestDebut), ("name", texts.byName),
        ])
      ]
    page.content = "<h1>\(labels.groups)</h1>\n"
    page.content += page.filters(
      of: .group, menus.compactMap(\.self), total: groups.count, showsAll: false)
    let years = Self.grouped(groups, by: { $0.debutDate?.year })
    page.content += "<div id=\"all\">\n"
    for (year, groups) in years {
      page.content += page.section(year.map(String.init) ?? texts.undated, page.rows(of: groups))
    }
    page.content += "</div>"
    return page
  }

  private func membersPage(in language: Language) -> SitePage {
    let (labels, texts) = (language.words.site, language.words.site.listTexts)
    var page = listPage(.members, titled: labels.members, in: language)
    let members = members
    let ofGroups = groupColumns.map { column in
      column.of { [catalog] (member: Member) in catalog.group(member.groupID) }
    }
    let menus: [Markup?] =
      memberColumns.map { page.menu($0, of: members, kind: .member) }
      + ofGroups.map { page.menu($0, of: members, kind: .group) } + [
        page.orders([
          ("", texts.newestDebut), ("name", texts.byName), ("born", texts.oldest),
          ("-born", texts.youngest), ("-height", texts.tallest), ("height", texts.shortest),
        ])
      ]
    page.content = "<h1>\(labels.members)</h1>\n"
    page.content += page.pages(
      texts.membersByLetter,
      membersByLetter.map { (.membersByLetter($0.letter), $0.name, $0.members.count) })
    page.content += page.filters(
      of: .member, menus.compactMap(\.self), total: members.count, showsAll: true)
    return page
  }

  private func songsPage(in language: Language) -> SitePage {
    let (labels, texts) = (language.words.site, language.words.site.listTexts)
    var page = listPage(.songs, titled: labels.songs, in: language)
    let songs = listedSongs
    let ofGroups = ([.group(in: catalog)] + groupColumns).map { column in
      column.of { [catalog] (song: ListedSong) in catalog.group(song.group) }
    }
    let menus: [Markup?] =
      songColumns.map { page.menu($0, of: songs, kind: .song) }
      + ofGroups.map { page.menu($0, of: songs, kind: .group) } + [
        page.orders([("", texts.newest), ("released", texts.oldestSong)])
      ]
    page.content = "<h1>\(labels.songs)</h1>\n"
    page.content += page.pages(
      texts.songsByYear,
      songsByYear.map { year, songs in
        (.songsOfYear(year), year.map(String.init) ?? texts.undated, songs.count)
      })
    page.content += page.filters(
      of: .song, menus.compactMap(\.self), total: songs.count, showsAll: true)
    return page
  }

  private func listPage(_ path: SitePath, titled title: String, in language: Language) -> SitePage {
    var page = newPage(path, titled: title, in: language)
    page.scripts = [Self.listFile]
    return page
  }
}

extension Site {
  /// The members by the first letter of their names in Latin script, sorted by name.
  private var membersByLetter: [(letter: Character?, name: String, members: [Member])] {
    let sorted = members.ordered { $0.name(in: .english) }
    return Self.grouped(sorted) { member in
      NormalizedText(member.name(in: .english)).scalars.first.map(Character.init)
        .flatMap { $0.isASCII && $0.isLetter ? $0 : nil }
    }.sorted { ($0.key ?? "{") < ($1.key ?? "{") }
      .map { ($0.key, $0.key?.uppercased() ?? "#", $0.records) }
  }

  private func membersPage(
    of letter: Character?, _ members: [Member], in language: Language
  ) -> SitePage {
    let labels = language.words.site
    let title = labels.listTexts.members(with: letter?.uppercased() ?? "#")
    var page = newPage(.membersByLetter(letter), titled: title, in: language)
    page.parents = [(.members, labels.members)]
    page.content = "<h1>\(title)</h1>\n<ol class=\"columns\">\n"
    for member in members {
      let names = [
        member.otherName(in: language), catalog.group(member.groupID).name(in: language),
      ]
      let details = names.compactMap(\.self).joined(separator: " · ")
      let link = page.link(to: .member(member.id), member.name(in: language))
      page.content += "<li>\(link) <small>\(page.text(details))</small></li>\n"
    }
    page.content += "</ol>"
    return page
  }

  /// The songs by year, newest first.
  private var songsByYear: [(year: Int?, songs: [ListedSong])] {
    Self.grouped(listedSongs) { $0.song.date?.year }.map { ($0.key, $0.records) }
  }

  private func songsPage(
    of year: Int?, _ songs: [ListedSong], in language: Language
  ) -> SitePage {
    let labels = language.words.site
    let title = year.map(labels.listTexts.songs) ?? labels.listTexts.undated
    var page = newPage(.songsOfYear(year), titled: title, in: language)
    page.parents = [(.songs, labels.songs)]
    page.content = "<h1>\(title)</h1>\n<ol class=\"songs\">\n"
    for song in songs {
      let date = song.song.date.map(\.description).map {
        "<time datetime=\"\($0)\">\($0)</time> " as Markup
      }
      let group = page.link(to: .group(song.group), catalog.group(song.group).name(in: language))
      let name = page.text(song.song.title(in: language))
      page.content += "<li>\(date)\(name) <small>\(group)</small></li>\n"
    }
    page.content += "</ol>"
    return page
  }

  /// The records of each key, in the order of the first record that has it; those without a key last.
  private static func grouped<Record, Key: Hashable>(
    _ records: [Record], by key: (Record) -> Key?
  ) -> [(key: Key?, records: [Record])] {
    var groups: [(key: Key?, records: [Record])] = []
    var indices: [Key?: Int] = [:]
    for record in records {
      let key = key(record)
      if let index = indices[key] {
        groups[index].records.append(record)
      } else {
        indices[key] = groups.count
        groups.append((key, [record]))
      }
    }
    return groups.filter { $0.key != nil } + groups.filter { $0.key == nil }
  }
}

extension SitePage {
  /// Groups as rows with their names, debut dates, and agencies.
  fileprivate func rows(of groups: [GirlGroup]) -> Markup {
    var rows: Markup = "<ul class=\"rows\">\n"
    for group in groups {
      let other = group.otherName(in: language)
      let details = [other, group.agencyName?.text(in: language)]
      let text = details.compactMap(\.self).joined(separator: " · ")
      let name = self.text(group.name(in: language))
      rows += """
        <li><a href="\(address(of: .group(group.id)))"><span>\(name)</span> \
        <small>\(self.text(text))</small></a></li>

        """
    }
    return rows + "</ul>"
  }

  /// Links to the pages of a list with the number of records on each.
  fileprivate func pages(
    _ title: String, _ pages: [(path: SitePath, name: String, count: Int)]
  ) -> Markup {
    let links = pages.map { page -> Markup in
      "<li>\(link(to: page.path, page.name)) <small>\(page.count)</small></li>"
    }
    return """
      <nav aria-label="\(title)"><ul class="pages">\(links.joined())</ul></nav>

      """
  }
}
