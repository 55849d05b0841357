import Foundation
import KPGGCore
import KPGGQuiz
import TestSupport

/// An endpoint in memory that serves the sample catalog, and counts its requests.
actor StubEndpoint {
  private(set) var requestCount = 0
  private(set) var conditionalRequestCount = 0
  private(set) var lastFields: [String: String] = [:]

  func response(to request: TransportRequest) -> TransportResponse {
    requestCount += 1
    lastFields = request.fields
    if request.fields["If-None-Match"] == "\"1\"" {
      conditionalRequestCount += 1
      return TransportResponse(status: 304)
    }
    let name = request.url.lastPathComponent
    let path = GroupID(name).map(DocumentPath.group) ?? .index
    let documents = DirectorySource(SampleCatalog.folder)
    guard let body = try? documents.document(at: name == "group" ? .index : path) else {
      return TransportResponse(status: 404)
    }
    return TransportResponse(status: 200, fields: ["ETag": "\"1\""], body: body)
  }
}

struct StubTransport: HTTPTransport {
  let endpoint = StubEndpoint()

  func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
    await endpoint.response(to: request)
  }
}

/// A transport without a network.
struct FailingTransport: HTTPTransport {
  let error: TransportError

  func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
    throw error
  }
}

/// A transport that waits until its task is canceled.
struct WaitingTransport: HTTPTransport {
  func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse {
    while !Task.isCancelled { await Task.yield() }
    throw .cancelled
  }
}
