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
  /// - Throws: A usage error for options and variables that make no sense.
  init(
    to endpoint: Endpoint, _ arguments: ParsedArguments, in context: Context
  ) throws(UsageError) {
    let freshness = try EndpointSource.Freshness(arguments)
    client = EndpointClient(
      endpoint, transport: freshness == .offline ? NoTransport() : context.transport,
      timeout: try Self.timeout(arguments), token: try Self.token(context.environment))
    cache = Directories(environment: context.environment).cache
      .map { EndpointCache(folder: "\($0)/endpoints", of: endpoint) }
    today = try context.today()
    pictures = EndpointPictures(client: client, cache: cache, freshness: freshness)
    source = EndpointSource(client: client, cache: cache, freshness: freshness, today: today)
  }

  /// What a person may want to know of the cache, a line each.
  var notices: [String] {
    var notices: [String] = []
    if let oldest = source.journal.oldest, let age = Self.days(from: oldest, to: today), age > 7 {
      notices.append("the cached catalogue is \(age) days old; 'kpgg sync' or --refresh renew it")
    }
    if let failure = source.journal.failure {
      notices.append("cannot write '\(failure.path)': \(failure.reason)")
    }
    return notices
  }

  private static func days(from date: CalendarDate, to other: CalendarDate) -> Int? {
    guard let start = date.dayNumber, let end = other.dayNumber else { return nil }
    return end - start
  }

  private static func timeout(_ arguments: ParsedArguments) throws(UsageError) -> Duration {
    guard let text = arguments.value("timeout") else { return .seconds(10) }
    // Double also reads `0x10`, `1e3` and `inf`.
    let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    guard isPlain, let seconds = Double(text), seconds > 0, seconds <= 3600 else {
      throw .invalid(
        message: "--timeout is \(QuotedWord(text)), which is no time to wait",
        hint: "it takes a number of seconds up to 3600, such as 2.5")
    }
    return .seconds(seconds)
  }

  /// The secret is never part of a message.
  private static func token(_ environment: [String: String]) throws(UsageError) -> BearerToken? {
    guard let text = environment["KPGG_TOKEN"], !text.isEmpty else { return nil }
    guard let token = BearerToken(text) else {
      throw .invalid(
        message: "KPGG_TOKEN holds a character that no token has",
        hint: "it takes visible ASCII characters alone")
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
