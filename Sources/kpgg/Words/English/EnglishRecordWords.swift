import KPGGCore
import KPGGPublishing

extension EnglishWords: RecordWords {
  var labels: Labels { Self.labels }

  private static let labels = Labels(
    groupFields: GroupLabels(
      name: "Name", koreanName: "Korean", section: "Section", debut: "Debut", agency: "Agency",
      fandom: "Fandom", status: "Status", disbanded: "Disbanded", hitSong: "Hit song",
      video: "Video", links: "Links", logo: "Logo", hasFormerMembers: "Former members",
      withFormerMembers: "yes",
      withoutFormerMembers: "no", isFeatured: "Featured"),
    memberFields: MemberLabels(
      stageName: "Stage name", koreanStageName: "Korean",
      bothStageNames: ProfileField.stageName.englishName,
      birthName: "Birth name", koreanBirthName: "Korean birth name",
      bothBirthNames: ProfileField.birthName.englishName,
      birth: ProfileField.birth.englishName, bloodType: ProfileField.bloodType.englishName,
      bloodTypeColumn: "Blood", mbti: ProfileField.mbti.englishName,
      height: "Height", birthplace: "Birthplace", nationalities: "Nationality",
      positions: "Positions", membership: ProfileField.membership.englishName, died: "Died",
      instagram: "Instagram"),
    songFields: SongLabels(
      title: "Title", koreanTitle: "Korean title", date: "Released", youtubeID: "Video ID"),
    changeFields: ChangeLabels(change: "Change", field: "Field", from: "From", to: "To"),
    findingFields: FindingLabels(
      document: "Document", keyPath: "Key path", line: "Line", column: "Column",
      severity: "Severity", message: "Problem"),
    id: "ID", aliases: "Aliases", image: "Image", memberCount: "Members",
    members: "Members", songs: "Songs", group: "Group", member: "Member",
    otherNames: "Also known as", key: "Key",
    title: "Title", koreanTitle: "Korean title", from: "From", to: "To", groups: "Groups",
    groupCount: "Count", birthday: "Birthday", turns: "Turns", kind: "Kind", foundIn: "Found in",
    foundText: "Text",
    addedOn: "Added", added: "added", removed: "removed", alreadyAdded: "already a favorite",
    missing: "missing", debuts: "Debuts", answers: "Answers",
    points: "Points", playedOn: "Played on", dailyPuzzles: "Daily puzzles",
    dailyStreak: "Daily streak", review: "Review", yes: "yes", no: "no", unknown: "unknown")

  func status(_ status: GroupStatus) -> String { status.englishName }

  func kind(_ kind: SnapshotDifference.Kind) -> String { kind.rawValue }

  func kind(_ kind: SongKind) -> String { kind.englishName }

  func membership(of member: Member) -> String {
    member.englishText(of: .membership) ?? ""
  }

  func membership(of member: Member, in group: GirlGroup) -> String {
    guard member.isCurrent, group.status == .disbanded else { return membership(of: member) }
    return group.disbandedOn.map { "until \($0) (disbanded)" } ?? "until the group disbanded"
  }

  // With a longer word, the column does not fit a terminal of 40 columns.
  var ended: String { "ended" }

  var former: String { "former" }

  func position(_ position: Position) -> String { position.description }

  func countryNames(_ country: String) -> [String] { [country] }

  func age(_ years: Int) -> String { "age \(years)" }

  func members(current: Int, former: Int, died: Int, hasDisbanded: Bool) -> String {
    let others = [former > 0 ? "\(former) former" : nil, died > 0 ? "\(died) deceased" : nil]
      .compactMap(\.self)
    guard !others.isEmpty else { return "\(current)" }
    let term = hasDisbanded ? "at disbandment" : "current"
    return "\(current) \(term), " + others.joined(separator: ", ")
  }

  func people(_ count: Int) -> String { "\(count)" }

  func years(from: String, to: String) -> String { "\(from)–\(to)" }
}
