import KPGGCore

extension Session {
  /// The ranking with a name, as ``RankLog/rank(named:)`` finds it, or else the only ranking of the group
  /// with this name. If the group has several, the error suggests the last one.
  func rank(named name: String, in log: RankLog) async throws -> SavedRank {
    do throws(RankError) {
      return try log.rank(named: name)
    } catch {
      guard case .unknown(let name, let suggestion, _) = error,
        let group = await lookup.localGroup(named: name)
      else { throw error }
      let ranks = log.ranks.filter { $0.subject.hasSuffix("-\(group.id)") }
      if ranks.count == 1 { return ranks[0] }
      throw RankError.unknown(
        name, suggestion: suggestion ?? ranks.last?.name, group: group.id)
    }
  }

  /// The records that have a place in a ranking, best first.
  func records(
    of ranking: Ranking<RecordID>
  ) async throws(CatalogError) -> [RankedRecord] {
    let items = try await reader.rankItems(ranking.places.flatMap(\.items))
    let places = ranking.places.flatMap { place in place.items.map { _ in place.number } }
    return zip(places, items).map { RankedRecord(place: $0, item: $1) }
  }

  /// The places of a ranking, and a note on how many comparisons are left; or another note.
  func result(
    of rank: SavedRank, _ fields: FieldSelection<RankedRecord>, note: String? = nil
  ) async throws -> CommandResult {
    let ranking = try await ranking(of: rank)
    let records = try await records(of: ranking)
    let list = RecordList(records: records, fields: fields) {
      $0.count(records.count, of: records.count, CountedNoun(rank.kind))
    }
    // Before a place is known, a table would have only its header.
    let isShown = !records.isEmpty || formatOption != nil
    let words = textWriter.words
    let leftOut = try await reader.rankItems(rank.batches.joined().filter(ranking.isSkipped))
    let name = { (item: RankItem) in item.name(in: words.language) }
    let unknown = leftOut.filter { !$0.isMissing }.map(name)
    let missing = leftOut.filter(\.isMissing).map(name)
    return (isShown ? CommandResult.show(list) : .nothing)
      .adding(notice: unknown.isEmpty ? nil : words.rank.leftOut(words.list(unknown)))
      .adding(notice: missing.isEmpty ? nil : words.rank.missing(words.list(missing)))
      .adding(
        notice: ranking.question == nil
          ? nil : note ?? words.rank.continued(rank.name, ranking.questionsLeft))
  }
}

extension RankLog {
  /// The ranking with a name, or else the only one whose name differs in letter case alone.
  ///
  /// - Throws: `RankError.unknown` if there is none. It suggests a similar name, or one with this text:
  ///   `members-ITZY` for `itzy`.
  func rank(named name: String) throws(RankError) -> SavedRank {
    if let rank = self[name] { return rank }
    let similar = ranks.filter { $0.name.isSame(ignoringCase: name) }
    if similar.count == 1 { return similar[0] }
    let (names, typed) = (ranks.map(\.name), NormalizedText(name))
    let longer = typed.isEmpty ? nil : names.last { NormalizedText($0).contains(typed) }
    throw .unknown(name, suggestion: Suggestion.nearest(to: name, among: names) ?? longer)
  }
}
