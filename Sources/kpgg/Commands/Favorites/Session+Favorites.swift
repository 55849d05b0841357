import KPGGCore
import KPGGSystem

extension Favorites {
  /// Reads the file with this name, or standard input for `-`.
  init(_ name: String, in session: Session) throws(CommandError) {
    let file = NamedFile(name: name)
    let data = try file.data(limit: Self.byteLimit, input: session.context.input)
    do {
      try self.init(decoding: data)
    } catch {
      throw .invalidFavorites(file.inputName, error)
    }
  }
}

/// The actions of `kpgg favorites` on the user's favorites file.
extension Session {
  /// The names that the arguments give, or standard input for `-`. A group and its member are one name:
  /// `twice mina`.
  func typedNames(_ words: [String]) async throws -> [TypedName] {
    if let names = try namesOnInput(for: words) { return names }
    if words.count > 1, !words.contains(where: { $0.contains(" ") || $0.hasSlash }),
      !areGroups(words, in: try await reader.catalog())
    {
      let whole = words.joined(separator: " ")
      if case .member? = try? await lookup.withoutHints.profile(named: whole) {
        return [TypedName(text: whole)]
      }
    }
    return words.map { TypedName(text: $0) }
  }

  private func areGroups(_ words: [String], in catalog: Catalog) -> Bool {
    words.allSatisfy { catalog.group(named: $0).value != nil }
  }

  /// Splits the words into a name and the tags or note after it. The longest start that names a group, a
  /// member, or a song is the name: `oh my girl`, `aespa winter`, `super shy`.
  func splitAnnotation(_ words: [String]) async throws -> (names: [TypedName], rest: [String]) {
    // No group's name has more than six words.
    for count in (2...6).reversed() where count < words.count {
      let start = words.prefix(count)
      guard !start.contains(where: { $0.contains(" ") || $0.hasSlash || $0 == "-" }) else {
        continue
      }
      let name = start.joined(separator: " ")
      if (try? await lookup.withoutHints.favorite(named: name)) != nil {
        return ([TypedName(text: name)], Array(words.dropFirst(count)))
      }
    }
    return (try await typedNames([words[0]]), Array(words.dropFirst()))
  }

  /// Asks before all favorites are removed, unless there are none.
  ///
  /// - Throws: `UsageError.unconfirmedRemoval` without a terminal.
  private func confirmsRemoval(of count: Int) throws(UsageError) -> Bool {
    guard count > 0 else { return true }
    guard let ask = context.ask else { throw .unconfirmedRemoval }
    return textWriter.words.isYes(ask(textWriter.words.removalQuestion(count)))
  }

  /// Lists the favorites with their current records in the catalog.
  func list(
    _ file: FavoritesFile, tagged tags: [FavoriteTag], _ fields: FieldSelection<ListedFavorite>
  ) async throws -> CommandResult {
    let isCounting =
      fields.showsWholeRecords && fields.contains(.group)
      || fields.contains(.group.inner([Field<ListedGroup>.memberCount.key]))
    let stored = try file.read().tagged(tags)
    let favorites = try await reader.lookUp(stored, countingMembers: isCounting)
    return .show(
      RecordList(
        records: favorites, fields: fields.withoutEmptyNotes(of: favorites),
        count: {
          $0.favorites(favorites.count, missing: favorites.count { $0.isMissing })
        })
    ).adding(
      notice: stored.entries.isEmpty && tags.isEmpty && formatOption == nil
        ? textWriter.words.noFavorites : nil)
  }

  /// Removes all favorites, after the user confirms it.
  func clear(_ file: FavoritesFile, isConfirmed: Bool) throws -> CommandResult {
    let stored = try file.read()
    guard try isConfirmed || confirmsRemoval(of: stored.entries.count) else {
      let change = FavoritesChange(from: stored, to: stored)
      return .show(Summary(json: change.json) { [$0.nothingRemoved] })
    }
    let (old, new) = try file.update { $0.removeAll() }
    let change = FavoritesChange(from: old, to: new)
    return .show(Summary(json: change.json) { [$0.removedFavorites(change.removed.count)] })
  }

