import KPGGSystem

/// A reader of catalogs and line-ups that decodes as few documents as possible.
///
/// It works on its caller's actor, so a program that reads only memory starts no threads.
/// ``CatalogReader`` is the reader for apps.
package struct DocumentReader: Sendable {
  package let source: any LocatedSource
  /// The documents that were read; `nil` if each call reads the source again.
  private let decoded: DecodedDocuments?

  /// Creates a reader without reading anything. One that keeps documents reads and decodes each once:
  /// use it for one command, not in a long-running process.
  package init(source: any LocatedSource, keepsDocuments: Bool = false) {
    self.source = source
    decoded = keepsDocuments ? DecodedDocuments() : nil
  }

  private init(source: any LocatedSource, decoded: DecodedDocuments?) {
    (self.source, self.decoded) = (source, decoded)
  }

  /// The same reader without requests: it has the documents on this machine only.
  package var local: DocumentReader {
    DocumentReader(source: LocalDocuments(source: source), decoded: decoded)
  }

  /// Reads the sections and groups. Needs only the index.
  package func catalog() async throws(CatalogError) -> Catalog {
    if let known = knownCatalog { return known }
    let catalog = try await index().document.catalog
    decoded?.catalog.withLock { $0 = catalog }
    return catalog
  }

  /// Reads the number of line-up entries of each group. Needs the document of each.
  package func memberCounts(of groups: [GirlGroup]) async throws(CatalogError) -> [GroupID: Int] {
    if let image = source.image { return image.memberCounts }
    let counts = try await documents(of: groups).map(\.members.count)
    return Dictionary(zip(groups.map(\.id), counts), uniquingKeysWith: { first, _ in first })
  }

  /// Reads the group with exactly this ID from its own document.
  ///
  /// - Returns: `nil` if there is no such document, or if it does not contain the group's data. The
  ///   original endpoint's documents do not: use `catalog()` there.
  package func lineUp(exactly id: GroupID) async throws(CatalogError) -> LineUp? {
    try await checkedLineUp(exactly: id)?.lineUp
  }

  private func checkedLineUp(exactly id: GroupID) async throws(CatalogError) -> CheckedLineUp? {
    let local = try await document(of: id) { (path) async throws(CatalogError) in
      try await source.localDocument(at: path)
    }
    guard let local, let info = local.document.info, info.id == id, local.document.sections != nil
    else { return nil }
    return local.lineUp(of: info)
  }

  /// Reads a group and its members from its own document if that is enough, else with the index.
  ///
  /// - Throws: `CatalogError.groupNotFound` if the catalog does not have the group.
  func checkedLineUp(id: GroupID) async throws(CatalogError) -> CheckedLineUp {
    if let lineUp = try await checkedLineUp(exactly: id) { return lineUp }
    guard let group = try await catalog()[id] else { throw .groupNotFound(id) }
    return try await document(of: group).lineUp(of: group)
  }

  /// Reads the index and all line-ups, the newest debut first. Throws the first error of any
  /// document.
  package func soundCatalog(
    with parts: LineUpParts = .all
  ) async throws(CatalogError) -> FullCatalog {
    try Self.checkCancellation()
    if let image = source.image { return fullCatalog(of: image, with: parts) }
    return try await ofOneVersion { () async throws(CatalogError) in
      let catalog = try await catalog()
      return FullCatalog(
        catalog, lineUps: try await lineUps(of: catalog.groups), problems: [])
    }
  }

  /// Reads the index and all line-ups. Collects the problems of single documents.
  func fullCatalog() async throws(CatalogError) -> FullCatalog {
    try Self.checkCancellation()
    if let image = source.image { return fullCatalog(of: image, with: .all) }
    return try await ofOneVersion { () async throws(CatalogError) in
      try await fullCatalogFromDocuments()
    }
  }

  private func fullCatalogFromDocuments() async throws(CatalogError) -> FullCatalog {
    let index = try await index()
    let groups = index.document.catalog.groups
    let results = try await results(of: groups, collectsErrors: true)
    var lineUps: [LineUp] = []
    var problems = index.problems.map { CatalogProblem.toleratedValue($0) }
    for (group, result) in zip(groups, results) {
      switch result {
      case .success(let document):
        let read = document.lineUp(of: group)
        lineUps.append(read.lineUp)
        problems += read.problems.map { .toleratedValue($0) }
      case .failure(let error): problems.append(.missingLineUp(group.id, error))
      }
    }
    return FullCatalog(index.document.catalog, lineUps: lineUps, problems: problems)
  }

  /// Reads a group's members and songs. The line-up keeps the given group, even if the group's document
  /// differs.
  package func lineUp(of group: GirlGroup) async throws(CatalogError) -> LineUp {
    try await document(of: group).lineUp(of: group).lineUp
  }

  /// Reads the line-ups of the groups that meet a condition, the newest debut first. Reads only their
  /// documents.
  package func lineUps(
    with parts: LineUpParts = .all, where isWanted: (GirlGroup) -> Bool
  ) async throws(CatalogError) -> [LineUp] {
    if source.image != nil {
      return try await soundCatalog(with: parts).lineUps.filter { isWanted($0.group) }
    }
    return try await lineUps(of: try await catalog().groups.filter(isWanted))
  }

  /// Reads the line-ups of groups, in the given order. Reads several documents of a remote source
  /// at the same time.
  package func lineUps(
    of groups: [GirlGroup], with parts: LineUpParts = .all
  ) async throws(CatalogError) -> [LineUp] {
    // Reading a few groups one by one is faster than reading all.
    if source.image != nil, groups.count > 10 {
      let known = try await soundCatalog(with: parts)
      return groups.compactMap { group in
        known.catalog.position(of: group.id).map { known.lineUps[$0].with(group) }
      }
    }
    return zip(try await checkedDocuments(of: groups), groups).map { $0.lineUp(of: $1).lineUp }
  }

  package func documents(of groups: [GirlGroup]) async throws(CatalogError) -> [GroupDocument] {
    try await checkedDocuments(of: groups).map(\.document)
  }

  private func checkedDocuments(
    of groups: [GirlGroup]
  ) async throws(CatalogError) -> [CheckedDocument<GroupDocument>] {
    try await ofOneVersion { () async throws(CatalogError) in
      try await results(of: groups, collectsErrors: false).map { result throws(CatalogError) in
        try result.get()
      }
    }
  }

  /// Reads the documents of groups, and counts their records. Throws the first error, or else only one that
  /// concerns several documents.
  private func results(
    of groups: [GirlGroup], collectsErrors: Bool
  ) async throws(CatalogError) -> [Result<CheckedDocument<GroupDocument>, CatalogError>] {
    let count = RecordCount()
    return try await groups.concurrentMap(
      width: source.simultaneousRequests
    ) { group async throws(CatalogError) -> Result<CheckedDocument<GroupDocument>, CatalogError> in
      let read: CheckedDocument<GroupDocument>
      do throws(CatalogError) {
        read = try await document(of: group)
      } catch {
        guard collectsErrors, error.concernsOneDocument else { throw error }
        return .failure(error)
      }
      try count.add(read.document)
      return .success(read)
    }
  }

  /// Reads several documents again if the catalog got a new version meanwhile. The second time, nearly all of
  /// them are in the cache.
  ///
  /// - Throws: `CatalogError.unreachable` with the reason `.digestMismatch` if the catalog changes again.
  private func ofOneVersion<Value>(
    _ read: () async throws(CatalogError) -> Value
  ) async throws(CatalogError) -> Value {
    let version = source.version
    let value = try await read()
    let newVersion = source.version
    guard newVersion != version else { return value }
    decoded?.removeAll()
    let newValue = try await read()
    guard source.version != newVersion, let url = URL(string: source.location(of: .index)) else {
      return newValue
    }
    throw .unreachable(EndpointError(url: url, reason: .digestMismatch))
  }

  /// The catalog, if it is known.
  private var knownCatalog: Catalog? {
    decoded?.catalog.withLock(\.self) ?? decoded?.image.withLock { $0?.catalog.catalog }
  }

  private func fullCatalog(of image: CatalogImage, with parts: LineUpParts) -> FullCatalog {
    let known = decoded?.image.withLock(\.self)
    if let known, known.parts.isSuperset(of: parts) { return known.catalog }
    let parts = parts.union(known?.parts ?? [])
    let catalog = image.fullCatalog(with: parts, of: knownCatalog)
    decoded?.image.withLock { $0 = (catalog, parts) }
    return catalog
  }

  private func document(
    of group: GirlGroup
  ) async throws(CatalogError) -> CheckedDocument<GroupDocument> {
    let read = try await document(of: group.id) { (path) async throws(CatalogError) in
      try await source.document(at: path)
    }
    guard let document = read else {
      throw .documentNotFound(location: source.location(of: .group(group.id)))
    }
    return document
  }

  private func index() async throws(CatalogError) -> CheckedDocument<IndexDocument> {
    try Self.checkCancellation()
    if let image = source.image {
      return CheckedDocument(document: IndexDocument(image.catalog), problems: [])
    }
    guard let data = try await source.document(at: .index) else {
      throw .documentNotFound(location: source.location(of: .index))
    }
    return try CheckedDocument(at: .index) { (reader) throws(DocumentProblem) in
      try IndexDocument(decoding: data, reader: &reader)
    }
  }

  private func document(
    of id: GroupID, read: (DocumentPath) async throws(CatalogError) -> Data?
  ) async throws(CatalogError) -> CheckedDocument<GroupDocument>? {
    if let image = source.image {
      return image.lineUp(of: id).map {
        CheckedDocument(document: GroupDocument($0, members: $0.members), problems: [])
      }
    }
    if let known = decoded?.groups.withLock({ $0[id] }) { return known }
    try Self.checkCancellation()
    guard let data = try await read(.group(id)) else { return nil }
    let document = try CheckedDocument(at: .group(id)) { (reader) throws(DocumentProblem) in
      try GroupDocument(decoding: data, of: id, reader: &reader)
    }
    decoded?.groups.withLock { $0[id] = document }
    return document
  }

  private static func checkCancellation() throws(CatalogError) {
    if Task.isCancelled { throw .cancelled }
  }
}

extension IndexDocument {
  /// Reads the index of a source.
  init(from data: Data) throws(CatalogError) {
    do {
      try self.init(decoding: data)
    } catch {
      throw .badDocument(error)
    }
  }
}

/// A source that sends no requests: it reads local documents only.
private struct LocalDocuments: LocatedSource {
  let source: any LocatedSource

  var image: CatalogImage? { source.image }

  var version: Int { source.version }

  func document(at path: DocumentPath) async throws(CatalogError) -> Data? {
    try await source.localDocument(at: path)
  }

  func location(of path: DocumentPath) -> String { source.location(of: path) }
}
