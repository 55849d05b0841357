import KPGGCore

/// The favourites that may stand where one is typed.
struct FavoriteCandidates: Sendable {
  private let favorites: [ListedFavorite]
  private let typed: String

  /// Reads all there are; `nil` where they cannot be read.
  init?(in session: Session, typed: String) async {
    guard let kept = try? session.favoritesFile().read() else { return nil }
    // What is gone, or is in no catalogue that could be read, has an id still.
    favorites =
      (try? await session.reader.listed(kept, counting: false))
      ?? kept.entries.map { ListedFavorite(entry: $0, group: nil, member: nil) }
    self.typed = typed
  }

  /// Each by the first of its names that fits and that no other has, or by its id; but those that
  /// words name already.
  func candidates(without words: [String]) -> [Candidate] {
    let isGiven = Set(words.map { NormalizedText($0) })
    let names = favorites.map { $0.named?.allNames ?? [] }
    var owners: [NormalizedText: Int] = [:]
    for key in names.flatMap({ Set($0.map { NormalizedText($0) }) }) {
      owners[key, default: 0] += 1
    }
    let prefix = CompletionPrefix(typed)
    return zip(favorites, names).compactMap { favorite, names in
      let own = names.filter { owners[NormalizedText($0)] == 1 } + [favorite.entry.favorite.id]
      guard own.allSatisfy({ !isGiven.contains(NormalizedText($0)) }) else { return nil }
      // Only a member's id holds one.
      let fitting = typed.contains("/") ? own.filter { $0.contains("/") } : own
      return Candidate(of: fitting, beginning: prefix, notes: favorite.notes)
    }
  }
}

extension ListedFavorite {
  /// What the catalogue has of it; `nil` where it has it no longer.
  fileprivate var named: (any Named)? {
    entry.favorite.kind == .group ? group : member
  }

  /// What a shell may show beside it.
  fileprivate var notes: [String?] {
    entry.favorite.kind == .group
      ? [group?.koreanName, group?.name]
      : [member?.koreanStageName, member?.name, entry.favorite.id]
  }
}

extension Named {
  fileprivate var allNames: [String] { mainNames + otherNames }
}