  /// Changes the tags or the note of the groups, members, and songs with these names. Those that are
  /// not favorites are added with today's date.
  func annotate(
    _ names: [TypedName], in file: FavoritesFile, _ change: (inout Favorites.Entry) -> Void
  ) async throws -> CommandResult {
    let today = try context.today()
    let favorites = try await favorites(named: names, among: try file.read())
    let (old, new) = try file.update { stored in
      for favorite in favorites {
        stored.add(favorite, on: today)
        stored.update(favorite, change)
      }
    }
    return showNotes(
      FavoritesChange(from: old, to: new, about: favorites), of: favorites, from: old, in: new)
  }

  /// The note about tags that are also names of groups or members. Checks at most 20 different tags.
  func note(onNamesAmong tags: [FavoriteTag], of favorites: [TypedName]) async -> String? {
    guard let catalog = try? await reader.local.catalog(),
      let lineUps = try? await reader.local.lineUps(of: catalog.groups, with: .members)
    else { return nil }
    var seen: Set<FavoriteTag> = []
    let names = tags.filter { seen.insert($0).inserted }.prefix(20).map(\.text).filter { tag in
      let typed = NormalizedText(tag)
      return lineUps.contains { lineUp in
        [lineUp.group.name, lineUp.group.koreanName].contains { $0.map(typed.matches) ?? false }
          || lineUp.members.contains { member in
            [member.stageName, member.koreanStageName].contains { $0.map(typed.matches) ?? false }
          }
      }
    }
    guard !names.isEmpty else { return nil }
    let typed = favorites.contains { $0.line != nil } ? [] : favorites.map(\.text)
    return textWriter.words.tagsAreNames(names, of: typed.joined(separator: " "))
  }

  /// Removes tags of the favorites with these names.
  func removeTags(
    _ tags: [FavoriteTag], of names: [TypedName], in file: FavoritesFile
  ) async throws -> CommandResult {
    let favorites = try await favorites(named: names, among: try file.read())
    let (old, new) = try file.update { stored in
      for favorite in favorites {
        guard let entry = stored.entry(of: favorite) else {
          throw CommandError.notFavorite(favorite.id.description)
        }
        if let tag = tags.first(where: { !entry.tags.contains($0) }) {
          throw CommandError.unknownTag(tag.text, hint: entry.tags.hint(for: tag))
        }
        stored.update(favorite) { $0.remove(tags) }
      }
    }
    return showNotes(
      FavoritesChange(from: old, to: new, about: favorites), of: favorites, from: old, in: new,
      without: tags)
  }

  /// Shows the tags and the notes of the favorites with these names.
  func showNotes(of names: [TypedName], in file: FavoritesFile) async throws -> CommandResult {
    let stored = try file.read()
    let favorites = try await favorites(named: names, among: stored)
    for favorite in favorites where !stored.contains(favorite) {
      throw CommandError.notFavorite(favorite.id.description)
    }
    let change = FavoritesChange(from: stored, to: stored, about: favorites)
    return showNotes(change, of: favorites, from: stored, in: stored)
  }

  /// Shows the tags and the note of favorites after a change, which may have removed tags, and the notes that
  /// it replaced or removed.
  private func showNotes(
    _ change: FavoritesChange, of favorites: [Favorite], from old: Favorites, in stored: Favorites,
    without removed: [FavoriteTag] = []
  ) -> CommandResult {
    .show(
      Summary(json: change.json) { words in
        change.added.map { "\(words.labels.added): \($0.id)" }
          + (removed.isEmpty ? [] : favorites.map { words.removed(removed, from: $0) })
          + favorites.compactMap { favorite in
            guard let note = old.entry(of: favorite)?.note,
              note != stored.entry(of: favorite)?.note
            else { return nil }
            return words.formerNote(note, on: favorite)
          }
          + favorites.compactMap { stored.entry(of: $0) }.flatMap(words.notes)
      })
  }

  /// Adds the groups, members, and songs with these names, with today's date.
  func add(_ names: [TypedName], to file: FavoritesFile) async throws -> CommandResult {
    let today = try context.today()
    let favorites = try await favorites(named: names)
    let (old, new) = try file.update { stored in
      for favorite in favorites { stored.add(favorite, on: today) }
    }
    return show(FavoritesChange(from: old, to: new, about: favorites))
  }

