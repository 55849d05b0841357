import KPGGCore
import KPGGPublishing

/// The words for groups, members, songs, and other records.
protocol RecordWords {
  /// The labels of fields, sheets, and charts.
  var labels: Labels { get }

  func status(_ status: GroupStatus) -> String
  func kind(_ kind: SnapshotDifference.Kind) -> String
  func kind(_ kind: SongKind) -> String

  /// The value for a current, former, or deceased member, to match the original app's label.
  func membership(of member: Member) -> String

  /// Whether a member has left a group, and when the group disbanded.
  func membership(of member: Member, in group: GirlGroup) -> String

  /// The table status of a member who stayed until the group disbanded.
  var ended: String { get }

  /// The note "former" after a group the person left.
  var former: String { get }

  /// The usual term for a position, else the catalog's text.
  func position(_ position: Position) -> String

  /// The names of a country, the usual one first, given its English name.
  func countryNames(_ country: String) -> [String]

  /// An age in years: `age 28`.
  func age(_ years: Int) -> String

  /// The number of members, with separate numbers of former and deceased ones. If the group has
  /// disbanded, `current` counts its last members.
  func members(current: Int, former: Int, died: Int, hasDisbanded: Bool) -> String

  /// A number of people without a noun.
  func people(_ count: Int) -> String

  func years(from: String, to: String) -> String
}

extension Words {
  func kind(_ kind: RecordKind) -> String {
    switch kind {
    case .group: self.kind(SnapshotDifference.Kind.group)
    case .member: self.kind(SnapshotDifference.Kind.member)
    }
  }

  /// The usual name of a country, given its English name.
  func country(_ name: String) -> String { countryNames(name).first ?? name }
}

/// The labels of fields, sheets, and charts in one language.
struct Labels: Sendable {
  let groupFields: GroupLabels
  let memberFields: MemberLabels
  let songFields: SongLabels
  let changeFields: ChangeLabels
  let findingFields: FindingLabels

  let id: String
  let aliases: String
  let image: String
  let memberCount: String
  let members: String
  let songs: String
  let group: String
  let member: String
  let otherNames: String
  let key: String
  let title: String
  let koreanTitle: String
  let from: String
  let to: String
  let groups: String
  let groupCount: String
  let birthday: String
  let turns: String
  let kind: String
  let foundIn: String
  let foundText: String
  let addedOn: String
  let added: String
  let removed: String
  let alreadyAdded: String
  let missing: String
  let debuts: String
  let answers: String
  let points: String
  let playedOn: String
  let dailyPuzzles: String
  let dailyStreak: String
  let review: String
  let yes: String
  let no: String
  let unknown: String
}

/// The labels of what only groups have, in one language.
struct GroupLabels: Sendable {
  let name: String
  let koreanName: String
  let section: String
  let debut: String
  let agency: String
  let fandom: String
  let status: String
  let disbanded: String
  let hitSong: String
  let video: String
  let links: String
  let logo: String
  let hasFormerMembers: String
  let withFormerMembers: String
  let withoutFormerMembers: String
  let isFeatured: String
}

/// The labels of what only members have, in one language.
struct MemberLabels: Sendable {
  let stageName: String
  let koreanStageName: String
  let bothStageNames: String
  let birthName: String
  let koreanBirthName: String
  let bothBirthNames: String
  let birth: String
  let bloodType: String
  let bloodTypeColumn: String
  let mbti: String
  let height: String
  let birthplace: String
  let nationalities: String
  let positions: String
  let membership: String
  let died: String
  let instagram: String
}

/// The labels of fields that only songs have, in one language.
struct SongLabels: Sendable {
  let title: String
  let koreanTitle: String
  let date: String
  let youtubeID: String
}

/// The labels of the differences between two snapshots, in one language.
struct ChangeLabels: Sendable {
  let change: String
  let field: String
  let from: String
  let to: String
}

/// The labels of the problems in a catalog, in one language.
struct FindingLabels: Sendable {
  let document: String
  let keyPath: String
  let line: String
  let column: String
  let severity: String
  let message: String
}
