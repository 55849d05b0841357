import KPGGCore

/// `kpgg group NAME` shows a group and its members.
enum Group: Command {
  static let description = CommandDescription(
    name: "group",
    summary: HelpText(
      "Show a group, its members, and its songs",
      "그룹과 멤버, 노래 보기"),
    discussion: [
      HelpText(
        "If a member joined after the debut, left, or came back, the column Status shows when they "
          + "were in the group.",
        "데뷔 뒤에 합류했거나, 탈퇴했거나, 돌아온 멤버가 있으면 '상태' 열에 활동 기간이 나옵니다."),
      HelpText(
        "With --on, the members are those who were in the group on that day, or at any time in that "
          + "month or year. The column In the group shows all times in which they were in the group. "
          + "Later songs and units are left out; other facts stay the same. In JSON, isFormer is the "
          + "value of that day, or null if it is not known when the member left.",
        "--on을 쓰면 그날, 또는 그달이나 그해에 그룹에 있던 멤버를 보여 줍니다. '활동 기간' 열에는 그룹에 있던 기간이 모두 나옵니다. "
          + "지정한 날짜 뒤에 나온 노래와 유닛은 빠지고, 나머지 정보는 --on을 쓰지 않을 때와 같습니다. JSON의 isFormer는 그 날짜를 "
          + "기준으로 하며, 탈퇴한 날을 모르면 null입니다."),
      HelpText(
        "At the end are up to five groups of each relation, the best known first; 'kpgg similar' lists "
          + "all.",
        "끝에는 관련 그룹이 종류별로 다섯 팀까지, 잘 알려진 순서로 나옵니다. 전체는 'kpgg similar'로 볼 수 있습니다."),
    ],
    arguments: [
      ArgumentDescription(
        "NAME…", .group,
        "The ID, English name, Korean name, or alias of one or more groups; spaces need no quotes. "
          + "'-' reads names from standard input, one per line",
        "그룹(하나 이상)의 ID, 영문 이름, 한글 이름, 별칭. 빈칸이 있어도 따옴표가 필요 없음. '-'이면 표준 입력에서 한 줄에 하나씩 읽음")
    ],
    options: OptionList { try Options($0) },
    examples: [
      .init(
        "kpgg group OHMYGIRL", "Show a group by ID",
        "ID로 그룹 보기"),
      .init(
        "kpgg group 오마이걸", "Show a group by Korean name",
        "한글 이름으로 그룹 보기"),
      .init(
        "kpgg group twice ive", "Show two groups",
        "두 그룹 보기"),
      .init(
        "kpgg group wondergirls --on 2012-06-01", "Show the line-up of a day",
        "특정한 날의 멤버 보기"),
      .init(
        "kpgg group omg --json | jq -r .hitSong.url", "Print the URL of the group's video",
        "그룹 영상의 URL 출력"),
      .init(
        "kpgg group - --plain --fields name,hitSong.url < names.txt",
        "Print the videos of several groups",
        "여러 그룹의 영상 출력"),
    ])

  private struct Options {
    let day: CalendarDate?
    let showsAllSongs: Bool

    init(_ options: OptionReader) throws(UsageError) {
      day = try options.date(
        "on", "Show the members of a day, a month, or a year: 2012-06-01, 2012-06, or 2012",
        "특정한 날, 달, 해의 멤버 보기: 2012-06-01, 2012-06, 2012")
      showsAllSongs = options.flag(
        "all", "Show all songs, not only the ten newest",
        "최근 10곡만이 아니라 모든 노래 보기")
      options.listing()
    }
  }

  static let schemas = [OutputSchema(of: LineUp.self)]

  static func run(in session: Session) async throws -> CommandResult {
    let options = try Options(session.options)
    var fields = try session.fields(of: LineUp.self)
    if let day = options.day { fields = fields.replacing(.members(on: day)) }
    if let lineUps = try await session.severalLineUps() {
      let found = fields.showsSheet ? await session.relations(of: lineUps) : nil
      let shown = lineUps.map { lineUp in options.day.map(lineUp.lineUp) ?? lineUp }
      return .show(
        RecordList(
          records: shown, fields: fields,
          count: { [count = lineUps.count] in $0.count(count, of: count, .group) },
          text: { [lineUps] writer, line in
            writer.writeSheets(lineUps, to: line) { lineUp in
              writer.group(
                lineUp, on: options.day, relations: found?.finder?.relations(of: lineUp))
            }
          })
      ).adding(notice: found?.notice)
    }
    let lineUp = try await session.lookup.lineUp(named: try session.name())
    let found = fields.showsSheet ? await session.relations(of: [lineUp]) : nil
    let relations = found?.finder?.relations(of: lineUp)
    let shown = options.day.map(lineUp.lineUp) ?? lineUp
    let limit = options.showsAllSongs ? Int.max : 10
    return .show(
      SingleRecord(record: shown, fields: fields) {
        $0.group(lineUp, on: options.day, songLimit: limit, relations: relations)
      }
    ).adding(notice: found?.notice)
  }
}

extension Session {
  /// The groups on standard input, or those that the arguments name; `nil` if the arguments name one
  /// group, or none that is known.
  fileprivate func severalLineUps() async throws -> [LineUp]? {
    if let names = try namesOnInput(for: arguments.words) {
      var lineUps: [LineUp] = []
      for name in names {
        lineUps.append(try await name.resolve { try await lookup.lineUp(named: $0) })
      }
      return lineUps
    }
    let name = try name()
    guard name.contains(" ") else { return nil }
    let catalog = try await reader.catalog()
    guard case .unknown = catalog.group(named: name),
      let groups = Lookup.groups(named: name, in: catalog)
    else { return nil }
    return try await reader.lineUps(of: groups)
  }
}

/// What finds related groups, and a note if it cannot find all.
struct RelationSearch {
  /// `nil` if the index is not on this machine.
  var finder: GroupRelationFinder?
  var notice: String?
}

extension Session {
  /// Finds the groups related to some groups.
  ///
  /// Shared members need the documents of all groups on this machine. If one of a folder's documents
  /// cannot be read, a note says so; the cache of an endpoint may lack documents.
  func relations(of shown: [LineUp]) async -> RelationSearch {
    let local = reader.local
    guard let catalog = try? await local.catalog() else { return RelationSearch() }
    do {
      let entries = try await local.entries(bornLike: shown.members)
      return RelationSearch(
        finder: GroupRelationFinder(catalog, entries: entries, shown: shown.count))
    } catch {
      let words = textWriter.words
      return RelationSearch(
        finder: GroupRelationFinder(catalog, lineUps: []),
        notice: endpoint == nil ? words.noSharedMembers(error.text(in: words).message) : nil)
    }
  }
}
