import KPGGCore

/// A command: it turns options and a catalog into a value to show.
protocol Command: Sendable {
  /// The source of the parser, the help, the manual, and the completions.
  static var description: CommandDescription { get }

  /// The schemas of the command's JSON output; empty by default.
  static var schemas: [OutputSchema] { get }

  /// Runs the command and returns what to show.
  ///
  /// - Throws: An error that ``ErrorReport`` has a message for.
  static func run(in session: Session) async throws -> CommandResult
}

extension Command {
  static var schemas: [OutputSchema] { [] }

  /// The schema whose keys and paths `--fields` accepts after these arguments of the command.
  static func selectableSchema(after words: [String]) -> OutputSchema? {
    let named = schemas.first { schema in words.first.map(schema.words.contains) ?? false }
    let schema = named ?? schemas.first(where: \.isSelectable)
    return schema?.isSelectable == true ? schema : nil
  }
}

/// The output and the exit code of a command.
struct CommandResult: Sendable {
  /// Passes the text for standard output to a closure, in pieces.
  let write: @Sendable (Session, (String) -> Void) -> Void
  let exitCode: ExitCode
  /// Notes for standard error.
  private(set) var notices: [String] = []

  /// Shows a value in the format that the options select.
  static func show(_ output: some CommandOutput, exitCode: ExitCode = .success) -> Self {
    Self(
      write: { output.write(in: $0.shared.format, $0.textWriter, to: $1) }, exitCode: exitCode)
  }

  /// Shows text that is the same in every format: a URL, a script, a document.
  static func text(_ text: String) -> Self { Self(write: { $1(text) }, exitCode: .success) }

  /// Shows nothing.
  static let nothing = text("")

  /// Adds a note for standard error, if there is one.
  func adding(notice: String?) -> Self {
    var result = self
    if let notice { result.notices.append(notice) }
    return result
  }
}

extension OutputSchema {
  /// The schema of records; `--fields` picks among its keys.
  init(of records: any Tabular.Type, after words: [String] = []) {
    self.init(
      words: words, keys: records.keys, paths: records.paths, sortNames: records.sortNames)
  }

  /// The schema of all values of a type, taken from an example.
  init(of example: some JSONRepresentable, after words: [String] = []) {
    self.init(words: words, keys: example.json.keys)
  }
}

/// All commands of kpgg.
enum CommandTable {
  /// The command that runs without a subcommand.
  static let home: any Command.Type = Home.self

  /// The subcommands in the order of the overview. `help` and `version` are not among them: they
  /// need no catalog.
  static let commands = groups.flatMap(\.commands) + [ConfigCommand.self, Completions.self]

  /// The commands of the overview, by purpose.
  fileprivate static let groups:
    [(title: HelpText, example: String, commands: [any Command.Type])] =
      [
        (
          HelpText("Browse", "둘러보기"), "kpgg group twice",
          [
            Group.self, Profile.self, SongCommand.self, Groups.self, Members.self, Songs.self,
            Units.self, Similar.self, Compare.self, Profiles.self, Sections.self, Browse.self,
            Open.self, Stats.self,
          ]
        ),
        (HelpText("Find", "찾기"), "kpgg search ㅇㅁㅇㄱ", [Search.self, Random.self]),
        (
          HelpText("Follow", "소식 챙기기"), "kpgg today",
          [Today.self, Birthdays.self, FavoritesCommand.self, RankCommand.self]
        ),
        (HelpText("Play", "즐기기"), "kpgg quiz daily", [Play.self, QuizCommand.self]),
        (
          HelpText("Publish", "배포하기"), "kpgg export public --site",
          [Export.self, Import.self, Sync.self, Validate.self, SnapshotCommand.self]
        ),
      ]

  /// Finds a command; the home screen for `nil`.
  static func command(named name: String?) -> (any Command.Type)? {
    guard let name else { return home }
    return commands.first { $0.description.name == name }
  }

  /// The outputs of a command whose keys `--fields` selects.
  @Sendable
  static func selectableSchemas(of command: CommandDescription) -> [OutputSchema] {
    self.command(named: command.name)?.schemas.filter(\.isSelectable) ?? []
  }
}

extension ProgramDescription {
  /// `kpgg` with all of its subcommands.
  static let kpgg = ProgramDescription(
    summary: HelpText(
      "Look up K-pop girl groups, members, and songs in the terminal or in scripts.",
      "터미널과 스크립트에서 K-pop 걸그룹, 멤버, 노래를 찾아봅니다."),
    commands: CommandTable.commands.map { $0.description } + [
      Help.description, Version.description,
    ],
    home: Home.description,
    groups: CommandTable.groups.map { ($0.title, $0.example, $0.commands.map { $0.description }) },
    environment: environment, files: files,
    topics: HelpTopic.allCases,
    commonOptions: Array(OptionList { $0.listing() }),
    notes: [
      "Type names in English or Korean; case, spacing, and punctuation do not matter. OHMYGIRL, "
        + "oh-my-girl, 오마이걸, and omg are the same group. A group's name in place of a command "
        + "shows the group: kpgg twice. Commands and actions have Korean words too: kpgg 즐겨찾기 추가 "
        + "윈터."
    ])
}
