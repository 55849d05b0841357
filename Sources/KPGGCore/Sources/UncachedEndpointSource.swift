/// An endpoint as it answers now, whether its documents are sound or not: for whoever checks it.
///
/// Nothing is read from a cache or kept in one.
public struct UncachedEndpointSource: CatalogSource {
  private let client: EndpointClient

  /// Connects to nothing until a document is asked for.
  public init(client: EndpointClient) { self.client = client }

  /// Whatever JSON the endpoint answers.
  public func document(at path: DocumentPath) async throws(CatalogError) -> Data? {
    do {
      return switch try await client.reply(for: path, anyJSON: true) {
      case .document(let document): document.data
      case .absent, .notModified: nil
      }
    } catch {
      throw CatalogError(error, document: path)
    }
  }

  /// The document's URL.
  public func location(of path: DocumentPath) -> String {
    client.endpoint.url(of: path).absoluteString
  }

  /// Six.
  public var simultaneousRequests: Int { EndpointClient.simultaneousRequests }
}
