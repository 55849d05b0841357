import CatalogData

/// The documents that the library embeds.
enum EmbeddedDocuments {
  /// The file paths of all documents, in the order of their UTF-8 bytes.
  static var filePaths: [String] {
    UnsafeBufferPointer(start: catalogDocuments(), count: catalogDocumentCount())
      .map { String(cString: $0.path) }
  }
}
