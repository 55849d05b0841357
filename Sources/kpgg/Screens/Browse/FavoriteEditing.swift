import KPGGCore

/// A change that the user makes to the favorites.
enum FavoriteEdit: Hashable, Sendable {
  /// Adds a favorite, or removes it.
  case toggle(Favorite)
  /// Adds a removed favorite again, with its date, tags, and note.
  case restore(Favorites.Entry)
  /// Replaces the tags that the user saw by others. A record with tags becomes a favorite.
  case setTags([FavoriteTag], from: [FavoriteTag], of: Favorite)
  /// Replaces the note that the user saw. A record with a note becomes a favorite.
  case setNote(FavoriteNote?, from: FavoriteNote?, of: Favorite)

  var favorite: Favorite {
    switch self {
    case .toggle(let favorite), .setTags(_, _, let favorite), .setNote(_, _, let favorite): favorite
    case .restore(let entry): entry.favorite
    }
  }

  /// Whether the change sets tags or a note, and adds the record if it is not a favorite.
  fileprivate var addsFavorite: Bool {
    switch self {
    case .toggle, .restore: false
    case .setTags(let tags, let old, _): !tags.isEmpty && tags != old
    case .setNote(let note, let old, _): note != nil && note != old
    }
  }
}

extension Favorites {
  /// Makes a change. Tags and a note that another process saved meanwhile are kept beside the new ones.
  mutating func apply(_ edit: FavoriteEdit, on today: CalendarDate) {
    switch edit {
    case .toggle(let favorite): toggle(favorite, on: today)
    case .restore(let entry): restore(entry)
    case .setTags(let tags, let old, let favorite):
      guard tags != old else { return }
      if edit.addsFavorite { add(favorite, on: today) }
      update(favorite) { entry in
        let others = entry.tags.filter { !old.contains($0) }
        entry.remove(entry.tags)
        entry.add(tags + others)
      }
    case .setNote(let note, let old, let favorite):
      guard note != old else { return }
      if edit.addsFavorite { add(favorite, on: today) }
      update(favorite) { entry in
        entry.note = entry.note == old ? note : entry.note?.merged(with: note) ?? note
      }
    }
  }
}

/// The line at the foot of the screen for the tags or the note of a record.
struct NoteField: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case tags, note }

  /// The reason that a text cannot be the tags or the note.
  enum Problem: Error { case tag(String), note }

  let kind: Kind
  let favorite: Favorite
  /// The favorite as the user saw it; `nil` if the record was none.
  private let entry: Favorites.Entry?
  var field: TextField

  /// Creates a line with the tags or the note of a favorite; an empty one without an entry.
  init(_ kind: Kind, of favorite: Favorite, _ entry: Favorites.Entry?) {
    (self.kind, self.favorite, self.entry) = (kind, favorite, entry)
    let text =
      switch kind {
      // The next tag follows a space.
      case .tags: entry?.tags.map { $0.text + " " }.joined() ?? ""
      case .note: entry?.note?.text ?? ""
      }
    field = TextField(text, limit: max(FavoriteNote.limit, text.count))
  }

  /// The change that the typed text means. Tags have spaces or commas between them.
  func edit() throws(Problem) -> FavoriteEdit {
    let text = field.text
    switch kind {
    case .tags:
      var tags: [FavoriteTag] = []
      for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }).map(String.init) {
        guard let tag = FavoriteTag(word) else { throw .tag(word) }
        tags.append(tag)
      }
      return .setTags(tags, from: entry?.tags ?? [], of: favorite)
    case .note:
      let note = FavoriteNote(text)
      guard note != nil || text.allSatisfy(\.isWhitespace) else { throw .note }
      return .setNote(note, from: entry?.note, of: favorite)
    }
  }
}

extension BrowserState {
  /// Performs an action on the favorites, with a record that need not be selected.
  mutating func edit(_ action: BrowserAction, _ record: Favorite) -> [BrowserEffect] {
    switch action {
    case .toggleFavorite:
      return [.changeFavorites(removedEntry(of: record).map { .restore($0) } ?? .toggle(record))]
    case .editTags: noteField = NoteField(.tags, of: record, entry(of: record))
    case .editNote: noteField = NoteField(.note, of: record, entry(of: record))
    default: break
    }
    return []
  }

  private func removedEntry(of record: Favorite) -> Favorites.Entry? {
    removedFavorites.last { $0.favorite == record }
  }

