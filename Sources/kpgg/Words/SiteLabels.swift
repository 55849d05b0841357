import KPGGCore
import KPGGQuiz

/// The words that only the website uses, in one language.
struct SiteLabels: Wording {
  let language: Language

  /// The name of the site.
  var title: String { text("K-pop girl groups", "K-pop 걸그룹") }
  /// What the site is, for search engines and link previews.
  var summary: String {
    text(
      "K-pop girl groups by debut year, with their members, profiles, songs, and birthdays.",
      "K-pop 걸그룹의 멤버 프로필, 노래, 생일을 데뷔 연도별로 모았습니다.")
  }
  /// The link that skips the header.
  var skip: String { text("Skip to content", "본문 바로가기") }
  /// What the site is, above the content of the home page.
  func lead(_ groups: Int) -> String {
    text(
      "\(groups) groups with their members, songs, and birthdays, to browse and filter.",
      "걸그룹 \(groups)팀의 멤버, 노래, 생일을 쉽게 찾아보세요.")
  }
  /// The link to all groups of a section.
  func all(_ count: Int) -> String { text("All \(count) groups", "\(count)팀 모두 보기") }
  /// An age, with `{age}`.
  var age: String { text("age {age}", "만 {age}세") }
  /// The links to the sections of a page.
  var onThisPage: String { text("On this page", "이 페이지의 내용") }
  /// The years of a section of groups: `2015–2016`.
  func years(_ years: ClosedRange<Int>) -> String {
    let (first, last) = (years.lowerBound, years.upperBound)
    return first == last
      ? text("\(first)", "\(first)년") : text("\(first)–\(last)", "\(first)~\(last)년")
  }
  /// When each member was in the group.
  var periods: String { text("Years in the group", "활동 기간") }
  /// The other members of a member's group.
  var groupMates: String { text("Group mates", "같은 그룹 멤버") }
  /// The people with the same birthday.
  var sameBirthday: String { text("Same birthday", "생일이 같은 사람") }
  /// The button that loads a player.
  var playHere: String { text("▶ Play", "▶ 재생") }
  /// The button that removes it.
  var closePlayer: String { text("✕ Close", "✕ 닫기") }
  /// The name of the button that shows the links to the main pages.
  var menu: String { text("Menu", "메뉴") }
  var home: String { text("Home", "홈") }
  var groups: String { text("Groups", "그룹") }
  var birthdays: String { text("Birthdays", "생일") }
  var statistics: String { text("Statistics", "통계") }
  var favorites: String { text("Favorites", "즐겨찾기") }
  var about: String { text("About", "소개") }
  var search: String { text("Search", "검색") }
  /// The groups outside all sections.
  var otherGroups: String { text("Other groups", "기타 그룹") }
  var allGroups: String { text("All groups", "전체 그룹") }
  var members: String { text("Members", "멤버") }
  var formerMembers: String { text("Former members", "탈퇴 멤버") }
  var songs: String { text("Songs", "노래") }
  /// The other groups of a member.
  var alsoIn: String { text("Also in", "다른 소속 그룹") }
  var previous: String { text("Previous", "이전") }
  var next: String { text("Next", "다음") }
  /// The path from the home page to this page.
  var path: String { text("You are here", "현재 위치") }
  var today: String { text("Today", "오늘") }
  /// The six days after today.
  var nextDays: String { text("Next 6 days", "앞으로 6일") }
  func month(_ month: Int) -> String { text(Self.monthNames[month - 1], "\(month)월") }
  func birthdaysIn(_ month: Int) -> String {
    text("Birthdays in \(Self.monthNames[month - 1])", "\(month)월 생일")
  }

