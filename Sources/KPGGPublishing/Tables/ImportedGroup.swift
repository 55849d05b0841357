import KPGGCore

/// A record with the number of its row.
struct Imported<Record: Sendable>: Sendable {
  var record: Record
  let row: Int
}

/// A group of `groups.csv` with its rows in the other tables.
struct ImportedGroup: Sendable {
  private(set) var record: GroupRow
  let row: Int
  var members: [Imported<MemberRow>] = []
  var songs: [Imported<SongRow>] = []
  var units: [Imported<UnitRow>] = []
  /// Whether a row of the group has a mistake.
  var hasMistake: Bool

  init(_ record: GroupRow, row: Int, hasMistake: Bool) {
    (self.record, self.row, self.hasMistake) = (record, row, hasMistake)
  }

  var id: GroupID { record.group.id }

  /// The group with the value that follows from its members.
  var groupWithMembers: GirlGroup {
    var group = record.group
    group.hasFormerMembers = members.contains { $0.record.facts.isFormer }
    return group
  }

  /// Returns the group's document.
  func document(of group: GirlGroup) -> GroupDocument {
    let members = members.map(\.record.member)
    let lineUp = LineUp(
      group: group, checkedMembers: members, songs: songs.map(\.record.song),
      units: units.map(\.record.unit), about: record.about, koreanAbout: record.koreanAbout)
    return GroupDocument(lineUp, members: members)
  }

  /// Gives the members their IDs, sorts the songs by date, and finds the members of units.
  mutating func finish(_ problems: inout TableProblems) {
    let known = problems.count
    nameMembers(&problems)
    songs = songs.stablySorted { $0.record.song.isReleased(before: $1.record.song) }
    let names = ImportedMemberNames(units.isEmpty ? [] : members.map(\.record.member))
    for index in units.indices {
      do {
        try units[index].record.findMembers(names)
      } catch {
        problems.add(error, in: .units, row: units[index].row, column: "members")
      }
    }
    if problems.count > known { hasMistake = true }
  }

  /// Sets the IDs of the members. An ID in the table takes precedence over one from a name.
  private mutating func nameMembers(_ problems: inout TableProblems) {
    var names = MemberNames()
    var rows: [String: Int] = [:]
    let valid = members.indices.filter { !members[$0].record.hasInvalidID }
    let written = valid.filter { members[$0].record.writtenName != nil }
    let unwritten = valid.filter { members[$0].record.writtenName == nil }
    for index in written + unwritten {
      let (record, row) = (members[index].record, members[index].row)
      let name = record.writtenName ?? MemberNames.name(of: record.member)
      if let first = rows[name] {
        problems.add(
          .repeatedMember(name, row: first), in: .members, row: row,
          column: record.nameColumn)
      } else {
        rows[name] = row
      }
      members[index].record.facts.id = MemberID(
        groupID: id, checkedName: names.next(of: record.member, written: name))
    }
  }
}
