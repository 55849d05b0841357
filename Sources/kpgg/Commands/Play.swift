import KPGGCore

/// `kpgg play NAME` opens the official video of a song.
enum Play: Command {
  static let description = CommandDescription(
    name: "play",
    summary: HelpText(
      "Play the official video of a song",
      "노래의 공식 영상 재생"),
    discussion: [
      HelpText(
        "Type only the name of a group to play its hit song, or of a unit to play its song. You can "
          + "also spell an English title in Hangul: 'kpgg play 치얼업' plays CHEER UP.",
        "그룹 이름만 쓰면 대표곡을, 유닛 이름만 쓰면 유닛의 노래를 재생합니다. 영문 제목을 한글로 써도 됩니다: 'kpgg play 치얼업'은 "
          + "CHEER UP을 재생합니다."),
      HelpText(
        "If a group and a unit have songs with the same title, kpgg plays the group's.",
        "그룹과 유닛에 제목이 같은 노래가 있으면 그룹의 노래를 재생합니다."),
      HelpText(
        "If the video of a song is not known, kpgg opens a search on YouTube instead, and says so "
          + "before.",
        "등록된 영상이 없으면 그렇다고 알린 뒤 YouTube 검색을 엽니다."),
      HelpText(
        "kpgg opens the video with the command in BROWSER, or else with the default browser. If "
          + "neither BROWSER nor a display is available, kpgg prints the video's URL.",
        "영상은 BROWSER의 명령으로 열고, 없으면 기본 브라우저로 엽니다. BROWSER도 디스플레이도 없으면 영상의 URL을 출력합니다."),
      HelpText(
        "--player names another program. kpgg splits COMMAND at each space, even inside quotes, "
          + "and runs it without a shell. The URL replaces '%s', or is added at the end.",
        "--player로 다른 프로그램을 쓸 수 있습니다. COMMAND는 따옴표와 상관없이 빈칸마다 나누며, 셸을 거치지 않고 실행합니다. URL은 "
          + "'%s' 자리에 들어가고, '%s'가 없으면 끝에 붙습니다."),
    ],
    arguments: [
      ArgumentDescription(
        "NAME…", .played,
        "A group, a unit, a song's title, or a group and a title; spaces need no quotes",
        "그룹, 유닛, 노래 제목, 또는 그룹과 제목. 빈칸이 있어도 따옴표가 필요 없음")
    ],
    options: OptionList { Options($0) },
    examples: [
      .init(
        "kpgg play OHMYGIRL --print", "Print the URL of a group's hit song",
        "그룹 대표곡의 URL 출력"),
      .init(
        "kpgg play twice cheer up", "Play a song of a group",
        "그룹의 노래 재생"),
      .init(
        "kpgg play 치얼업", "Play a song by its title",
        "제목으로 노래 재생"),
    ])

  private struct Options {
    let player: String?
    let prints: Bool

    init(_ options: OptionReader) {
      player = options.text(
        "player", placeholder: "COMMAND", "Program that plays the video, such as mpv",
        "영상을 재생할 프로그램. 예: mpv")
      prints = options.flag(
        "print", "Print the video's URL instead of opening it",
        "영상을 열지 않고 URL만 출력")
      options.language()
      options.color()
      options.reading()
    }
  }

  static func run(in session: Session) async throws -> CommandResult {
    let options = Options(session.options)
    guard !options.prints || options.player == nil else {
      throw UsageError.conflictingOptions("--print", "--player")
    }
    let video = try await video(named: try session.name(), session.lookup)
    let note = video.isSearch ? session.textWriter.words.searchesForVideo(of: video.title) : nil
    let opener = URLOpener(player: options.player, environment: session.context.environment)
    let commands = options.prints ? [] : try opener.commands(for: video.address)
    guard !commands.isEmpty else { return .text("\(video.address)\n").adding(notice: note) }
    if let note { session.show(note) }
    try opener.start(commands, with: session.context.launch)
    return .nothing
  }

  /// The URL of a search for an artist and a title on YouTube.
  static func searchAddress(for title: String, by artist: String) -> String {
    let words = "\(artist) \(title)".split(separator: " ").map { String($0).percentEncoded }
    return "https://www.youtube.com/results?search_query=\(words.joined(separator: "+"))"
  }

  /// The URL of a song's video, or of a search for it.
  private struct Video {
    let title: String
    let address: String
    var isSearch = false

    /// The video of a song, or else a search for the artist and the title on YouTube.
    init(_ title: String, by artist: String, at address: String?) {
      self.title = title
      isSearch = address == nil
      self.address = address ?? searchAddress(for: title, by: artist)
    }
  }

  /// The video that a name selects.
  private static func video(named name: String, _ lookup: Lookup) async throws -> Video {
    switch try await lookup.played(named: name, suggesting: description.name) {
    case .song(let song):
      let group = try await lookup.reader.lineUp(exactly: song.group)?.group
      let artist = song.unit?.name ?? (group ?? GirlGroup(id: song.group)).name
      return Video(song.song.title, by: artist, at: song.song.address)
    case .group(let lineUp):
      let song = lineUp.group.hitSong
      guard let title = song?.title ?? song?.koreanTitle ?? song.map({ _ in lineUp.group.name })
      else { throw CommandError.noVideo(of: lineUp.group.name, hint: hint(lineUp)) }
      return Video(title, by: lineUp.group.name, at: song?.address)
    }
  }

  /// The newest songs of a group that have a video; `nil` without any.
  private static func hint(_ lineUp: LineUp) -> Hint? {
    let songs = ListedSong.newestFirst([lineUp]).map(\.song)
    let titles = songs.filter { $0.youtubeID != nil }.prefix(5).map(\.title)
    return titles.isEmpty ? nil : .playSong(group: lineUp.group.id.description, titles: titles)
  }
}
