import Foundation
import KPGGCore
import KPGGQuiz
import Synchronization

@testable import kpgg

/// A test endpoint with the documents of a catalog, at `http://catalog.example/` and
/// every other base that ends in `kpgg/`. Tests can replace documents. Supports conditional
/// requests.
final class CatalogTransport: HTTPTransport {
  private struct State {
    var documents: [String: String?] = [:]
    var failures: [String: TransportError] = [:]
    var requests: [String] = []
  }

  private let source: any LocatedSource

  /// Creates an endpoint for a catalog.
  init(_ catalog: BundledCatalog = .sample) { source = catalog.reader.source }

  static let base = "http://catalog.example/"

  private let state = Mutex(State())

  /// The requested paths, such as `group/OHMYGIRL`; conditional ones start with `if changed`.
  var requests: [String] { state.withLock(\.requests) }

  /// Replaces a document; `nil` removes it.
  func put(_ text: String?, at path: String) { state.withLock { $0.documents[path] = text } }

  /// Makes every request for a document fail.
  func fail(_ path: String, with error: TransportError) {
    state.withLock { $0.failures[path] = error }
  }

  func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
    let url = request.url.absoluteString
    let base = url.range(of: "/kpgg/") ?? url.range(of: Self.base)
    let encoded = String(url[(base?.upperBound ?? url.startIndex)...])
    let path = encoded.removingPercentEncoding ?? encoded
    let condition = request.fields["If-None-Match"]
    let failure = state.withLock { state in
      state.requests.append(condition == nil ? path : "if changed \(path)")
      return state.failures[path]
    }
    if let failure { throw failure }
    guard let body = await body(at: path) else { return TransportResponse(status: 404) }
    let entityTag = "\"\(body.hashValue)\""
    if condition == entityTag { return TransportResponse(status: 304) }
    return TransportResponse(status: 200, fields: ["ETag": entityTag], body: body)
  }

  private func body(at path: String) async -> Data? {
    if let document = state.withLock({ $0.documents[path] }) {
      return document.map { Data($0.utf8) }
    }
    let name = path.split(separator: "/").last.flatMap { String($0).removingPercentEncoding } ?? ""
    let documentPath = path == "group/" ? .index : GroupID(name).map(DocumentPath.group)
    guard let documentPath else { return nil }
    return (try? await source.document(at: documentPath)) ?? nil
  }
}
