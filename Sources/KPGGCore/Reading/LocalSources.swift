internal import KPGGSystem
internal import KPGGCatalogData

/// The catalog that is embedded in the library. It needs no files and no network.
public struct BundledSource: CatalogSource {
  /// The day to which the facts in the documents are current.
  package static let date = CalendarDate(checkedYear: 2026, month: 11, day: 22)

  /// Creates a source without reading anything.
  public init() {}

  /// Returns the embedded bytes without copying them.
  public func document(at path: DocumentPath) -> Data? {
    let documents = UnsafeBufferPointer(
      start: kpgg_catalog_documents(), count: kpgg_catalog_document_count())
    let document = path.description.withCString { path in
      documents.first { strcmp($0.path, path) == 0 }
    }
    guard var document else { return nil }
    // The bytes are constant and live as long as the process.
    return Data(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: document.text),
      count: kpgg_catalog_document_length(&document), deallocator: .none)
  }

  /// Returns `bundled:group/OHMYGIRL`.
  public func location(of path: DocumentPath) -> String { "bundled:\(path)" }
}

/// A folder with an exported tree: `group/index.json`, `group/OHMYGIRL` …
public struct DirectorySource: CatalogSource {
  /// The path of the folder, absolute or relative to the working directory.
  package let path: String

  /// Creates a source of a folder without reading anything.
  public init(_ folder: URL) { self.init(path: folder.path) }

  /// Creates a source without reading anything.
  package init(path: String) { self.path = path }

  /// Reads a document's file. It must be a regular file of at most 8 MiB, or a link to one.
  ///
  /// Exports by earlier versions have percent-encoded file names.
  public func document(at path: DocumentPath) throws(CatalogError) -> Data? {
    if let data = try document(at: path, named: path.description) { return data }
    guard path.encodedPath != path.description else { return nil }
    return try document(at: path, named: path.encodedPath)
  }

  private func document(
    at path: DocumentPath, named name: String
  ) throws(CatalogError) -> Data? {
    let location = file(name)
    do {
      return try BoundedFile.read(location, limit: WireLimits.bytes)
    } catch {
      switch error {
      case .tooLarge(let limit):
        throw .badDocument(
          DocumentProblem(document: path, keyPath: .root, kind: .tooLarge(limit: limit)))
      case .failed(let error): throw .unreadable(location: location, reason: error.reason)
      }
    }
  }

  /// Returns the path of a document's file.
  public func location(of path: DocumentPath) -> String { file(path.description) }

  private func file(_ name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }
}