  /// The names of the months in English.
  static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  var noBirthdays: String { text("No birthdays", "생일인 멤버가 없습니다") }
  /// The groups that debuted on a day of the year.
  var debutsToday: String { text("Debuted on this day", "오늘이 데뷔 기념일인 그룹") }
  /// The link to the calendar file.
  var calendar: String { text("Calendar with all birthdays (.ics)", "전체 생일 캘린더 내려받기 (.ics)") }
  /// Why a list can be longer than the bar that leads to it.
  var chartsCountPeople: String {
    text(
      "Charts count each person once. The lists that they link to have one entry for each group "
        + "that someone was in.",
      "차트에서는 여러 그룹에서 활동한 사람도 한 번만 셉니다. "
        + "항목을 누르면 열리는 목록에는 활동한 그룹마다 따로 나옵니다.")
  }
  var value: String { text("Value", "항목") }
  var count: String { text("Count", "수") }
  var found: Found { Found(language: language) }
  var favoriteTexts: FavoriteTexts { FavoriteTexts(language: language) }
  /// The title of the daily puzzle's page.
  var daily: String { text("Daily puzzle", "오늘의 문제") }
  /// The link to the page that ranks groups and members.
  var rank: String { text("Rank", "순위 매기기") }
  /// The link to the page that compares groups.
  var compare: String { text("Compare", "비교") }
  var dailyTexts: DailyTexts { DailyTexts(language: language) }
  /// The hint above the list of groups on the search page.
  var searchHint: String {
    text(
      "Type a name in Korean or English, or its Korean initial consonants.",
      "검색창에 이름을 입력하세요. 한글이나 영문 이름, 초성으로 검색할 수 있습니다.")
  }
  /// Why a page is empty without JavaScript.
  var needsScript: String {
    text("Turn on JavaScript to use this page.", "이 페이지를 사용하려면 브라우저에서 자바스크립트를 켜세요.")
  }
  /// The same on pages that also work without JavaScript.
  var birthdaysNeedScript: String {
    text(
      "Today's birthdays and the next ones need JavaScript. The pages of the months do not.",
      "오늘과 앞으로의 생일을 보려면 자바스크립트를 켜세요. 월별 생일은 자바스크립트 없이도 볼 수 있습니다.")
  }
  var searchNeedsScript: String {
    text(
      "Search needs JavaScript. The list below does not.",
      "검색하려면 자바스크립트를 켜세요. 아래 목록은 자바스크립트 없이도 볼 수 있습니다.")
  }
  var listTexts: ListTexts { ListTexts(language: language) }
  var notFound: NotFound { NotFound(language: language) }
  /// The page without a connection.
  var offline: (title: String, message: String) {
    (
      text("No connection", "오프라인"),
      text(
        "This page has not been kept on this device yet. Pages that you have visited, the lists, and the "
          + "search also work without a connection.",
        "아직 이 기기에 저장되지 않은 페이지입니다. 방문한 페이지와 목록, 검색은 오프라인에서도 쓸 수 있습니다.")
    )
  }
  var aboutTexts: AboutTexts { AboutTexts(language: language) }

  /// The texts of the search results.
  struct Found: Wording {
    let language: Language

    var none: String { text("No results", "검색 결과 없음") }
    var one: String { text("1 result", "검색 결과 1개") }
    /// With `{count}`.
    var many: String { text("{count} results", "검색 결과 {count}개") }
    /// The same if only the first 50 are listed.
    var first: String { text("The first 50 of {count} results", "검색 결과 {count}개 중 처음 50개") }
    /// The kind of a result.
    func kind(_ kind: RecordKind) -> String {
      switch kind {
      case .group: text("Group", "그룹")
      case .member: text("Member", "멤버")
      case .song: text("Song", "노래")
      case .unit: text("Unit", "유닛")
      }
    }
    /// The lists that a query names by the value of a filter, before their names.
    var lists: String { text("Filtered lists", "조건에 맞는 목록") }
    var failed: String {
      text("Search is unavailable. Type again to retry.", "검색 데이터를 불러오지 못했습니다. 다시 입력해 보세요.")
    }
  }

  /// The texts of the daily puzzle, some with `{number}`, `{limit}`, or `{date}`.
  struct DailyTexts: Wording {
    let language: Language

