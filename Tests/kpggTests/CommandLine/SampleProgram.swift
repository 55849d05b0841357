@testable import kpgg

extension ProgramDescription {
  /// A small program for tests.
  static let sample = ProgramDescription(
    summary: "A catalog of K-pop girl groups (걸그룹) for the terminal and for scripts",
    commands: commands,
    home: CommandDescription(
      name: "home", summary: "Show the home screen",
      options: OptionList {
        $0.shared()
        $0.flag("version", short: "V", "Print the version")
      }),
    groups: [
      ("Look", "kpgg group twice", Array(commands[2...3])),
      ("List", "kpgg groups", Array(commands[..<2])),
    ],
    environment: [.init("KPGG_SOURCE", "Where to read, if --source is not given")],
    topics: [.exitCodes],
    commonOptions: Array(OptionList { $0.shared() }),
    notes: ["Nothing touches the network unless the source is a URL."])

  private static let commands = [
    CommandDescription(
      name: "sections", summary: "List the sections by debut year",
      options: OptionList { $0.shared() }),
    CommandDescription(
      name: "groups", summary: "List the groups, newest section first",
      options: OptionList {
        $0.text("section", placeholder: "KEY", "Only the groups of one section")
        $0.shared()
      }),
    CommandDescription(
      name: "group", summary: "Show one group with its members",
      discussion: [
        "A group is found by its id, its Korean or English name or an alias, whatever the case, "
          + "spacing and punctuation: OHMYGIRL, oh-my-girl and 오마이걸 are one."
      ],
      arguments: [ArgumentDescription("NAME…", .text, "The words of the group's name")],
      options: OptionList { $0.shared() },
      examples: [
        .init("kpgg group 오마이걸", "Show OH MY GIRL"),
        .init(
          "kpgg group OHMYGIRL --json | jq '.members[] | .name'",
          "Print the names of the members, one a line"),
      ]),
    CommandDescription(
      name: "members", summary: "List the members of all groups, or of one",
      arguments: [ArgumentDescription("[NAME…]", .text, "The words of the group's name")],
      options: OptionList {
        $0.flag("current", "Without those who have left")
        $0.flag("former", "Only those who have left")
        $0.shared()
      }),
    CommandDescription(
      name: "profiles", summary: "List profiles, whose option sorts by other keys",
      options: OptionList { $0.sort(by: "name", "age") }),
    CommandDescription(
      name: "profile", summary: "Show one member",
      arguments: [
        ArgumentDescription("GROUP", .text, "The group"),
        ArgumentDescription("[MEMBER]", .text, "The member"),
      ],
      options: OptionList { $0.sort(by: "name", "debut") }),
    CommandDescription(
      name: "help", summary: "Show the page of a command",
      arguments: [ArgumentDescription("[COMMAND]", .text, "The command")]),
  ]
}

extension OptionReader {
  fileprivate func sort(by keys: String...) {
    text("sort", placeholder: "KEY", kind: .choice(keys), "Sort by a key")
    shared()
  }

  fileprivate func shared() {
    flag("json", short: "j", "Print JSON")
    text("fields", short: "f", placeholder: "LIST", "Print only these fields, in this order")
    flag("plain", "Print tab-separated values without a header")
    text("lang", placeholder: "LANG", kind: .choice(["ko", "en"]), "The language of labels")
    text(
      "color", placeholder: "WHEN", kind: .choice(["auto", "always", "never"]), "When to use color")
    text("source", placeholder: "WHERE", "Read a directory or a URL")
    flag("help", short: "h", "Show this page")
  }
}
