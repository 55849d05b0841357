import KPGGCore

/// `kpgg sync [URL]`: an endpoint's whole catalog, fetched into the cache.
enum Sync: Command {
  static let description = CommandDescription(
    name: "sync",
    summary: "Fetch an endpoint's whole catalogue into the cache",
    discussion: [
      "Afterwards commands answer from the cache, with or without a network; but 'validate' asks "
        + "the endpoint, unless it is told --offline. Where one document fails, the cache stays as "
        + "it was."
    ],
    arguments: [
      ArgumentDescription(
        name: "URL", isOptional: true, kind: .source,
        summary: "The endpoint's address, which --source may name as well")
    ],
    options: [
      .json, .lang, .color, .source, .timeout,
      OptionDescription(name: "quiet", summary: "No progress bar"),
      .help,
    ],
    examples: [
      CommandExample(
        commandLine: "kpgg sync https://example.com/kpgg/", summary: "Fetch all of it")
    ])

  static let schemas = [OutputSchema(keys: ["groupCount", "added", "changed", "removed"])]

  static func run(in session: Session) async throws -> CommandResult {
    guard let endpoint = session.endpoint else {
      throw UsageError.syncWithoutEndpoint
    }
    guard let cache = endpoint.cache else {
      throw CommandError.noCacheFolder
    }
    let sync = CatalogSync(client: endpoint.client, cache: cache, today: endpoint.today)
    let screen = session.context.errors
    let bar =
      screen.isTerminal && !session.arguments.has("quiet")
      ? ProgressBar(width: screen.width, write: session.context.showProgress) : nil
    defer { bar?.clear() }
    let summary = try await sync.run { bar?.show($0.done, of: $0.total) }
    return .show(
      Summary(change: summary) {
        $0.synced(
          groups: summary.groupCount, added: summary.added.count,
          changed: summary.changed.count, removed: summary.removed.count)
      })
  }
}
