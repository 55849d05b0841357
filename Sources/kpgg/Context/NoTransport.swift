import KPGGCore

/// A network that leads nowhere: for whoever is offline on purpose.
struct NoTransport: HTTPTransport {
  func response(to request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    throw .refused
  }
}
