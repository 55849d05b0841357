import KPGGCore

/// A row of `members.csv`.
struct MemberRow: Sendable {
  var member: Member
  /// The name in the cell of the ID; `nil` for an empty cell.
  private(set) var writtenName: String?
  /// Whether the cell of the ID has a mistake.
  private(set) var hasInvalidID = false

  init(_ member: Member) { self.member = member }

  /// The column with the name in the member's ID.
  var nameColumn: String {
    if writtenName != nil { return "id" }
    if member.stageName != nil { return "stageName" }
    return member.koreanStageName != nil ? "koreanStageName" : "koreanBirthName"
  }
}

extension MemberRow: TableRecordOfGroup {
  static let limit = WireLimits.members

  /// Creates a member with a preliminary ID.
  init(group: GroupID) {
    self.init(Member(id: MemberID(groupID: group, checkedName: "member")))
  }

  mutating func finish(_ row: TableRow, _ problems: inout TableProblems) {
    member.absences = member.absences.stablySorted { $0.from < $1.from }
    // A date of leaving tells the same.
    if row["isFormer"].isEmpty { member.isFormer = member.departureDate != nil }
    let text = row["id"]
    guard !text.isEmpty else { return }
    do {
      writtenName = try Self.name(in: text, of: member.groupID)
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
    TableColumn("id") { $0.member.id.description },
    TableColumn("group") { $0.member.groupID.description },
    TableColumn("stageName", \.member.stageName),
    TableColumn("koreanStageName", \.member.koreanStageName),
    TableColumn("aliases", \.member.aliases),
    TableColumn("birthName", \.member.birthName),
    TableColumn("koreanBirthName", \.member.koreanBirthName),
    TableColumn("birth", \.member.birthDate),
    TableColumn("died", \.member.deathDate),
    TableColumn("bloodType", \.member.bloodType),
    TableColumn("mbti", \.member.mbti),
    TableColumn("heightCm", \.member.height),
    TableColumn("birthplace", \.member.birthplace),
    TableColumn("koreanBirthplace", \.member.koreanBirthplace),
    TableColumn("nationalities", \.member.nationalities),
    TableColumn("positions", \.member.positions),
    TableColumn("isFormer", \.member.isFormer),
    TableColumn("joined", \.member.joinDate),
    TableColumn("left", \.member.departureDate),
    TableColumn("absences", \.member.absences),
    TableColumn("instagram", \.member.instagram),
    TableColumn("image", \.member.image),
  ]
}
