#if URLSession
  extension EndpointSource {
    /// Creates a source with a cache in the user's cache folder. It sends requests with URLSession.
    ///
    /// - Parameters:
    ///   - url: The endpoint's base URL, with or without a trailing slash.
    ///   - freshness: When to send requests.
    /// - Throws: The reason that the URL cannot be a base URL.
    public init(_ url: URL, freshness: Freshness = .cached) throws(EndpointAddressError) {
      try self.init(url, freshness: freshness, transport: URLSessionTransport())
    }
  }

  extension CatalogReader {
    /// Creates a reader of an endpoint with a cache in the user's cache folder. It sends requests
    /// with URLSession.
    ///
    /// - Parameters:
    ///   - url: The endpoint's base URL, with or without a trailing slash.
    ///   - freshness: When to send requests.
    /// - Throws: The reason that the URL cannot be a base URL.
    public init(
      endpoint url: URL, freshness: EndpointSource.Freshness = .cached
    ) throws(EndpointAddressError) {
      try self.init(endpoint: url, freshness: freshness, transport: URLSessionTransport())
    }
  }
#endif
