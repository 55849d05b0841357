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

/// A folder that holds an exported tree: `group/index.json`, `group/OHMYGIRL` …
public struct DirectorySource: CatalogSource {
  /// The folder, relative to the working directory or absolute.
  public let path: String

  /// Looks at nothing until a document is asked for.
  public init(path: String) { self.path = path }

  /// Reads the document's file: a regular one of at most 8 MiB, or a link to such a file.
  public func document(at path: DocumentPath) throws(CatalogError) -> Data? {
    let location = location(of: path)
    do {
      return try BoundedFile.read(location, limit: WireJSON.byteLimit)
    } catch {
      switch error {
      case .tooLarge(let limit):
        throw .badDocument(
          DocumentProblem(document: path, keyPath: .root, kind: .tooLarge(limit: limit)))
      case .failed(let reason): throw .unreadable(location: location, reason: reason)
      }
    }
  }

  /// The path of the document's file.
  public func location(of path: DocumentPath) -> String {
    self.path.hasSuffix("/") ? self.path + path.filePath : "\(self.path)/\(path.filePath)"
  }
}
