import KPGGCore

/// How an endpoint is to be asked. A mistake in it is told whatever the source is: a script that
/// works today on a folder would fail tomorrow on an address.
struct EndpointOptions: Sendable {
  let freshness: EndpointSource.Freshness
  /// The longest wait without data.
  let timeout: Duration
  let token: BearerToken?

  /// What the options and variables say.
  ///
  /// - Throws: A usage error for those that make no sense.
  init(_ arguments: ParsedArguments, environment: [String: String]) throws(UsageError) {
    freshness = try EndpointSource.Freshness(arguments)
    timeout = try Self.timeout(arguments)
    token = try Self.token(environment)
  }

  private static func timeout(_ arguments: ParsedArguments) throws(UsageError) -> Duration {
    guard let text = arguments.value("timeout") else { return .seconds(10) }
    guard let seconds = Double(decimal: text), seconds > 0, seconds <= 3600 else {
      throw .invalidValue(text, of: "--timeout", .seconds(upTo: 3600))
    }
    return .seconds(seconds)
  }

  /// The secret is never part of a message.
  private static func token(_ environment: [String: String]) throws(UsageError) -> BearerToken? {
    guard let text = environment["KPGG_TOKEN"], !text.isEmpty else { return nil }
    guard let token = BearerToken(text) else {
      throw .invalidToken
    }
    return token
  }
}

extension EndpointSource.Freshness {
  /// What `--refresh` and `--offline` ask for.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    switch (arguments.has("refresh"), arguments.has("offline")) {
    case (true, true): throw .conflictingOptions("--refresh", "--offline")
    case (true, false): self = .refreshed
    case (false, true): self = .offline
    case (false, false): self = .cached
    }
  }
}

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
