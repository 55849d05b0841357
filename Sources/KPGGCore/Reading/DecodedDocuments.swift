import KPGGSystem

/// The documents that a reader has decoded, without their bytes.
///
/// A document can have 8 MiB, most of it spaces. What is decoded from it is much smaller.
final class DecodedDocuments: Sendable {
  let catalog = Mutex<Catalog?>(nil)
  let groups = Mutex<[GroupID: CheckedDocument<GroupDocument>]>([:])
  let image = Mutex<(catalog: FullCatalog, parts: LineUpParts)?>(nil)

  func removeAll() {
    catalog.withLock { $0 = nil }
    groups.withLock { $0 = [:] }
  }
}

/// A line-up with the values of its document that are not as the wire format requires.
struct CheckedLineUp: Sendable {
  let lineUp: LineUp
  let problems: [DocumentProblem]
}

/// A document with the problems of its values.
struct CheckedDocument<Document: Sendable>: Sendable {
  let document: Document
  let problems: [DocumentProblem]

  init(document: Document, problems: [DocumentProblem]) {
    (self.document, self.problems) = (document, problems)
  }

  init(
    at path: DocumentPath, read: (inout WireReader) throws(DocumentProblem) -> Document
  ) throws(CatalogError) {
    var reader = WireReader(document: path)
    do {
      document = try read(&reader)
    } catch {
      throw .badDocument(error)
    }
    problems = reader.problems
  }
}

extension CheckedDocument<GroupDocument> {
  /// The line-up with the given group, even if the document's own data differs.
  func lineUp(of group: GirlGroup) -> CheckedLineUp {
    CheckedLineUp(lineUp: document.lineUp(of: group), problems: problems)
  }
}
