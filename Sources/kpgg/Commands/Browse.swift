import KPGGCore

/// `kpgg browse [GROUP]`: the app's screens in a terminal.
enum Browse: Command {
  static let description = CommandDescription(
    name: "browse",
    summary: "Look around in the catalogue, screen by screen",
    discussion: [
      "Arrows move, Enter opens, Esc goes back, '/' searches, 'q' ends it; '?' shows all keys. The "
        + "last line always shows those that work."
    ],
    arguments: [
      ArgumentDescription(
        name: "GROUP", isOptional: true, isRepeating: true, kind: .group,
        summary: "The group to begin with; the home screen without it")
    ],
    options: [
      OptionDescription(name: "ascii", summary: "Draw lines and signs in plain ASCII"),
      OptionDescription(
        name: "images", value: OptionValue(placeholder: "WHEN", choices: ["auto", "never"]),
        summary: "Whether to show an endpoint's pictures where the terminal can"),
      .lang, .color,
    ] + .reading,
    examples: [
      CommandExample(commandLine: "kpgg browse", summary: "From the home screen"),
      CommandExample(commandLine: "kpgg browse OHMYGIRL", summary: "From a group"),
    ])

  static func run(in session: Session) async throws -> CommandResult {
    let context = session.context
    guard context.output.isTerminal, context.environment["TERM"] != "dumb" else {
      throw UsageError.noTerminal
    }
    let settings = BrowserState.Settings(
      today: try session.today(), isASCII: session.arguments.has("ascii"),
      isLocal: session.endpoint == nil,
      pictures: session.arguments.value("images") == "never"
        ? nil : PictureProtocol(environment: context.environment),
      start: session.arguments.words.isEmpty ? nil : try session.name())
    let state = BrowserState(
      settings: settings, language: session.textWriter.language,
      size: CellSize(width: context.output.width, height: 24))
    try await context.runFullScreen(
      Browser(
        state: state, reader: session.reader, pictures: session.endpoint?.pictures,
        favorites: FavoritesStore(
          Result { () throws(CommandError) in try session.favoritesFile() }, today: settings.today),
        isColored: session.textWriter.painter.isColored,
        environment: context.environment, launch: context.launch))
    return .nothing
  }
}
