/// How long a client waits before it tries again: exponential back-off with jitter.
struct RetryDelay {
  /// The longest wait that a server may ask for.
  static let limit = Duration.seconds(30)

  /// The wait after a failed try.
  ///
  /// - Parameters:
  ///   - tries: How many failed so far, at least 1.
  ///   - retryAfter: The server's word, if any, which counts rather than the exponential back-off.
  ///   - chance: From 0 to 1; spreads clients that failed together, by half the wait at most.
  /// - Returns: `nil` where the server asks for a longer wait than the limit.
  static func after(tries: Int, retryAfter: Duration?, chance: Double) -> Duration? {
    if let retryAfter { return retryAfter <= limit ? retryAfter : nil }
    let longest = Duration.milliseconds(500 << min(tries - 1, 5))
    return longest * (0.5 + 0.5 * min(max(chance, 0), 1))
  }
}

extension HTTPResponse {
  /// The wait that `Retry-After` asks for, in seconds or as a date (RFC 9110, section 10.2.3).
  ///
  /// A date counts from the response's own `Date`, so that a wrong clock on either side does no
  /// harm; without that field it is not understood.
  var retryAfter: Duration? {
    guard let text = self[field: "Retry-After"] else { return nil }
    if !text.isEmpty, text.utf8.allSatisfy(\.isDigit) {
      return .seconds(Int64(text) ?? .max)
    }
    guard let later = HTTPDate(text), let now = self[field: "Date"].flatMap(HTTPDate.init) else {
      return nil
    }
    return .seconds(max(0, later.seconds - now.seconds))
  }
}
