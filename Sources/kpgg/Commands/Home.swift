import KPGGCore

/// Plain `kpgg`: the app's home screen, its large cell and then the rows.
enum Home: Command {
  static let description = CommandDescription(
    name: "kpgg",
    summary: "Show the featured group of the day, and the sections with their groups",
    options: [.json, .lang, .color] + .reading + [.version])

  static let schemas = [OutputSchema(keys: ["date", "featured", "sections"])]

  static func run(in session: Session) async throws -> Answer {
    let renderer = session.renderer
    let catalog = try await session.catalog(counted: renderer.format == .json)
    let screen = HomeScreen(catalog: catalog, date: try session.today())
    return Answer(
      renderer.format == .json
        ? screen.json.canonicalText : Renderer.text(renderer.home(screen)))
  }
}

/// What the home screen shows.
struct HomeScreen: JSONRepresentable, Sendable {
  let catalog: Catalog
  let date: CalendarDate

  var featured: GirlGroup? { catalog.featuredGroup(on: date) }

  var json: JSONValue {
    .object([
      "date": date.json, "featured": JSONValue(featured), "sections": JSONValue(catalog.sections),
    ])
  }
}
