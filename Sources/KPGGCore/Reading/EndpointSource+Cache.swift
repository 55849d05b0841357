internal import KPGGSystem

extension EndpointSource {
  /// Requests the index and every group's document. Replaces the cached documents after all have
  /// arrived.
  ///
  /// Up to six requests run at the same time. If the index has a document's digest, the document is
  /// requested only if no known copy matches it. Other requests are conditional if a known copy has
  /// validators. A sync continues an interrupted one: it reuses the documents that arrived.
  ///
  /// - Parameter progress: Called after each document, never concurrently.
  /// - Returns: The changes in the cache; `nil` if the source has no cache.
  /// - Throws: The first error. The cache is unchanged then. `CatalogError.notCached` if requests
  ///   are not allowed.
  @discardableResult
  public func sync(
    progress: @escaping @Sendable (CatalogSyncProgress) -> Void = { _ in }
  ) async throws(CatalogError) -> CatalogSyncSummary? {
    guard freshness != .offline else { throw .notCached(location: location(of: .index)) }
    guard let cache else { return nil }
    let generation = log.generation
    let summary = try await CatalogSync(client: client, cache: cache, today: today)
      .run(progress: progress)
    log.addRequestOfAll(in: generation)
    return summary
  }

  /// Removes all documents and pictures from the cache, including the documents of an interrupted
  /// sync.
  ///
  /// - Throws: `CatalogError.cannotStore` if the cache cannot be changed.
  public func emptyCache() async throws(CatalogError) {
    // An empty cache needs no folder.
    guard let cache, Folder.exists(cache.folder) else { return }
    try await outsideCallersActor { () throws(CatalogError) in
      let lock = try await cache.folderLock()
      do throws(CacheError) {
        try cache.removeAll(holding: lock)
      } catch {
        throw .cannotStore(error)
      }
    }
    log.forgetReads()
  }

  /// Returns the picture at a URL from a document.
  ///
  /// A cached picture is never requested again, because a new picture has a new URL.
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

extension EndpointCache {
  /// Waits for the folder's lock without blocking a thread, or until the task is canceled.
  func folderLock() async throws(CatalogError) -> FileLock {
    while true {
      do throws(CacheError) {
        if let lock = try lockFolderIfFree() { return lock }
      } catch {
        throw .cannotStore(error)
      }
      // The system has no call that waits for a lock in the background.
      guard (try? await Task.sleep(for: .milliseconds(10))) != nil else { throw .cancelled }
    }
  }
}
