/// Sends single requests, without retries, and follows redirects.
struct RedirectFollower: Sendable {
  let endpoint: Endpoint
  let transport: any HTTPTransport
  let timeout: Duration
  let token: BearerToken?

  /// The maximum number of redirects in a row.
  private static let redirectLimit = 5

  /// Sends a request, and returns the first response that is not a redirect. The time limit covers
  /// all redirects; the byte limit applies to each response.
  func response(
    from start: URL, _ fields: [String: String], byteLimit: Int = WireLimits.bytes
  ) async throws(EndpointError) -> TransportResponse {
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: timeout * 3)
    var url = start
    for _ in 0...Self.redirectLimit {
      let time = clock.now.duration(to: end)
      let response = try await response(from: url, fields, byteLimit: byteLimit, within: time)
      guard [301, 302, 303, 307, 308].contains(response.status) else { return response }
      url = try target(of: response, from: url)
    }
    throw EndpointError(url: url, reason: .tooManyRedirects(limit: Self.redirectLimit))
  }

  private func response(
    from url: URL, _ fields: [String: String], byteLimit: Int, within time: Duration
  ) async throws(EndpointError) -> TransportResponse {
    var fields = fields
    fields["Accept"] = fields["Accept"] ?? "application/json"
    fields["User-Agent"] = "kpgg"
    if let token, endpoint.isSameOrigin(as: url) {
      fields.merge(token.requestFields) { _, secret in secret }
    }
    let request = TransportRequest(
      url: url, fields: fields, byteLimit: byteLimit, idleTime: timeout,
      wholeTime: max(time, .zero))
    do {
      return try await transport.response(to: request)
    } catch {
      throw EndpointError(url: url, reason: .transport(error))
    }
  }

  /// Returns the target of a redirect. It must have the same scheme, or `https`.
  private func target(of response: TransportResponse, from url: URL) throws(EndpointError) -> URL {
    guard let location = response[field: "Location"],
      let target = URL(string: location, relativeTo: url)?.absoluteURL, let scheme = target.scheme
    else { throw EndpointError(url: url, reason: .badRedirect) }
    let folded = scheme.lowercased()
    guard folded == "https" || folded == url.scheme?.lowercased() else {
      throw EndpointError(url: url, reason: .redirectToScheme(scheme))
    }
    // URLSession would send a user name in the URL as credentials.
    guard target.host?.isEmpty == false, target.user == nil,
      (1...65535).contains(target.port ?? 80)
    else {
      throw EndpointError(url: url, reason: .badRedirect)
    }
    return target
  }
}
