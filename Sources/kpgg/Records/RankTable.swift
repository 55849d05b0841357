import KPGGCore

/// A record with its place in a ranking.
struct RankedRecord: Sendable {
  let place: Int?
  let item: RankItem
}

extension RankedRecord: Tabular {
  static let fields: [Field<RankedRecord>] = [.place, .id, .group, .name, .koreanName]
  static let columns: [Field<RankedRecord>] = [.place, .name, .koreanName, .group]
  static var id: Field<RankedRecord> { .id }

  var json: JSONValue { jsonOfFields }

  func isDimmed(in context: CellContext) -> Bool { item.isMissing }
}

extension Field<RankedRecord> {
  static var place: Self {
    Self(
      key: "place", label: \.rank.place, json: { JSONValue($0.place) }, alignment: .trailing,
      overflow: .keep)
  }
  static var id: Self { Self(key: "id", label: \.id, json: \.item.id.json) }
  /// The group of a member or a song, and the ID of a group.
  static var group: Self {
    Self(
      key: "group", label: \.group, json: \.item.id.groupID.json, rank: 1, overflow: .name,
      shown: { $0.item.group?.name(in: $1.language) ?? $0.item.id.groupID.description },
      isRedundant: { records in
        records.allSatisfy { $0.item.id.kind == .group }
          || records.allSatisfy { $0.item.id.groupID == records[0].item.id.groupID }
      })
  }
  static var name: Self {
    Self(
      key: "name", label: \.groupFields.name, json: { .string($0.item.mainName) }, overflow: .name,
      shown: { record, context in
        record.item.isMissing
          ? "\(record.item.mainName) (\(context.words.labels.missing))" : record.item.mainName
      })
  }
  static var koreanName: Self {
    Self(
      key: "koreanName", label: \.groupFields.koreanName,
      json: { JSONValue($0.item.koreanName) }, rank: 2, overflow: .name, isKoreanForm: true)
  }
}

extension Field {
  /// The name for `--sort`.
  static var rankKey: String { "rank" }
}

extension Field where Record: Tabular {
  /// The place of a record in a ranking, to sort by. It is a column of a table, and not a field of
  /// other outputs.
  static func rank(_ places: [RecordID: Int]) -> Self {
    Self(
      key: rankKey, label: \.rank.place,
      json: { record in JSONValue(record.rankedID.flatMap { places[$0] }) }, alignment: .trailing,
      overflow: .keep)
  }
}

extension Session {
  /// The order with the places of the records, if it sorts by them.
  ///
  /// - Throws: The errors of `places(of:)`.
  func ranked<Record: Tabular>(
    _ order: ListingOrder<Record>, for records: [Record]
  ) async throws -> ListingOrder<Record> {
    guard order.sorts(by: .rank([:])) else { return order }
    return order.replacing(.rank(try await places(of: records.compactMap(\.rankedID))))
  }

  /// The places of records of one kind. Of the rankings that have a place for one of them, the one that
  /// began last counts; if there are others, a note names it. All entries of a person have her place.
  ///
  /// - Throws: `RankError` without such a ranking, or an error from reading the file or the catalog.
  private func places(of ids: [RecordID]) async throws -> [RecordID: Int] {
    guard let kind = ids.first?.kind else { return [:] }
    let ranks = try readRanks().ranks.filter { $0.kind == kind }
    guard !ranks.isEmpty else { throw RankError.none(kind) }
    let people = kind == .member ? try await peopleInSeveralGroups() : PeopleOfRecords()
    let ids = Set(ids)
    let known = ids.union(Set(ids.compactMap { people.numbers[$0] }).flatMap { people.entries[$0] })
    for rank in ranks.reversed() where !known.isDisjoint(with: rank.batches.joined()) {
      let places = people.places(in: try await ranking(of: rank))
      guard !ids.isDisjoint(with: places.keys) else { continue }
      if ranks.count > 1 { show(textWriter.words.rank.sorted(by: rank.name)) }
      return places
    }
    throw RankError.noPlaces(kind)
  }

  private func peopleInSeveralGroups() async throws -> PeopleOfRecords {
    let catalog = try await reader.catalog()
    let lineUps = try await reader.lineUps(of: catalog.groups, with: .names)
    var people = PeopleOfRecords()
    for person in catalog.people(of: lineUps) where person.entries.count > 1 {
      people.add(person.entries.map { .member($0.id) })
    }
    return people
  }

