import KPGGCore

/// The texts that can be copied of a group, a member, a song, or a unit.
enum CopyKind: Hashable, Sendable {
  case name, id, address
}

/// A text about a record that can be copied.
struct CopyChoice: Hashable, Sendable {
  let kind: CopyKind
  /// The text, without control characters.
  let text: String

  /// The maximum length in bytes, the same as for URLs.
  private static let limit = 2048

  /// Makes a text safe to paste into a shell, and cuts a text that is too long.
  init(_ kind: CopyKind, _ text: String) {
    self.kind = kind
    var room = Self.limit
    self.text = String(
      SafeText.of(text).prefix { character in
        room -= character.utf8.count
        return room >= 0
      })
  }
}

/// The texts that the copy key copies in turn, and the index of the one on the clipboard.
struct CopiedText: Hashable, Sendable {
  let choices: [CopyChoice]
  let index: Int
}

/// The copy key. It copies the name of the selected record first, then its ID, then its address.
extension BrowserState {
  mutating func copy() -> [BrowserEffect] {
    let labels = language.words.browser
    let choices = choices
    guard !choices.isEmpty else {
      copied = nil
      notice = labels.nothingToCopy
      return []
    }
    let index = copied?.choices == choices ? ((copied?.index ?? 0) + 1) % choices.count : 0
    copied = CopiedText(choices: choices, index: index)
    guard settings.terminal.copiesText else {
      notice = labels.notCopied(choices[index].text)
      return []
    }
    return [.copy(choices[index].text)]
  }

  /// Shows where the text went, and which kind of text the key copies next.
  mutating func didCopy(to clipboard: Clipboard) {
    guard let copied else { return }
    let (choices, choice) = (copied.choices, copied.choices[copied.index])
    let next = choices.count > 1 ? choices[(copied.index + 1) % choices.count].kind : nil
    let (labels, key) = (language.words.browser, readsLetters ? "Ctrl-Y" : "y")
    let notice = { (text: String) in
      labels.copied(choice.kind, text, to: clipboard, next, key)
    }
    // A long text must not push the next kind off the screen.
    let room = layout.header.width - CellWidth.of(notice(""))
    self.notice = notice(choice.text.cut(toCells: max(1, room)))
  }

  private var choices: [CopyChoice] {
    if let entry = selectedEntry, case .unit(let unit, _) = entry {
      return [.init(.name, unit.displayName.text(in: language)), .init(.id, entry.exactID)]
        + address(unit.song?.address)
    }
    if case .link(let link)? = selectedEntry { return address(link.address) }
    // The title of a group is no entry.
    return (selectedEntry?.favorite ?? subject).map { texts(of: $0) } ?? []
  }

  private func texts(of thing: Favorite) -> [CopyChoice] {
    let name = CopyChoice(.name, name(of: thing))
    switch thing {
    case .group(let id):
      let group = group(id)
      return [name, .init(.id, group.id.description)]
        + address(group.hitSong?.address ?? group.links.youtubeChannelID?.address)
    case .member(let id):
      let member = member(id)
      return [name, .init(.id, (member?.id ?? id).description)]
        + address(member?.instagram?.address ?? member?.image?.description)
    case .song: return [name, .init(.id, thing.id.description)] + address(videoAddress(of: thing))
    }
  }

  private func address(_ address: String?) -> [CopyChoice] {
    address.map { [CopyChoice(.address, $0)] } ?? []
  }
}
