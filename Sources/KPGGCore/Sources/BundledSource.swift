internal import CatalogData

/// The catalogue that is part of the library itself: it needs no file and no network.
public struct BundledSource: CatalogSource {
  /// Costs nothing: documents are looked up when they are asked for.
  public init() {}

  /// The embedded bytes themselves, not a copy.
  public func document(at path: DocumentPath) -> Data? {
    let filePath = path.filePath
    let documents = UnsafeBufferPointer(start: catalogDocuments(), count: catalogDocumentCount())
    for var document in documents where filePath == String(cString: document.path) {
      let bytes = UnsafeRawPointer(document.text)
      // The bytes live as long as the process, and nothing writes to them.
      return Data(
        bytesNoCopy: UnsafeMutableRawPointer(mutating: bytes),
        count: catalogDocumentLength(&document),
        deallocator: .none)
    }
    return nil
  }

  /// `bundled:group/OHMYGIRL`.
  public func location(of path: DocumentPath) -> String { "bundled:\(path)" }

  /// The file paths of all documents, in the order of their bytes.
  static var filePaths: [String] {
    UnsafeBufferPointer(start: catalogDocuments(), count: catalogDocumentCount())
      .map { String(cString: $0.path) }
  }
}
