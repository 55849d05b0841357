/// The pictures of one endpoint's groups and members: out of its cache, or from where its documents
/// say that they are.
public struct EndpointPictures: Sendable {
  private let client: EndpointClient
  private let cache: EndpointCache?
  private let isOffline: Bool

  /// Connects to nothing and opens nothing until a picture is asked for.
  ///
  /// - Parameters:
  ///   - client: What asks for them.
  ///   - cache: `nil` where nothing can be kept.
  ///   - freshness: Whether anybody may be asked. A picture is never asked for again: another one
  ///     has another address.
  public init(
    client: EndpointClient, cache: EndpointCache?, freshness: EndpointSource.Freshness
  ) {
    (self.client, self.cache) = (client, cache)
    isOffline = freshness == .offline
  }

  /// The picture at an address.
  ///
  /// - Throws: Why it cannot be had; what cannot be kept is no failure.
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
