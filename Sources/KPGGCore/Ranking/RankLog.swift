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
  ///
  /// - Complexity: O(number of bytes).
  package init(decoding data: Data) {
    var rankings = Rankings([])
    damagedLines = RankRecord.readLines(of: data) { rankings.append($0) }
    ranks = rankings.ranks
  }

  /// The ranking with a name; `nil` if there is none.
  package subscript(name: String) -> SavedRank? { ranks.first { $0.name == name } }

  /// The ranking with a name, or else the last one that had it.
  package func rank(openedAs name: String) -> SavedRank? {
    self[name] ?? ranks.last { $0.formerNames.contains(name) }
  }

  /// Adds a record. Of the records about a name that no ranking has, only one that begins a ranking
  /// counts, and choices in a ranking that had this name. A renaming to a name in use is ignored.
  package mutating func append(_ record: RankRecord) {
    var rankings = Rankings(ranks)
    rankings.append(record)
    ranks = rankings.ranks
  }
}

/// The rankings while records are applied, with lookup by name in constant time.
private struct Rankings {
  /// The rankings in the order they were started; `nil` for a removed one.
  private var slots: [SavedRank?]
  private var slotsByName: [String: Int] = [:]
  /// The slots of the rankings that had each former name, ascending. Slots of removed rankings may
  /// remain.
  private var slotsByFormerName: [String: [Int]] = [:]
  /// The items of rankings to which a record has added some.
  private var itemsBySlot: [Int: Set<RecordID>] = [:]

  init(_ ranks: [SavedRank]) {
    slots = ranks
    for (slot, rank) in ranks.enumerated() {
      slotsByName[rank.name] = slot
      for name in rank.formerNames { slotsByFormerName[name, default: []].append(slot) }
    }
  }

  var ranks: [SavedRank] { slots.compactMap(\.self) }

  mutating func append(_ record: RankRecord) {
    let slot =
      switch record {
      case .choice, .undo: slotsByName[record.rank] ?? lastSlot(formerlyNamed: record.rank)
      case .items, .renaming, .removal: slotsByName[record.rank]
      }
    guard let slot else {
      if case .items(let rank) = record {
        slotsByName[rank.name] = slots.count
        slots.append(rank)
      }
      return
    }
    switch record {
    case .items(let rank) where rank.kind == slots[slot]?.kind:
      slots[slot]?.placeLimit = rank.placeLimit
      addItems(of: rank, to: slot)
    case .items: break
    case .choice(_, let choice): slots[slot]?.choices.append(choice)
    case .undo(_, let choice): slots[slot]?.removeLast(choice)
    case .renaming(let old, let new): rename(slot, from: old, to: new)
    case .removal(let name):
      slotsByName[name] = nil
      slots[slot] = nil
    }
  }

  /// Adds the items that the ranking does not have, up to the limit.
  private mutating func addItems(of rank: SavedRank, to slot: Int) {
    // A set that the dictionary also held would be copied for each record.
    var items =
      itemsBySlot.removeValue(forKey: slot) ?? Set(slots[slot]?.batches.joined() ?? [].joined())
    for batch in rank.batches {
      let added = batch.filter { items.count < SavedRank.limit && items.insert($0).inserted }
      if !added.isEmpty { slots[slot]?.batches.append(added) }
    }
    itemsBySlot[slot] = items
  }

  private mutating func lastSlot(formerlyNamed name: String) -> Int? {
    while let slot = slotsByFormerName[name]?.last {
      if slots[slot] != nil { return slot }
      slotsByFormerName[name]?.removeLast()
    }
    return nil
  }

  private mutating func rename(_ slot: Int, from old: String, to new: String) {
    guard slotsByName[new] == nil else { return }
    slotsByName[old] = nil
    slotsByName[new] = slot
    slots[slot]?.name = new
    guard slots[slot]?.formerNames.insert(old).inserted == true else { return }
    guard let last = slotsByFormerName[old]?.last, last > slot else {
      return slotsByFormerName[old, default: []].append(slot)
    }
    let position = slotsByFormerName[old]?.firstIndex { $0 > slot } ?? 0
    slotsByFormerName[old]?.insert(slot, at: position)
  }
}

extension SavedRank {
  /// The number of latest choices that an undo searches.
  private static let undoLimit = 20

  fileprivate mutating func removeLast(_ choice: Ranking<RecordID>.Choice) {
    let index = choices.suffix(Self.undoLimit).lastIndex(of: choice)
    if let index { choices.remove(at: index) }
  }
}
