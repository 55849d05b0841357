import KPGGCore

extension SiteLabels {
  /// The words of the list pages.
  struct ListTexts: Wording {
    let language: Language

    /// Why the filters cannot be used.
    var needsScript: String {
      text(
        "Filters need JavaScript. The lists do not.",
        "필터를 쓰려면 자바스크립트를 켜세요. 목록은 자바스크립트 없이도 볼 수 있습니다.")
    }
    /// The first option of a menu: no filter.
    var any: String { text("Any", "전체") }
    /// The button that shows the menus on phones.
    var filters: String { text("Filters and order", "필터와 정렬") }
    var clear: String { text("Clear", "지우기") }
    var showAll: String { text("Show all", "모두 보기") }
    /// The text instead of an empty list.
    var none: String { text("No match", "조건에 맞는 결과가 없습니다.") }
    var clearFilters: String { text("Clear the filters", "필터 지우기") }
    var failed: String {
      text("The list is unavailable. Reload the page.", "목록을 불러오지 못했습니다. 페이지를 새로 고치세요.")
    }
    /// The number of records that match, with `{count}` and `{total}`.
    func matches(_ kind: RecordKind) -> String {
      switch kind {
      case .group: text("{count} of {total} groups", "{total}팀 중 {count}팀")
      case .member: text("{count} of {total} members", "{total}명 중 {count}명")
      case .song, .unit: text("{count} of {total} songs", "{total}곡 중 {count}곡")
      }
    }
    /// The same for a list with all records.
    func count(_ total: Int, of kind: RecordKind) -> String {
      let number = String(total)
      return matches(kind).replacing("{count}", with: number).replacing("{total}", with: number)
    }
    var order: String { text("Order", "정렬") }
    var newestDebut: String { text("Newest debut", "최근 데뷔순") }
    var oldestDebut: String { text("Oldest debut", "오래된 데뷔순") }
    var byName: String { text("Name", "이름순") }
    var oldest: String { text("Oldest", "나이 많은 순") }
    var youngest: String { text("Youngest", "나이 적은 순") }
    var tallest: String { text("Tallest", "키 큰 순") }
    var shortest: String { text("Shortest", "키 작은 순") }
    var newest: String { text("Newest", "최신순") }
    var oldestSong: String { text("Oldest", "오래된 순") }
    var group: String { text("Group", "그룹") }
    var debutYear: String { text("Debut", "데뷔 연도") }
    var agency: String { text("Debut agency", "데뷔 소속사") }
    /// The heading of the agencies that one group has.
    var withOneGroup: String { text("With one group", "그룹이 하나인 소속사") }
    var groupStatus: String { text("Group status", "그룹 상태") }
    var tier: String { text("Known to", "인지도") }
    func tier(_ number: String) -> String {
      switch number {
      case "1": text("Most fans", "많이 알려짐")
      case "2": text("Many fans", "알려짐")
      default: text("Few fans", "덜 알려짐")
      }
    }
    var birthYear: String { text("Born", "출생 연도") }
    var nationality: String { text("Nationality", "국적") }
    var position: String { text("Position", "포지션") }
    var blood: String { text("Blood type", "혈액형") }
    /// Whether the member is in the group today.
    var membership: String { text("Membership", "소속 여부") }
    func membership(_ value: String) -> String {
      value == "current" ? text("Current", "현재 멤버") : text("Former", "탈퇴·사망 멤버")
    }
    var year: String { text("Year", "연도") }
    var kind: String { text("Kind", "종류") }
    var undated: String { text("Date unknown", "날짜 정보 없음") }
    func songs(of year: Int) -> String { text("Songs of \(year)", "\(year)년 노래") }
    func members(with letter: String) -> String {
      text("Members: \(letter)", "멤버: \(letter)")
    }
    var songsByYear: String { text("By year", "연도별") }
    var membersByLetter: String { text("By name", "이름별 (로마자)") }
  }
}
