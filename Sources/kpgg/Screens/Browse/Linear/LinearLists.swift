import KPGGCore
import KPGGPublishing
import KPGGQuiz

/// The entries of the visible list, in the order in which ``BrowserAction/openItem(row:column:)``
/// counts them.
extension BrowserState {
  var linearEntries: [LinearEntry] {
    guard catalog.value != nil else { return [] }
    switch screen {
    case .home(let home): return rows(of: home).flatMap { entries(of: $0) }
    case .group(let shown): return memberEntries(of: shown) + songEntries(of: shown)
    case .favorites(let shown):
      return visible(shown).map { LinearEntry(subject(of: $0), facts(of: $0)) }
    case .search(let search): return search.hits.map { entry(for: $0) }
    case .changes(let shown): return changeEntries(of: shown)
    case .profile, .palette: return []
    }
  }

  private func entries(of row: HomeRow) -> [LinearEntry] {
    let title = BrowserView(state: self).title(of: row.kind)
    let heading = row.kind == .featured ? title : Self.heading(title, row.entries.count)
    return row.entries.map { entry in
      switch entry {
      case .group(let group):
        let facts = [
          group.name(in: language), group.otherName(in: language), group.debut?.description,
          group.agency,
        ]
        return LinearEntry(.group(group), facts, heading: heading)
      case .birthday(let birthday):
        let member = birthday.member
        let facts = [
          birthday.date.description, member.name(in: language),
          group(member.groupID).name(in: language),
        ]
        return LinearEntry(.member(member.id, member), facts, heading: heading)
      }
    }
  }

  private func memberEntries(of shown: GroupState) -> [LinearEntry] {
    let (labels, members) = (language.words.browser, visibleMembers(of: shown))
    let former = members.count { $0.isFormer }
    let headings = (
      current: Self.heading(labels.members, members.count - former),
      former: Self.heading(labels.formerMembers, former)
    )
    return members.map { member in
      LinearEntry(
        .member(member.id, member), facts(of: member),
        heading: member.isFormer ? headings.former : headings.current)
    }
  }

  private func songEntries(of shown: GroupState) -> [LinearEntry] {
    let (words, songs) = (language.words, visibleSongs(of: shown))
    let heading = Self.heading(words.labels.songs, songs.count)
    return songs.map { song in
      let facts = [
        song.title(in: language), song.date?.description,
        song.youtubeID == nil ? words.browser.linear.withoutVideo : nil,
      ]
      return LinearEntry(.song(song, of: shown.id), facts, heading: heading)
    }
  }

  private static func heading(_ title: String, _ count: Int) -> String { "\(title): \(count)" }

  /// The changes that a refresh found. What was removed cannot be opened.
  private func changeEntries(of shown: ChangesState) -> [LinearEntry] {
    let (words, writer) = (language.words, writer)
    return shown.changes.indices.map { index in
      let change = shown.changes[index]
      let name = change.kind == .member ? change.id : "\(words.kind(change.kind)) \(change.id)"
      let event =
        switch change.event {
        case .added: words.labels.added
        case .removed: words.labels.removed
        case .changed(let field, let from, let to):
          words.browser.linear.changed(field, writer.text(of: from), writer.text(of: to))
        }
      let favorite = self.subject(of: ChangesState(changes: shown.changes, selection: index))
      return LinearEntry(favorite.map { subject(of: $0) } ?? .other(change.id), [name, event])
    }
  }

  /// A hit by birth name, alias, fandom, or song also shows the matching text.
  private func entry(for hit: SearchHit) -> LinearEntry {
    let facts = facts(of: Favorite(hit)).compactMap(\.self)
    let isShown = facts.contains { $0.contains(hit.text) }
    return LinearEntry(subject(of: Favorite(hit)), facts + (isShown ? [] : [hit.text]))
  }

  private func subject(of favorite: Favorite) -> LinearEntry.Subject {
    switch favorite {
    case .group(let id): .group(group(id))
    case .member(let id): .member(id, member(id))
    }
  }

  /// The names and the year of a group, or the names and the group of a member.
  private func facts(of favorite: Favorite) -> [String?] {
    let group = group(favorite.groupID)
    guard let id = favorite.memberID else {
      return [
        group.name(in: language), group.otherName(in: language),
        group.debut.map { String($0.year) },
      ]
    }
    return [
      name(of: favorite), member(id).flatMap { $0.otherName(in: language) },
      group.name(in: language),
    ]
  }

  private func facts(of member: Member) -> [String?] {
    let words = language.words
    // The headings tell former members apart, but not members who have died.
    let hasDied = !member.isCurrent && !member.isFormer
    // The list shows what it is sorted by.
    let isByHeight = order(of: .members).key == .height
    let height = isByHeight ? member.heightCm.map { "\($0.shortestText) cm" } : nil
    return [
      member.name(in: language), member.otherName(in: language), height, member.birth?.description,
      member.mbti?.description,
      member.bloodType.map { "\(words.labels.memberFields.bloodType) \($0)" },
    ] + member.positions.map { words.position($0) }
      + [hasDied ? words.membership(of: member) : nil]
  }
}
