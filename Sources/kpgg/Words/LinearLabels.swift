import KPGGCore

extension BrowserLabels {
  /// The words of the linear mode alone.
  struct Linear: Wording {
    let language: Language

    /// What can be typed.
    var usage: String {
      text(
        "Type a number or a name to open it, ? for all commands, or q to quit",
        "번호나 이름을 입력하면 열립니다. 명령 목록은 ?, 종료는 q")
    }
    /// Lines about what is not a verb: numbers, names, and an empty line.
    var entryHelp: [String] {
      either(
        [
          "NUMBER: Open the entry with that number",
          "NAME: Open the entry with that name, or search for it", "Enter: Show more of the list",
          "f 3, p 3, o 3, z 3: Take entry 3", "/yooa: Search for yooa",
          ":mbti:infp: Filter the list; ':' alone shows all of it",
        ],
        [
          "번호: 그 번호의 항목 열기", "이름: 그 이름의 항목 열기 (없으면 검색)", "Enter: 목록 더 보기",
          "f 3, p 3, o 3, z 3: 3번 항목에 그 명령 실행", "/유아: 유아 검색",
          ":mbti:infp: 목록 필터 (':'만 입력하면 전체 목록)",
        ])
    }
    /// The meanings of verbs that the full-screen view does not have.
    var back: String { text("Go back, or remove the filter", "뒤로, 필터 지우기") }
    var next: String { text("Next member, or more of the list", "다음 멤버, 목록 더 보기") }
    var previous: String {
      text("Previous member, or the previous part of the list", "이전 멤버, 목록 앞부분")
    }
    var start: String { text("Show this screen again", "이 화면 다시 보기") }
    var editTags: String {
      text("Set all tags: t 3 bias main, or t - for none", "태그 전체 바꾸기: t 3 최애 메인, 지우기는 t -")
    }
    var editNote: String {
      text("Set the note: m 3 first concert, or m - for none", "메모 쓰기: m 3 첫 콘서트, 지우기는 m -")
    }
    /// The mark of the selected entry.
    var selected: String { text("selected", "선택됨") }
    var withoutVideo: String { text("no video", "영상 없음") }
    /// The labels of the text of a search, and of the filter and the order of a list.
    var search: String { text("Search", "검색") }
    var filter: String { text("Filter", "필터") }
    var order: String { text("Order", "순서") }
    var retry: String { text("Type r to retry", "다시 시도하려면 r") }
    /// The reply to a command without an effect.
    var noEffect: String {
      text("Nothing to do here; ? lists the commands", "여기서는 할 수 없습니다. 명령 목록은 ?")
    }
    /// The reply to a number that no entry has, given the number of entries.
    func noEntry(_ count: Int) -> String {
      count == 0
        ? text("This screen has no numbered entries", "이 화면에는 번호가 없습니다")
        : text(
          "There is no such entry: the numbers are 1 to \(count)", "없는 번호입니다. 1부터 \(count)까지 있습니다")
    }
    /// A change of a field.
    func changed(_ field: String, _ values: (from: String, to: String)) -> String {
      text(
        "\(field) from \(values.from) to \(values.to)",
        "\(field): 이전 \(values.from), 지금 \(values.to)")
    }
    /// The shown entries, given the number of all entries: `1–20 of 83`.
    func page(_ range: ClosedRange<Int>, _ count: Int) -> String {
      let (first, last) = (range.lowerBound, range.upperBound)
      let more = last < count ? text("; Enter shows more", ". Enter를 누르면 더 보입니다") : ""
      return text("\(first)–\(last) of \(count)", "\(count)개 중 \(first)~\(last)") + more
    }
    /// The position of a member in the line-up, and the names of the adjacent members.
    func position(_ index: Int, _ count: Int, _ next: String, _ previous: String) -> String {
      text(
        "\(index) of \(count); n shows \(next), N shows \(previous)",
        "\(count)명 중 \(index)번째. n은 \(next), N은 \(previous)")
    }
  }
}
