import KPGGCore

/// A row of `members.csv`.
struct MemberRow: Sendable {
  private(set) var member: Member
  /// The name in the cell of the ID; `nil` for an empty cell.
  private(set) var writtenName: String?
  /// Whether the cell of the ID has a mistake.
  private(set) var hasInvalidID = false

  init(_ member: Member) { self.member = member }

  var facts: MemberFacts {
    get { member.facts }
    set { member.facts = newValue }
  }

  /// The column with the name in the member's ID.
  var nameColumn: String {
    if writtenName != nil { return "id" }
    if facts.stageName != nil { return "stageName" }
    return facts.koreanStageName != nil ? "koreanStageName" : "koreanBirthName"
  }
}

extension MemberRow: TableRecordOfGroup {
  static let limit = WireLimits.members

  /// Creates a member with a preliminary ID.
  init(group: GroupID) {
    self.init(Member(id: MemberID(groupID: group, checkedName: "member")))
  }

  mutating func finish(_ row: TableRow, _ problems: inout TableProblems) {
    facts.absences = facts.absences.stablySorted { $0.from < $1.from }
    // A date of leaving tells the same.
    if row["isFormer"].isEmpty { facts.isFormer = facts.departureDate != nil }
    let text = row["id"]
    guard !text.isEmpty else { return }
    do {
      writtenName = try Self.name(in: text, of: facts.id.groupID)
    } catch {
      problems.add(error, in: row, "id")
      hasInvalidID = true
    }
  }

  /// Reads the name in an ID of the group: `YooA` in `OHMYGIRL/YooA`.
  private static func name(
    in text: String, of group: GroupID
  ) throws(TableProblem.Kind) -> String {
    guard text.utf8.count <= WireLimits.textLength, let id = MemberID(rawValue: text) else {
      throw .value(.invalidValue(text, expected: .id(.member)))
    }
    guard id.groupID == group else { throw .otherGroup(text, group: group) }
    return id.name
  }
}

extension MemberRow: TableRecord {
  static let table = CatalogTable.members
  static let needs = [["group"], ["stageName", "koreanStageName", "koreanBirthName", "id"]]

  static let columns: [TableColumn<MemberRow>] = [
    TableColumn("id") { $0.facts.id.description },
    TableColumn("group") { $0.facts.id.groupID.description },
    TableColumn("stageName", \.facts.stageName),
    TableColumn("koreanStageName", \.facts.koreanStageName),
    TableColumn("aliases", \.facts.aliases),
    TableColumn("birthName", \.facts.birthName),
    TableColumn("koreanBirthName", \.facts.koreanBirthName),
    TableColumn("birth", \.facts.birthDate),
    TableColumn("died", \.facts.deathDate),
    TableColumn("bloodType", \.facts.bloodType),
    TableColumn("mbti", \.facts.mbti),
    TableColumn("heightCm", \.facts.height),
    TableColumn("birthplace", \.facts.birthplace),
    TableColumn("koreanBirthplace", \.facts.koreanBirthplace),
    TableColumn("nationalities", \.facts.nationalities),
    TableColumn("positions", \.facts.positions),
    TableColumn("isFormer", \.facts.isFormer),
    TableColumn("joined", \.facts.joinDate),
    TableColumn("left", \.facts.departureDate),
    TableColumn("absences", \.facts.absences),
    TableColumn("instagram", \.facts.instagram),
    TableColumn("image", \.facts.image),
  ]
}
