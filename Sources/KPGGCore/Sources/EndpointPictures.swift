/// The pictures of an endpoint's groups and members, with a cache.
///
/// The addresses are in `GirlGroup.logo`, `GirlGroup.image`, and `Member.image`.
public struct EndpointPictures: Sendable {
  private let client: EndpointClient
  private let cache: EndpointCache?
  private let isOffline: Bool

  /// Creates a source of pictures without sending requests.
  ///
  /// - Parameters:
  ///   - client: The client to send requests with.
  ///   - cache: The cache; `nil` to store nothing.
  ///   - freshness: Whether requests are allowed. A cached picture is never requested again,
  ///     because a new picture has a new address.
  public init(
    client: EndpointClient, cache: EndpointCache?, freshness: EndpointSource.Freshness
  ) {
    (self.client, self.cache) = (client, cache)
    isOffline = freshness == .offline
  }

  /// Returns the picture at an address.
  ///
  /// - Throws: The error of the request. Errors of the cache are ignored.
  public func picture(at address: WebAddress) async throws(EndpointError) -> Picture {
    if let picture = cache?.picture(at: address) { return picture }
    guard let url = URL(string: address.description) else {
      throw EndpointError(url: client.endpoint.base, reason: .notAPicture)
    }
    guard !isOffline else { throw EndpointError(url: url, reason: .transport(.refused)) }
    let picture = try await client.picture(at: url)
    try? cache?.store(picture, at: address)
    return picture
  }
}
