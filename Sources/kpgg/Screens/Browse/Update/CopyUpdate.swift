import KPGGCore

/// The copy key, which copies the name of the selected thing first, then its ID, then its address.
extension BrowserState {
  mutating func copy() -> [BrowserEffect] {
    let labels = language.words.browser
    copied = CopiedText(textsToCopy, after: copied)
    guard let copied else {
      notice = labels.nothingToCopy
      return []
    }
    let (choice, next) = (copied.choice, copied.nextKind)
    guard settings.terminal.copiesText else {
      notice = labels.notCopied(choice.text)
      return []
    }
    let key = readsLetters ? "Ctrl-Y" : "y"
    // A long text must not push the next kind off the screen.
    let room = layout.header.width - CellWidth.of(labels.copied(choice.kind, "", next, key))
    notice = labels.copied(choice.kind, choice.text.cut(toCells: max(1, room)), next, key)
    return [.copy(choice.text)]
  }

  /// The known texts about the group, member, or song under the cursor.
  private var textsToCopy: [CopiedText.Choice] {
    switch selectedEntry {
    case .song(let song)?: [.init(.name, song.title(in: language))] + address(song.address)
    case .subject(let thing)?: texts(of: thing)
    // A group without members and songs.
    case nil: subject.map { texts(of: $0) } ?? []
    }
  }

  private func texts(of thing: Favorite) -> [CopiedText.Choice] {
    let name = CopiedText.Choice(.name, name(of: thing))
    switch thing {
    case .group(let id):
      let group = group(id)
      return [name, .init(.id, group.id.description)]
        + address(group.hitSong?.address ?? group.links.youtubeChannelID?.address)
    case .member(let id):
      let member = member(id)
      return [name, .init(.id, (member?.id ?? id).description)]
        + address(member?.instagram?.address ?? member?.image?.description)
    }
  }

  private func address(_ address: String?) -> [CopiedText.Choice] {
    address.map { [CopiedText.Choice(.address, $0)] } ?? []
  }
}
