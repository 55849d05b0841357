import KPGGCore

/// `kpgg` without a command: the app's home screen, its large cell and then the rows.
enum Home: Command {
  static let description = CommandDescription(
    name: "kpgg",
    summary: "Show the featured group of the day, and the sections with their groups",
    options: [.json, .lang, .color] + .reading + [.version])

  static let schemas = [OutputSchema(keys: ["date", "featured", "sections"])]

  static func run(in session: Session) async throws -> CommandResult {
    let catalog = try await session.catalog(counted: session.writer.detail == .wholeRecords)
    return .show(HomeScreen(catalog: catalog, date: try session.today()))
  }
}