  /// A saved ranking. If it is not complete, it leaves out records that the catalog no longer has. They
  /// cannot be shown in a question.
  func ranking(of rank: SavedRank) async throws(CatalogError) -> Ranking<RecordID> {
    let ranking = rank.ranking()
    guard ranking.question != nil else { return ranking }
    let missing = try await reader.rankItems(ranking.items).filter(\.isMissing).map(\.id)
    return missing.isEmpty ? ranking : rank.ranking(missing: Set(missing))
  }
}

/// The people with several entries. A person can have an entry in each group, so no entry has a list of the
/// others.
private struct PeopleOfRecords {
  /// The entries of each person.
  var entries: [[RecordID]] = []
  /// The index of each entry's person.
  var numbers: [RecordID: Int] = [:]

  mutating func add(_ ids: [RecordID]) {
    for id in ids { numbers[id] = entries.count }
    entries.append(ids)
  }

  /// The places of the records in a ranking. All entries of a person have her place.
  func places(in ranking: Ranking<RecordID>) -> [RecordID: Int] {
    var places: [RecordID: Int] = [:]
    var placesByPerson: [Int: Int] = [:]
    for place in ranking.places {
      for id in place.items {
        if let number = numbers[id] { placesByPerson[number] = place.number }
        places[id] = place.number
      }
    }
    for (number, place) in placesByPerson {
      for id in entries[number] { places[id] = place }
    }
    return places
  }
}

/// A record with its places in two rankings.
struct ComparedRecord: Sendable {
  let record: RankedRecord
  let row: RankingComparison<RecordID>.Row
}

extension ComparedRecord: Tabular {
  static let fields: [Field<ComparedRecord>] =
    [.place, .oldPlace, .rise] + RankedRecord.fields.dropFirst().map { $0.of(\.record) }
  static let columns: [Field<ComparedRecord>] =
    [.place, .rise, .oldPlace]
    + [Field<RankedRecord>.name, .koreanName, .group].map { $0.of(\.record) }
  static var id: Field<ComparedRecord> { Field<RankedRecord>.id.of(\.record) }

  var json: JSONValue { jsonOfFields }

  func isDimmed(in context: CellContext) -> Bool { row.place == nil }
}

extension Field<ComparedRecord> {
  static var place: Self { Field<RankedRecord>.place.of(\.record) }
  static var oldPlace: Self {
    Self(
      key: "oldPlace", label: \.rank.oldPlace, json: { JSONValue($0.row.oldPlace) },
      alignment: .trailing, rank: 3, overflow: .keep)
  }
  static var rise: Self {
    Self(
      key: "rise", label: \.rank.change, json: { JSONValue($0.row.rise) }, overflow: .keep,
      shown: { record, context in
        guard let rise = record.row.rise else {
          return record.row.place == nil ? "" : context.words.labels.rank.new
        }
        return rise == 0 ? "=" : rise > 0 ? "↑\(rise)" : "↓\(-rise)"
      })
  }
}

/// A saved ranking in a list.
struct ListedRank: Sendable {
  let rank: SavedRank
  let recordCount: Int
  /// The number of comparisons left; `nil` if it was not counted.
  let comparisonsLeft: Int?

  /// Counting takes time that grows with the square of the records. For more than two rankings of 1,000
  /// records, or 200 of 100, it would take seconds.
  static let countLimit = 2 * SavedRank.limit * SavedRank.limit
}

extension ListedRank: Tabular {
  static let fields: [Field<ListedRank>] = [.name, .kind, .begun, .recordCount, .top, .left]

  var json: JSONValue { jsonOfFields }
}

extension Field<ListedRank> {
  static var name: Self {
    Self(key: "name", label: \.name, json: { .string($0.rank.name) }, overflow: .wrap)
  }
  static var kind: Self {
    Self(
      key: "kind", label: \.kind, json: { .string($0.rank.kind.rawValue) }, rank: 2,
      overflow: .keep, shown: { $1.words.kind($0.rank.kind) })
  }
  static var begun: Self {
    Self(key: "begun", label: \.rank.begun, json: \.rank.begun.json, rank: 1, overflow: .keep)
  }
  static var recordCount: Self {
    Self(
      key: "recordCount", label: \.rank.records, json: { .integer($0.recordCount) },
      alignment: .trailing, rank: 0, overflow: .keep)
  }
  static var top: Self {
    Self(
      key: "top", label: \.rank.top, json: { JSONValue($0.rank.placeLimit) },
      alignment: .trailing, rank: 0, overflow: .keep)
  }
  static var left: Self {
    Self(
      key: "comparisonsLeft", label: \.rank.left, json: { JSONValue($0.comparisonsLeft) },
      alignment: .trailing, overflow: .keep)
  }
}
