internal import KPGGSystem

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

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

extension EndpointCache {
  /// The picture of an address, if it is there and whole.
  func picture(at address: WebAddress) -> Picture? {
    (try? BoundedFile.read(file(of: address), limit: Picture.byteLimit)).flatMap(Picture.init)
  }

  /// Keeps a picture, its file replaced as a whole.
  func store(_ picture: Picture, at address: WebAddress) throws(SystemError) {
    try Folder.make("\(folder)/pictures", isPrivate: true)
    try AtomicFile.save(picture.data, to: file(of: address), durable: false)
  }

  /// No part of an address is a path.
  private func file(of address: WebAddress) -> String {
    "\(folder)/pictures/\(Checksum.text(of: Array(address.description.utf8)))"
  }
}
