import KPGGCore
import KPGGSystem

/// The options and variables for requests to an endpoint.
///
/// They are checked for every source. Otherwise, a script that works with a folder could fail with
/// a URL.
struct EndpointOptions: Sendable {
  let freshness: EndpointSource.Freshness
  /// The maximum wait without data.
  let timeout: Duration
  let token: BearerToken?

  /// Reads the options and variables.
  ///
  /// - Throws: A usage error if a value is invalid, or two options conflict.
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

  /// Reads the token, which is a secret: the error never includes it.
  private static func token(_ environment: [String: String]) throws(UsageError) -> BearerToken? {
    guard let text = environment["KPGG_TOKEN"], !text.isEmpty else { return nil }
    guard let token = BearerToken(text) else {
      throw .invalidToken
    }
    return token
  }
}

extension EndpointSource.Freshness {
  /// Reads `--refresh` and `--offline`.
  ///
  /// - Throws: A usage error if both are given.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    switch (arguments.has("refresh"), arguments.has("offline")) {
    case (true, true): throw .conflictingOptions("--refresh", "--offline")
    case (true, false): self = .refreshed
    case (false, true): self = .offline
    case (false, false): self = .cached
    }
  }
}

/// Access to an endpoint with the settings of the options and variables.
struct EndpointAccess: Sendable {
  /// The catalog and its images. Without a cache, the environment names no folder for it.
  let source: EndpointSource
  private let today: CalendarDate

  /// Creates the access, without a connection.
  init(
    to endpoint: Endpoint, _ options: EndpointOptions, in context: Context, today: CalendarDate
  ) {
    let client = EndpointClient(
      endpoint, transport: options.freshness == .offline ? NoTransport() : context.transport,
      timeout: options.timeout, token: options.token)
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
  var cacheError: CacheError? { source.cacheError }

  private static func days(from date: CalendarDate, to other: CalendarDate) -> Int? {
    guard let start = date.dayNumber, let end = other.dayNumber else { return nil }
    return end - start
  }
}
