package import KPGGCore
package import KPGGSystem

/// A catalog as documents of the wire format, for a web server that serves files.
package struct StaticTree: Hashable, Sendable {
  /// A document with its path.
  package struct Document: Hashable, Sendable {
    package let path: DocumentPath
    private let document: any WireDocument

    init(_ document: some WireDocument) {
      (path, self.document) = (document.path, document)
    }

    /// The document in the bytes that `jq -S .` prints. It is written on each access: all documents
    /// together repeat most of the catalog three times.
    package var data: Data { document.data }

    /// Writes the document, and checks its size.
    fileprivate func checkedData() throws(DocumentProblem) -> Data {
      let data = data
      guard data.count <= WireLimits.bytes else {
        throw DocumentProblem(document: path, kind: .syntax(.tooLarge(limit: WireLimits.bytes)))
      }
      return data
    }

    package static func == (left: Self, right: Self) -> Bool {
      left.path == right.path && left.data == right.data
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(path) }
  }

  /// The documents in the order of the UTF-8 bytes of their file paths.
  package let documents: [Document]
  package let groupCount: Int

  /// Creates the documents of the index, the groups, the sections, and their years. If the catalog
  /// has OH MY GIRL, the document in the oldest format is included.
  ///
  /// A group without a document gets one without members.
  ///
  /// - Throws: The problem that prevents storing or reading a document: two names that differ only
  ///   in letter case, or a document above 8 MiB.
  package init(
    catalog: Catalog, groups: [GroupDocument]
  ) throws(DocumentProblem) {
    groupCount = catalog.groups.count
    let known = Dictionary(groups.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let members = known.mapValues(\.members)
    var groupDocuments: [Document] = []
    var digests: [GroupID: SHA256] = [:]
    for group in catalog.groups {
      let document = Document(
        known[group.id].map { GroupDocument($0.lineUp(of: group), members: $0.members) }
          ?? GroupDocument(LineUp(group: group, checkedMembers: [])))
      groupDocuments.append(document)
      digests[group.id] = SHA256(of: try document.checkedData())
    }
    var documents = [Document(IndexDocument(catalog, digests: digests))]
    documents += catalog.sections.map { section in
      Document(SectionDocument(key: section.key, groups: catalog.groups(in: section)))
    }
    documents += Self.yearsDocuments(catalog, members).map { Document($0) }
    if catalog[.ohMyGirl] != nil {
      documents.append(Document(MemberInfoDocument(members: members[.ohMyGirl] ?? [])))
    }
    for document in documents { _ = try document.checkedData() }
    self.documents = (documents + groupDocuments)
      .sorted { $0.path.description.precedesInBytes($1.path.description) }
    try Self.checkNames(of: self.documents)
  }

  /// Sections of the same years share a document.
  private static func yearsDocuments(
    _ catalog: Catalog, _ members: [GroupID: [Member]]
  ) -> [YearsDocument] {
    var groups: [ClosedRange<Int>: [GroupID]] = [:]
    for section in catalog.sections {
      if let years = section.years { groups[years, default: []] += section.groupIDs }
    }
    return groups.map { years, ids in
      YearsDocument(
        years: years,
        members: Dictionary(
          ids.map { ($0, members[$0] ?? []) }, uniquingKeysWith: { first, _ in first }))
    }
  }

  private static func checkNames(of documents: [Document]) throws(DocumentProblem) {
    var pathsByName: [String: DocumentPath] = [:]
    for document in documents {
      let path = document.path
      let name = path.description.pathComponents.last ?? ""
      if let other = pathsByName.updateValue(path, forKey: path.description.lowercased()) {
        throw DocumentProblem(
          document: path, kind: .invalidName(name, .conflictsWithDocument(other.description)))
      }
    }
  }
}

extension DocumentReader {
  /// Reads the whole catalog as a tree of files. Needs every document.
  package func staticTree() async throws(CatalogError) -> StaticTree {
    let catalog = try await catalog()
    let documents = try await documents(of: catalog.groups)
    do {
      return try StaticTree(catalog: catalog, groups: documents)
    } catch {
      throw .badDocument(error)
    }
  }
}
