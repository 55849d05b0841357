import KPGGCore

/// `kpgg` without a command shows the featured group and the sections.
enum Home: Command {
  static let description = CommandDescription(
    name: "kpgg",
    summary: "Show today's featured group and the groups of all sections",
    options: OptionList {
      $0.json()
      $0.language()
      $0.color()
      $0.reading()
      $0.version()
    })

  static let schemas = [OutputSchema(keys: ["date", "featured", "sections"])]

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: ListedGroup.self)
    let catalog = try await session.reader.catalog()
    let counts = try await session.memberCounts(of: catalog, for: fields, in: .memberCount)
    return .show(
      HomeScreen(
        catalog: catalog, memberCounts: counts, date: try session.context.today(),
        catalogDate: session.catalogDate))
  }
}
