import KPGGCore

/// A text on the clipboard, and other texts about the same record.
struct CopiedText: Hashable, Sendable {
  /// The texts that the copy key copies in turn, at least one.
  let choices: [Choice]
  private let index: Int

  /// A text to copy.
  struct Choice: Hashable, Sendable {
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

  /// Selects the first choice. If the same choices were copied last, selects the next one. `nil`
  /// without choices.
  init?(_ choices: [Choice], after last: CopiedText?) {
    guard !choices.isEmpty else { return nil }
    self.choices = choices
    index = last?.choices == choices ? ((last?.index ?? 0) + 1) % choices.count : 0
  }

  var choice: Choice { choices[index] }

  /// The kind of the choice after this one; `nil` if there is only one.
  var nextKind: CopyKind? {
    choices.count > 1 ? choices[(index + 1) % choices.count].kind : nil
  }
}

/// The copy key. It copies the name of the selected record first, then its ID, then its address.
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
