/// A line of the log of rankings.
///
/// A line is one JSON object with the version `v` and the name of the ranking:
///
///     {"begun":"2026-11-24","items":["IVE/Rei",…],"kind":"member","rank":"ive",…,"v":1}
///     {"choice":"before","first":"IVE/Rei","rank":"ive","second":"IVE/Liz","v":1}
///     {"rank":"ive","skip":"IVE/Gaeul","v":1}
///     {"rank":"ive","renamed":"2026","v":1}
package enum RankRecord: Hashable, Sendable {
  /// Begins a ranking, or adds records to it and sets its number of places.
  case items(SavedRank)
  case choice(rank: String, Ranking<RecordID>.Choice)
  /// The removal of a choice. It names the choice, so that lines appended meanwhile do not matter.
  case undo(rank: String, Ranking<RecordID>.Choice)
  /// Another name for a ranking.
  case renaming(rank: String, to: String)
  /// The removal of a ranking.
  case removal(rank: String)

  /// The maximum length of a line in bytes, without its newline.
  package static let byteLimit = 1 << 20

  /// Creates the record that begins a ranking, or adds items to it.
  package static func items(
    _ items: [RecordID], of name: String, _ kind: RecordKind, subject: String,
    on date: CalendarDate, placeLimit: Int?
  ) -> Self {
    .items(
      SavedRank(
        name: name, kind: kind, subject: subject, begun: date, placeLimit: placeLimit,
        batches: items.isEmpty ? [] : [items]))
  }

  /// The name of the ranking.
  var rank: String {
    switch self {
    case .items(let rank): rank.name
    case .choice(let rank, _), .undo(let rank, _), .renaming(let rank, _), .removal(let rank): rank
    }
  }
}

extension RankRecord: LogRecord {
  /// The object of the line.
  package var json: JSONValue {
    var members: JSONMembers = ["rank": .string(rank), "v": .integer(Self.version)]
    switch self {
    case .items(let rank):
      members["begun"] = rank.begun.json
      members["items"] = JSONValue(rank.batches.joined().map(\.description))
      members["kind"] = .string(rank.kind.rawValue)
      members["subject"] = .string(rank.subject)
      members["top"] = JSONValue(rank.placeLimit)
    case .choice(_, let choice): Self.add(choice, to: &members)
    case .undo(_, let choice):
      Self.add(choice, to: &members)
      members["undo"] = .boolean(true)
    case .renaming(_, let name): members["renamed"] = .string(name)
    case .removal: members["removed"] = .boolean(true)
    }
    return .object(members)
  }

  private static func add(_ choice: Ranking<RecordID>.Choice, to members: inout JSONMembers) {
    switch choice {
    case .compared(let first, let outcome, let second):
      members["choice"] = outcome.json
      members["first"] = first.json
      members["second"] = second.json
    case .skipped(let item): members["skip"] = item.json
    }
  }

  /// Reads an object of the known version; `nil` if it is not a record.
  package static func record(in object: JSONObject) -> RankRecord? {
    var object = object
    guard let rank = object["rank"]?.text else { return nil }
    if let choice = choice(in: object) {
      return object["undo"]?.boolean == true
        ? .undo(rank: rank, choice) : .choice(rank: rank, choice)
    }
    if let name = object["renamed"]?.text {
      return name.isEmpty ? nil : .renaming(rank: rank, to: name)
    }
    if object["removed"]?.boolean == true { return .removal(rank: rank) }
    guard let begun = object["begun"]?.text.flatMap({ CalendarDate($0) }), begun.isComplete,
      let texts = object["items"]?.texts, texts.count <= SavedRank.limit,
      let kind = object["kind"]?.text.flatMap({ RecordKind(rawValue: $0) }),
      let subject = object["subject"]?.text
    else { return nil }
    let top = object["top"]
    let placeLimit = top?.integer
    let items = texts.compactMap { RecordID($0) }
    guard items.count == texts.count, items.allSatisfy({ $0.kind == kind }),
      placeLimit.map({ $0 > 0 }) ?? (top == nil)
    else { return nil }
    return .items(
      items, of: rank, kind, subject: subject, on: begun, placeLimit: placeLimit)
  }

  private static func choice(in object: JSONObject) -> Ranking<RecordID>.Choice? {
    var object = object
    if let item = object["skip"]?.text.flatMap({ RecordID($0) }) { return .skipped(item) }
    guard let outcome = object["choice"]?.text.flatMap({ RankOutcome($0) }),
      let first = object["first"]?.text.flatMap({ RecordID($0) }),
      let second = object["second"]?.text.flatMap({ RecordID($0) })
    else { return nil }
    return .compared(first, outcome, second)
  }
}
