package import KPGGSystem

/// A ranking of records that someone saved under a name.
package struct SavedRank: Hashable, Sendable {
  package fileprivate(set) var name: String
  /// The kind of all its records.
  package let kind: RecordKind
  /// What the records were selected by: `members OHMYGIRL`.
  package let subject: String
  /// The day on which the ranking began.
  package let begun: CalendarDate
  /// The number of first places that are wanted; `nil` for all.
  package fileprivate(set) var placeLimit: Int?
  /// The records that were added at the same time.
  package fileprivate(set) var batches: [[RecordID]]
  /// The choices that were not taken back, in their order.
  package fileprivate(set) var choices: [Ranking<RecordID>.Choice] = []
  /// The names before. A session that was open during a renaming writes one of them.
  package fileprivate(set) var formerNames: Set<String> = []

  /// The maximum number of records.
  package static let limit = 1_000

  /// The maximum number of characters of a name.
  package static let nameLimit = 100

  /// The ranking, without records that a catalog no longer has.
  package func ranking(missing: Set<RecordID> = []) -> Ranking<RecordID> {
    Ranking(of: batches, choices: choices, placeLimit: placeLimit, missing: missing)
  }
}

/// The saved rankings, from the lines of a log.
///
/// Damaged lines are reported. The others still count.
package struct RankLog: Hashable, Sendable {
  /// The rankings that were not removed. The one that began last is the last one.
  package private(set) var ranks: [SavedRank] = []
  /// The numbers of the lines, from 1, that are not records of the known version. They stay in the
  /// file.
  package private(set) var damagedLines: [Int] = []

  /// The maximum size of a file, in bytes. It has room for about 80,000 choices.
  package static let byteLimit = 8 << 20

  /// Creates an empty log.
  package init() {}

  /// Reads the lines of a file. Empty lines are ignored.
  package init(decoding data: Data) {
    var log = Self()
    log.damagedLines = RankRecord.readLines(of: data) { log.append($0) }
    self = log
  }

  /// The ranking with a name; `nil` if there is none.
  package subscript(name: String) -> SavedRank? { ranks.first { $0.name == name } }

  /// The ranking with a name, or else the last one that had it.
  package func rank(openedAs name: String) -> SavedRank? {
    index(openedAs: name).map { ranks[$0] }
  }

  private func index(openedAs name: String) -> Int? {
    ranks.firstIndex { $0.name == name } ?? ranks.lastIndex { $0.formerNames.contains(name) }
  }

  /// Adds a record. Of the records about a name that no ranking has, only one that begins a ranking
  /// counts, and choices in a ranking that had this name. A renaming to a name in use is ignored.
  package mutating func append(_ record: RankRecord) {
    let index =
      switch record {
      case .choice, .undo: index(openedAs: record.rank)
      case .items, .renaming, .removal: ranks.firstIndex { $0.name == record.rank }
      }
    guard let index else {
      if case .items(let rank) = record { ranks.append(rank) }
      return
    }
    switch record {
    case .items(let rank) where rank.kind == ranks[index].kind:
      ranks[index].placeLimit = rank.placeLimit
      ranks[index].batches += rank.batches
    case .items: break
    case .choice(_, let choice): ranks[index].choices.append(choice)
    case .undo(_, let choice):
      guard let last = ranks[index].choices.lastIndex(of: choice) else { return }
      ranks[index].choices.remove(at: last)
    case .renaming(_, let name):
      guard self[name] == nil else { return }
      ranks[index].formerNames.insert(ranks[index].name)
      ranks[index].name = name
    case .removal: ranks.remove(at: index)
    }
  }
}
