/// All commands, and the description of the command line that they form.
struct CommandTable: Sendable {
  let description: ProgramDescription
  /// The command that runs without a subcommand.
  let home: any Command.Type
  /// The subcommands in the order of the overview. `help` is not one: it needs no catalog.
  let commands: [any Command.Type]

  /// Finds a command; the home screen for `nil`.
  func command(named name: String?) -> (any Command.Type)? {
    guard let name else { return home }
    return commands.first { $0.description.name == name }
  }

  /// The outputs of a command whose keys `--fields` selects.
  @Sendable
  func selectableSchemas(of command: CommandDescription) -> [OutputSchema] {
    self.command(named: command.name)?.schemas.filter(\.isSelectable) ?? []
  }
}

extension CommandTable {
  /// The commands of `kpgg`.
  static let kpgg = CommandTable(description: .kpgg, home: Home.self, commands: commands)

  fileprivate static let commands = groups.flatMap(\.commands) + [Completions.self]

  /// The commands of the overview, by purpose.
  fileprivate static let groups: [(title: String, example: String, commands: [any Command.Type])] =
    [
      (
        "Browse", "kpgg group twice",
        [
          Group.self, Profile.self, Groups.self, Members.self, Songs.self, Profiles.self,
          Sections.self, Browse.self, Open.self, Stats.self,
        ]
      ),
      ("Find", "kpgg search ㅇㅁㅇㄱ", [Search.self, Random.self]),
      ("Follow", "kpgg birthdays --next 7", [Birthdays.self, FavoritesCommand.self]),
      ("Play", "kpgg quiz daily", [Play.self, QuizCommand.self]),
      ("Publish", "kpgg export public --site", [Export.self, Sync.self]),
      ("Check", "kpgg validate public", [Validate.self, SnapshotCommand.self]),
    ]
}

extension ProgramDescription {
  /// `kpgg` with all of its subcommands.
  static let kpgg = ProgramDescription(
    summary: "Look up K-pop girl groups, members, and songs in the terminal or in scripts.",
    commands: CommandTable.commands.map { $0.description } + [
      Help.description, Version.description,
    ],
    home: Home.description,
    groups: CommandTable.groups.map { group in
      CommandGroup(
        title: group.title, example: group.example, commands: group.commands.map { $0.description })
    },
    environment: EnvironmentVariable.all, files: FileDescription.all,
    topics: HelpTopic.allCases.map(\.description),
    commonOptions: OptionList { $0.listing() }.all,
    notes: [
      "Type names in English or Korean; case, spacing, and punctuation do not matter. OHMYGIRL, "
        + "oh-my-girl, 오마이걸, and omg are the same group. A group's name in place of a command "
        + "shows the group: kpgg twice."
    ])
}