    /// The day of the puzzle, which is Korea's.
    var day: String { text("Korea, {date}", "{date} (한국 시각)") }
    /// The link to the puzzle of a kind.
    func puzzle(_ kind: DailyPuzzle.Kind) -> String {
      kind == .group ? text("Guess a group", "그룹 맞히기") : text("Guess a member", "멤버 맞히기")
    }
    /// The label of the text field for a guess.
    func candidate(_ kind: DailyPuzzle.Kind) -> String {
      kind == .group ? text("Group", "그룹") : text("Member", "멤버")
    }
    /// The message for a typed name that is not in the list.
    func unknown(_ kind: DailyPuzzle.Kind) -> String {
      kind == .group
        ? text("No group has this name. Choose one from the list.", "그런 이름의 그룹이 없습니다. 목록에서 고르세요.")
        : text("No member has this name. Choose one from the list.", "그런 이름의 멤버가 없습니다. 목록에서 고르세요.")
    }
    /// The message for a typed name that several in the list have.
    var shared: String {
      text("Several have this name. Choose one from the list.", "같은 이름이 여럿 있습니다. 목록에서 고르세요.")
    }
    var guessButton: String { text("Guess", "추측하기") }
    var copyButton: String { text("Copy result", "결과 복사") }
    /// What the game is about.
    func rules(_ kind: DailyPuzzle.Kind) -> String {
      let limit = kind.guessLimit
      return kind == .group
        ? text(
          "Guess the hidden group in \(limit) tries. After each guess, tiles compare it with the answer.",
          "숨은 그룹을 \(limit)번 안에 맞혀 보세요. 추측할 때마다 정답과 비교한 결과가 칸에 나옵니다.")
        : text(
          "Guess the hidden member in \(limit) tries. After each guess, tiles compare the guess with the answer.",
          "숨은 멤버를 \(limit)번 안에 맞혀 보세요. 추측할 때마다 정답과 비교한 결과가 칸에 나옵니다.")
    }
    /// The number of guesses that remain, with `{left}`.
    var left: String { text("Guesses left: {left} of {limit}", "남은 기회: {limit}번 중 {left}번") }
    /// The link to the new puzzle after midnight.
    var playNew: String { text("Play the new puzzle", "새 문제 풀기") }
    func repeated(_ kind: DailyPuzzle.Kind) -> String {
      kind == .group
        ? text("You already guessed this group", "이미 추측한 그룹입니다")
        : text("You already guessed this member", "이미 추측한 멤버입니다")
    }
    /// A guess that contradicts an earlier one.
    func ruledOut(_ kind: DailyPuzzle.Kind) -> String {
      kind == .group
        ? text(
          "Guess {number} rules this group out. Press the button again to guess it anyway.",
          "{number}번째 시도의 결과와 맞지 않는 그룹입니다. 그래도 추측하려면 버튼을 한 번 더 누르세요.")
        : text(
          "Guess {number} rules this member out. Press the button again to guess this member anyway.",
          "{number}번째 시도의 결과와 맞지 않는 멤버입니다. 그래도 추측하려면 버튼을 한 번 더 누르세요.")
    }
    var solved: String {
      text("Solved in {number} of {limit} guesses", "{number}번 만에 맞혔습니다")
    }
    /// The days on which the puzzle was played, with `{days}` and `{longest}`.
    var streak: String {
      text(
        "Days played in a row: {days} (longest: {longest})", "연속 참여 {days}일 (최장 {longest}일)")
    }
    /// The hours, minutes, and seconds until the next puzzle, as `{time}`.
    var next: String { text("Next puzzle in {time}", "새 문제까지 {time}") }
  }

  /// The paragraphs of the page about the site.
  struct AboutTexts: Wording {
    let language: Language

    func contents(_ groups: Int, _ members: Int, _ songs: Int) -> String {
      let counted = { (number: Int, noun: String) in language.words.counted(number, noun) }
      return text(
        "This site has \(counted(groups, "girl group")), \(counted(members, "member profile")) "
          + "(one for each group that someone was in), and \(counted(songs, "song")).",
        "걸그룹 \(groups)팀, 멤버 \(members)명(여러 그룹에서 활동한 멤버는 중복 포함), "
          + "노래 \(songs)곡을 소개합니다.")
    }
    var facts: String {
      text(
        "Facts come from public data sets. Facts without a source are left out or shown as unknown. "
          + "MBTI types and heights are the least reliable.",
        "정보는 공개된 자료에서 가져왔습니다. "
          + "출처를 확인할 수 없는 정보는 싣지 않거나 '정보 없음'으로 표시했습니다. "
          + "특히 MBTI와 키는 실제와 다를 수 있습니다.")
    }
    var program: String {
      text(
        "kpgg, a K-pop catalog for the terminal, generated this site.",
        "이 사이트는 터미널용 카탈로그 프로그램 kpgg로 만들었습니다.")
    }
    /// What a browser requests from other sites.
    func privacy(hasPictures: Bool) -> String {
      let english = hasPictures ? "except for pictures that the catalog links to, it" : "it"
      let korean = hasPictures ? "카탈로그에 있는 사진 외에는 다른 사이트에" : "다른 사이트에"
      return text(
        "This site sets no cookies, and \(english) requests nothing from other sites until you "
          + "press Play. Then YouTube's player is loaded, in its mode without cookies.",
        "이 사이트는 쿠키를 사용하지 않으며, \(korean)서 아무것도 불러오지 않습니다. "
          + "재생 버튼을 누를 때만 YouTube 플레이어를 쿠키 없는 모드로 불러옵니다.")
    }
  }
}

extension SiteLabels {
  /// The words of the page for an unknown address.
  struct NotFound: Wording {
    let language: Language

    var title: String { text("Page not found", "페이지를 찾을 수 없습니다") }
    var message: String {
      text("This page does not exist, or it has moved.", "주소가 잘못되었거나 페이지가 옮겨졌습니다.")
    }
    var link: String { text("Go to the home page", "홈으로 가기") }
  }
}