  /// Adds the favorites of another file, with the dates in that file.
  func add(_ imported: Favorites, to file: FavoritesFile) throws
    -> CommandResult
  {
    let (old, new) = try file.update { $0.merge(imported) }
    let change = FavoritesChange(
      from: old, to: new, about: imported.entries.map(\.favorite))
    return .show(
      Summary(json: change.json) {
        [
          $0.importedFavorites(
            added: change.added.count, backdated: change.backdated.count,
            changed: change.changed.count, unchanged: change.unchanged.count)
        ]
      })
  }

  /// Removes the favorites with these names. An id also removes one that the catalog no longer has.
  func remove(_ words: [String], from file: FavoritesFile) async throws -> CommandResult {
    let stored = try file.read()
    let names = try await typedNames(words)
    var favorites: [Favorite]
    do {
      favorites = try await self.favorites(named: names, among: stored)
    } catch CommandError.unknownName(let name, let kind, _) {
      // Only a favorite can be removed.
      let catalog = try? await reader.catalog()
      let names = await knownFavorites(stored, for: [name]).nearest(to: name, in: catalog)
      throw CommandError.unknownName(
        name, kind, hint: names.isEmpty ? .listedBy(["kpgg favorites"]) : .didYouMean(names))
    }
    if names.count < words.count, !favorites.allSatisfy(stored.contains) {
      // The words are favorites of their own.
      favorites = try await self.favorites(
        named: words.map { TypedName(text: $0) }, among: stored)
    }
    let (old, new) = try file.update { stored in
      for favorite in favorites where !stored.contains(favorite) {
        throw CommandError.notFavorite(favorite.id.description)
      }
      for favorite in favorites { stored.remove(favorite) }
    }
    return show(FavoritesChange(from: old, to: new, about: favorites), from: old)
  }

  /// Shows a line for each favorite that the arguments name, and the tags and notes that are removed
  /// with favorites.
  private func show(
    _ change: FavoritesChange, from old: Favorites = Favorites()
  ) -> CommandResult {
    let removed = Set(change.removed)
    let lost = old.entries.filter { removed.contains($0.favorite) }
    return .show(
      Summary(json: change.json) { words in
        [
          (words.labels.added, change.added), (words.labels.removed, change.removed),
          (words.labels.alreadyAdded, change.unchanged),
        ].flatMap { label, favorites in favorites.map { "\(label): \($0.id)" } }
          + lost.flatMap(words.formerNotes)
      })
  }

  /// The only favorite that arguments name together, such as `cheer up`; `nil` if they are not one name.
  private func favorite(namedByAll names: [TypedName]) async -> Favorite? {
    guard names.count > 1, names.allSatisfy({ $0.line == nil }) else { return nil }
    return try? await lookup.withoutHints.favorite(
      named: names.map(\.text).joined(separator: " "))
  }

  /// Resolves each name to a known favorite, else to a record of the catalog. Each favorite comes
  /// once.
  private func favorites(
    named names: [TypedName], among known: Favorites = Favorites()
  ) async throws -> [Favorite] {
    var seen: Set<String> = []
    let distinct = names.filter { seen.insert($0.text).inserted }
    guard distinct.count <= Favorites.limit else {
      throw UserFileError.tooManyFavorites(distinct.count)
    }
    let known = await knownFavorites(known, for: distinct.map(\.text))
    var favorites: [Favorite] = []
    for name in distinct {
      if let favorite = known.favorite(named: name.text) {
        favorites.append(favorite)
        continue
      }
      do {
        favorites.append(try await name.resolve { try await lookup.favorite(named: $0) })
      } catch let error as any ReportedError where error.exitCode == .notFound {
        if let favorite = await favorite(namedByAll: names) { return [favorite] }
        if let hint = await lookup.hint(forUnquoted: names) {
          throw (error as? CommandError)?.replacing(hint: hint) ?? error
        }
        throw await lookup.error(forFavoriteNamedByAll: names) ?? error
      }
    }
    var added: Set<Favorite> = []
    return favorites.filter { added.insert($0).inserted }
  }
}
