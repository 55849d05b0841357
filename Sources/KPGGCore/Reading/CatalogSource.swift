public import KPGGSystem

/// A source of wire documents: the embedded catalog, a folder, or an endpoint.
public protocol CatalogSource: Sendable {
  /// Reads the bytes of a document.
  ///
  /// - Returns: The bytes; `nil` if the source does not have the document.
  /// - Throws: `CatalogError` if the document exists and cannot be read.
  func document(at path: DocumentPath) async throws(CatalogError) -> Data?
}

/// A source whose documents have locations for messages, and that may be remote.
package protocol LocatedSource: CatalogSource {
  /// Reads a document if no network request is needed.
  ///
  /// Use it for names that may not exist: a typo then causes no request.
  ///
  /// - Returns: The bytes; `nil` if a request is needed, or if the source does not have the
  ///   document.
  func localDocument(at path: DocumentPath) async throws(CatalogError) -> Data?

  /// The catalog in memory; `nil` if the source only has documents.
  var image: CatalogImage? { get }

  /// The number of documents to read at the same time, at least 1.
  var simultaneousRequests: Int { get }

  /// Returns the file path or the URL of a document.
  func location(of path: DocumentPath) -> String

  /// Marks the documents as outdated: they are requested again when they are next read.
  func reload()

  /// A number that changes when the source finds out that the catalog has a new version.
  var version: Int { get }
}

extension LocatedSource {
  /// Reads the document, because a local source has all documents on this machine.
  package func localDocument(at path: DocumentPath) async throws(CatalogError) -> Data? {
    try await document(at: path)
  }

  package var image: CatalogImage? { nil }

  /// Does nothing, because a local source always reads the current documents.
  package func reload() {}

  /// 0, because a local source does not compare the versions of its documents.
  package var version: Int { 0 }

  /// 1, because reading files in parallel is not faster.
  package var simultaneousRequests: Int { 1 }
}

/// A source of an app. The location of a document is its path.
struct AppSource: LocatedSource {
  let source: any CatalogSource

  func document(at path: DocumentPath) async throws(CatalogError) -> Data? {
    try await source.document(at: path)
  }

  func location(of path: DocumentPath) -> String { path.description }
}

/// The catalog that is embedded in the library. It needs no files and no network.
public struct BundledSource: LocatedSource {
  /// The day to which the facts in the embedded documents are current.
  public static let date = CalendarDate(checkedYear: 2026, month: 11, day: 23)

  /// Creates a source without reading anything.
  public init() {}

  /// Writes the bytes of a document from the embedded records.
  public func document(at path: DocumentPath) -> Data? {
    switch path {
    case .index: IndexDocument(CatalogImage.bundled.catalog).data
    case .group(let id): CatalogImage.bundled.lineUp(of: id).map { GroupDocument($0).data }
    case .section, .years, .memberInfo: nil
    }
  }

  package var image: CatalogImage? { .bundled }

  /// Returns `bundled:group/OHMYGIRL`.
  package func location(of path: DocumentPath) -> String { "bundled:\(path)" }
}

/// A folder with an exported tree: `group/index.json`, `group/OHMYGIRL` …
public struct DirectorySource: LocatedSource {
  /// The path of the folder, absolute or relative to the working directory.
  package let path: String

  /// Creates a source of a folder without reading anything.
  public init(_ folder: URL) { self.init(path: folder.path) }

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
        throw .badDocument(DocumentProblem(document: path, kind: .syntax(.tooLarge(limit: limit))))
      case .failed(let error): throw .unreadable(location: location, reason: error.reason)
      }
    }
  }

  /// Returns the path of a document's file.
  package func location(of path: DocumentPath) -> String { file(path.description) }

  private func file(_ name: String) -> String {
    path.utf8.last == UInt8(ascii: "/") ? path + name : "\(path)/\(name)"
  }
}

/// A catalog in memory, for previews and tests.
///
///     let reader = CatalogReader(source: MemorySource(FullCatalog([.sample])))
public struct MemorySource: LocatedSource {
  private let documents: [DocumentPath: Data]

  /// Creates a source of a catalog. A group without a line-up has no members.
  public init(_ catalog: FullCatalog) {
    var documents = [DocumentPath.index: IndexDocument(catalog.catalog).data]
    let known = Dictionary(
      catalog.lineUps.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for group in catalog.catalog.groups {
      let document = known[group.id].map { GroupDocument($0.with(group)) }
      documents[.group(group.id)] =
        (document ?? GroupDocument(LineUp(group: group, checkedMembers: []))).data
    }
    self.documents = documents
  }

  /// Returns a document that was created with the source.
  public func document(at path: DocumentPath) -> Data? { documents[path] }

  /// Returns `memory:group/OHMYGIRL`.
  package func location(of path: DocumentPath) -> String { "memory:\(path)" }
}

extension LineUp {
  /// OH MY GIRL with its members, for previews and tests.
  public static let sample =
    CatalogImage.bundled.lineUp(of: .ohMyGirl)
    ?? LineUp(group: GirlGroup(id: .ohMyGirl), checkedMembers: [])
}
