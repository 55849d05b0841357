import KPGGCore

@testable import kpgg

extension ProgramDescription {
  /// A small program for tests.
  static let sample = ProgramDescription(
    summary: HelpText(
      "A catalog of K-pop girl groups (걸그룹) for the terminal and for scripts",
      "터미널과 스크립트를 위한 K-pop 걸그룹 카탈로그"),
    commands: commands,
    home: CommandDescription(
      name: "home", summary: HelpText("Show the home screen", "홈 화면 보기"),
      options: OptionList {
        $0.shared()
        $0.flag("version", short: "V", "Print the version", "버전 출력")
      }),
    groups: [
      (HelpText("Look", "보기"), "kpgg group twice", Array(commands[2...3])),
      (HelpText("List", "목록"), "kpgg groups", Array(commands[..<2])),
    ],
    environment: [
      .init("KPGG_SOURCE", "Where to read, if --source is not given", "--source가 없을 때 읽을 곳")
    ],
    topics: [.exitCodes],
    commonOptions: Array(OptionList { $0.shared() }),
    notes: ["Nothing touches the network unless the source is a URL."])

  private static let commands = [
    CommandDescription(
      name: "sections", summary: HelpText("List the sections by debut year", "데뷔 연도 구분 목록"),
      options: OptionList { $0.shared() }),
    CommandDescription(
      name: "groups", summary: HelpText("List the groups, newest section first", "그룹 목록"),
      options: OptionList {
        $0.text("section", placeholder: "KEY", "Only the groups of one section", "한 구분의 그룹만")
        $0.shared()
      }),
    CommandDescription(
      name: "group", summary: HelpText("Show one group with its members", "그룹과 멤버 보기"),
      discussion: [
        HelpText(
          "A group is found by its id, its Korean or English name or an alias, whatever the case, "
            + "spacing and punctuation: OHMYGIRL, oh-my-girl and 오마이걸 are one.",
          "그룹은 ID, 한글이나 영문 이름, 별칭으로 찾습니다.")
      ],
      arguments: [
        ArgumentDescription("NAME…", .text, "The words of the group's name", "그룹 이름의 단어")
      ],
      options: OptionList { $0.shared() },
      examples: [
        .init("kpgg group 오마이걸", "Show OH MY GIRL", "오마이걸 보기"),
        .init(
          "kpgg group OHMYGIRL --json | jq '.members[] | .name'",
          "Print the names of the members, one a line", "멤버 이름을 한 줄에 하나씩 출력"),
      ]),
    CommandDescription(
      name: "members",
      summary: HelpText("List the members of all groups, or of one", "전체 또는 한 그룹의 멤버 목록"),
      arguments: [
        ArgumentDescription("[NAME…]", .text, "The words of the group's name", "그룹 이름의 단어")
      ],
      options: OptionList {
        $0.flag("current", "Without those who have left", "탈퇴한 멤버 제외")
        $0.flag("former", "Only those who have left", "탈퇴한 멤버만")
        $0.shared()
      }),
    CommandDescription(
      name: "profiles",
      summary: HelpText("List profiles, whose option sorts by other keys", "다른 키로 정렬하는 프로필 목록"),
      options: OptionList { $0.sort(by: "name", "age") }),
    CommandDescription(
      name: "profile", summary: HelpText("Show one member", "멤버 보기"),
      arguments: [
        ArgumentDescription("GROUP", .text, "The group", "그룹"),
        ArgumentDescription("[MEMBER]", .text, "The member", "멤버"),
      ],
      options: OptionList { $0.sort(by: "name", "debut") }),
    CommandDescription(
      name: "help", summary: HelpText("Show the page of a command", "명령의 도움말 보기"),
      arguments: [ArgumentDescription("[COMMAND]", .text, "The command", "명령")]),
  ]
}

extension OptionReader {
  fileprivate func sort(by keys: String...) {
    text("sort", placeholder: "KEY", kind: .choice(keys), "Sort by a key", "키로 정렬")
    shared()
  }

  fileprivate func shared() {
    flag("json", short: "j", "Print JSON", "JSON 출력")
    text(
      "fields", short: "f", placeholder: "LIST", "Print only these fields, in this order",
      "이 필드만 이 순서로 출력")
    flag("plain", "Print tab-separated values without a header", "머리글 없이 탭으로 나눈 값 출력")
    text(
      "lang", placeholder: "LANG", kind: .choice(["ko", "en"]), "The language of labels", "이름의 언어")
    text(
      "color", placeholder: "WHEN", kind: .choice(["auto", "always", "never"]), "When to use color",
      "색을 언제 쓸지")
    text("source", placeholder: "WHERE", "Read a directory or a URL", "폴더나 URL 읽기")
    flag("help", short: "h", "Show this page", "이 도움말 보기")
  }
}
