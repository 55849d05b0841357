import KPGGCore

/// `kpgg` without a command shows the featured group and the sections.
enum Home: Command {
  static let description = CommandDescription(
    name: "kpgg",
    summary: HelpText(
      "Show the group of the day and the groups of all sections",
      "오늘의 그룹과 모든 구분의 그룹 보기"),
    options: OptionList {
      $0.json()
      $0.language()
      $0.color()
      $0.reading()
      $0.version()
    })

  static let schemas = [OutputSchema(keys: ["date", "featured", "sections"])]

  static func run(in session: Session) async throws -> CommandResult {
    let catalog = try await session.reader.catalog()
    let counts =
      session.shared.format == .json
      ? try await session.reader.memberCounts(of: catalog.groups) : nil
    return .show(
      HomeScreen(
        catalog: catalog, memberCounts: counts, date: try session.context.today(),
        catalogDate: session.catalogDate))
  }
}
