extension EndpointSource {
  /// Returns the picture at an address in a document.
  ///
  /// A cached picture is never requested again, because a new picture has a new address.
  ///
  /// - Throws: The error of the request; `CatalogError.notCached` if requests are not allowed.
  ///   Errors of the cache are ignored.
  public func picture(at address: WebAddress) async throws(CatalogError) -> Picture {
    try await outsideCallersActor { () throws(CatalogError) in
      if let picture = cache?.picture(at: address) { return picture }
      guard freshness != .offline, let url = address.url else {
        throw .notCached(location: address.description)
      }
      do throws(EndpointError) {
        let picture = try await client.picture(at: url)
        try? cache?.store(picture, at: address)
        return picture
      } catch {
        throw CatalogError(error)
      }
    }
  }
}
