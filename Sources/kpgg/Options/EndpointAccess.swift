import KPGGCore

/// An endpoint as the options and variables want it asked.
struct EndpointAccess: Sendable {
  let client: EndpointClient
  /// `nil` where there is no place for it.
  let cache: EndpointCache?
  /// The catalogue behind the cache.
  let source: EndpointSource
  /// The pictures that the catalogue tells of.
  let pictures: EndpointPictures
  /// The date that is kept with what is received.
  let today: CalendarDate

  /// Connects to nothing.
  ///
  /// - Throws: A usage error where there is no date.
  init(
    to endpoint: Endpoint, _ options: EndpointOptions, in context: Context
  ) throws(UsageError) {
    client = EndpointClient(
      endpoint, transport: options.freshness == .offline ? NoTransport() : context.transport,
      timeout: options.timeout, token: options.token)
    cache = Directories(environment: context.environment).cache
      .map { EndpointCache(folder: "\($0)/endpoints", of: endpoint) }
    today = try context.today()
    pictures = EndpointPictures(client: client, cache: cache, freshness: options.freshness)
    source = EndpointSource(
      client: client, cache: cache, freshness: options.freshness, today: today)
  }

  /// The age in days of the oldest cached document that was read; `nil` for a week or less.
  var cacheAge: Int? {
    guard let oldest = source.journal.oldest, let age = Self.days(from: oldest, to: today), age > 7
    else { return nil }
    return age
  }

  /// The error that keeps documents from being cached.
  var cacheError: CacheError? { source.journal.error }

  private static func days(from date: CalendarDate, to other: CalendarDate) -> Int? {
    guard let start = date.dayNumber, let end = other.dayNumber else { return nil }
    return end - start
  }
}
