/// The clock and the random numbers that time retries.
package struct RetryClock: Sendable {
  /// Waits for a duration, or throws when the task is canceled.
  let sleep: @Sendable (Duration) async throws -> Void
  /// Returns a random number from 0 to 1.
  let random: @Sendable () -> Double

  package init(
    sleep: @escaping @Sendable (Duration) async throws -> Void,
    random: @escaping @Sendable () -> Double
  ) {
    self.sleep = sleep
    self.random = random
  }

  /// The system's clock and random numbers.
  static let system = RetryClock(
    sleep: { try await Task.sleep(for: $0) }, random: { Double.random(in: 0...1) })
}

/// The delay between two tries: exponential backoff with jitter.
enum RetryDelay {
  /// The longest delay that a server may ask for.
  static let limit = Duration.seconds(30)

  /// Returns the delay after a failed try.
  ///
  /// - Parameters:
  ///   - tries: The number of failed tries, at least 1.
  ///   - retryAfter: The delay that the server asks for. It replaces the exponential backoff.
  ///   - random: A number from 0 to 1. It shortens the delay by up to half, so clients that failed
  ///     together do not retry together.
  /// - Returns: `nil` if the server asks for more than the limit.
  static func after(tries: Int, retryAfter: Duration?, random: Double) -> Duration? {
    if let retryAfter { return retryAfter <= limit ? retryAfter : nil }
    let longest = Duration.milliseconds(500 << min(tries - 1, 5))
    return longest * (0.5 + 0.5 * min(max(random, 0), 1))
  }
}

extension Result<TransportResponse, EndpointError> {
  /// Whether another try may succeed.
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
