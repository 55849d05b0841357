import Foundation

@testable import KPGGCore

/// A source that serves documents from a dictionary, and records the requested paths in order.
actor RecordingSource: CatalogSource {
  private(set) var requestedPaths: [String] = []
  private let documents: [String: Data]

  init(_ documents: [String: Data]) { self.documents = documents }

  func document(at path: DocumentPath) throws(CatalogError) -> Data? {
    requestedPaths.append(path.description)
    return documents[path.description]
  }

  nonisolated func location(of path: DocumentPath) -> String { "recorded:\(path)" }
}