  /// The entry of a favorite, or of one that was removed, and that `f` restores.
  private func entry(of record: Favorite) -> Favorites.Entry? {
    savedFavorites.entry(of: record) ?? removedEntry(of: record)
  }

  /// Makes a change. A removed favorite that gets tags or a note is restored first, so that it keeps what it
  /// had.
  func changes(for edit: FavoriteEdit) -> [BrowserEffect] {
    let removed = edit.addsFavorite ? removedEntry(of: edit.favorite) : nil
    return [removed.map { .restore($0) }, edit].compactMap(\.self).map { .changeFavorites($0) }
  }

  /// Adds the favorite again that was removed last.
  mutating func restoreFavorite() -> [BrowserEffect] {
    if let entry = removedFavorites.last { return [.changeFavorites(.restore(entry))] }
    notice = language.words.browser.nothingToRestore
    return []
  }

  /// Handles a key while the user types tags or a note.
  mutating func typeNote(_ key: Key) -> [BrowserEffect] {
    switch key {
    case .escape: noteField = nil
    case .enter: return finishNote()
    default: _ = noteField?.field.edit(with: key)
    }
    return []
  }

  private mutating func finishNote() -> [BrowserEffect] {
    guard let field = noteField else { return [] }
    do {
      let edit = try field.edit()
      noteField = nil
      return changes(for: edit)
    } catch {
      notice = language.words.browser.message(for: error)
      return []
    }
  }

  /// Stores the favorites after a change by the user, or by another process. A removed favorite can be
  /// restored.
  mutating func update(
    _ favorites: Favorites, after edit: FavoriteEdit?, removed: Favorites.Entry?
  ) {
    savedFavorites = favorites
    screens = screens.map { screen in
      guard case .favorites(var shown) = screen else { return screen }
      let selected = shown.selectedEntry(in: self)
      shown.list(self.favorites)
      shown.select(selected, in: self)
      return .favorites(shown)
    }
    if let removed { removedFavorites.append(removed) }
    removedFavorites.removeAll { favorites.contains($0.favorite) }
    notice =
      edit.map { edit in
        language.words.browser.message(
          for: edit, name(of: edit.favorite), favorites.entry(of: edit.favorite))
      } ?? notice
  }
}

extension BrowserView {
  /// Draws the line for tags or a note at the foot.
  mutating func draw(_ note: NoteField, in area: CellArea) {
    let name = SafeText.of(state.name(of: note.favorite)).cut(toCells: max(1, area.width / 3))
    frame.putTextField(note.field, prompt: labels.prompt(note.kind, name), in: area.row(0))
  }
}

extension BrowserLabels {
  fileprivate var nothingToRestore: String {
    text("No removed favorite to bring back", "되돌릴 즐겨찾기가 없습니다")
  }

  fileprivate func prompt(_ kind: NoteField.Kind, _ name: String) -> String {
    switch kind {
    case .tags: text("Tags of \(name): ", "\(name) 태그: ")
    case .note: text("Note on \(name): ", "\(name) 메모: ")
    }
  }

  func message(for problem: NoteField.Problem) -> String {
    switch problem {
    case .tag(let word):
      text(
        "'\(word)' is too long: a tag has at most \(FavoriteTag.limit) characters",
        "태그가 너무 깁니다 (최대 \(FavoriteTag.limit)자): '\(word)'")
    case .note:
      text(
        "The note is too long: it can have \(FavoriteNote.limit) characters",
        "메모가 너무 깁니다 (최대 \(FavoriteNote.limit)자)")
    }
  }

  /// The result of a change to a favorite, which is `nil` if it was removed.
  fileprivate func message(
    for edit: FavoriteEdit, _ name: String, _ entry: Favorites.Entry?
  ) -> String {
    switch edit {
    case .toggle, .restore: return entry == nil ? favoriteRemoved(name) : favoriteAdded(name)
    case .setTags:
      let tags = entry?.tags.map(\.text).joined(separator: ", ") ?? ""
      return tags.isEmpty
        ? text("\(name) has no tags", "\(name): 태그 없음") : prompt(.tags, name) + tags
    case .setNote:
      let note = entry?.note?.text ?? ""
      return note.isEmpty
        ? text("\(name) has no note", "\(name): 메모 없음") : prompt(.note, name) + note
    }
  }
}
