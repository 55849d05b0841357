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
