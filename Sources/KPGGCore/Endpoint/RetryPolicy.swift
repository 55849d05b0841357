/// The timing of retries: exponential backoff with jitter.
package struct RetryPolicy: Sendable {
  /// The longest delay that a server may ask for.
  private static let limit = Duration.seconds(30)

  /// Waits for a duration, or throws when the task is canceled.
  let sleep: @Sendable (Duration) async throws -> Void
  /// Returns a random number from 0 to 1.
  private let random: @Sendable () -> Double

  package init(
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    random: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
  ) {
    (self.sleep, self.random) = (sleep, random)
  }

  /// Returns the delay after failed tries. If the server asks for a delay, it applies; `nil` if it
  /// exceeds the limit.
  ///
  /// The delay is shortened by a random part, up to half, so clients that failed at the same time
  /// retry at different times.
  func delay(after tries: Int, retryAfter: Duration?) -> Duration? {
    if let retryAfter { return retryAfter <= Self.limit ? retryAfter : nil }
    let longest = Duration.milliseconds(500 << min(tries - 1, 5))
    return longest * (0.5 + 0.5 * min(max(random(), 0), 1))
  }
}

extension Result<ReceivedResponse, EndpointError> {
  var isTransient: Bool {
    switch self {
    case .success(let response): [429, 502, 503, 504].contains(response.status)
    case .failure(let error):
      switch error.reason {
      case .transport(.refused), .transport(.lost): true
      default: false
      }
    }
  }
}
