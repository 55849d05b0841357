import KPGGCore
import KPGGSystem

/// A unit in a listing.
struct ListedUnit: Sendable {
  let unit: GroupUnit
  /// The group of the unit.
  let group: GroupID
  /// The members of the group, which all of its units share.
  private let lineUp: [Member]
  private let positions: [Int]

  /// For several units of a line-up, use ``all(of:)``.
  init(_ unit: GroupUnit, of lineUp: LineUp) {
    self.init(unit, of: lineUp, lineUp.positions)
  }

  private init(_ unit: GroupUnit, of lineUp: LineUp, _ positions: [MemberID: Int]) {
    (self.unit, group, self.lineUp) = (unit, lineUp.id, lineUp.members)
    self.positions = unit.memberIDs.compactMap { positions[$0] }
  }

  /// The members of the unit.
  var members: [Member] { positions.map { lineUp[$0] } }

  /// The units of a line-up, in its order.
  static func all(of lineUp: LineUp) -> [ListedUnit] {
    guard !lineUp.units.isEmpty else { return [] }
    let positions = lineUp.positions
    return lineUp.units.map { ListedUnit($0, of: lineUp, positions) }
  }
}

extension LineUp {
  fileprivate var positions: [MemberID: Int] {
    Dictionary(
      zip(members.lazy.map(\.id), members.indices), uniquingKeysWith: { first, _ in first })
  }
}

extension ListedUnit {
  /// The units of line-ups, the newest debut first. Units without a debut date come last.
  static func newestFirst(_ lineUps: [LineUp]) -> [ListedUnit] {
    let units = lineUps.flatMap(all)
    let dated = units.compactMap { unit in unit.unit.debutDate.map { (unit: unit, date: $0) } }
    return sortedIndices(below: dated.count) { dated[$0].date > dated[$1].date }
      .map { dated[$0].unit } + units.filter { $0.unit.debutDate == nil }
  }
}

extension GroupUnit {
  /// The name in the other script; `nil` if it is the same or unknown.
  func otherName(in language: Language) -> String? {
    let name = displayName.text(in: language)
    return [self.name, koreanName].compactMap(\.self).first { $0 != name }
  }

  /// Calls a closure with both names, and with what follows a hyphen in them: people call
  /// *소녀시대-태티서* by *태티서*.
  func forEachName(_ body: (_ name: String, _ isMain: Bool) -> Void) {
    let names = [name, koreanName].compactMap(\.self)
    for name in names { body(name, true) }
    for name in names {
      guard let hyphen = name.utf8.lastIndex(of: UInt8(ascii: "-")) else { continue }
      body(String(name[name.utf8.index(after: hyphen)...]), false)
    }
  }
}

/// The units that each member is in. A unit of many members is kept once.
struct UnitsByMember: Sendable {
  private let units: [GroupUnit]
  private var positions: [MemberID: [Int32]] = [:]

  init(of lineUps: [LineUp]) {
    units = lineUps.flatMap(\.units)
    for (position, unit) in units.enumerated() {
      for member in unit.memberIDs { positions[member, default: []].append(Int32(position)) }
    }
  }

  subscript(member: MemberID) -> [GroupUnit] {
    (positions[member] ?? []).map { units[Int($0)] }
  }
}

extension ListedUnit: Named {
  /// The ID: `AOA/units/AOA Black`.
  var exactID: String { RecordID.unit(group: group, name: unit.name).description }

  static func canBeExactID(_ text: String) -> Bool { text.hasSlash }

  func forEachName(_ body: (_ name: String, _ isMain: Bool) -> Void) { unit.forEachName(body) }
}

extension ListedUnit: Tabular {
  var json: JSONValue { unit.json(group: group) }

  static let fields: [Field<ListedUnit>] = [
    .id, .name, .koreanName, .group, .debut, .members, .song,
  ]
  static let columns: [Field<ListedUnit>] = [
    .name, .koreanName, .group, .debut, .members, .song,
  ]
}

extension Field<ListedUnit> {
  static var id: Self { Self(key: "id", label: \.id, json: { .string($0.exactID) }) }
  static var name: Self { Self(.of(\.unit, .name), \.unit, overflow: .names) }
  static var koreanName: Self {
    Self(
      .of(\.unit, .koreanName), \.koreanUnit, rank: 2, overflow: .name,
      isKoreanForm: true)
  }
  static var group: Self {
    Self(
      key: "group", label: \.group, json: \.group.json, rank: 4,
      overflow: .name, shown: { $1.groups.name(of: $0.group.description, in: $1.language) },
      isRedundant: { units in units.allSatisfy { $0.group == units[0].group } })
  }
  static var debut: Self {
    Self(.of(\.unit, .debut), \.groupFields.debut, rank: 3, overflow: .keep)
  }
  static var members: Self {
    Self(
      .of(\.unit, .members), \.members, rank: 1,
      shown: { unit, context in
        unit.members.map { $0.name(in: context.language) }.joined(separator: ", ")
      })
  }
  static var song: Self {
    Self(
      .of(\.unit, .song), \.song, rank: 0, overflow: .name,
      shown: { $0.unit.song?.title(in: $1.language) ?? "" }
    )
    .with(\.plain) { $0.unit.song?.title ?? "" }
    .with(\.innerPaths) { Song.keys.map(\.name) }
  }
}

extension TextWriter {
  /// A table of a group's units, in the order of the group's document.
  func units(of lineUp: LineUp) -> [String] {
    let fields: [Field<ListedUnit>] = [.name, .koreanName, .debut, .members, .song]
    return table(of: ListedUnit.all(of: lineUp), fields)
      .lines(width: width, painter: painter)
  }

  /// A unit: its name, its group, and the known facts.
  func sheet(of unit: ListedUnit, by group: GirlGroup) -> [String] {
    lines(
      of: FactSheet(
        title: pair(unit.unit.name, unit.unit.otherName(in: .english)) ?? unit.unit.name,
        subtitle: group.name(in: language), facts: facts(of: unit)))
  }

  /// The known facts about a unit.
  func facts(of unit: ListedUnit) -> [FactSheet.Fact] {
    let labels = words.labels
    let facts = Self.known([
      (labels.groupFields.debut, unit.unit.debutDate?.description),
      (labels.members, list(unit.members.map { $0.name(in: language) })),
      (labels.song, unit.unit.song?.title(in: language)),
    ])
    let video = unit.unit.song?.address.map { FactSheet.Fact.linked(labels.groupFields.video, $0) }
    return facts + [video].compactMap(\.self)
  }

  /// The units of a person: `AOA Black (2013), AOA Cream (2016)`; `nil` for none.
  func units(of person: Person, in units: UnitsByMember) -> String? {
    let all = person.listedEntries.flatMap { units[$0.id] }
    // The profiles of a group of *n* members and units would otherwise have *n*² names.
    let shown = all.prefix(20)
    return names(of: Array(shown)).map { $0 + words.andMore(all.count - shown.count) }
  }

  /// The names of units with their years; `nil` for none.
  func names(of units: [GroupUnit]) -> String? {
    list(
      units.map { unit in
        let name = unit.displayName.text(in: language)
        return unit.debutDate.map { "\(name) (\($0.year))" } ?? name
      })
  }
}
