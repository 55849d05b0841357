import KPGGCore
import KPGGSystem

/// Access to an endpoint with the settings of the options and variables.
struct EndpointAccess: Sendable {
  /// The catalog and its images. Without a cache, the environment names no folder for it.
  let source: EndpointSource
  private let today: CalendarDate

  /// Creates the access, without a connection.
  init(
    to endpoint: Endpoint, _ options: SessionOptions, token: BearerToken?, in context: Context,
    today: CalendarDate
  ) {
    let client = EndpointClient(
      endpoint, transport: options.freshness == .offline ? NoTransport() : context.transport,
      timeout: options.timeout, token: token)
    let cache = UserFolders(environment: context.environment).cache
      .map { EndpointCache(folder: "\($0)/endpoints", of: endpoint) }
    self.today = today
    source = EndpointSource(
      client: client, cache: cache, freshness: options.freshness, today: { today })
  }

  /// The age in days of the oldest cached document that was read; `nil` up to a week.
  var cacheAge: Int? {
    guard let oldest = source.oldestDocumentDate, let age = Self.days(from: oldest, to: today),
      age > 7
    else { return nil }
    return age
  }

  /// The error that prevented caching.
  var cacheError: CatalogError? { source.cacheError }

  private static func days(from date: CalendarDate, to other: CalendarDate) -> Int? {
    guard let start = date.dayNumber, let end = other.dayNumber else { return nil }
    return end - start
  }
}
