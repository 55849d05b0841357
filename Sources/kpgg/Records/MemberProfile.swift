import KPGGCore

/// A member with the group's units that they are in.
struct MemberProfile: Sendable {
  let member: Member
  /// The units of the group, which all of its members share.
  private let groupUnits: [GroupUnit]
  /// The positions of the member's units.
  private let positions: [Int]

  /// Finds the units of a member in their line-up. For several members, use ``all(of:)``.
  init(_ member: Member, in lineUp: LineUp) {
    (self.member, groupUnits) = (member, lineUp.units)
    positions = groupUnits.indices.filter { lineUp.units[$0].memberIDs.contains(member.id) }
  }

  private init(_ member: Member, in lineUp: LineUp, _ positions: [Int]) {
    (self.member, groupUnits, self.positions) = (member, lineUp.units, positions)
  }

  var units: [RecordID] {
    positions.map { .unit(group: member.groupID, name: groupUnits[$0].name) }
  }

  /// The profiles of all members of a line-up.
  static func all(of lineUp: LineUp) -> [MemberProfile] {
    var positions: [MemberID: [Int]] = [:]
    for (position, unit) in lineUp.units.enumerated() {
      for id in unit.memberIDs { positions[id, default: []].append(position) }
    }
    return lineUp.members.map { MemberProfile($0, in: lineUp, positions[$0.id] ?? []) }
  }
}

extension MemberProfile: Tabular {
  var json: JSONValue { member.json.adding([Field.units.key: Field.units.json(self)]) }

  static let fields = Member.fields.map { $0.of(\.member) } + [Field.units]
  static let columns = Member.columns.map { $0.of(\.member) as Field<MemberProfile> }

  func isDimmed(in context: CellContext) -> Bool { member.isDimmed(in: context) }
}

extension Field<MemberProfile> {
  static var units: Self {
    Self(
      key: "units", label: \.groupFields.units,
      json: { .array($0.units.map { .string($0.description) }) })
  }
}

extension RecordList<MemberProfile> {
  /// The profiles of all members of some line-ups, each with all groups of the person among known
  /// entries.
  static func profiles(
    of lineUps: [LineUp], among known: (catalog: Catalog, lineUps: [LineUp]),
    fields: FieldSelection<MemberProfile>, today: CalendarDate?
  ) -> Self {
    let records = lineUps.flatMap(MemberProfile.all)
    let groups = Dictionary(
      lineUps.map { ($0.group.id, $0.group) }, uniquingKeysWith: { first, _ in first })
    return Self(
      records: records, fields: fields, groups: lineUps.map(\.group),
      count: { $0.count(records.count, of: records.count, .member) }
    ) { writer, line in
      let people = known.catalog.people(of: known.lineUps).byEntry
      let units = UnitsByMember(of: known.lineUps)
      writer.writeSheets(records, to: line) { record in
        let member = record.member
        return writer.profile(
          of: member, in: groups[member.groupID] ?? GirlGroup(id: member.groupID),
          as: people[member.id] ?? Person(main: member), in: known.catalog,
          units: units, today: today)
      }
    }
  }
}
