import KPGGCatalogData

/// The documents that the library embeds.
enum EmbeddedDocuments {
  /// The file paths of all documents, in the order of their UTF-8 bytes.
  static var filePaths: [String] {
    UnsafeBufferPointer(start: kpgg_catalog_documents(), count: kpgg_catalog_document_count())
      .map { String(cString: $0.path) }
  }
}
