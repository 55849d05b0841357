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
