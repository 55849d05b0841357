package import Foundation
package import KPGGCore

/// A source that serves documents from a dictionary, and records the requested paths in order.
package actor RecordingSource: LocatedSource {
  package private(set) var requestedPaths: [String] = []
  private let documents: [String: Data]

  package init(_ documents: [String: Data]) { self.documents = documents }

  package func document(at path: DocumentPath) throws(CatalogError) -> Data? {
    requestedPaths.append(path.description)
    return documents[path.description]
  }

  package nonisolated func location(of path: DocumentPath) -> String { "recorded:\(path)" }
}
