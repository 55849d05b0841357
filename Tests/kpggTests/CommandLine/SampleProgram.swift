@testable import kpgg

extension ProgramDescription {
  /// A small program for tests.
  static let sample = ProgramDescription(
    summary: "A catalog of K-pop girl groups (걸그룹) for the terminal and for scripts",
    commands: commands,
    home: CommandDescription(
      name: "home", summary: "Show the home screen",
      options: OptionList(
        .shared + [
          OptionDescription(name: "version", short: "V", summary: "Print the version")
        ])),
    groups: [
      CommandGroup(
        title: "Look", example: "kpgg group twice",
        commands: Array(commands[2...3])),
      CommandGroup(title: "List", example: "kpgg groups", commands: Array(commands[..<2])),
    ],
    environment: [
      EnvironmentVariable(name: "KPGG_SOURCE", summary: "Where to read, if --source is not given")
    ],
    topics: [
      HelpTopicDescription(
        name: "codes", summary: "The codes", manualName: "kpgg-codes", manualSection: 7)
    ],
    commonOptions: .shared,
    notes: ["Nothing touches the network unless the source is a URL."])
}

extension ProgramDescription {
  private static let commands = [
    CommandDescription(
      name: "sections", summary: "List the sections by debut year", options: OptionList(.shared)),
    CommandDescription(
      name: "groups", summary: "List the groups, newest section first",
      options: OptionList(
        [
          OptionDescription(
            name: "section", value: OptionValue(placeholder: "KEY"),
            summary: "Only the groups of one section")
        ] + .shared)),
    CommandDescription(
      name: "group", summary: "Show one group with its members",
      discussion: [
        "A group is found by its id, its Korean or English name or an alias, whatever the case, "
          + "spacing and punctuation: OHMYGIRL, oh-my-girl and 오마이걸 are one."
      ],
      arguments: [
        ArgumentDescription(
          name: "NAME", isRepeating: true, summary: "The words of the group's name")
      ],
      options: OptionList(.shared),
      examples: [
        CommandExample(commandLine: "kpgg group 오마이걸", summary: "Show OH MY GIRL"),
        CommandExample(
          commandLine: "kpgg group OHMYGIRL --json | jq '.members[] | .name'",
          summary: "Print the names of the members, one a line"),
      ]),
    CommandDescription(
      name: "members", summary: "List the members of all groups, or of one",
      arguments: [
        ArgumentDescription(
          name: "NAME", isOptional: true, isRepeating: true,
          summary: "The words of the group's name")
      ],
      options: OptionList(
        [
          OptionDescription(name: "current", summary: "Without those who have left"),
          OptionDescription(name: "former", summary: "Only those who have left"),
        ] + .shared)),
    CommandDescription(
      name: "profiles", summary: "List profiles, whose option sorts by other keys",
      options: OptionList([.sort(by: "name", "age")] + .shared)),
    CommandDescription(
      name: "profile", summary: "Show one member",
      arguments: [
        ArgumentDescription(name: "GROUP", summary: "The group"),
        ArgumentDescription(name: "MEMBER", isOptional: true, summary: "The member"),
      ],
      options: OptionList([.sort(by: "name", "debut")] + .shared)),
    CommandDescription(
      name: "help", summary: "Show the page of a command",
      arguments: [
        ArgumentDescription(name: "COMMAND", isOptional: true, summary: "The command")
      ]),
  ]
}

extension OptionDescription {
  fileprivate static func sort(by keys: String...) -> OptionDescription {
    OptionDescription(
      name: "sort", value: OptionValue(placeholder: "KEY", choices: keys), summary: "Sort by a key")
  }
}

extension [OptionDescription] {
  fileprivate static let shared = [
    OptionDescription(name: "json", short: "j", summary: "Print JSON"),
    OptionDescription(
      name: "fields", short: "f", value: OptionValue(placeholder: "LIST"),
      summary: "Print only these fields, in this order"),
    OptionDescription(name: "plain", summary: "Print tab-separated values without a header"),
    OptionDescription(
      name: "lang", value: OptionValue(placeholder: "LANG", choices: ["ko", "en"]),
      summary: "The language of labels and titles"),
    OptionDescription(
      name: "color", value: OptionValue(placeholder: "WHEN", choices: ["auto", "always", "never"]),
      summary: "When to use color"),
    OptionDescription(
      name: "source", value: OptionValue(placeholder: "WHERE"),
      summary: "Read a directory or a URL instead of the bundled catalog"),
    OptionDescription(name: "help", short: "h", summary: "Show this page"),
  ]
}

/// Measures a text: two cells for a Hangul syllable, one for any other scalar.
@Sendable func sampleCells(_ text: String) -> Int {
  text.unicodeScalars.reduce(0) { $0 + (("가"..."힣").contains($1) ? 2 : 1) }
}
