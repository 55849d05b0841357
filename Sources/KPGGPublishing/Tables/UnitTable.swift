import KPGGCore

/// A row of `units.csv`.
struct UnitRow: Sendable {
  let group: GroupID
  var unit: GroupUnit
  /// The members as in the cell: their IDs or names.
  var memberNames: [String]

  init(_ unit: GroupUnit, of group: GroupID) {
    (self.unit, self.group) = (unit, group)
    memberNames = unit.memberIDs.map(\.description)
  }

  /// Sets the members of the unit, which the cell names by ID or by stage name.
  mutating func findMembers(_ members: ImportedMemberNames) throws(TableProblem.Kind) {
    unit.memberIDs = []
    var seen: Set<MemberID> = []
    for name in memberNames {
      guard let found = members.id(named: name) else { throw .unknownMember(name, group: group) }
      guard seen.insert(found).inserted else { throw .value(.invalidName(name, .duplicate)) }
      unit.memberIDs.append(found)
    }
  }
}

/// The members of a group by the texts that name them in a cell.
struct ImportedMemberNames {
  private var byID: [String: MemberID] = [:]
  private var byName: [String: MemberID] = [:]

  /// Of members with the same name, the first one counts.
  init(_ members: [Member]) {
    for member in members.reversed() {
      for text in [member.id.name, member.id.description] { byID[text] = member.id }
      for name in [member.stageName, member.koreanStageName].compactMap(\.self) {
        byName[name] = member.id
      }
    }
  }

  /// The member with an ID, or else with a stage name in either language.
  func id(named text: String) -> MemberID? { byID[text] ?? byName[text] }
}

extension UnitRow: TableRecordOfGroup {
  static let limit = WireLimits.units

  init(group: GroupID) { self.init(GroupUnit(name: ""), of: group) }

  /// A unit without a name has the Korean one, and so does its song.
  mutating func finish(_ row: TableRow, _ problems: inout TableProblems) {
    if row["name"].isEmpty { unit.name = unit.koreanName ?? "" }
    guard var song = unit.song, row["song.title"].isEmpty else { return }
    song.title = song.koreanTitle ?? ""
    unit.song = song
    if song.title.isEmpty { problems.add(.value(.missing), in: row, "song.title") }
  }
}

extension UnitRow: TableRecord {
  static let table = CatalogTable.units
  static let needs = [["group"], ["name", "koreanName"]]
  static let derivedColumns = ["song.url"]

  static let columns: [TableColumn<UnitRow>] = [
    TableColumn("group") { $0.group.description },
    TableColumn("name", \.unit.name),
    TableColumn("koreanName", \.unit.koreanName),
    TableColumn("debut", \.unit.debutDate),
    TableColumn("members", \.memberNames),
    TableColumn("song.title", \.unit.songTitle),
    TableColumn("song.koreanTitle", \.unit.knownSong.koreanTitle),
    TableColumn("song.date", \.unit.knownSong.date),
    TableColumn("song.kind", \.unit.knownSong.kind),
    TableColumn("song.youtubeID", \.unit.knownSong.youtubeID),
  ]
}

extension GroupUnit {
  /// The song; one without a title if there is none.
  fileprivate var knownSong: Song {
    get { song ?? Song(title: "") }
    set { song = newValue }
  }

  fileprivate var songTitle: String? {
    get { song?.title }
    set { knownSong.title = newValue ?? "" }
  }
}
