import KPGGCore
import XCTest

@testable import KPGGPublishing

/// The bundled catalog as tables, and back.
final class BundledTablesTests: XCTestCase {
  func testTablesGiveTheSameDocumentsAndTheSameTables() async throws {
    let reader = DocumentReader(source: BundledSource(), keepsDocuments: true)
    let tables = try await reader.tables()
    let tree = try await tables.tree()
    let original = try await reader.staticTree()
    XCTAssertEqual(tree.documents.map(\.path), original.documents.map(\.path))
    for (document, expected) in zip(tree.documents, original.documents) {
      XCTAssertEqual(document.data, expected.data, "\(expected.path)")
    }
    let again = try await DocumentReader(source: TreeSource(tree)).tables()
    XCTAssertEqual(again.files, tables.files)
  }
}
