import Foundation
import KPGGCore

/// The documents of an app's own store: a file that has all of them as one JSON object.
struct ArchiveSource: CatalogSource {
  let documents: [String: String]

  init(archive: URL) throws {
    documents = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: archive))
  }

  func document(at path: DocumentPath) -> Data? {
    documents[path.description].map { Data($0.utf8) }
  }
}
