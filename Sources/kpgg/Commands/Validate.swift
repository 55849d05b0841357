import KPGGCore

/// `kpgg validate [SOURCE]`: all problems in a catalog.
enum Validate: Command {
  static let description = CommandDescription(
    name: "validate",
    summary: "Check every document of a catalogue",
    discussion: [
      "A line is a problem, with its document and its place there. Errors are what readers refuse, "
        + "warnings what they put up with: a value that counts as unknown, documents that do not "
        + "agree. Exits with 65 where there is an error, with 0 otherwise.",
      "An endpoint is asked for everything, whatever is in the cache, but with --offline.",
    ],
    arguments: [
      ArgumentDescription(
        name: "SOURCE", isOptional: true, kind: .source,
        summary: "What --source takes: 'bundled', a folder, or an endpoint's address")
    ],
    options: [.json, .lang, .color] + .reading,
    examples: [
      CommandExample(commandLine: "kpgg validate", summary: "The bundled catalogue"),
      CommandExample(
        commandLine: "kpgg validate --json | jq '.[] | select(.severity == \"error\")'",
        summary: "The errors alone"),
    ])

  static let schemas = [OutputSchema(keys: ["document", "keyPath", "severity", "message"])]

  static func run(in session: Session) async throws -> CommandResult {
    let validation = try await CatalogValidator(source: uncached(session)).validate()
    return .show(
      validation, exitCode: validation.count(of: .error) == 0 ? .success : .badData)
  }

  /// The source without a cache: cached documents were checked on arrival.
  private static func uncached(_ session: Session) -> any CatalogSource {
    guard let endpoint = session.endpoint, !session.arguments.has("offline") else {
      return session.reader.source
    }
    return DirectEndpointSource(client: endpoint.client)
  }
}
