import KPGGCore

/// A row of `groups.csv`: a group with the texts about it.
struct GroupRow: Sendable {
  var group: GirlGroup
  var about: String?
  var koreanAbout: String?

  init(_ group: GirlGroup, about: String? = nil, koreanAbout: String? = nil) {
    (self.group, self.about, self.koreanAbout) = (group, about, koreanAbout)
  }

  /// Sets the ID, and the name if the row has none. Without a cell for the ID, it is made from the
  /// name: `OHMYGIRL` from `OH MY GIRL`.
  ///
  /// - Returns: Whether the ID is valid. Records an invalid one.
  mutating func finish(_ row: TableRow, _ problems: inout TableProblems) -> Bool {
    let (id, name, korean) = (row["id"], row["name"], row["koreanName"])
    guard [id, name, korean].contains(where: { !$0.isEmpty }) else { return false }
    // Composing a text with too many marks is slow.
    guard !id.hasTooManyMarks else {
      problems.add(.value(.tooManyMarks(limit: WireLimits.marks)), in: row, "id")
      return false
    }
    guard !name.hasTooManyMarks, !korean.hasTooManyMarks else { return false }
    let text = id.isEmpty ? Self.id(name: name, koreanName: korean) : UnicodeForm.composed(id)
    if let problem = GroupID.problem(in: text) {
      problems.add(
        id.isEmpty ? .invalidMadeID(text, problem) : .value(.invalidName(text, problem)), in: row,
        "id")
      return false
    }
    group.id = GroupID(checked: text)
    if name.isEmpty { group.name = text }
    return true
  }

  private static func id(name: String, koreanName: String) -> String {
    MemberNames.base(romanized: name, korean: koreanName.isEmpty ? name : koreanName).uppercased()
  }
}

extension GroupRow: TableRecord {
  static let table = CatalogTable.groups
  static let needs = [["id", "name", "koreanName"]]
  static let derivedColumns = ["hasFormerMembers", "hitSong.url", "memberCount"]

  static let columns: [TableColumn<GroupRow>] = [
    TableColumn("id") { $0.group.id.description },
    TableColumn("name", \.group.name),
    TableColumn("koreanName", \.group.koreanName),
    TableColumn("aliases", \.group.aliases),
    TableColumn("section", \.group.sectionKey),
    TableColumn("debut", \.group.debutDate),
    TableColumn("agency", \.group.agency),
    TableColumn("koreanAgency", \.group.koreanAgency),
    TableColumn("fandom", \.group.fandom),
    TableColumn("koreanFandom", \.group.koreanFandom),
    TableColumn("status", \.group.status),
    TableColumn("disbanded", \.group.disbandmentDate),
    TableColumn("returned", \.group.returnDate),
    TableColumn("tier", \.group.tier),
    TableColumn("isFeatured", \.group.isFeatured),
    TableColumn("hitSong.title", \.group.hitSongTitle),
    TableColumn("hitSong.koreanTitle", \.group.hitSongKoreanTitle),
    TableColumn("hitSong.year", \.group.hitSongYear),
    TableColumn("hitSong.youtubeID", \.group.hitSongVideo),
    TableColumn("links.youtubeChannelID", \.group.links.youtubeChannelID),
    TableColumn("links.instagram", \.group.links.instagram),
    TableColumn("links.x", \.group.links.x),
    TableColumn("logo", \.group.logo),
    TableColumn("image", \.group.image),
    TableColumn("about", \.about, limit: WireLimits.aboutLength),
    TableColumn("koreanAbout", \.koreanAbout, limit: WireLimits.aboutLength),
  ]
}

// The values of a hit song. A song without any value does not exist.
extension GirlGroup {
  fileprivate var hitSongTitle: String? {
    get { hitSong?.title }
    set { hitSong = hitSong(title: newValue) }
  }

  fileprivate var hitSongKoreanTitle: String? {
    get { hitSong?.koreanTitle }
    set { hitSong = hitSong(koreanTitle: newValue) }
  }

  fileprivate var hitSongYear: Int? {
    get { hitSong?.year }
    set { hitSong = hitSong(year: newValue) }
  }

  fileprivate var hitSongVideo: VideoID? {
    get { hitSong?.youtubeID }
    set { hitSong = hitSong(youtubeID: newValue) }
  }

  /// The hit song with some values replaced.
  private func hitSong(
    title: String?? = nil, koreanTitle: String?? = nil, year: Int?? = nil,
    youtubeID: VideoID?? = nil
  ) -> HitSong? {
    HitSong(
      title: title ?? hitSong?.title, koreanTitle: koreanTitle ?? hitSong?.koreanTitle,
      year: year ?? hitSong?.year, youtubeID: youtubeID ?? hitSong?.youtubeID)
  }
}
