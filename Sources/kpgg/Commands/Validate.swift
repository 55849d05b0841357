import KPGGCore
import KPGGPublishing

/// `kpgg validate [SOURCE]` reports all problems in a catalog.
enum Validate: Command {
  static let description = CommandDescription(
    name: "validate",
    summary: "Check every document in a catalog",
    discussion: [
      "Each line shows a problem, its document, and its location. Other commands reject data that "
        + "has errors, but accept data that has only warnings. A warning means that a value is "
        + "treated as unknown, or that documents disagree. The exit code is 65 if there is an "
        + "error, and 0 otherwise.",
      "If you edit documents by hand, export them to another folder, and validate that folder: the index "
        + "has a digest of each document.",
      "For an endpoint, kpgg requests every document, even those in the cache. With --offline, it "
        + "checks the cache instead.",
    ],
    arguments: [
      ArgumentDescription(
        "[SOURCE]", .source, "Catalog to check: 'bundled', a folder, or an endpoint's URL")
    ],
    options: OptionList {
      $0.listing(rows: "the document comes first unless --fields is given")
    },
    examples: [
      .init("kpgg validate", "Check the bundled catalog"),
      .init(
        "kpgg validate --json | jq '.[] | select(.severity == \"error\")'", "Print only the errors"),
    ])

  static let schemas = [OutputSchema(of: Finding.self)]

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: Finding.self)
    let validation = try await CatalogValidator(source: uncached(session)).validate()
    return .show(
      RecordList(validation, fields: fields),
      exitCode: validation.count(of: .error) == 0 ? .success : .badData)
  }

  /// The source without a cache: cached documents were checked on arrival.
  private static func uncached(_ session: Session) -> any LocatedSource {
    guard let endpoint = session.endpoint, !session.isOffline else {
      return session.reader.source
    }
    return endpoint.unchecked
  }
}
