import KPGGCore

/// A link of a record, with the name of its site.
struct WebLink: Hashable, Sendable {
  let label: String
  let address: String
}

/// A short list to choose from, if a key can open several things.
struct BrowserChoice: Equatable, Sendable {
  enum Subject: Equatable, Sendable {
    case groups(of: MemberID)
    case links(of: Favorite)
  }

  let choosing: Subject
  var selection = 0
}

extension BrowserChoice: SelectablePage {
  var screen: BrowserScreen { .choice(self) }

  private var record: Favorite {
    switch choosing {
    case .groups(let member): .member(member)
    case .links(let record): record
    }
  }

  func title(in state: BrowserState) -> String {
    let words = state.language.words
    return switch choosing {
    case .groups: words.labels.groups
    case .links: words.browser.links
    }
  }

  func entries(in state: BrowserState) -> [ListEntry] {
    switch choosing {
    case .groups(let member): state.groups(of: member).map { .group($0) }
    case .links(let record): state.links(of: record).map { .link($0) }
    }
  }

  func subject(in state: BrowserState) -> Favorite? {
    selectedEntry(in: state)?.favorite ?? record
  }

  func neededLineUps(in state: BrowserState) -> [GroupID] { [state.group(record.groupID).id] }

  func head(in view: LinearView, isMarked: Bool) -> [String] { [view.path] }
}

extension BrowserState {
  /// The groups of a person in the catalog, as far as it is loaded: the current or last one first.
  func groups(of id: MemberID) -> [GirlGroup] {
    member(id).map { member in person(of: member).listedEntries.map { group($0.groupID) } } ?? []
  }

  /// The accounts and the image of a group or a member, or the video of a song.
  func links(of record: Favorite) -> [WebLink] {
    let labels = language.words.labels
    let image = imageURL(of: record).map { WebLink(label: labels.image, address: $0.description) }
    let accounts: [WebLink] =
      switch record {
      case .group(let id):
        group(id).links.facts.map { WebLink(label: $0.label, address: $0.value) }
      case .member(let id):
        [member(id)?.instagram].compactMap(\.self).map {
          WebLink(label: labels.memberFields.instagram, address: $0.address)
        }
      case .song: []
      }
    let links = accounts + [image].compactMap(\.self)
    guard links.isEmpty, record.kind != .member, let video = videoAddress(of: record) else {
      return links
    }
    return [WebLink(label: language.words.browser.video, address: video)]
  }

  /// Opens the only link of a record, or lists several.
  mutating func openLinks(of record: Favorite) -> [BrowserEffect] {
    let links = links(of: record)
    guard let first = links.first else {
      notice = language.words.browser.noLinks
      return []
    }
    guard links.count > 1 else { return [.open(url: first.address)] }
    return show(.choice(BrowserChoice(choosing: .links(of: record))))
  }

  /// Opens the only group of a profile's member, or lists several.
  mutating func openGroups(of profile: BrowserProfile) -> [BrowserEffect] {
    let groups = groups(of: profile.member)
    guard groups.count > 1 else { return groups.first.map { open($0, from: profile) } ?? [] }
    return show(.choice(BrowserChoice(choosing: .groups(of: profile.member))))
  }

  /// Opens a group of a profile's member. Its page can be the one below the profile.
  mutating func open(_ group: GirlGroup, from profile: BrowserProfile) -> [BrowserEffect] {
    if case .group(let shown)? = screens.dropLast().last, shown.id == group.id {
      return closeScreen()
    }
    return show(.group(pageOfGroup(group.id, selecting: entry(of: .member(profile.member)))))
  }
}

extension BrowserView {
  mutating func draw(_ choice: BrowserChoice) {
    let items = choice.entries(in: state).enumerated().map {
      ListItem(state.facts(of: $1), index: $0, isFavorite: isFavorite($1))
    }
    drawList(items, selection: choice.selection, in: layout.content)
  }
}
