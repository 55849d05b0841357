import KPGGCore

/// The options of `kpgg rank`.
struct RankOptions {
  /// The name of the ranking; `nil` for one made of what is ranked.
  let name: String?
  /// The number of first places that are wanted; `nil` for those of the saved ranking, or all.
  let placeLimit: Int?
  let isLinear: Bool
  let isASCII: Bool
  let filters: Filters
  /// The file of a picture; `nil` for none.
  let svg: String?
  let force: Bool

  init(_ options: OptionReader) throws(UsageError) {
    let selecting = options.limited(to: RankCommand.Action.selecting)
    name = selecting.text(
      "name", placeholder: "NAME", "Name of the ranking (default: made of what you rank)",
      "순위 이름 (기본값: 순위를 매길 대상에서 딴 이름)")
    if let name {
      guard !name.allSatisfy(\.isWhitespace) else { throw .emptyValue(option: "--name", nil) }
    }
    placeLimit = try selecting.wholeNumber(
      "top", placeholder: "N", in: 1...SavedRank.limit,
      "Ask only until the first N places are known, which takes fewer comparisons",
      "1~N위만 정하기 (비교 횟수가 줄어듦)")
    filters = try Filters(options)
    let asking = options.limited(to: RankCommand.Action.asking)
    isLinear = asking.flag(
      "linear", "Print plain lines and read typed choices, without a full screen",
      "전체 화면 대신 줄 단위로 출력하고 입력한 선택 읽기")
    isASCII = asking.ascii()
    let showing = options.limited(to: [RankCommand.Action.show.rawValue])
    svg = showing.text(
      "svg", placeholder: "FILE", kind: .file,
      "With 'show': save the places as an SVG picture; '-' is standard output",
      "'show'에서 순위를 SVG 이미지로 저장. '-'은 표준 출력")
    if let svg, svg.isEmpty { throw .emptyFileName(.output) }
    force = showing.force(
      "With --svg: replace a file that is not a picture from kpgg",
      "--svg에서 kpgg가 만들지 않은 파일도 덮어쓰기")
    options.listing()
  }

  /// The options that select what is ranked.
  struct Filters {
    let favorites: FavoriteSelection
    let groups: GroupSelection
    let members: MemberSelection
    let songs: SongSelection

    init(_ options: OptionReader) throws(UsageError) {
      let selecting = options.limited(to: RankCommand.Action.selecting)
      favorites = try FavoriteSelection(
        selecting, "Rank only your favorites",
        "즐겨찾기한 항목만 순위 매기기")
      groups = try GroupSelection(selecting)
      members = try MemberSelection(options.limited(to: [RankCommand.Action.members.rawValue]))
      songs = try SongSelection(options.limited(to: [RankCommand.Action.songs.rawValue]))
    }
  }
}
