import Foundation

@testable import KPGGCore

/// A source from a dictionary that records the requested documents in order.
actor RecordingSource: CatalogSource {
  private(set) var asked: [String] = []
  private let documents: [String: Data]

  init(_ documents: [String: Data]) { self.documents = documents }

  func document(at path: DocumentPath) throws(CatalogError) -> Data? {
    asked.append(path.description)
    return documents[path.description]
  }

  nonisolated func location(of path: DocumentPath) -> String { "recorded:\(path)" }
}
